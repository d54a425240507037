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
export class MarkGroups {
  #byMark = new Map<string, Map<string, MarkGroup>>()
  #count = 0

  /** All of them, unless there are too many. */
  groups(): MarkGroup[] | undefined {
    if (this.#count > MOST_GROUPS) return undefined
    return [...this.#byMark.values()].flatMap((groups) => [...groups.values()])
  }

  add({ examMark, percentage, examRank }: Row): void {
    const group = this.groupOf(examMark, percentage)
    if (group) addTo(group, numberOf(examRank))
  }

  /** The group of a mark and its percentage, to add rows to; none if there are too many. */
  groupOf(mark: string, percentage: string): MarkGroup | undefined {
    if (this.#count > MOST_GROUPS) return undefined
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

/** @param rank -1 when it is no number. */
export function addTo(group: MarkGroup, rank: number): void {
  group.rows += 1
  if (rank < 0) return
  if (group.best === null || rank < group.best) group.best = rank
  if (group.worst === null || rank > group.worst) group.worst = rank
}

/** A rank that is a number, else -1. By hand: there are millions of them. */
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
