import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { say } from '#server/locales/say.ts'
import { rejectFile, rowList } from './csv-problem.ts'
import { type Column, columnOf, columnsOf, shortened } from './csv-table.ts'
import type { TableLayout } from './table-layout.ts'

/** Gives a table the header that staff chose, and leaves out the rows that they left out. Rows keep their numbers. */
export class RowArrangement {
  readonly #fields: readonly Column<string>[]
  readonly #layout: TableLayout
  readonly #leaveOut: ReadonlySet<number>
  #header: CsvRow | undefined
  #isHeaderWritten = false
  /** The rows that are left out directly below the header, which may be a part of it. */
  readonly #below: string[][] = []
  /** Their names of columns that share a cell of the header. */
  #names: readonly string[] = []
  #width = 0
  #above: number[] = []
  #left: number[] = []

  constructor(fields: readonly Column<string>[], layout: TableLayout) {
    this.#fields = fields
    this.#layout = layout
    this.#leaveOut = new Set(layout.leaveOut)
  }

  /** @throws CsvRejected when the row of the header is below the last one. */
  async *rows(source: AsyncIterable<readonly CsvRow[]>): AsyncGenerator<CsvRow[]> {
    for await (const batch of source) {
      const rows = batch.flatMap((row) => this.#rowsOf(row))
      if (rows.length > 0) yield rows
    }
    const header = this.#pendingHeader()
    if (header.length > 0) yield header
    const isBelow = !this.#header && this.#above.length > 0
    if (isBelow) throw rejectFile(say`The file ends above row ${Number(this.#layout.headerRow)}.`)
  }

  #rowsOf(row: CsvRow): CsvRow[] {
    if (this.#header && !this.#isHeaderWritten && this.#isLeftOut(row)) {
      this.#below.push(row.cells)
      this.#left.push(row.number)
      return []
    }
    const header = this.#pendingHeader()
    const cells = this.#cellsOf(row)
    return cells?.some((cell) => cell !== '') ? [...header, { ...row, cells }] : header
  }

  /** The header, which is known with the next row that is not left out. */
  #pendingHeader(): CsvRow[] {
    if (!this.#header || this.#isHeaderWritten) return []
    this.#isHeaderWritten = true
    this.#names = namesBelow(this.#header.cells, this.#below)
    this.#width = Math.max(this.#width, lastFilled(this.#names) + 1)
    const { isUnended: _ended, ...header } = this.#header
    return [{ ...header, cells: this.#headerCells(header.cells) }]
  }

  #isLeftOut({ number }: CsvRow): boolean {
    return this.#leaveOut.has(number)
  }

  /** @returns undefined for a row that is left out. */
  #cellsOf(row: CsvRow): string[] | undefined {
    const { number, cells } = row
    const { headerRow, values } = this.#layout
    if (!this.#header) {
      if (typeof headerRow === 'number' && number < headerRow) {
        this.#above.push(number)
        return undefined
      }
      this.#header = row
      const chosen = this.#layout.columns.map(({ place }) => place)
      this.#width = Math.max(cells.length - 1, ...chosen) + 1
      return undefined
    }
    if (this.#isLeftOut(row)) {
      this.#left.push(number)
      return undefined
    }
    // With the same names as the header, so that it is recognised.
    if (isSame(cells, this.#header.cells)) return this.#headerCells(this.#header.cells)
    if (values.length === 0) return cells
    const own = Array.from({ length: this.#width }, (_none, place) => cells[place] ?? '')
    return [...own, ...values.map(({ value }) => value), ...cells.slice(this.#width)]
  }

  /** A column that was not chosen must not be taken for one that was; without any, the header counts, but for the values. */
  #headerCells(cells: readonly string[]): string[] {
    const { columns, values } = this.#layout
    const names = new Map(columns.map(({ name, place }) => [place, name]))
    return Array.from({ length: this.#width }, (_none, place) => {
      const cell = cells[place] ?? ''
      const own = (!columnOf(this.#fields, cell) && this.#names[place]) || cell
      const known = columnsOf(this.#fields, [own])[0]?.name
      const isOther = known !== undefined && (columns.length > 0 || values.some(({ name }) => name === known))
      return names.get(place) ?? (isOther ? `#${place + 1}` : own)
    }).concat(values.map(({ name }) => name))
  }

  notes(): string[] {
    const { columns, values } = this.#layout
    const named = columnsOf(this.#fields, this.#header?.cells ?? [])
    const isNamed = ({ name, place }: (typeof columns)[number]) => named[place]?.name === name
    const chosen = [
      ...columns
        .filter((column) => !isNamed(column))
        .map(({ name, place }) => say`${name} is “${shortened(this.#header?.cells[place] ?? '')}”`),
      ...values.map(({ name, value }) => say`${name} is “${shortened(value)}” in every row`),
    ]
    return [
      this.#above.length > 0 && say`Left out above the header: ${rowsOf(this.#above)}.`,
      this.#left.length > 0 && say`Left out as you chose: ${rowsOf(this.#left)}.`,
      chosen.length > 0 && say`Columns as you chose: ${chosen.join(', ')}.`,
    ].filter((note) => note !== false)
  }
}

const LETTER = /\p{L}/u

/**
 * The names that further rows of a header give to columns, by their places: to those whose own cell is blank, and to the first
 * of several that share a cell. A row with a number, such as one of full marks, gives none, and a lone name in a blank first
 * column says what the row is.
 */
function namesBelow(header: readonly string[], below: readonly (readonly string[])[]): string[] {
  const rows = below.filter((cells) => cells.every((cell) => LETTER.test(cell) || !/\p{Nd}/u.test(cell)))
  const places = Array.from({ length: Math.max(0, ...rows.map((cells) => cells.length)) }, (_none, at) => at)
  const isBlank = (place: number) => (header[place] ?? '') === ''
  const parts = rows.map((cells, at) => {
    const isLone = isBlank(0) && cells.filter((cell) => LETTER.test(cell)).length < 2
    let shared = ''
    return places.map((place) => {
      const own = LETTER.test(cells[place] ?? '') && !(isLone && place === 0) ? (cells[place] ?? '') : ''
      shared = own || (isBlank(place) ? shared : '')
      // Above another row a cell may be shared, too.
      return at < rows.length - 1 ? shared : own
    })
  })
  const names = places.map((place) => parts.flatMap((part) => part[place] || []).join(' '))
  const isNamed = (place: number) => isBlank(place) && (names[place] ?? '') !== ''
  return names.map((name, place) => (isNamed(place) || isNamed(place + 1) ? name : ''))
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '')

/** Empty cells at the end do not matter. */
function isSame(cells: readonly string[], others: readonly string[]): boolean {
  const places = Math.max(cells.length, others.length)
  return Array.from({ length: places }, (_none, at) => at).every(
    (at) => (cells[at] ?? '') === (others[at] ?? ''),
  )
}

const NAMED = 10

function rowsOf(numbers: readonly number[]): string {
  return rowList(numbers.slice(0, NAMED), numbers.length)
}
