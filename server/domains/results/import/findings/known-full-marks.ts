import type { Transaction } from '#server/domains/imports/import-definition.ts'

export interface KnownFullMarks {
  /** An exact decimal. */
  full: string
  /** Whether the percentages of a published file follow from them to two decimals. */
  isExact: boolean
}

/** The full marks of an exam, as staff entered them or as all its published files say. */
export async function knownFullMarks(tx: Transaction, examId: string): Promise<KnownFullMarks | null> {
  const [known] = await tx.$queryRaw<KnownFullMarks[]>`
    WITH files AS (
      SELECT full_marks FROM exam_result_files
      WHERE exam_id = ${examId} AND state = 'PUBLISHED' AND full_marks IS NOT NULL
    )
    SELECT trim_scale(full_marks)::text AS full, full_marks IN (SELECT full_marks FROM files) AS "isExact"
    FROM (
      SELECT coalesce(
        (SELECT full_marks FROM exams WHERE id = ${examId}),
        (SELECT min(full_marks) FROM files HAVING count(DISTINCT full_marks) = 1)
      ) AS full_marks
    ) AS known
    WHERE full_marks IS NOT NULL`
  return known ?? null
}
