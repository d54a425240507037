/** Rows of an uploaded file that staff can leave out. */
export const MOST_LEFT_OUT = 1000
