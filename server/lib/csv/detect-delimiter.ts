const delimiters = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof delimiters)[number]

/** A first line for spreadsheet programs that names the delimiter; they do not show it as a row. */
const NAMED_DELIMITER = /^"?sep=[^\r\n]"?(?:\r\n|\n|\r)/i

/** The length of the line at a text's beginning that names its delimiter; 0 when there is none. */
export function delimiterLineLength(text: string): number {
  return NAMED_DELIMITER.exec(text)?.[0].length ?? 0
}

/**
 * Detects the delimiter by the first lines: the one outside quotes in most of them, for a title may have another one; in a tie,
 * the most frequent one in the first line, then the comma.
 */
export function detectDelimiter(lines: readonly string[]): Delimiter {
  const unquoted = lines.map((line) => line.replace(/"[^"]*("|$)/g, ''))
  const share = (delimiter: Delimiter) => unquoted.filter((line) => line.includes(delimiter)).length
  const count = (delimiter: Delimiter) => unquoted[0]?.split(delimiter).length ?? 0
  const isBetter = (one: Delimiter, other: Delimiter) =>
    share(one) > share(other) || (share(one) === share(other) && count(one) > count(other))
  return delimiters.reduce((best, next) => (isBetter(next, best) ? next : best))
}
