import { visibleLine } from '#server/lib/visible-text.ts'
import { inBothDigits } from '#shared/digits.ts'
import { JOINERS, withoutJoiners } from '#shared/joiners.ts'

// Search by the beginnings of words. An extension such as pg_trgm need not be there, and knows the letters of Devanagari in
// some locales only. Indexes have these very expressions: change them only with a migration.

const MARKS = '.,;:/\\@+_"()[]-'

/** Characters of a text that are indexed: no word may be longer than 2 kB. */
const MOST_CHARACTERS = 500

/** SQL of the words of a text column or expression: with spaces for marks, without joiners. */
export function wordsOf(text: string): string {
  const plain = `translate(left(lower(${text}), ${MOST_CHARACTERS}), '${MARKS}${JOINERS}', '${' '.repeat(MARKS.length)}')`
  return `array_to_tsvector(array_remove(string_to_array(${plain}, ' '), ''))`
}

/** SQL of the condition that the words have a beginning for each word of the parameter. */
export function wordsMatch(text: string, parameter: string): string {
  return `${wordsOf(text)} @@ lower(${parameter})::tsquery`
}

const beginning = (word: string) => `'${word.replaceAll("'", "''")}':*`

/**
 * The parameter of `wordsMatch` for typed text, with digits of either kind; undefined when it has no word.
 */
export function wordQuery(typed: string): string | undefined {
  const words = withoutJoiners(visibleLine(typed))
    .slice(0, MOST_CHARACTERS)
    .split(/[\s.,;:/\\@+_"()[\]-]+/)
    .filter((word) => word !== '' && !word.includes('\0'))
  if (words.length === 0) return undefined
  return words.map((word) => `(${inBothDigits(word).map(beginning).join(' | ')})`).join(' & ')
}
