import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** An Exam ID that was probably meant to be that of an exam with published results: its file would be a second exam. */
export async function similarExamId(
  tx: Transaction,
  { examId, standing }: { examId: string; standing: readonly unknown[] },
): Promise<FindingShape | false> {
  if (standing.length > 0) return false
  const exams = await tx.examResultFile.groupBy({ by: ['examId'], where: { state: 'PUBLISHED' } })
  const similar = exams.find((exam) => exam.examId !== examId && likened(exam.examId) === likened(examId))
  if (!similar) return false
  return {
    code: 'EXAM_ID',
    severity: 'BLOCKING',
    message: `There are no results of ${examId} yet, but there are of ${similar.examId}. Is it the same exam?`,
    count: null,
  }
}

/** Equal for IDs that people mistake for each other: case, spaces and dashes, and the letters O, I and L for digits. */
function likened(examId: string): string {
  return examId
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}_.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
