import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from './recorded-visit.ts'

export interface EncodedResponse {
  /** 0 when there was none. */
  status: number
  hasRetryAfter: boolean
  /** Whether it was asked at all: else every connection was waiting for an answer. */
  wasAsked: boolean
  /** One byte a character, perhaps compressed. */
  body: string
}

const NO_ANSWER: EncodedResponse = { status: 0, hasRetryAfter: false, wasAsked: true, body: '' }
const NOT_ASKED: EncodedResponse = { ...NO_ANSWER, wasAsked: false }
const PATIENCE_MS = 60_000
/** A connection over which nothing comes for so long has lost its server. */
const SILENCE_MS = 30_000
/** Opened at once, and how often. */
const OPENED = { count: 20, everyMs: 10 }
const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** A request as it goes over the line. */
export function wireFormat({ method, path, headers = {}, body = '' }: Request): Buffer {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

/**
 * Many connections, so that no request waits for another one's answer: visitors do not know of each other. They
 * are open before, and the one that was used last is the next, as with a proxy: a busy process of Node accepts one new
 * connection in each turn of its event loop, and how many those are would be all that is measured.
 *
 * The load generator must not take the database's processor time, nor be slower than the server: so answers are read just so
 * far as to count them, all into one buffer.
 */
export class Connections {
  readonly #address: { host: string; port: number }
  /** As many open files are needed here and in the server. */
  readonly #count: number
  readonly #idle: Connection[] = []
  readonly #all = new Set<Connection>()
  readonly #buffer = Buffer.allocUnsafeSlow(256 * 1024)
  readonly #isNewEach: boolean

  /** @param isNewEach whether each request opens a connection of its own, which ends with its answer. */
  constructor(url: string, { count, isNewEach = false }: { count: number; isNewEach?: boolean | undefined }) {
    const { hostname, port } = new URL(url)
    this.#address = { host: hostname, port: Number(port) }
    this.#count = count
    this.#isNewEach = isNewEach
  }

  /**
   * Opens those that are missing.
   *
   * @param request is asked once over each: the server ends a connection over which nothing ever came.
   * @throws when the system does not let them be opened.
   */
  async open(request: Buffer): Promise<void> {
    if (this.#isNewEach) return
    const giveUp = performance.now() + PATIENCE_MS
    while (this.#idle.length < this.#count) {
      const missing = Math.min(OPENED.count, this.#count - this.#all.size)
      for (let count = 0; count < missing; count++) this.#open(request, () => {})
      await wait(OPENED.everyMs)
      if (performance.now() < giveUp) continue
      throw new Error(
        `Only ${this.#idle.length} of ${this.#count} connections could be opened: allow more open files (ulimit -n).`,
      )
    }
  }

  send(request: Buffer, onAnswer: (answer: EncodedResponse) => void): void {
    if (this.#isNewEach) {
      this.#open(request, onAnswer)
      return
    }
    let connection = this.#idle.pop()
    while (connection?.socket.destroyed) connection = this.#idle.pop()
    if (connection) connection.send(request, onAnswer)
    else onAnswer(NOT_ASKED)
  }

  close(): void {
    for (const { socket } of this.#all) socket.destroy()
  }

  #open(first: Buffer, onAnswer: (answer: EncodedResponse) => void): void {
    const socket = connect({
      ...this.#address,
      noDelay: true,
      onread: { buffer: this.#buffer, callback: (length) => connection.read(this.#buffer, length) },
    })
    const onIdle = () => (this.#isNewEach ? socket.destroy() : this.#idle.push(connection))
    const connection = new Connection(socket, onIdle)
    this.#all.add(connection)
    connection.send(first, onAnswer)
    socket.setTimeout(SILENCE_MS, () => connection.isWaiting && socket.destroy())
    // The following `close` is counted.
    socket.on('error', () => {})
    socket.once('close', () => {
      this.#all.delete(connection)
      connection.answer(NO_ANSWER)
    })
  }
}

class Connection {
  readonly socket: Socket
  readonly #onIdle: () => void
  #onAnswer: ((answer: EncodedResponse) => void) | undefined
  #held = ''

  constructor(socket: Socket, onIdle: () => void) {
    this.socket = socket
    this.#onIdle = onIdle
  }

  get isWaiting(): boolean {
    return this.#onAnswer !== undefined
  }

  send(request: Buffer, onAnswer: (answer: EncodedResponse) => void): void {
    this.#onAnswer = onAnswer
    this.socket.write(request)
  }

  /** @returns that there may be more. */
  read(buffer: Buffer, length: number): true {
    // One byte a character: lengths are those of the bytes.
    this.#held += buffer.toString('latin1', 0, length)
    const answer = wholeAnswer(this.#held)
    if (answer) {
      this.#held = ''
      this.#onIdle()
      this.answer(answer)
    }
    return true
  }

  answer(answer: EncodedResponse): void {
    const onAnswer = this.#onAnswer
    this.#onAnswer = undefined
    onAnswer?.(answer)
  }
}

/** @returns undefined while more has to come. */
function wholeAnswer(held: string): EncodedResponse | undefined {
  const headEnd = held.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = held.slice(0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined
      ? held.endsWith(LAST_CHUNK)
      : held.length >= headEnd + HEAD_END.length + Number(length)
  if (!isWhole) return undefined
  return {
    status: Number(head.slice(9, 12)),
    hasRetryAfter: /\r\nretry-after: /i.test(head),
    wasAsked: true,
    body: held.slice(headEnd + HEAD_END.length),
  }
}
