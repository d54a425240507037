/** The end of an answer's head as Node writes it over a connection that is kept for the next request. */
export class EndOfHead {
  readonly #lines: string
  #text = ''
  /** Of the date in the text, since 1970. */
  #second = 0

  /** @param o.keepAliveS seconds for which the connection is kept. */
  constructor({ keepAliveS }: { keepAliveS: number }) {
    this.#lines = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveS}\r\n\r\n`
  }

  /** The last headers, with the present date, and the empty line behind them. */
  text(): string {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#text = `Date: ${new Date(second * 1000).toUTCString()}\r\n${this.#lines}`
    }
    return this.#text
  }
}

/** Headers as they go over the line. @param headers names and values by turns. */
export function headerLines(headers: readonly string[]): string {
  return headers.map((part, at) => part + (at % 2 ? '\r\n' : ': ')).join('')
}
