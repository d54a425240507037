import { latinDigits } from '#shared/digits.ts'

/**
 * A spreadsheet, or a hurried thumb, drops the zeros in front of a candidate ID.
 *
 * @param known candidate IDs of the same exam.
 * @returns the ID with as many zeros in front as those of the exam have; undefined when that is no help.
 */
export function withZeros(candidateId: string, known: readonly string[]): string | undefined {
  const typed = latinDigits(candidateId).replaceAll(/[\s\p{Dash}]/gu, '')
  const [first = ''] = known
  const sameLength = known.every((id) => /^\d+$/.test(id) && id.length === first.length)
  if (!/^\d+$/.test(typed) || !sameLength || !known.some((id) => id.startsWith('0'))) return undefined
  const padded = typed.padStart(first.length, '0')
  return padded === typed ? undefined : padded
}
