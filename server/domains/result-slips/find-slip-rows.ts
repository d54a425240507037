import { presentRank, type StandingSource } from '#server/domains/results/exams/exam-facts.ts'
import { RESULT_COLUMNS, visibleRow } from '#server/domains/results/exams/find-exams.ts'
import type { ResultValues } from '#server/domains/results/result-values.ts'
import { newestListing } from '#server/domains/students/active-lists.ts'

/** A candidate's visible result with its rank as everybody reads it, the file that it is from, and the name of the newest active list. */
export interface SlipRow extends ResultValues {
  candidateId: string
  layer: number
  /** Since when candidates see the values. */
  visibleSince: Date
  studentName: string | null
  groups: string | null
  /** Since when the name is known; null without one. */
  listedSince: Date | null
}

const RESULT = visibleRow({ examId: '$1', candidateId: 'asked.candidate_id' })

const FIND_SLIP_ROWS = `
  SELECT result.candidate_id AS "candidateId", result.layer,
    (SELECT greatest(result.uploaded_at, release_at) FROM exams WHERE id = $1) AS "visibleSince",
    ${RESULT_COLUMNS}, student.student_name AS "studentName", student.groups, student.uploaded_at AS "listedSince"
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (candidate_id, place)
  CROSS JOIN LATERAL ${RESULT} AS result
  LEFT JOIN LATERAL ${newestListing('asked.candidate_id', 's.student_name, s.groups, u.uploaded_at')} AS student ON true
  ORDER BY asked.place`

/** The visible results of candidates of an exam in the order of their IDs; those without one are left out. */
export async function findSlipRows(
  { db, dataVersion }: StandingSource,
  examId: string,
  candidateIds: readonly string[],
): Promise<SlipRow[]> {
  const { rows } = await db.pool.query<SlipRow & { ranksByPercentage: boolean }>({
    name: 'find-slip-rows',
    text: FIND_SLIP_ROWS,
    values: [examId, candidateIds],
  })
  return Promise.all(
    rows.map(async ({ ranksByPercentage, ...row }) => ({
      ...row,
      examRank: await presentRank({ db, dataVersion }, { ...row, examId, ranksByPercentage }),
    })),
  )
}
