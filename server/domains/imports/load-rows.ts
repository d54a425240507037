import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { arrayLiteral } from '#server/db/array-literal.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { said, say } from '#server/locales/say.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Locale } from '#shared/locales.ts'
import { type CsvProblem, CsvRejected, type InvalidCsvShape, ProblemCauses } from './csv-problem.ts'
import { shortened, type TableFacts, type TableHeader } from './csv-table.ts'
import { type ErrorFileWriter, errorFilePath, type WrongCell, writeErrorFile } from './error-file.ts'
import type { LayerRow, RowFormat, Transaction, UploadAnswers } from './import-definition.ts'
import type { LeaveOut } from './open-table.ts'
import { copyColumns, type RowBatch, type RowPart } from './read-rows.ts'

// Where the rows of a file go: COPY takes them up to the first wrong one, which embedded PostgreSQL does not support.
// From there on each batch is inserted, so that the table's indexes find the candidates that a file has twice.

/** The time limit of the whole transaction: COPY runs while the file is read, with pauses for look-ups. */
const COPY_TIMEOUT = '30min'
/** Number of portions read ahead of the database. */
const READ_AHEAD = 4

/** An open transaction for the rows of a layer. It must be rolled back if one of them is wrong. */
interface Target {
  tx: Transaction
  /** The connection of the transaction. */
  connection: () => pg.ClientBase
  layer: number
}

interface LoadedRows {
  facts: TableFacts | undefined
  rowCount: number
  /** Whether the file was read to its end. */
  isReadable: boolean
}

/**
 * Writes the rows of a file as they are read, also those behind a wrong one, and collects all problems.
 *
 * @throws CsvRejected for a file whose rows cannot be read.
 */
export async function loadRows<Row extends LayerRow>(
  target: Target,
  format: Pick<RowFormat<Row>, 'rowTable' | 'columns'>,
  parts: AsyncGenerator<RowPart<Row>>,
  problems: Pick<ProblemList, 'header' | 'add'>,
): Promise<LoadedRows> {
  let rowCount = 0
  let next = await parts.next()
  async function* encoded() {
    for (; !next.done && 'text' in next.value; next = await parts.next()) {
      rowCount += next.value.rows
      yield next.value.text
    }
  }
  try {
    while (!next.done) {
      const part = next.value
      if ('text' in part) {
        await copyRows(target.connection(), format, encoded())
        continue
      }
      if ('rejected' in part)
        throw new CsvRejected(part.rejected.message, part.rejected.problems, part.rejected)
      if ('end' in part) return { ...part.end, rowCount }
      if ('header' in part) problems.header = part.header
      else {
        rowCount += part.csvRows.length
        await problems.add([...part.problems, ...(await insertBatch(target, format, part))], part.csvRows)
      }
      next = await parts.next()
    }
    throw new Error('The rows of a file have no end')
  } finally {
    await parts.return(undefined)
  }
}

/** @param connection with an open transaction. */
async function copyRows(
  connection: pg.ClientBase,
  format: Pick<RowFormat, 'rowTable' | 'columns'>,
  texts: AsyncGenerator<Uint8Array>,
): Promise<void> {
  const sql = `COPY ${format.rowTable} (${copyColumns(format)}) FROM STDIN`
  const { rows } = await connection.query<{ before: string }>(
    `SELECT current_setting('statement_timeout') AS before, set_config('statement_timeout', '${COPY_TIMEOUT}', true)`,
  )
  await pipeline(Readable.from(texts, { highWaterMark: READ_AHEAD }), connection.query(copyFrom(sql)))
  await connection.query("SELECT set_config('statement_timeout', $1, true)", [rows[0]?.before])
}

/** @returns the problem of each row whose candidate an earlier row has. */
async function insertBatch<Row extends LayerRow>(
  { tx, layer }: Target,
  format: Pick<RowFormat<Row>, 'rowTable' | 'columns'>,
  { rows, mayRepeat }: RowBatch<Row>,
): Promise<CsvProblem[]> {
  if (rows.length > 0) await insert(tx, format, layer, rows)
  return mayRepeat ? duplicates(tx, format.rowTable, layer, rows) : []
}

/** Skips existing IDs. */
function insert<Row extends LayerRow>(
  tx: Transaction,
  { rowTable, columns }: Pick<RowFormat<Row>, 'rowTable' | 'columns'>,
  layer: number,
  rows: readonly Row[],
): Promise<number> {
  const values = columns.map(({ value }) => Prisma.sql`${arrayLiteral(rows.map(value))}::text[]`)
  const names = Prisma.raw(columns.map(({ name }) => name).join())
  // As text until here: an array of arrays would be flattened.
  const typed = Prisma.raw(columns.map(({ name, type }) => `${name}::${type}`).join())
  return tx.$executeRaw`
    INSERT INTO ${Prisma.raw(rowTable)} (layer, candidate_id, row_number, ${names})
    SELECT ${layer}::int, candidate_id, row_number, ${typed} FROM unnest(
      ${arrayLiteral(rows.map((row) => row.candidateId))}::text[],
      ${arrayLiteral(rows.map((row) => row.number))}::int[],
      ${Prisma.join(values)}
    ) AS given (candidate_id, row_number, ${names})
    ON CONFLICT DO NOTHING`
}

/** The rows of a batch whose candidate another row of the file has, by the same ID or by one with the same key. */
async function duplicates(
  tx: Transaction,
  rowTable: string,
  layer: number,
  rows: readonly LayerRow[],
): Promise<CsvProblem[]> {
  const ids = rows.map((row) => row.candidateId)
  const numbers = rows.map((row) => row.number)
  const table = Prisma.raw(rowTable)
  const twice = await tx.$queryRaw<{ id: string; row: number; first: number; other: string }[]>`
    SELECT DISTINCT ON (given.row) given.id, given.row, kept.row_number AS first, kept.candidate_id AS other
    FROM unnest(${ids}::text[], ${numbers}::int[]) AS given (id, row)
    JOIN LATERAL (
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_id = given.id LIMIT 1)
      UNION ALL
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_id = candidate_key(given.id) LIMIT 1)
      UNION ALL
      (SELECT * FROM ${table} WHERE layer = ${layer} AND candidate_key(candidate_id) = candidate_key(given.id)
        AND candidate_id <> candidate_key(candidate_id) ORDER BY row_number LIMIT 1)
    ) AS kept ON kept.row_number < given.row
    ORDER BY given.row, kept.row_number`
  return twice.map(({ id, row, first, other }) => ({
    row,
    column: 'Candidate ID',
    message:
      id === other
        ? say`${'Candidate ID'} “${id}” is in row ${first} already.`
        : say`${'Candidate ID'} “${id}” is in row ${first} already, as “${other}”.`,
  }))
}

/** A file with only wrong rows must not fill the memory. */
const MAX_LISTED = 1000

/** The problems of a file: the first ones by row, their number, and an error file with all wrong rows. */
export interface ProblemList {
  /** Set before rows are added. */
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
  /** Deletes an unfinished error file. */
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
      const uploadedCells = (row: number | null) =>
        (cellsOf.get(row ?? 0) ?? []).filter((_cell, place) => !header.addedAt.includes(place))
      const left = sorted.flatMap((problem) => leftOutOf(problem, uploadedCells(problem.row)))
      leaveOut.push(...left.slice(0, Math.max(0, MAX_LISTED - leaveOut.length)))
      for (const ofRow of byRows(sorted)) {
        errorCount += 1
        const row = ofRow[0]?.row ?? null
        await errorFile.add(
          cellsOf.get(row ?? 0) ?? [],
          errorOf(row, ofRow, language),
          wrongCells(ofRow, header.columns),
        )
      }
    },
    async rejectIfAny({ whole, answers = {}, needsFullMarks, subjectColumns }) {
      if (!errorFile) return
      const { id, rowCount, isMarked } = await errorFile.finish()
      finished = true
      if (whole) {
        const json = Readable.from([Buffer.from(JSON.stringify(answers))], { objectMode: false })
        await files.put(errorFilePath(id, 'answers.json'), json, { maxBytes: Number.POSITIVE_INFINITY })
        await files.put(errorFilePath(id, 'rejected.csv'), await whole(), {
          maxBytes: Number.POSITIVE_INFINITY,
        })
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
