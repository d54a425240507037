const MAX_ROWS = 1_000_000

/**
 * A million rows and the header. The batch size limits both the delay of look-ups on the same thread and the number of
 * round trips.
 */
export const READ_LIMITS = { maxRows: MAX_ROWS + 1, batchSize: 1000 }
