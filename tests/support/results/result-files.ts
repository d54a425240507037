/** A result file, as the API answers it. */
export function file(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    fileName: `${id}.csv`,
    examId: 'CEE-07',
    examTitle: 'CEE Model 7',
    examDate: '2026-10-31',
    totalResults: 1893,
    secondSecret: 'NONE',
    topPerformers: 'NAMES',
    shownResults: 1893,
    replacedResults: 0,
    uploadedAt: '2026-11-01T06:00:00.000Z',
    uploadedBy: { id: '1', name: 'Sunita Shakya', email: 'sunita@example.com' },
    releaseAt: null,
    announced: false,
    publishOrder: 1,
    ...more,
  }
}

/** What deleting a file does, as the API answers it. */
export const deletion = (more: Record<string, unknown>) => ({
  ...{ state: 'RELEASED', restored: [], lost: 0, unaffected: 0 },
  ...more,
})
