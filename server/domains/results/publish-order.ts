import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { SEEN_AND_WITHDRAWN } from './find-exams.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'

export interface PresentState {
  order: number
  /** yyyy-MM-dd */
  date: string | null
}

/**
 * The order of a file among the exam's files: above those released by then, which may be withdrawn, or above all. The date of what is released by
 * then, or was seen before it was withdrawn: a correction is of the same day, unless the form says otherwise.
 */
export async function presentState(
  tx: Transaction,
  examId: string,
  { releaseAt, overrulesWaiting }: { releaseAt: Date } & Pick<PublishExamResultsInput, 'overrulesWaiting'>,
): Promise<PresentState> {
  // By hand: what Prisma does with a question for the first time takes longer than the answer, and these would be two.
  const [present] = await tx.$queryRaw<{ highest: number; released: number; date: string | null }[]>`
    SELECT coalesce(max(publish_order), 0) AS highest,
      coalesce(max(publish_order) FILTER (WHERE is_released OR is_withdrawn), 0) AS released,
      to_char(
        (array_agg(exam_date ORDER BY is_released DESC, publish_order DESC)
          FILTER (WHERE (is_released OR was_seen) AND exam_date IS NOT NULL))[1],
        'YYYY-MM-DD'
      ) AS date
    FROM (
      SELECT *, state = 'PUBLISHED' AND coalesce(release_at <= ${releaseAt}, true) AS is_released,
        state = 'WITHDRAWN' AND coalesce(release_at <= ${releaseAt}, true) AS is_withdrawn,
        ${Prisma.raw(SEEN_AND_WITHDRAWN)} AS was_seen
      FROM exam_result_files WHERE exam_id = ${examId}
    ) AS files`
  if (!present) throw new Error('The aggregate query returned no row')
  const { highest, released, date } = present
  return { order: 1 + (overrulesWaiting ? highest : released), date }
}

/** Moves the files from this place on by one, from the highest on because places are unique. */
export async function makeRoom(tx: Transaction, examId: string, order: number): Promise<void> {
  const above = await tx.examResultFile.findMany({
    where: { examId, publishOrder: { gte: order } },
    orderBy: { publishOrder: 'desc' },
    select: { id: true },
  })
  for (const { id } of above) {
    await tx.examResultFile.update({ where: { id }, data: { publishOrder: { increment: 1 } } })
  }
}
