import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { looksLikeDate } from '#server/lib/spreadsheet/looks-like-date.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import {
  type Column,
  type CsvTable,
  columnsOf,
  type IdFacts,
  type LeftOutReason,
  SAMPLE_SIZE,
  shortened,
} from './csv-table.ts'
import type { LayerRow, RowFormat } from './import-definition.ts'

/** The places of a table's columns, chosen by staff. */
export interface TableLayout {
  /** Number of the row with the header; absent for the first row. Rows above it are left out. */
  headerRow?: number | null | undefined
  /** Places from 0 of the columns; empty for a header that is understood. */
  columns: readonly { name: string; place: number }[]
  /** Columns that the file does not have, with the value of every row. */
  values: readonly { name: string; value: string }[]
  /** Numbers of further rows that are left out. */
  leaveOut: readonly number[]
}

/** One of the first rows of a table whose header is not understood. */
export interface LayoutRow {
  number: number
  cells: string[]
  /** The columns that its cells name; null for a cell that names none. */
  names: (string | null)[]
}

/** Question to staff when required columns are not found. */
export interface LayoutQuestion {
  rows: LayoutRow[]
  columns: { name: string; isRequired: boolean }[]
  /** The row that names most columns; null if none names one. */
  headerRow: number | null
}

const [MOST_ROWS, MOST_CELLS] = [12, 40]

/** Describes the first rows, for staff to say which column is which. */
export function askForLayout(fields: readonly Column<string>[], rows: readonly CsvRow[]): LayoutQuestion {
  const first = rows.slice(0, MOST_ROWS).map(({ number, cells }): LayoutRow => {
    const shown = cells.slice(0, MOST_CELLS).map((cell) => shortened(visibleLine(cell)))
    return { number, cells: shown, names: columnsOf(fields, shown).map((column) => column?.name ?? null) }
  })
  const named = ({ names }: LayoutRow) => new Set(names.filter((name) => name !== null)).size
  const [best] = first.toSorted((one, other) => named(other) - named(one))
  return {
    rows: first,
    columns: fields.map(({ name, optional = false }) => ({ name, isRequired: !optional })),
    headerRow: best && named(best) > 0 ? best.number : null,
  }
}

export interface LeaveOut {
  row: number
  reason: LeftOutReason
  text: string
}

const leftOutMessages: Record<LeftOutReason, string> = {
  HEADER: say`This row repeats the header. Delete it.`,
  TOTAL: say`This row is a total and no candidate. Delete it.`,
  OTHER: say`This row is of no candidate. Delete it.`,
}

/**
 * Matches the header of a file, and adds statistics of the Candidate IDs to the facts of the table.
 *
 * @throws CsvRejected when the header is invalid.
 */
export function openTable<Row extends LayerRow>(format: RowFormat<Row>, header: CsvRow): CsvTable<Row> {
  const table = format.open(header)
  const ids = new IdStatistics()
  const leftOut = findLeftOutRows(format, header.cells, table)
  return {
    ...table,
    facts: () => ({ ...table.facts(), ids: ids.facts() }),
    read(csvRow, report) {
      const reason = leftOut(csvRow.cells)
      if (reason) {
        report(null, leftOutMessages[reason], reason)
        return undefined
      }
      const row = table.read(csvRow, report)
      if (row) ids.add(row.candidateId)
      return row
    },
  }
}

/** Collects facts about Candidate IDs while a file is read, so that the preview need not scan all rows. */
export class IdStatistics {
  #first: string[] = []
  #ascending = true
  #dates = { count: 0, example: '' }
  #last = ''

  facts(): IdFacts {
    return {
      first: this.#first,
      ascending: this.#ascending,
      dates: this.#dates,
    }
  }

  add(id: string): void {
    if (this.#first.length < SAMPLE_SIZE) this.#first.push(id)
    if (id < this.#last) this.#ascending = false
    if (looksLikeDate(id)) this.#dates = { count: this.#dates.count + 1, example: id }
    this.#last = id
  }
}

/** In any cell of a row whose Candidate ID has no digit. Nepali words end where no letter or vowel sign follows. */
const TOTAL = /^((grand\s+|sub-?\s*)?total\b|(sum|average|mean)\b|(कुल|जम्मा|औसत)(?![\p{L}\p{M}]))/iu
/** In its first cell. */
const SUMMARY =
  /^((highest|lowest|max(imum)?|min(imum)?|median|count|n(umber|o\.?) of|pass(ed)?|fail(ed)?|present|absent|full marks?|standard deviation)\b|(उच्चतम|अधिकतम|न्यूनतम|पूर्णाङ्क|उत्तीर्णाङ्क)(?![\p{L}\p{M}]))/iu
const DIGIT = /\p{Nd}/u

interface Cells {
  blank: number
  others: number
}

/** Places of the columns that staff added: their cells are the same in all rows. */
export function addedPlaces({ answers }: Pick<RowFormat, 'answers'>, header: readonly string[]): number[] {
  return (answers?.addedColumns ?? []).map((name) => header.indexOf(name))
}

/**
 * Finds rows without a candidate: a repeated header, a total, a line of text below the table.
 *
 * @returns a function of the cells of each row, in the order of the rows; undefined for the row of a candidate, also a wrong one.
 */
function findLeftOutRows(
  format: Pick<RowFormat, 'fields' | 'answers'>,
  header: readonly string[],
  { idAt, isHeader }: { idAt: number; isHeader: (cells: readonly string[]) => boolean },
): (cells: readonly string[]) => LeftOutReason | undefined {
  const { fields } = format
  const addedAt = addedPlaces(format, header)
  const required = new Set(fields.filter(({ optional }) => !optional).map(({ field }) => field))
  const othersAt = columnsOf(fields, header).flatMap((column, at) =>
    at !== idAt && required.has(column?.field ?? '') ? [at] : [],
  )
  const ownAt = othersAt.filter((at) => !addedAt.includes(at))
  /** Such as of Min Bahadur: more than the word, beside other required cells that are all filled, and not by numbers alone. */
  const isName = (cells: readonly string[], at: number, words: RegExp) => {
    const others = othersAt.filter((place) => place !== at).map((place) => visibleLine(cells[place] ?? ''))
    const hasMore = visibleLine(cells[at] ?? '').replace(words, '') !== ''
    return at !== idAt && hasMore && !others.includes('') && others.some((other) => /\p{L}/u.test(other))
  }
  const isSum = (cells: readonly string[], at: number, words: RegExp) =>
    !addedAt.includes(at) && words.test(visibleLine(cells[at] ?? '')) && !isName(cells, at, words)
  const filled = (cells: readonly string[]) =>
    cells.filter((cell, at) => visibleLine(cell) !== '' && !addedAt.includes(at))
  const sums = ownAt.map((at) => ({ at, sum: 0, most: 0 }))
  const addUp = (cells: readonly string[]) => {
    for (const column of sums) {
      const value = Number(cells[column.at] ?? '') || 0
      column.sum += value
      column.most = Math.max(column.most, value)
    }
  }
  // Programs round sums.
  const isSumOfAll = (cells: readonly string[]) =>
    sums.some(({ at, sum, most }) => {
      const value = Number(cells[at] ?? '')
      return value > most && Math.abs(value - sum) < 0.01
    })
  return (cells) => {
    const id = cells[idAt] ?? ''
    if (DIGIT.test(id)) addUp(cells)
    // Nearly every row.
    if (/^\w+$/.test(id) && /\d/.test(id)) return undefined
    if (!DIGIT.test(id)) {
      if (isHeader(cells)) return 'HEADER'
      const first = cells.findIndex((cell) => visibleLine(cell) !== '')
      if (isSumOfAll(cells) && !/\p{L}/u.test(filled(cells).join(''))) return 'TOTAL'
      if (isSum(cells, first, SUMMARY) || cells.some((_cell, at) => isSum(cells, at, TOTAL))) return 'TOTAL'
    }
    const blank = ownAt.filter((at) => visibleLine(cells[at] ?? '') === '').length
    return isOfNobody(() => filled(cells), visibleLine(id), { blank, others: ownAt.length })
      ? 'OTHER'
      : undefined
  }
}

/** Whether a row has no candidate, inferred from its ID and the number of blank cells in other required columns. */
function isOfNobody(filled: () => readonly string[], id: string, { blank, others }: Cells): boolean {
  if (id !== '' && !DIGIT.test(id)) return blank > 0
  const isText = /\p{L}/u.test(id) && /\s/.test(id)
  if (isText && (TOTAL.test(id) || /[:%]/.test(id))) return blank > 0
  if (!isText && id !== '') return false
  // A text with digits may be a Candidate ID beside which one required cell is blank.
  if (blank === others) return id === '' || others > 1 || filled().length === 1
  return isLoneNumber(filled())
}

/** Such as the sum of a column. */
function isLoneNumber(filled: readonly string[]): boolean {
  return filled.length === 1 && filled.every((cell) => DIGIT.test(cell) && !/\p{L}/u.test(cell))
}
