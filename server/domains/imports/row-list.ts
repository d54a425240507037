import { listed } from '#server/lib/wording.ts'

/** How many rows a finding names; the others are counted. */
export const NAMED_ROWS = 3

/** "row 3" or "rows 3, 4, 5 and 12 more". */
export function rowList(rows: readonly number[], count: number): string {
  return `${count === 1 ? 'row' : 'rows'} ${listed(rows, rows.length, count)}`
}
