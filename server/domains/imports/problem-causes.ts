/** A kind of problem that several rows may share, such as too many decimals in one column. */
export interface CsvCause {
  column: string | null
  /** That of the first row. */
  message: string
  /** Number of rows. */
  count: number
  /** The first ones. */
  rows: number[]
}

interface Problem {
  row: number | null
  column: string | null
  message: string
}

const FIRST_ROWS = 5
/** More different causes are a table of another kind; the memory must not grow with them. */
const MOST_CAUSES = 100

/** Counts problems by cause: messages of a column that differ in values and numbers alone. */
export class ProblemCauses {
  readonly #causes = new Map<string, CsvCause>()

  add({ row, column, message }: Problem): void {
    const key = `${column}: ${message.replace(/“[^”]*”|\d[\d.,]*/g, '…')}`
    const known = this.#causes.get(key)
    if (known) {
      known.count += 1
      if (row !== null && known.rows.length < FIRST_ROWS) known.rows.push(row)
    } else if (this.#causes.size < MOST_CAUSES) {
      this.#causes.set(key, { column, message, count: 1, rows: row === null ? [] : [row] })
    }
  }

  /** The most frequent first. */
  list(): CsvCause[] {
    return [...this.#causes.values()].sort((one, other) => other.count - one.count)
  }
}

export function causesOf(problems: readonly Problem[]): CsvCause[] {
  const causes = new ProblemCauses()
  for (const problem of problems) causes.add(problem)
  return causes.list()
}
