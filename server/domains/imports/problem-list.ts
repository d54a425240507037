import { type CsvProblem, CsvRejected } from './csv-problem.ts'

/** More than anybody reads; a file with every row wrong must not fill the memory. */
const MAX_LISTED = 1000

/** The problems of a file: the first ones by row, and how many there are in all. */
export interface ProblemList {
  /** Adds the problems of the next rows, in any order among themselves. */
  add(problems: readonly CsvProblem[]): void
  /** @throws CsvRejected when there are any. */
  rejectIfAny(): void
}

export function createProblemList(): ProblemList {
  const listed: CsvProblem[] = []
  let count = 0
  return {
    add(problems) {
      count += problems.length
      const room = MAX_LISTED - listed.length
      if (room > 0) listed.push(...[...problems].sort(byRow).slice(0, room))
    },
    rejectIfAny() {
      if (count === 0) return
      const errors = count === 1 ? '1 validation error' : `${count} validation errors`
      const pronoun = count === 1 ? 'it' : 'them'
      throw new CsvRejected(`Found ${errors}. Please fix ${pronoun} before uploading.`, listed, count)
    },
  }
}

function byRow(one: CsvProblem, other: CsvProblem): number {
  return (one.row ?? 0) - (other.row ?? 0)
}
