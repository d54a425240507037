const delimiters = [',', ';', '\t'] as const

export type Delimiter = (typeof delimiters)[number]

/** The delimiter of a table by its first line: whichever stands there most often outside quotes; a tie is a comma's. */
export function detectDelimiter(firstLine: string): Delimiter {
  const unquoted = firstLine.replace(/"[^"]*("|$)/g, '')
  const count = (delimiter: Delimiter) => unquoted.split(delimiter).length
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best))
}
