import { pipeline, Readable } from 'node:stream'
import { type CsvError, type CsvErrorCode, Parser as CsvParser } from 'csv-parse'
import { decodeText } from './decode-text.ts'
import { type Delimiter, detectDelimiter } from './detect-delimiter.ts'
import { plainLines } from './plain-lines.ts'
import { UnreadableCsv } from './unreadable-csv.ts'

/** One row that is not blank. Its number counts like a spreadsheet: from 1, blank rows too, line breaks in quotes not. */
export interface CsvRow {
  number: number
  /** Trimmed values. */
  cells: string[]
}

export interface CsvLimits {
  /** Rows that are not blank, the header included. */
  maxRows: number
  /** Rows in one batch. */
  batchSize: number
}

/** Longer than any honest row: what is longer is a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 65_536
const PIECE_BYTES = 8192

/** How far a file has been read already. */
export interface CsvProgress {
  delimiter: Delimiter
  /** Of the last row. */
  number: number
  /** Rows so far that are not blank. */
  count: number
}

/**
 * Reads a CSV file of any size in batches: UTF-8 or UTF-16; comma, semicolon or tab; LF, CRLF or CR; quoted values
 * with line breaks. The source is read only as fast as the batches are taken.
 *
 * @param progress of a file in UTF-8 of which the source is the rest, from a line's beginning on.
 * @throws UnreadableCsv when the file is no text, its quotes do not close, or it is longer than allowed; every row
 *   before has been handed out then.
 */
export async function* readCsv(
  source: AsyncIterable<Uint8Array>,
  { maxRows, batchSize }: CsvLimits,
  progress?: CsvProgress,
): AsyncGenerator<CsvRow[]> {
  const text = decodeText(source, progress && 'utf-8')
  let parsing = false
  try {
    const { beginning, delimiter } = progress
      ? { beginning: '', delimiter: progress.delimiter }
      : await readBeginning(text)
    const taker = takeRows(maxRows, progress)
    const plain = plainLines()
    for await (const chunk of concatenated(beginning, text)) {
      for (const line of plain.take(chunk)) {
        taker.take(cut(line, delimiter))
        if (taker.stop) break
        if (taker.rows.length >= batchSize) yield taker.handOut()
      }
      if (taker.stop || plain.ended()) break
    }
    if (!taker.stop) {
      parsing = true
      const { parser, failure } = parse(plain.rest(), text, { delimiter, before: taker.number })
      for await (const record of parser) {
        taker.stop = failure(taker.number + 1)
        if (!taker.stop) taker.take(record)
        if (taker.stop) break
        if (taker.rows.length >= batchSize) yield taker.handOut()
      }
      taker.stop ??= failure(taker.number + 1)
    }
    if (taker.rows.length > 0) yield taker.handOut()
    if (taker.stop) throw taker.stop
  } finally {
    // What is parsed is closed with the parser, which may still be waiting for more of it.
    if (!parsing) await text.return(undefined)
  }
}

async function* concatenated(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning
  // By hand, for a loop that ends early would close what the parser is to go on with.
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** The same as split, in half the time: most of a file's reading is this. */
function cut(line: string, delimiter: Delimiter): string[] {
  const values: string[] = []
  let from = 0
  for (let to = line.indexOf(delimiter); to >= 0; to = line.indexOf(delimiter, from)) {
    values.push(line.slice(from, to))
    from = to + 1
  }
  values.push(line.slice(from))
  return values
}

/** Trims the values where they stand, for there are millions of them. */
function trimAll(values: string[]): { blank: boolean; unclosed: boolean } {
  let blank = true
  let unclosed = false
  for (let place = 0; place < values.length; place += 1) {
    const value = (values[place] ?? '').trim()
    values[place] = value
    if (value !== '') blank = false
    if (isUnclosed(value)) unclosed = true
  }
  return { blank, unclosed }
}

/** Makes rows of records, up to the first that is not to be taken. */
function takeRows(maxRows: number, before = { number: 0, count: 0 }) {
  let { count } = before
  return {
    /** Of the last record. */
    number: before.number,
    rows: [] as CsvRow[],
    stop: undefined as UnreadableCsv | undefined,
    take(record: string[]): void {
      this.number += 1
      const { number } = this
      const { blank, unclosed } = trimAll(record)
      if (blank) {
        if (number > 2 * maxRows) this.stop = new UnreadableCsv('The file has too many blank rows.', number)
      } else if (unclosed) this.stop = unclosedQuote(number)
      else if (count === maxRows) this.stop = tooManyRows(maxRows)
      else {
        count += 1
        this.rows.push({ number, cells: record })
      }
    },
    handOut(): CsvRow[] {
      const { rows } = this
      this.rows = []
      return rows
    },
  }
}

interface Parser {
  parser: AsyncIterable<string[]>
  /** Why the parser could not make sense of this row, if it could not. */
  failure(row: number): UnreadableCsv | undefined
}

/** @param o.before rows that stand before what is parsed. */
function parse(
  beginning: string,
  text: AsyncGenerator<string>,
  { delimiter, before }: { delimiter: string; before: number },
): Parser {
  const parser = new CsvParser({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    // Else an error would throw away the rows that are parsed already and wait to be taken.
    skip_records_with_error: true,
  })
  let error: UnreadableCsv | undefined
  parser.on('skip', ({ code }: CsvError) => {
    error ??= unreadable(code, before + parser.info.records + 1)
  })
  // Whatever goes wrong on the way destroys the parser with that error, and reading from it throws it.
  pipeline(Readable.from(pieces(beginning, text)), parser, () => {})
  return {
    parser,
    failure: (row) => (error?.row === row ? error : undefined),
  }
}

/** It begins with no blank: else this would try every one of thousands of blanks in front as its beginning. */
const FIRST_LINE = /^\s*((?=\S)(?:[^"\r\n]|"[^"]*")+)[\r\n]/

/** What the first line that is not blank says (a line break in quotes does not end it), and all that was read to find it. */
async function readBeginning(
  text: AsyncGenerator<string>,
): Promise<{ beginning: string; delimiter: Delimiter }> {
  let beginning = ''
  while (beginning.length < MAX_ROW_LENGTH) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
    const firstLine = FIRST_LINE.exec(beginning)?.[1]
    if (firstLine !== undefined) return { beginning, delimiter: detectDelimiter(firstLine) }
  }
  return { beginning, delimiter: detectDelimiter(beginning) }
}

/**
 * In small pieces: the parser hands out all rows of a piece at once, and the fewer wait, the fewer grow old enough to
 * burden the garbage collector.
 */
async function* pieces(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  try {
    yield* piecesOf(beginning)
    for await (const chunk of rest) yield* piecesOf(chunk)
  } finally {
    // The loop closes it only if it was reached.
    await rest.return(undefined)
  }
}

function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** Quotes inside a value are accepted as they are; one that swallowed the next line was meant to be closed before. */
function isUnclosed(cell: string): boolean {
  return cell.startsWith('"') && /[\r\n]/.test(cell)
}

function unclosedQuote(row: number): UnreadableCsv {
  return new UnreadableCsv(
    'A quotation mark (") in this row is not closed. Close or remove it; the rows after it were not checked.',
    row,
  )
}

function tooManyRows(maxRows: number): UnreadableCsv {
  const most = (maxRows - 1).toLocaleString('en')
  return new UnreadableCsv(`The file has more than ${most} rows. Split it into several files.`)
}

function unreadable(code: CsvErrorCode, row: number): UnreadableCsv {
  if (code !== 'CSV_MAX_RECORD_SIZE') return unclosedQuote(row)
  const most = MAX_ROW_LENGTH.toLocaleString('en')
  return new UnreadableCsv(`This row is longer than ${most} bytes. Is a quotation mark (") not closed?`, row)
}
