import type { CopyWriter } from '#server/domains/imports/copy-writer.ts'
import {
  type ByteReader,
  type MarkGroup,
  MOST_REMEMBERED,
  type Report,
} from '#server/domains/imports/csv-table.ts'
import { MAX_CANDIDATE_ID_LENGTH } from '#server/domains/students/candidate-id.ts'
import { asciiText, decimalKey, isSame, isWord, wholeNumber } from '#server/lib/csv/ascii-cells.ts'
import type { ByteLine } from '#server/lib/csv/line-cutter.ts'
import { addTo, type MarkGroups, RANK_DIGITS } from './mark-groups.ts'
import { NO_MARK } from './read-subjects.ts'

/** Which cell each column is (-1: the file has none), and how many a row has. */
export interface ResultCells {
  width: number
  idAt: number
  examAt: number
  markAt: number
  rankAt: number
  percentageAt: number
  subjectsAt: readonly number[]
}

/** How cells are read as text, and where what they say together is gathered. */
export interface ResultReaders {
  mark(cell: string, report: Report): string
  percentage(cell: string, report: Report): string
  subject(cell: string, report: Report): string
  /** The percentage of a mark, for a file without percentages; absent without full marks. */
  implied?(mark: string, report: Report): string
  exam: { read(cell: string, row: number, report: Report): void; value(): string | undefined }
  groups: MarkGroups
  maxRankLength: number
}

/** The cell of a column that is not there. */
const NONE = [0, 0] as const
/** An empty cell of a subject. */
const EMPTY = new TextEncoder().encode(NO_MARK)

/** A decimal number that has been read. */
interface Decimal {
  value: string
  bytes: Uint8Array
}

/** A mark, with the percentage it came with last and the group of both. */
interface Mark extends Decimal {
  percentage?: Decimal
  /** What full marks give. */
  implied?: Decimal | undefined
  group?: MarkGroup | undefined
}

/** Reads lines of exam results as they lie in the file: ranks of letters and digits, plain decimals, the first row's exam. */
export function readResultBytes(cells: ResultCells, readers: ResultReaders): ByteReader {
  const { width, examAt, markAt, rankAt, percentageAt, subjectsAt } = cells
  const isExam = sameExam(readers.exam)
  const [markOf, percentageOf] = [decimals<Mark>(readers.mark), decimals<Decimal>(readers.percentage)]
  const impliedBy = (of: Mark): Decimal | undefined => {
    of.implied ??= encoded((report) => readers.implied?.(of.value, report))
    return of.implied
  }
  const subjectMarkOf = decimals<Decimal>(readers.subject)
  let mark: Mark | undefined
  let percentage: Decimal | undefined
  const subjectMarks: Uint8Array[] = []
  return {
    idAt: cells.idAt,
    maxIdLength: MAX_CANDIDATE_ID_LENGTH,
    read({ bytes, starts, ends, cells: count, number }) {
      if (count !== width) return false
      const [rankFrom, rankTo] = rankAt < 0 ? NONE : [starts[rankAt] as number, ends[rankAt] as number]
      if (rankTo > rankFrom && !isWord(bytes, rankFrom, rankTo)) return false
      if (rankTo - rankFrom > readers.maxRankLength) return false
      if (!isExam(bytes, starts[examAt] as number, ends[examAt] as number, number)) return false
      mark = markOf(bytes, starts[markAt] as number, ends[markAt] as number)
      if (!mark) return false
      percentage =
        percentageAt < 0
          ? impliedBy(mark)
          : percentageOf(bytes, starts[percentageAt] as number, ends[percentageAt] as number)
      if (!percentage) return false
      for (let subject = 0; subject < subjectsAt.length; subject += 1) {
        const at = subjectsAt[subject] as number
        const [from, to] = [starts[at] as number, ends[at] as number]
        const marks = from === to ? EMPTY : subjectMarkOf(bytes, from, to)?.bytes
        if (!marks) return false
        subjectMarks[subject] = marks
      }
      if (mark.percentage !== percentage) {
        mark.percentage = percentage
        mark.group = readers.groups.groupOf(mark.value, percentage.value)
      }
      if (mark.group) addTo(mark.group, wholeNumber(bytes, rankFrom, rankTo, RANK_DIGITS))
      return true
    },
    write({ bytes, starts, ends }: ByteLine, writer: CopyWriter) {
      if (!mark || !percentage) throw new Error('No line was read')
      writer.addBytes(mark.bytes, 0, mark.bytes.length)
      const [rankFrom, rankTo] = rankAt < 0 ? NONE : [starts[rankAt] as number, ends[rankAt] as number]
      if (rankTo > rankFrom) writer.addBytes(bytes, rankFrom, rankTo)
      else writer.add(null)
      writer.addBytes(percentage.bytes, 0, percentage.bytes.length)
      writer.add(null)
      if (subjectsAt.length > 0) writer.addList(subjectMarks)
      else writer.add(null)
    },
  }
}

/** Whether a cell is the exam's ID as the first one is kept. */
function sameExam({ read, value }: ResultReaders['exam']) {
  let exam: Uint8Array | undefined
  return (bytes: Uint8Array, from: number, to: number, number: number): boolean => {
    if (!exam) {
      let right = true
      read(new TextDecoder().decode(bytes.subarray(from, to)).trim(), number, () => {
        right = false
      })
      if (!right) return false
      exam = new TextEncoder().encode(value())
    }
    return isSame(bytes, from, to, exam)
  }
}

/** Reads each different cell once, as text; nothing is answered for those that are not plain or not right. */
function decimals<Kind extends Decimal>(read: (cell: string, report: Report) => string) {
  const known = new Map<number, Kind>()
  return (bytes: Uint8Array, from: number, to: number): Kind | undefined => {
    const key = decimalKey(bytes, from, to)
    if (key === undefined) return undefined
    const before = known.get(key)
    if (before) return before
    const decimal = encoded((report) => read(asciiText(bytes, from, to), report)) as Kind | undefined
    if (decimal && known.size < MOST_REMEMBERED) known.set(key, decimal)
    return decimal
  }
}

/** A value with its bytes; undefined if anything is wrong with it. */
function encoded(read: (report: Report) => string | undefined): Decimal | undefined {
  let right = true
  const value = read(() => {
    right = false
  })
  return right && value !== undefined ? { value, bytes: new TextEncoder().encode(value) } : undefined
}
