import type { Database } from '#server/db/database.ts'
import { KNOWN_STUDENTS, VISIBLE_ROWS } from '#server/domains/results/look-up/visible-rows.ts'

export interface ExamGroupShape {
  /** Null for candidates on no active list. */
  name: string | null
  candidates: number
}

/** Groups are few; a list whose column holds something else must not fill the page. */
const MOST_GROUPS = 200

const GROUPS = `
  SELECT student.groups AS name, count(*)::int AS candidates
  FROM ${VISIBLE_ROWS} AS result LEFT JOIN ${KNOWN_STUDENTS} AS student USING (candidate_id)
  GROUP BY student.groups ORDER BY student.groups NULLS LAST LIMIT ${MOST_GROUPS}`

/** The groups of an exam's candidates with visible results. */
export async function listExamGroups(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
): Promise<ExamGroupShape[]> {
  const { rows } = await pool.query<ExamGroupShape>({
    name: 'list-exam-groups',
    text: GROUPS,
    values: [examId],
  })
  return rows
}
