import { type Report, rememberCells, shortened } from '#server/domains/imports/csv-table.ts'
import { percentageOf } from '#server/domains/results/exams/full-marks.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { latinDigits } from '#shared/digits.ts'

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
      report('Percentage', 'Percentage is required')
      return '0'
    }
    const given = cell.replace(/\s*%$/, '')
    const short = roundedTo(given)
    const percentage = readDecimal(short ?? given, { integerDigits: 8, decimals: DECIMALS })
    if ('problem' in percentage) report('Percentage', `${percentage.problem}.`)
    else if (Math.abs(Number(percentage.value)) <= 100) {
      if (short !== undefined) rounded ??= { cell, value: percentage.value }
      return percentage.value
    } else reportRange(cell, report)
    return '0'
  })
  return {
    /** Whether percentages are missing that full marks would give. */
    needsFullMarks: () => needsFullMarks,
    /** Notes about the percentages that were read. */
    notes(): string[] {
      const notes: string[] = []
      if (fullMarks !== undefined)
        notes.push(`Percentages that the file does not have follow from ${fullMarks} full marks.`)
      if (rounded)
        notes.push(
          `Percentages are rounded to ${DECIMALS} decimals, such as ${rounded.cell} to ${rounded.value}.`,
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
          ? `Exam Mark ${mark} is below minus the ${fullMarks} full marks.`
          : `Exam Mark ${mark} is above the ${fullMarks} full marks.`
        report('Exam Mark', message)
      }
      return percentage ?? '0'
    },
  }
}

function reportRange(cell: string, report: Report): void {
  report('Percentage', `Percentage must be between 0 and 100, received “${shortened(cell)}”.`)
}

/** @returns undefined for a number that needs no rounding. */
function roundedTo(cell: string): string | undefined {
  const [matched, sign = '', whole = '', fraction = ''] = COMPUTED.exec(latinDigits(cell)) ?? []
  if (matched === undefined || /^0*$/.test(fraction.slice(DECIMALS))) return undefined
  const up = fraction.charAt(DECIMALS) >= '5' ? 1n : 0n
  const digits = String(BigInt(whole + fraction.slice(0, DECIMALS)) + up).padStart(DECIMALS + 1, '0')
  return `${sign}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
