/** An exam as staff see it, as the API answers it. */
export const exam = (more: Record<string, unknown> = {}): Record<string, unknown> & { version: number } => ({
  ...{ __typename: 'ManagedExam', id: 'CEE-07', title: 'CEE Model 7', date: '2026-10-31', version: 1 },
  ...{ fullMarks: null, passPercentage: '50', secondSecret: 'NONE', topPerformers: 'NAMES', recheck: null },
  ...{ state: 'RELEASED', releaseAt: '2026-11-01T06:00:00.000Z', announced: false, files: 1, groups: [] },
  ...{ withdrawnAt: null, withdrawnReason: null, withdrawnWords: null, checks: [] },
  ...more,
})

/** The answer to a change of that exam when a colleague has changed it meanwhile. */
export const EXAM_CONFLICT = {
  __typename: 'ExamConflict',
  message: 'Somebody else was faster.',
  current: exam({ version: 2 }),
}

/** A result file, as the API answers it. */
export function file(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    fileName: `${id}.csv`,
    examId: 'CEE-07',
    examTitle: 'CEE Model 7',
    examDate: '2026-10-31',
    totalResults: 1893,
    exam: exam(),
    shownResults: 1893,
    replacedResults: 0,
    uploadedAt: '2026-11-01T06:00:00.000Z',
    uploadedBy: { id: '1', name: 'Sunita Shakya', email: 'sunita@example.com' },
    ...more,
  }
}

/** Effects of deleting a file, as the API answers them. */
export const deletion = (more: Record<string, unknown>) => ({
  ...{ restored: [], lost: 0, unaffected: 0 },
  ...more,
})
