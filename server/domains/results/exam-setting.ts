import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { SecondSecret, TopPerformersShown } from '#server/generated/prisma/enums.ts'
import { notFound } from '#server/graphql/errors.ts'
import { perObject } from '#shared/per-object.ts'
import { lockExam } from './lock-exam.ts'

/** What staff chose for an exam, as lists of exams show it. */
interface ExamSettings {
  secondSecret: SecondSecret
  topPerformers: TopPerformersShown
  /** yyyy-MM-dd. */
  recheckUntil: string | null
  recheckFee: string | null
}

const LIST_SETTINGS = {
  name: 'list-exam-settings',
  text: `SELECT id AS "examId", second_secret AS "secondSecret", top_performers AS "topPerformers",
    recheck_until::text AS "recheckUntil", recheck_fee AS "recheckFee" FROM exams`,
}

/** The settings of all exams by the exam's ID: they are read once for the context of a request. */
export const examSettingsOf = perObject(
  async ({ db }: { db: Pick<Database, 'pool'> }): Promise<ReadonlyMap<string, ExamSettings>> => {
    const { rows } = await db.pool.query<ExamSettings & { examId: string }>(LIST_SETTINGS)
    return new Map(rows.map((row) => [row.examId, row]))
  },
)

/** Changes what staff chose for an exam with published or withdrawn results. */
export async function changeExamSetting(
  { prisma }: Pick<Database, 'prisma'>,
  examId: string,
  change: (tx: Transaction) => Promise<void>,
): Promise<{ examId: string; stagedId: null }> {
  const isThere = await prisma.$transaction(async (tx) => {
    await lockExam(tx, examId)
    const files = await tx.examResultFile.count({
      where: { examId, state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
    })
    if (files > 0) await change(tx)
    return files > 0
  })
  if (!isThere) throw notFound('This exam has no results any more.')
  return { examId, stagedId: null }
}
