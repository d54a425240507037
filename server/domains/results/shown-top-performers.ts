import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { TopPerformersShown } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { examSettingsOf } from './exam-setting.ts'
import type { ExamResultShape } from './find-exam-results.ts'

// How the best of an exam are shown to everybody: by name, by initials, or not at all. Staff choose it for each exam.

export const TopPerformersShownEnum = builder.enumType(TopPerformersShown, {
  name: 'TopPerformersShown',
  description:
    'How the top performers of an exam are shown to everybody. With initials, candidate IDs are shown by their last two characters.',
})

export async function topPerformersShown(
  { prisma }: { prisma: Pick<Transaction, 'exam'> },
  examId: string,
): Promise<TopPerformersShown> {
  const exam = await prisma.exam.findUnique({ where: { id: examId } })
  return exam?.topPerformers ?? 'NAMES'
}

/** Chooses how the best of an exam are shown, and logs a change. */
export async function chooseTopPerformers(
  tx: Pick<Transaction, 'exam' | 'activity'>,
  {
    examId,
    topPerformers,
    actorId,
  }: { examId: string; topPerformers: TopPerformersShown; actorId: string | null },
): Promise<void> {
  const before = await topPerformersShown({ prisma: tx }, examId)
  if (before === topPerformers) return
  await tx.exam.update({ where: { id: examId }, data: { topPerformers } })
  await tx.activity.create({
    data: {
      actorId,
      action: 'results.top-performers-changed',
      subject: `${examId}: ${before} → ${topPerformers}`,
    },
  })
}

/** What was chosen for an exam of a list. */
export async function topPerformersInList(
  context: { db: Pick<Database, 'pool'> },
  examId: string,
): Promise<TopPerformersShown> {
  return (await examSettingsOf(context)).get(examId)?.topPerformers ?? 'NAMES'
}

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
