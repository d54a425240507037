import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import {
  type Column,
  type CsvTable,
  fitsColumn,
  headerName,
  type Report,
  rememberCells,
  shortened,
} from '#server/domains/imports/csv-table.ts'
import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import type { FileValues } from '#server/domains/results/result-values.ts'
import {
  damageToRank,
  readCandidateIdCell,
  USUAL_CANDIDATE_ID,
} from '#server/domains/students/candidate-id.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { textOfIdCell, withoutEscapes } from '#server/lib/csv/write-csv.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { latinDigits } from '#shared/digits.ts'
import {
  columnEntries,
  type FileColumn,
  fileColumns,
  resultColumns,
  type TextColumn,
} from '#shared/result-columns.ts'
import {
  countOutcomes,
  isForNothing,
  type OutcomeWord,
  outcomeOf,
  readRemarks,
  saysNothing,
} from './outcome-words.ts'
import { MarkGroups, percentageReader, readSubjects, subjectsNote } from './read-marks.ts'

/** One candidate's result as a file states it. */
export interface ResultRow extends FileValues {
  number: number
  candidateId: string
}

export const MAX_EXAM_ID_LENGTH = 64

type Field = 'candidateId' | 'examId' | FileColumn

export const resultFields: readonly Column<Field>[] = [
  {
    ...{ field: 'candidateId', name: 'Candidate ID', isText: true, usual: USUAL_CANDIDATE_ID },
    means: (header) => header === 'candidateid',
  },
  {
    ...{ field: 'examId', name: 'Exam ID', isText: true, usual: /^(exam|test)(code|no|number)$/ },
    means: (header) => header === 'examid',
  },
  ...fileColumns.map(([field, { name, optional = false, usual }]) => ({
    ...{ field, name, optional, usual, isText: resultColumns[field].type === 'text' },
    means: (header: string) => header === name.toLowerCase().replace(' ', ''),
  })),
]

export type ResultsFormat = Pick<RowFormat, 'fullMarks' | 'subjects' | 'subjectColumns' | 'takesRemarks'>

/**
 * Begins to read a file of exam results by its header.
 *
 * @throws CsvRejected when a required column is missing, or one is there twice.
 */
export function openResultsTable(
  header: CsvRow,
  { fullMarks, subjects = [], subjectColumns = [], takesRemarks = false }: ResultsFormat = {},
): CsvTable<ResultRow> {
  const { positions, problems, isHeader, valuesOf, ...columns } = matchHeader(header, resultFields, subjects)
  if (problems.length > 0) {
    throw new CsvRejected(
      say`Invalid CSV format. Please ensure the CSV file has the correct headers: ${resultFields.map(({ name }) => name).join(', ')}`,
      problems,
    )
  }
  const exam = examIdOfAllRows()
  const groups = new MarkGroups()
  const outcomes = countOutcomes()
  const remarks = readRemarks(columns.ignored, subjectColumns)
  const readKnownMark = rememberCells(readMark)
  const placeOf = (field: Field) => positions.get(field) ?? -1
  const [idAt, examAt, markAt] = [placeOf('candidateId'), placeOf('examId'), placeOf('examMark')]
  const [rankAt, percentageAt] = [placeOf('examRank'), placeOf('percentage')]
  const percentages = percentageReader({ fullMarks, hasColumn: percentageAt >= 0 })
  const marksOfSubjects = readSubjects(header, subjects)
  const lacksRanks = rankAt < 0
  const textsOf = (cells: readonly string[], report: Report) =>
    Object.fromEntries(
      textColumns.map((name) => [name, readText(name, cells[placeOf(name)] ?? '', report)]),
    ) as Pick<ResultRow, TextColumn>
  const commas = decimalCommas(header, [
    ...[
      { at: markAt, name: 'Exam Mark' },
      { at: percentageAt, name: 'Percentage' },
    ],
    ...subjects.map((name) => ({ at: header.cells.map(headerName).indexOf(name), name })),
  ])
  return {
    idAt,
    facts: () => ({
      notes: [
        ...(subjects.length > 0 ? [subjectsNote(subjects)] : []),
        ...columns.notes(),
        ...commas.notes(),
        ...(lacksRanks ? [say`The file has no ranks: each result gets its rank by percentage.`] : []),
        ...percentages.notes(),
      ],
      examId: exam.value(),
      marks: groups.groups(),
      needsFullMarks: percentages.needsFullMarks(),
      lacksRanks,
      hasDecimalCommas: commas.notes().length > 0,
      outcomes: { ...outcomes.counts(), ...remarks.counts() },
    }),
    isHeader,
    lookAhead(rows) {
      commas.lookAhead(rows)
      exam.expect(
        rows.map(({ number, cells }) => ({
          row: number,
          cell: textOfIdCell(withoutEscapes(cells[examAt] ?? '')),
        })),
      )
    },
    read(row, report) {
      const cells = valuesOf(row, report)
      if (!cells) return undefined
      commas.replaceIn(cells, report)
      const candidateId = readCandidateIdCell(cells[idAt] ?? '', report)
      exam.read(textOfIdCell(cells[examAt] ?? ''), row.number, report)
      const remark = remarks.read(cells)
      const byCells = readOutcome(
        {
          mark: visibleLine(cells[markAt] ?? ''),
          percentage: visibleLine(cells[percentageAt] ?? ''),
          rank: visibleLine(cells[rankAt] ?? ''),
        },
        report,
        remark,
      )
      const noMark = byCells ?? (takesRemarks ? remark : undefined)
      if (noMark) {
        const marks = marksOfSubjects.read(cells, noMark.outcome === 'ABSENT' ? report : () => {})
        if (candidateId === undefined) return undefined
        outcomes.add(noMark, marks)
        if (!byCells && remark) remarks.add(remark, true)
        const { outcome } = noMark
        const subjectMarks = outcome === 'ABSENT' ? marks : null
        const none = { examMark: null, examRank: null, percentage: null }
        return { number: row.number, candidateId, ...textsOf(cells, report), ...none, outcome, subjectMarks }
      }
      let hasMark = true
      const examMark = readKnownMark(cells[markAt] ?? '', (column, message) => {
        hasMark = false
        report(column, message)
      })
      const texts = textsOf(cells, report)
      const { examRank } = texts
      const rightMark = hasMark && candidateId !== undefined ? examMark : undefined
      const percentage = percentages.read(cells[percentageAt] ?? '', rightMark, report)
      const subjectMarks = marksOfSubjects.read(cells, report)
      if (candidateId === undefined) return undefined
      groups.add({ examMark, examRank, percentage })
      outcomes.addMarked({ number: row.number, examMark, examRank, subjectMarks })
      if (remark) remarks.add(remark, false)
      return { number: row.number, candidateId, ...texts, examMark, percentage, outcome: null, subjectMarks }
    },
  }
}

const DECIMAL_COMMA = /^[+\-−–]?\d+,\d+(?=\s*%?$)/
/** Not as many digits as a group of thousands. */
const OTHER_THAN_GROUP = /,(\d{1,2}|\d{4,})\s*%?$/
const POINT_OR_COMMAS = /\d\.\d|,.*,/

/**
 * Reads decimal commas where other signs separate the values, if the first numbers have them and no points. Numbers written
 * otherwise are reported then.
 */
function decimalCommas({ delimiter }: CsvRow, columns: readonly { at: number; name: string }[]) {
  const cellOf = (cells: readonly string[], at: number) => latinDigits(visibleLine(cells[at] ?? ''))
  let example: string | undefined
  return {
    notes: () =>
      example === undefined
        ? []
        : [say`Commas in numbers are decimal commas: ${example} is read as ${example.replace(',', '.')}.`],
    lookAhead(rows: readonly CsvRow[]): void {
      if (delimiter === undefined) return
      const numbers = rows.flatMap(({ cells }) => columns.map(({ at }) => cellOf(cells, at)))
      const isMixed = numbers.some((cell) => POINT_OR_COMMAS.test(cell))
      example = isMixed
        ? undefined
        : numbers.find((cell) => DECIMAL_COMMA.test(cell) && OTHER_THAN_GROUP.test(cell))
    },
    replaceIn(cells: string[], report: Report): void {
      if (example === undefined) return
      for (const { at, name } of columns) {
        const cell = cellOf(cells, at)
        if (DECIMAL_COMMA.test(cell)) cells[at] = cell.replace(',', '.')
        else if (POINT_OR_COMMAS.test(cell)) {
          cells[at] = '0'
          report(
            name,
            say`“${shortened(cell)}” is written in another way than ${example}. Write all numbers with a decimal comma.`,
          )
        }
      }
    },
  }
}

/** A file holds the results of one exam: the first row names it, or most of those expected, and the others must agree. */
function examIdOfAllRows() {
  let first: { value: string; row: number } | undefined
  return {
    value: () => first?.value,
    /** A typo in the first row is the first row's error, not that of all others. */
    expect(cells: readonly { row: number; cell: string }[]): void {
      const found = new Map<string, { value: string; row: number; count: number }>()
      for (const { row, cell } of cells) {
        const value = visibleLine(cell)
        if (value === '' || !fitsColumn(cell, 'Exam ID', MAX_EXAM_ID_LENGTH, () => {})) continue
        const known = found.get(value)
        if (known) known.count += 1
        else found.set(value, { value, row, count: 1 })
      }
      first = [...found.values()].sort((one, other) => other.count - one.count)[0]
    },
    read(cell: string, row: number, report: Report): void {
      if (first?.value === cell) return
      if (cell === '') report('Exam ID', say`${'Exam ID'} is required`)
      if (cell === '' || !fitsColumn(cell, 'Exam ID', MAX_EXAM_ID_LENGTH, report)) return
      const value = visibleLine(cell)
      if (value === '') {
        report('Exam ID', say`${'Exam ID'} is required`)
        return
      }
      first ??= { value, row }
      if (first.value === value) return
      report(
        'Exam ID',
        say`“${value}” differs from “${first.value}” in row ${first.row}. A file holds the results of one exam.`,
      )
    },
  }
}

function readMark(text: string, report: Report): string {
  const cell = visibleLine(text)
  if (cell === '') report('Exam Mark', say`${'Exam Mark'} is required`)
  else {
    const mark = readDecimal(cell, { integerDigits: 8, decimals: 4 })
    if ('value' in mark) return mark.value
    report('Exam Mark', mark.problem)
  }
  return '0'
}

const textColumns = fileColumns.flatMap(([name]) =>
  resultColumns[name].type === 'text' ? [name as TextColumn] : [],
)

function readText(name: TextColumn, cell: string, report: Report): string | null {
  const text = textOfIdCell(cell)
  const { name: header, longest } = resultColumns[name].inFile
  if (text === '' || !fitsColumn(text, header, longest, report)) return null
  if (/^\w+$/.test(text)) return text
  const line = visibleLine(text)
  return name === 'examRank' ? readRank(line, report) : line || null
}

/** Ranks are text; only the ".0" that programs add to a column with gaps is dropped. */
function readRank(line: string, report: Report): string | null {
  const rank = latinDigits(line).replace(/^(\d+)\.0+$/, '$1')
  const damage = damageToRank(rank)
  if (damage === undefined) return rank || null
  report(
    'Exam Rank',
    say`“${rank}” was damaged by a spreadsheet program: ${damage}. Format the column as text, enter the rank again and save.`,
  )
  return null
}

/** The visible text of the cells with a candidate's achievement. */
interface Cells {
  mark: string
  percentage: string
  rank: string
}

/**
 * Finds why a row has no mark: by the word in place of its mark or of its percentage, or of its rank where a formula made a
 * zero of the others. A dash or N/A in place of the mark means absent if nothing else stands in the row.
 *
 * @param remark of a column that is ignored.
 * @returns undefined for a row with a mark, and for one that has neither.
 */
function readOutcome(
  { mark, percentage, rank }: Cells,
  report: Report,
  remark?: OutcomeWord,
): OutcomeWord | undefined {
  const found = wordOf({ mark, percentage, rank }, remark)
  if (!found) return undefined
  const { outcome, word } = found
  const others = [
    { name: 'mark', cell: mark },
    { name: 'percentage', cell: percentage },
    { name: 'rank', cell: rank },
  ].filter(({ cell }) => !saysNothing(cell) && outcomeOf(cell) !== outcome)
  if (others.length > 0) {
    const [first = '', last] = others.map(({ name, cell }) => say`the ${name} “${shortened(cell)}”`)
    const values = last === undefined ? first : say`${first} and ${last}`
    report('Exam Mark', say`“${shortened(word)}” means that there is no mark, but the row has ${values}.`)
  }
  return found
}

function wordOf({ mark, percentage, rank }: Cells, remark: OutcomeWord | undefined): OutcomeWord | undefined {
  const outcome = outcomeOf(mark)
  if (outcome) return { outcome, word: mark }
  const byPercentage = outcomeOf(percentage)
  // A mark with a word for a percentage is a contradiction.
  if (byPercentage) return { outcome: byPercentage, word: percentage }
  const byRank = saysNothing(mark) && saysNothing(percentage) ? outcomeOf(rank) : undefined
  if (byRank) return { outcome: byRank, word: rank }
  return isForNothing(mark) ? (remark ?? { outcome: 'ABSENT', word: mark }) : undefined
}

/** The rows of a file of exam results, read with the answers of staff. */
export const resultsRowsOf = (format: ResultsFormat = {}): RowFormat<ResultRow> => ({
  ...format,
  rowTable: 'exam_results',
  columns: columnEntries.map(([name, { column, type }]) => ({
    name: column,
    type,
    value: (row) => row[name],
  })),
  fields: resultFields,
  open: (header) => openResultsTable(header, format),
})

export const resultsRows = resultsRowsOf()
