/** Beyond this many characters a line may be longer than what the parser takes as one, in bytes: that is its to judge. */
const MAX_LINE = 16_384

/** Cuts what needs no parser out of the text of a table, and leaves the rest to it. */
export interface PlainLines {
  /** The lines that are complete, and need no parser, of all that was added and not taken yet; none once it has ended. */
  take(chunk: string): string[]
  /** Whether something was met that only the parser understands. */
  ended(): boolean
  /** What was added and not taken: from the line on that needs the parser, or the last one without a line break. */
  rest(): string
}

/**
 * A line without a quotation mark means the same to every reader of CSV: it ends at the line break, and its values are
 * between the delimiters. From the first other line on, everything is the parser's.
 */
export function plainLines(): PlainLines {
  let rest = ''
  let ended = false
  return {
    take(chunk) {
      rest += chunk
      if (ended) return []
      const quote = rest.indexOf('"')
      const end = endOfLines(rest, quote)
      const lines = end === 0 ? [] : linesOf(rest.slice(0, end))
      if (lines.some(({ length }) => length > MAX_LINE)) {
        ended = true
        return []
      }
      rest = rest.slice(end)
      ended = quote >= 0 || rest.length > MAX_LINE
      return lines
    },
    ended: () => ended,
    rest: () => rest,
  }
}

/** Where the last line ends that is complete and stands before the quotation mark, if there is one. */
function endOfLines(text: string, quote: number): number {
  const last = lastBreak(text, quote < 0 ? text.length : quote)
  // The line feed of a pair may be still to come.
  const halved = quote < 0 && last === text.length - 1 && text[last] === '\r'
  return (halved ? lastBreak(text, last) : last) + 1
}

function lastBreak(text: string, before: number): number {
  if (before === 0) return -1
  return Math.max(text.lastIndexOf('\n', before - 1), text.lastIndexOf('\r', before - 1))
}

/** Of a text that ends with a line break. */
function linesOf(text: string): string[] {
  const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n')
  lines.pop()
  return lines
}
