import type { MarkGroup } from '#server/domains/imports/csv-table.ts'

/** More than there are in an exam; a file that has more is counted in the database. */
export const MOST_GROUPS = 10_000

/** Longer numbers are no ranks, and no integers of the database's. */
export const RANK_DIGITS = 9

interface Row {
  examMark: string
  percentage: string
  examRank: string | null
}

/** Groups rows as they are read, by texts that are the same for the same number. */
export function groupMarks(): { add(row: Row): void; groups(): MarkGroup[] | undefined } {
  const byMark = new Map<string, Map<string, MarkGroup>>()
  let count = 0
  const groupOf = ({ examMark: mark, percentage }: Row): MarkGroup => {
    const byPercentage = byMark.get(mark) ?? new Map<string, MarkGroup>()
    if (byPercentage.size === 0) byMark.set(mark, byPercentage)
    const known = byPercentage.get(percentage)
    if (known) return known
    const group = { mark, percentage, rows: 0, best: null, worst: null }
    byPercentage.set(percentage, group)
    count += 1
    return group
  }
  return {
    add(row) {
      if (count > MOST_GROUPS) return
      const group = groupOf(row)
      group.rows += 1
      const rank = numberOf(row.examRank)
      if (rank === null) return
      if (group.best === null || rank < group.best) group.best = rank
      if (group.worst === null || rank > group.worst) group.worst = rank
    },
    groups: () =>
      count > MOST_GROUPS ? undefined : [...byMark.values()].flatMap((groups) => [...groups.values()]),
  }
}

/** A rank that is a number. By hand: there are millions of them. */
function numberOf(rank: string | null): number | null {
  if (rank === null || rank === '' || rank.length > RANK_DIGITS) return null
  let number = 0
  for (let at = 0; at < rank.length; at += 1) {
    const digit = rank.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return null
    number = number * 10 + digit
  }
  return number
}
