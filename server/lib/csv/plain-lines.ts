/** Longer lines may exceed the parser's limit in bytes, so the parser checks them. */
const MAX_LINE = 16_384

/** Takes lines that need no parser from a text in chunks. */
export interface PlainLines {
  /** Adds a chunk and returns the complete lines that need no parser; none once `ended()`. */
  take(chunk: string): string[]
  /** Whether the text contains something that needs the parser. */
  ended(): boolean
  /** Text that was not returned: from the line that needs the parser, or the incomplete last line. */
  rest(): string
}

/**
 * Without a quotation mark, a line ends at the line break and its values are between the delimiters. From the first
 * other line on, the parser reads everything.
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

/** End of the last complete line before the quotation mark, if there is one. */
function endOfLines(text: string, quote: number): number {
  const last = lastBreak(text, quote < 0 ? text.length : quote)
  // The line feed of a CRLF pair may be in the next chunk.
  const isSplitPair = quote < 0 && last === text.length - 1 && text[last] === '\r'
  return (isSplitPair ? lastBreak(text, last) : last) + 1
}

function lastBreak(text: string, before: number): number {
  if (before === 0) return -1
  return Math.max(text.lastIndexOf('\n', before - 1), text.lastIndexOf('\r', before - 1))
}

/** Splits a text that ends with a line break. */
function linesOf(text: string): string[] {
  const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n')
  lines.pop()
  return lines
}
