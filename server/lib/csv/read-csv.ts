import { pipeline, Readable } from 'node:stream'
import { type CsvError, type CsvErrorCode, Parser as CsvParser } from 'csv-parse'
import { decodeText } from './decode-text.ts'
import { type Delimiter, delimiterLineLength, detectDelimiter } from './detect-delimiter.ts'
import { plainLines } from './plain-lines.ts'
import { UnreadableCsv } from './unreadable-csv.ts'

/**
 * A row that is not blank. Its number counts like a spreadsheet: from 1, with blank rows, without line breaks in
 * quotes.
 */
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

/** Longer rows come from a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 65_536
const PIECE_BYTES = 8192

/** How far a file has been read. */
export interface CsvProgress {
  delimiter: Delimiter
  /** Of the last row. */
  number: number
  /** Rows so far that are not blank. */
  count: number
}

/**
 * Reads a CSV file of any size in batches: UTF-8 or UTF-16; comma, semicolon, tab or bar; LF, CRLF or CR; quoted values
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
    const collector = createRowCollector(maxRows, progress)
    const plain = plainLines()
    for await (const chunk of concatenated(beginning, text)) {
      for (const line of plain.take(chunk)) {
        collector.add(splitLine(line, delimiter))
        if (collector.stop) break
        if (collector.rows.length >= batchSize) yield collector.takeBatch()
      }
      if (collector.stop || plain.ended()) break
    }
    if (!collector.stop) {
      parsing = true
      const { parser, failure } = parse(plain.rest(), text, { delimiter, before: collector.number })
      for await (const record of parser) {
        collector.stop = failure(collector.number + 1)
        if (!collector.stop) collector.add(record)
        if (collector.stop) break
        if (collector.rows.length >= batchSize) yield collector.takeBatch()
      }
      collector.stop ??= failure(collector.number + 1)
    }
    if (collector.rows.length > 0) yield collector.takeBatch()
    if (collector.stop) throw collector.stop
  } finally {
    // The parser closes its source itself, and may still be waiting for it.
    if (!parsing) await text.return(undefined)
  }
}

async function* concatenated(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning
  // A `for await` loop that ends early would close the iterator, which the parser still reads.
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** The same as split, in half the time: most of a file's reading is this. */
function splitLine(line: string, delimiter: Delimiter): string[] {
  const values: string[] = []
  let from = 0
  for (let to = line.indexOf(delimiter); to >= 0; to = line.indexOf(delimiter, from)) {
    values.push(line.slice(from, to))
    from = to + 1
  }
  values.push(line.slice(from))
  return values
}

/** Trims in place: there are millions of values. */
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

/** Collects rows from records, up to the first record that ends the reading. */
function createRowCollector(maxRows: number, before = { number: 0, count: 0 }) {
  let { count } = before
  return {
    /** Of the last record. */
    number: before.number,
    rows: [] as CsvRow[],
    stop: undefined as UnreadableCsv | undefined,
    add(record: string[]): void {
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
    takeBatch(): CsvRow[] {
      const { rows } = this
      this.rows = []
      return rows
    },
  }
}

interface Parser {
  parser: AsyncIterable<string[]>
  /** The error of this row, if the parser reported one. */
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
    // Without this option, an error would discard parsed rows that have not been read yet.
    skip_records_with_error: true,
  })
  let error: UnreadableCsv | undefined
  parser.on('skip', ({ code }: CsvError) => {
    error ??= unreadable(code, before + parser.info.records + 1)
  })
  // An error destroys the parser with that error, and reading from the parser throws it.
  pipeline(Readable.from(pieces(beginning, text)), parser, () => {})
  return {
    parser,
    failure: (row) => (error?.row === row ? error : undefined),
  }
}

/** Starts with a non-blank character; otherwise the expression would try each of thousands of leading blanks. */
const FIRST_LINE = /^\s*((?=\S)(?:[^"\r\n]|"[^"]*")+)[\r\n]/

/**
 * Detects the delimiter by the first line that is not blank (line breaks in quotes do not end it), and returns all
 * text read so far.
 */
async function readBeginning(
  text: AsyncGenerator<string>,
): Promise<{ beginning: string; delimiter: Delimiter }> {
  let beginning = ''
  while (beginning.length < MAX_ROW_LENGTH) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
    beginning = beginning.slice(delimiterLineLength(beginning))
    const firstLine = FIRST_LINE.exec(beginning)?.[1]
    if (firstLine !== undefined) return { beginning, delimiter: detectDelimiter(firstLine) }
  }
  return { beginning, delimiter: detectDelimiter(beginning) }
}

/**
 * In small pieces, because the parser emits all rows of a piece at once, and rows that wait cost garbage collection.
 */
async function* pieces(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  try {
    yield* piecesOf(beginning)
    for await (const chunk of rest) yield* piecesOf(chunk)
  } finally {
    // The loop closes the iterator only if it was reached.
    await rest.return(undefined)
  }
}

function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** Quotes inside a value are literal. A value with a leading quote and a line break was meant to be closed earlier. */
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
