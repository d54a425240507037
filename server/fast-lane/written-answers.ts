import { EndOfHead, headerLines } from '#server/lib/end-of-head.ts'
import type { Answer, Encoding } from './answer.ts'

/** What a socket takes at once, about: the rest of a larger one may wait for its reader, whom the app watches then. */
const MOST_BYTES = 16_000

const STATUS = 'HTTP/1.1 200 OK\r\n'

/** Writes answers as Node would, all at once. */
export class WrittenAnswers {
  readonly #beginning: string
  readonly #end: EndOfHead

  /**
   * @param headers of every answer: names and values by turns.
   * @param o.keepAliveS seconds for which a connection is kept for the next request.
   */
  constructor(headers: readonly string[], o: { keepAliveS: number }) {
    this.#beginning = `${STATUS}${headerLines(headers)}x-request-id: `
    this.#end = new EndOfHead(o)
  }

  /** @returns an answer as it goes over the line, one byte a character; undefined if it is long, or has yet to be compressed. */
  whole(answer: Answer, o: { id: string; type: string; encoding: Encoding | undefined }): string | undefined {
    const { id, type, encoding } = o
    const body = encoding ? answer.alreadyCompressed(encoding) : answer.toSend()
    if (body === undefined || body.length > MOST_BYTES) return undefined
    const encoded = encoding ? `content-encoding: ${encoding}\r\nvary: accept-encoding\r\n` : ''
    return `${this.#beginning}${id}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n${encoded}${this.#end.text()}${body}`
  }
}
