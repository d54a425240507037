const MAX_ROWS = 1_000_000

/**
 * Of a table's rows: a million and the header. They come in batches small enough that look-ups on the same thread do not
 * notice, and large enough that round trips do not count.
 */
export const READ_LIMITS = { maxRows: MAX_ROWS + 1, batchSize: 1000 }
