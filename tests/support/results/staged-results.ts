/** A file to choose. */
export const csv = new File(['x'], 'CEE Model 7 - results.csv', { type: 'text/csv' })

/** A staged results file, as the API answers it. */
export const staged = {
  __typename: 'StagedExamResults',
  id: 'staged-1',
  fileName: csv.name,
  examId: 'CEE-07',
  examTitle: 'CEE Model 7',
  secondSecret: 'NONE',
  examDate: null,
  totalRows: 3,
  newRows: 1,
  changedRows: 1,
  unchangedRows: 1,
  unknownStudents: 1,
  examVersion: 1,
  releaseAt: null as string | null,
  isRevision: false,
  subjectColumns: [],
  findings: [
    {
      code: 'NOT_IN_FILE',
      severity: 'WARNING',
      message: 'Candidates of this exam who are not in this file: they keep the results they have.',
      count: 1853,
      examples: ['081000', '081003'],
    },
    {
      code: 'HEADER',
      severity: 'INFORMATION',
      message: 'The column “Remarks” is ignored.',
      count: null,
      examples: [],
    },
  ],
  sample: [
    sampleRow('081000', 'CHANGED', { examMark: '120', examRank: '5', percentage: '60' }),
    sampleRow('081001', 'NEW', null),
    sampleRow('081002', 'UNCHANGED', { examMark: '135.75', examRank: '5', percentage: '67.88' }),
  ],
  expiresAt: '2026-11-22T12:15:00.000Z',
}

function sampleRow(candidateId: string, change: string, before: Record<string, string> | null) {
  return {
    rowNumber: Number(candidateId) - 80998,
    candidateId,
    studentName: null,
    examMark: '135.75',
    examRank: '5',
    percentage: '67.88',
    subjects: [],
    change,
    before: before && { ...before, subjects: [] },
  }
}
