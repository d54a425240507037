/** What publishing a row would do to what stands published for its candidate. */
export const RowChange = { NEW: 'NEW', CHANGED: 'CHANGED', UNCHANGED: 'UNCHANGED' } as const

export type RowChange = (typeof RowChange)[keyof typeof RowChange]
