import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Doorkeeper {
  /** How many bytes are the body of the one request that all of them are; undefined if they are anything else. */
  bodyLength(bytes: Buffer): number | undefined
  /** Refuses whoever asks, if that has to be. */
  refuse(): boolean
}

/**
 * Stands between a connection and Node's parser. Past capacity, whoever asks over it can be refused from the bytes alone,
 * for a third of what it costs to make a request of them and to answer that. Only connections over which somebody was
 * turned away have one: of others the parser reads the socket itself, which is cheaper while there are answers.
 *
 * What is refused here the parser never sees, so it has to be just between two requests, and every answer given: else the
 * bytes might belong to another request, or a refusal overtake an answer. Where the parser stands it says itself: when
 * it was handed what is one request, was asked just that, and has all of its body.
 */
export class Doorstep {
  readonly #socket: Socket
  readonly #keeper: Doorkeeper
  readonly #parsers: ((bytes: Buffer) => void)[]
  readonly #onAnswered = () => {
    this.#unanswered--
  }
  #unanswered = 0
  #isBetween = false
  /** What came of the bytes that are just being handed on; at other times nothing is remembered. */
  #asked: IncomingMessage[] | undefined

  constructor(socket: Socket, keeper: Doorkeeper) {
    this.#socket = socket
    this.#keeper = keeper
    this.#parsers = socket.listeners('data') as ((bytes: Buffer) => void)[]
    // The parser leaves the socket to whoever listens.
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    for (const parser of this.#parsers) socket.off('data', parser)
  }

  /** To be told of every request over the connection. */
  isAsked(request: IncomingMessage, response: ServerResponse): void {
    this.#asked?.push(request)
    this.#unanswered++
    response.once('close', this.#onAnswered)
  }

  #take(bytes: Buffer): void {
    const bodyLength = this.#keeper.bodyLength(bytes)
    if (bodyLength !== undefined && this.#mayRefuse() && this.#keeper.refuse()) return
    // Not those of the chunk that this was made in: the parser goes on with it afterwards.
    const asked: IncomingMessage[] = []
    this.#asked = asked
    for (const parser of this.#parsers) parser.call(this.#socket, bytes)
    this.#asked = undefined
    // A head ends with the bytes' only empty line or in their body, and then that much does not follow: so it ended there,
    // and these were the rest of one request to their last.
    const last = asked.at(-1)
    this.#isBetween = last?.complete === true && Number(last.headers['content-length']) === bodyLength
  }

  #mayRefuse(): boolean {
    const { writable, writableLength } = this.#socket
    // Whoever does not fetch what was written before is for the app to watch.
    return this.#isBetween && this.#unanswered === 0 && writable && writableLength === 0
  }
}
