import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from '#tests/bench/result-minute/scenarios.ts'

export interface Answer {
  /** 0 when there was none: the connection ended. */
  status: number
  hasRetryAfter: boolean
}

const NO_ANSWER: Answer = { status: 0, hasRetryAfter: false }
/** Who finds all of them taken has no answer. */
const MOST = 3_000
/** Opened at once, and how often. */
const OPENED = { count: 20, everyMs: 10 }
const HEAD_END = Buffer.from('\r\n\r\n')

/** A request as it goes over the line. */
export function wireFormat({ method, path, headers = {}, body = '' }: Request): Buffer {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

/**
 * Many connections, so that no request waits for another one's answer: whoever comes does not know of the others. They
 * are open before, as those of a proxy are: a busy process of Node accepts one new connection in each turn of its event
 * loop, and how many those are would be all that is measured. Answers are read just so far as to count them; a client that understands more could not ask
 * as fast as the server answers.
 */
export class Connections {
  readonly #address: { host: string; port: number }
  readonly #idle: Socket[] = []
  readonly #all = new Set<Socket>()
  readonly #waiting = new WeakMap<Socket, (answer: Answer) => void>()

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#address = { host: hostname, port: Number(port) }
  }

  async open(): Promise<void> {
    while (this.#all.size < MOST) {
      for (let count = 0; count < OPENED.count; count++) this.#open()
      await wait(OPENED.everyMs)
    }
    while (this.#idle.length < MOST) await wait(OPENED.everyMs)
  }

  send(request: Buffer, onAnswer: (answer: Answer) => void): void {
    let socket = this.#idle.shift()
    while (socket?.destroyed) socket = this.#idle.shift()
    if (!socket) {
      onAnswer(NO_ANSWER)
      return
    }
    this.#waiting.set(socket, onAnswer)
    socket.write(request)
  }

  close(): void {
    for (const socket of this.#all) socket.destroy()
  }

  #open(): void {
    const socket = connect({ ...this.#address, noDelay: true })
    this.#all.add(socket)
    socket.once('connect', () => this.#idle.push(socket))
    let held: Buffer | undefined
    socket.on('data', (chunk) => {
      held = held ? Buffer.concat([held, chunk]) : chunk
      const answer = wholeAnswer(held)
      if (!answer) return
      held = undefined
      this.#end(socket, answer)
      this.#idle.push(socket)
    })
    // What follows is `close`, and that is counted.
    socket.on('error', () => {})
    socket.once('close', () => {
      this.#all.delete(socket)
      this.#end(socket, NO_ANSWER)
    })
  }

  #end(socket: Socket, answer: Answer): void {
    const onAnswer = this.#waiting.get(socket)
    this.#waiting.delete(socket)
    onAnswer?.(answer)
  }
}

/** @returns undefined while more has to come. */
function wholeAnswer(held: Buffer): Answer | undefined {
  const headEnd = held.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = held.toString('latin1', 0, headEnd).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  const isWhole =
    length === undefined
      ? held.toString('latin1', held.length - 5) === '0\r\n\r\n'
      : held.length >= headEnd + HEAD_END.length + Number(length)
  if (!isWhole) return undefined
  return { status: Number(head.slice(9, 12)), hasRetryAfter: head.includes('\r\nretry-after: ') }
}
