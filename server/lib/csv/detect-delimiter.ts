const delimiters = [',', ';', '\t'] as const

export type Delimiter = (typeof delimiters)[number]

/** Detects the delimiter by the first line: the most frequent one outside quotes; in a tie, the comma. */
export function detectDelimiter(firstLine: string): Delimiter {
  const unquoted = firstLine.replace(/"[^"]*("|$)/g, '')
  const count = (delimiter: Delimiter) => unquoted.split(delimiter).length
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best))
}
