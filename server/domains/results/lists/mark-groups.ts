import type { MarkGroup } from '#server/domains/imports/csv-table.ts'

/** More than the groups of an exam; for files with more the database counts them. */
const MOST_MARK_GROUPS = 10_000

/** Longer numbers are not ranks and do not fit the database's integer type. */
export const RANK_DIGITS = 9

interface Row {
  examMark: string
  percentage: string
  examRank: string | null
}

/** Groups rows by normalized mark and percentage while they are read. */
export class MarkGroups {
  #byMark = new Map<string, Map<string, MarkGroup>>()
  #count = 0

  /** All groups; undefined if there are too many. */
  groups(): MarkGroup[] | undefined {
    if (this.#count > MOST_MARK_GROUPS) return undefined
    return [...this.#byMark.values()].flatMap((groups) => [...groups.values()])
  }

  add({ examMark, percentage, examRank }: Row): void {
    const group = this.#groupOf(examMark, percentage)
    if (!group) return
    group.rows += 1
    const rank = numberOf(examRank)
    if (rank < 0) return
    if (group.best === null || rank < group.best) group.best = rank
    if (group.worst === null || rank > group.worst) group.worst = rank
  }

  /** The group of a mark and its percentage; undefined if there are too many. */
  #groupOf(mark: string, percentage: string): MarkGroup | undefined {
    if (this.#count > MOST_MARK_GROUPS) return undefined
    let byPercentage = this.#byMark.get(mark)
    if (!byPercentage) {
      byPercentage = new Map()
      this.#byMark.set(mark, byPercentage)
    }
    const known = byPercentage.get(percentage)
    if (known) return known
    const group = { mark, percentage, rows: 0, best: null, worst: null }
    byPercentage.set(percentage, group)
    this.#count += 1
    return group
  }
}

/** Parses a rank; -1 if it is not a number. Hand-written because it runs for millions of rows. */
function numberOf(rank: string | null): number {
  if (rank === null || rank === '' || rank.length > RANK_DIGITS) return -1
  let number = 0
  for (let at = 0; at < rank.length; at += 1) {
    const digit = rank.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}
