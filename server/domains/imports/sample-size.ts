/** Number of rows in a preview. */
export const SAMPLE_SIZE = 50
