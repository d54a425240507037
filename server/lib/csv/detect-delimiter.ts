const delimiters = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof delimiters)[number]

/** A first line for spreadsheet programs that names the delimiter; they do not show it as a row. */
const NAMED_DELIMITER = /^"?sep=[^\r\n]"?(?:\r\n|\n|\r)/i

/** The length of the line at a text's beginning that names its delimiter; 0 when there is none. */
export function delimiterLineLength(text: string): number {
  return NAMED_DELIMITER.exec(text)?.[0].length ?? 0
}

/** Detects the delimiter by the first line: the most frequent one outside quotes; in a tie, the comma. */
export function detectDelimiter(firstLine: string): Delimiter {
  const unquoted = firstLine.replace(/"[^"]*("|$)/g, '')
  const count = (delimiter: Delimiter) => unquoted.split(delimiter).length
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best))
}
