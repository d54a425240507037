import {
  headerName,
  type MarkGroup,
  type Report,
  rememberCells,
  shortened,
} from '#server/domains/imports/csv-table.ts'
import { ABSENT_MARK } from '#server/domains/results/result-values.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { latinDigits } from '#shared/digits.ts'
import { isDash, outcomeOf } from './outcome-words.ts'

const DECIMALS = 4
/** Digits of a computed percentage, such as 99.2857142857143 for 139 of 140 marks. */
const COMPUTED = /^([-−]?)(\d{1,3})\.(\d{5,20})$/

/**
 * Reads percentages, which may have a sign of percent, and computes those that are missing from the full marks.
 *
 * @param hasColumn whether the file has a column of percentages.
 */
export function percentageReader({
  fullMarks,
  hasColumn,
}: {
  fullMarks: string | undefined
  hasColumn: boolean
}) {
  let needsFullMarks = !hasColumn && fullMarks === undefined
  let rounded: { cell: string; value: string } | undefined
  const readCell = rememberCells((text: string, report: Report): string => {
    const cell = visibleLine(text)
    if (cell === '') {
      report('Percentage', say`${'Percentage'} is required`)
      return '0'
    }
    const given = cell.replace(/\s*%$/, '')
    const short = roundedTo(given)
    const percentage = readDecimal(short ?? given, { integerDigits: 8, decimals: DECIMALS })
    if ('problem' in percentage) report('Percentage', percentage.problem)
    else if (Math.abs(Number(percentage.value)) <= 100) {
      if (short !== undefined) rounded ??= { cell, value: percentage.value }
      return percentage.value
    } else reportRange(cell, report)
    return '0'
  })
  return {
    /** Whether percentages are missing that full marks would give. */
    needsFullMarks: () => needsFullMarks,
    notes(): string[] {
      const notes: string[] = []
      if (fullMarks !== undefined)
        notes.push(say`Percentages that the file does not have follow from ${fullMarks} full marks.`)
      if (rounded)
        notes.push(
          say`Percentages are rounded to ${DECIMALS} decimals, such as ${rounded.cell} to ${rounded.value}.`,
        )
      return notes
    },
    /** @param mark of the row; undefined if the mark or the Candidate ID is wrong. */
    read(text: string, mark: string | undefined, report: Report): string {
      const cell = visibleLine(text)
      if (cell !== '' || fullMarks === undefined) {
        // Full marks help a row with a mark alone.
        if (cell === '' && mark !== undefined) needsFullMarks = true
        const percentage = readCell(cell, report)
        // Only of a mark below 0, as marks are deducted for wrong answers.
        if (percentage.startsWith('-') && mark?.startsWith('-') === false) reportRange(cell, report)
        return percentage
      }
      if (mark === undefined) return '0'
      const percentage = percentageOf(mark, fullMarks)
      if (percentage === undefined) {
        // They may be wrong.
        needsFullMarks = true
        const message = mark.startsWith('-')
          ? say`Exam Mark ${mark} is below minus the ${fullMarks} full marks.`
          : say`Exam Mark ${mark} is above the ${fullMarks} full marks.`
        report('Exam Mark', message)
      }
      return percentage ?? '0'
    },
  }
}

function reportRange(cell: string, report: Report): void {
  report('Percentage', say`Percentage must be between 0 and 100, received “${shortened(cell)}”.`)
}

/** @returns undefined for a number that needs no rounding. */
function roundedTo(cell: string): string | undefined {
  const [matched, sign = '', whole = '', fraction = ''] = COMPUTED.exec(latinDigits(cell)) ?? []
  if (matched === undefined || /^0*$/.test(fraction.slice(DECIMALS))) return undefined
  const up = fraction.charAt(DECIMALS) >= '5' ? 1n : 0n
  const digits = String(BigInt(whole + fraction.slice(0, DECIMALS)) + up).padStart(DECIMALS + 1, '0')
  return `${sign}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/** @returns full marks in their shortest form; undefined for anything but a number above 0. */
export function readFullMarks(text: string): string | undefined {
  const marks = readDecimal(text, { integerDigits: 8, decimals: DECIMALS })
  return 'value' in marks && Number(marks.value) > 0 ? marks.value : undefined
}

/**
 * The percentage of a mark, rounded to two decimals, half away from 0.
 *
 * @param mark at most 4 decimals, as full marks.
 * @returns undefined for a mark that is more than the full marks, above 0 or below.
 */
export function percentageOf(mark: string, fullMarks: string): string | undefined {
  const [part, whole] = [scaled(mark.replace('-', '')), scaled(fullMarks)]
  if (part > whole) return undefined
  const hundredths = (part * 20_000n + whole) / (whole * 2n)
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  const sign = mark.startsWith('-') && hundredths > 0n ? '-' : ''
  return sign + text.replace(/\.?0+$/, '')
}

/** A decimal number in units of its last possible decimal. */
function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}

/** An empty cell, in an array literal. */
export const NO_MARK = 'NULL'

export const subjectsNote = (subjects: readonly string[]) =>
  say`Shown as subjects, with their marks: ${subjects.map((name) => `“${name}”`).join(', ')}.`

/** Reads the columns of the subjects of a file. */
export function readSubjects(header: CsvRow, subjects: readonly string[]) {
  const names = header.cells.map(headerName)
  const places = subjects.map((name) => names.indexOf(name))
  return {
    /** @returns the marks of a row as an array literal; null for a file without subjects. */
    read(cells: readonly string[], report: Report): string | null {
      if (places.length === 0) return null
      const marks = places.map((place, subject) =>
        readSubjectMark(cells[place] ?? '', (_column, message) => report(subjects[subject] ?? null, message)),
      )
      return `{${marks.join()}}`
    },
  }
}

/** @returns an element of an array literal. */
function readSubjectMark(text: string, report: Report): string {
  const cell = visibleLine(text)
  if (cell === '') return NO_MARK
  const mark = readDecimal(cell, { integerDigits: 8, decimals: 4 })
  if ('value' in mark) return mark.value
  if (isDash(cell) || outcomeOf(cell) === 'ABSENT') return ABSENT_MARK
  report(null, say`${mark.problem} If this column is no subject, leave it out.`)
  return NO_MARK
}

/** The database counts the groups of files with more. */
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
