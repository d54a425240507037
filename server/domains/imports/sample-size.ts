/** Rows that a preview shows. */
export const SAMPLE_SIZE = 50
