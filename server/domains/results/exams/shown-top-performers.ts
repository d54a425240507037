import type { ExamResultShape } from '#server/domains/results/look-up/find-exam-results.ts'
import { TopPerformersShown } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'

// How the best of an exam are shown to everybody: by name, by initials, or not at all. Staff choose it for each exam.

export const TopPerformersShownEnum = builder.enumType(TopPerformersShown, {
  name: 'TopPerformersShown',
  description:
    'How the top performers of an exam are shown to everybody. With initials, candidate IDs are shown by their last two characters.',
})

/** A result by which only its candidate is recognised. */
export function withInitials(result: ExamResultShape): ExamResultShape {
  const candidateId = masked(result.candidateId)
  const { student } = result
  return {
    ...result,
    candidateId,
    student: student && { candidateId, groups: '', studentName: initialsOf(student.studentName) },
  }
}

const SHOWN = 2

/** Never the whole ID, however short. */
function masked(candidateId: string): string {
  const shown = candidateId.length > SHOWN ? candidateId.slice(-SHOWN) : ''
  return `••••${shown}`
}

const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** The first letter of each name, with its vowel sign in Devanagari. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => Array.from(graphemes.segment(word), ({ segment }) => segment).slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('en')}.`)
    .join(' ')
}
