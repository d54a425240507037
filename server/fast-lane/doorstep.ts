import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Doorkeeper } from './doorkeeper.ts'
import { readRequest, type WrittenRequest } from './read-request.ts'

/**
 * Stands between a connection and Node's parser. What is asked over it may be answered from the bytes alone, which spares
 * making a request of them: two thirds of a refusal's price, a third of a kept answer's. Only connections over which somebody
 * was turned away, or got what was kept, have one: of others the parser reads the socket itself, which is cheaper.
 *
 * What is answered here the parser never sees, so it has to be just between two requests, and every answer given: else the
 * bytes might belong to another request, or an answer overtake another. Where the parser stands it says itself: when
 * it was handed what is one request, was asked just that, and has all of its body.
 */
export class Doorstep {
  readonly #socket: Socket
  readonly #keeper: () => Doorkeeper | undefined
  readonly #parsers: ((bytes: Buffer) => void)[]
  readonly #onAnswered = () => {
    this.#unanswered--
  }
  #unanswered = 0
  #isBetween = false
  /** What came of the bytes that are just being handed on; at other times nothing is remembered. */
  #requests: IncomingMessage[] | undefined

  /** @param keeper nobody while everything is for the parser. */
  constructor(socket: Socket, keeper: () => Doorkeeper | undefined) {
    this.#socket = socket
    this.#keeper = keeper
    this.#parsers = socket.listeners('data') as ((bytes: Buffer) => void)[]
    // The parser leaves the socket to whoever listens.
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    for (const parser of this.#parsers) socket.off('data', parser)
  }

  /** To be told of every request over the connection. */
  isAsked(request: IncomingMessage, response: ServerResponse): void {
    this.#requests?.push(request)
    this.#unanswered++
    response.once('close', this.#onAnswered)
  }

  #take(bytes: Buffer): void {
    const asked = readRequest(bytes)
    const answer = asked && this.#answerTo(asked)
    if (answer !== undefined) {
      this.#socket.write(answer, 'latin1')
      return
    }
    // Not those of the chunk that this was made in: the parser goes on with it afterwards.
    const requests: IncomingMessage[] = []
    this.#requests = requests
    for (const parser of this.#parsers) parser.call(this.#socket, bytes)
    this.#requests = undefined
    // A head ends with the bytes' only empty line or in their body, and then that much does not follow: so it ended there,
    // and these were the rest of one request to their last.
    const last = requests.at(-1)
    this.#isBetween = last?.complete === true && last.headers['content-length'] === `${asked?.body.length}`
  }

  #answerTo(asked: WrittenRequest): string | undefined {
    if (!this.#isBetween || this.#unanswered > 0 || !this.#socket.writable) return undefined
    return this.#keeper()?.answer(asked, this.#socket)
  }
}
