import { Readable } from 'node:stream'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { said, say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Locale } from '#shared/locales.ts'
import { type CsvProblem, CsvRejected, type InvalidCsvShape, ProblemCauses } from './csv-problem.ts'
import { shortened, type TableHeader } from './csv-table.ts'
import {
  answersPath,
  type ErrorFileWriter,
  rejectedFilePath,
  type WrongCell,
  writeErrorFile,
} from './error-file.ts'
import type { UploadAnswers } from './import-definition.ts'
import type { LeaveOut } from './table-layout.ts'

/** More than anybody reads; a file with every row wrong must not fill the memory. */
const MAX_LISTED = 1000

/** The problems of a file: the first ones by row, how many there are in all, and every wrong row in an error file. */
export interface ProblemList {
  /** Once it is known. */
  header: TableHeader
  /**
   * Adds the problems of the next rows, in any order among themselves.
   *
   * @param rows those rows, wrong or not; one that could not be read is not among them.
   */
  add(problems: readonly CsvProblem[], rows: readonly CsvRow[]): Promise<void>
  /**
   * @param o.whole opens the whole file, which is kept where its corrected rows find it; absent if it cannot be read whole.
   * @param o.answers are kept with it.
   * @throws CsvRejected when there are any.
   */
  rejectIfAny(
    o: { whole?: () => Promise<Readable>; answers: UploadAnswers | undefined } & Pick<
      InvalidCsvShape,
      'needsFullMarks' | 'subjectColumns'
    >,
  ): Promise<void>
  /** Leaves nothing behind when the import breaks off. */
  abandon(): Promise<void>
}

/** @param language of the error file. */
export function createProblemList(files: FileStore, fileName: string, language: Locale = 'en'): ProblemList {
  const listed: CsvProblem[] = []
  const causes = new ProblemCauses()
  const leaveOut: LeaveOut[] = []
  let problemCount = 0
  let errorCount = 0
  let errorFile: ErrorFileWriter | undefined
  let finished = false
  return {
    header: { cells: [], delimiter: undefined, columns: [], textAt: [], addedAt: [] },
    async add(problems, rows) {
      if (problems.length === 0) return
      const sorted = [...problems].sort(byRow)
      problemCount += sorted.length
      for (const problem of sorted) causes.add(problem)
      listed.push(...sorted.slice(0, Math.max(0, MAX_LISTED - listed.length)))
      const { header } = this
      errorFile ??= writeErrorFile(files, header, { language })
      const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]))
      const ownCells = (row: number | null) =>
        (cellsOf.get(row ?? 0) ?? []).filter((_cell, place) => !header.addedAt.includes(place))
      const left = sorted.flatMap((problem) => leftOutOf(problem, ownCells(problem.row)))
      leaveOut.push(...left.slice(0, Math.max(0, MAX_LISTED - leaveOut.length)))
      for (const own of byRows(sorted)) {
        errorCount += 1
        const row = own[0]?.row ?? null
        await errorFile.add(
          cellsOf.get(row ?? 0) ?? [],
          errorOf(row, own, language),
          wrongCells(own, header.columns),
        )
      }
    },
    async rejectIfAny({ whole, answers = {}, needsFullMarks, subjectColumns }) {
      if (!errorFile) return
      const { id, rowCount, isMarked } = await errorFile.finish()
      finished = true
      if (whole) {
        const json = Readable.from([Buffer.from(JSON.stringify(answers))], { objectMode: false })
        await files.put(answersPath(id), json, { maxBytes: Number.POSITIVE_INFINITY })
        await files.put(rejectedFilePath(id), await whole(), { maxBytes: Number.POSITIVE_INFINITY })
      }
      const message =
        errorCount === 1
          ? say`Found 1 validation error. Please fix it before uploading.`
          : say`Found ${errorCount} validation errors. Please fix them before uploading.`
      throw new CsvRejected(message, listed, {
        problemCount,
        errorCount,
        causes: causes.list(),
        needsFullMarks,
        leaveOut,
        subjectColumns,
        errorFile: { id, rowCount, isMarked, fileName: `${fileName.replace(/\.csv$/i, '')} - errors.csv` },
      })
    },
    async abandon() {
      if (!finished) await errorFile?.abandon()
    },
  }
}

function leftOutOf({ row, leftOut: reason }: CsvProblem, cells: readonly string[]): LeaveOut[] {
  if (!reason || row === null) return []
  const words = cells.map(visibleLine).filter((cell) => cell !== '')
  return [{ row, reason, text: shortened(words.join(', ')) }]
}

/** The problems of one row, as its cell in the error file states them. */
function errorOf(row: number | null, problems: readonly CsvProblem[], language: Locale): string {
  const messages = problems.map(({ column, message: marked }) => {
    const named = column === null || said(marked).startsWith(column.replace(/s$/, ''))
    const message = said(marked, language).replace(/[.।]$/, '')
    return named ? message : `${column}: ${message}`
  })
  return said(say`Row ${row ?? 0}: ${messages.join('; ')}`, language)
}

function wrongCells(problems: readonly CsvProblem[], columns: readonly (string | undefined)[]): WrongCell[] {
  return problems.map(({ column, message }) => {
    const place = column === null ? -1 : columns.indexOf(column)
    return { place: place < 0 ? null : place, message }
  })
}

/** Problems in the order of their rows, those of a row together. */
function byRows(problems: readonly CsvProblem[]): CsvProblem[][] {
  const groups: CsvProblem[][] = []
  for (const problem of problems) {
    const last = groups.at(-1)
    if (last?.[0]?.row === problem.row) last.push(problem)
    else groups.push([problem])
  }
  return groups
}

function byRow(one: CsvProblem, other: CsvProblem): number {
  return (one.row ?? 0) - (other.row ?? 0)
}
