/** Result slips in one file. What is left is in the next. */
export const SLIPS_IN_FILE = 5000
