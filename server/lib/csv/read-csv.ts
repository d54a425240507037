import { setImmediate as turn } from 'node:timers/promises'
import { type CsvError, type CsvErrorCode, Parser } from 'csv-parse'
import { say } from '#server/locales/say.ts'
import { grouped } from '#shared/digits.ts'
import { type Delimiter, delimiterLineLength, detectDelimiter } from './detect-delimiter.ts'

/** The file cannot be read as a table. The message is shown to the user who uploaded it. */
export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv'
  /** Row number as in a spreadsheet; null when the error concerns the whole file. */
  readonly row: number | null

  constructor(message: string, row: number | null = null) {
    super(message)
    this.row = row
  }
}

/**
 * A row that is not blank. Its number counts like a spreadsheet: from 1, with blank rows, without line breaks in
 * quotes.
 */
export interface CsvRow {
  number: number
  /** Trimmed values. */
  cells: string[]
  /** Of the last row of a file that does not end with a line break: the rest of it may be missing. */
  isUnended?: true
  /** Absent for a comma. */
  delimiter?: Delimiter
}

export interface CsvLimits {
  /** Rows that are not blank, the header included. */
  maxRows: number
  /** Rows in one batch. */
  batchSize: number
}

/** Parsed at once, before other work of the thread has its turn: within some milliseconds. */
const PART_BYTES = 16_384
const [LF, CR] = [10, 13]

/**
 * Reads a CSV file of any size in batches: UTF-8 or UTF-16; comma, semicolon, tab or bar; LF, CRLF or CR; quoted values
 * with line breaks. The source is read only as fast as the batches are taken.
 *
 * @throws UnreadableCsv when the file is no text, its quotes do not close, or it is longer than allowed; every row
 *   before has been handed out then.
 */
export async function* readCsv(
  source: AsyncIterable<Uint8Array>,
  { maxRows, batchSize }: CsvLimits,
): AsyncGenerator<CsvRow[]> {
  const collector = createRowCollector(maxRows)
  for await (const { records, error, isUnended, delimiter } of parsedParts(decodeText(source))) {
    for (const record of records) {
      collector.add(record, { delimiter, isUnended: isUnended && record === records.at(-1) })
      if (collector.stop) break
      if (collector.rows.length >= batchSize) yield collector.takeBatch()
    }
    if (error) collector.stop ??= error
    if (collector.stop) break
  }
  if (collector.rows.length > 0) yield collector.takeBatch()
  if (collector.stop) throw collector.stop
}

interface ParsedPart {
  records: string[][]
  /** Error that ends the reading after these records. */
  error: UnreadableCsv | undefined
  /** Whether no line break ends the last record. */
  isUnended: boolean
  delimiter: Delimiter
}

async function* parsedParts(text: AsyncGenerator<string>): AsyncGenerator<ParsedPart> {
  try {
    const { beginning, delimiter } = await readBeginning(text)
    const parser = new RecordParser(delimiter)
    const parsed = (records: string[][], isUnended = false): ParsedPart => ({
      ...{ records, error: unreadable(parser.error), isUnended, delimiter },
    })
    let last: number | undefined
    for await (const part of partsOf(beginning, text)) {
      last = part.at(-1)
      yield parsed(await parser.parse(part))
      await turn()
    }
    yield parsed(await parser.parseEnd(), last !== LF && last !== CR)
  } finally {
    // The loop closes the text only if it was reached.
    await text.return(undefined)
  }
}

async function* partsOf(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  yield* bytesOf(beginning)
  for await (const chunk of rest) yield* bytesOf(chunk)
}

function* bytesOf(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
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
function createRowCollector(maxRows: number) {
  let number = 0
  let count = 0
  return {
    rows: [] as CsvRow[],
    stop: undefined as UnreadableCsv | undefined,
    add(record: string[], { isUnended, delimiter }: Pick<ParsedPart, 'isUnended' | 'delimiter'>): void {
      number += 1
      const { blank, unclosed } = trimAll(record)
      if (blank) {
        if (number > 2 * maxRows)
          this.stop = new UnreadableCsv(say`The file has too many blank rows.`, number)
      } else if (unclosed) this.stop = unclosedQuote(number)
      else if (count === maxRows) this.stop = tooManyRows(maxRows)
      else {
        count += 1
        this.rows.push({
          ...{ number, cells: record },
          ...(isUnended && { isUnended }),
          ...(delimiter !== ',' && { delimiter }),
        })
      }
    },
    takeBatch(): CsvRow[] {
      const { rows } = this
      this.rows = []
      return rows
    },
  }
}

/** Starts with a non-blank character; otherwise the expression would try each of thousands of leading blanks. */
const LINE = /\s*((?=\S)(?:[^"\r\n]|"[^"]*")+)[\r\n]/y
/** Lines that tell the delimiter. */
const MOST_LINES = 5

/** The first complete lines that are not blank; line breaks in quotes do not end one. */
function firstLines(text: string): string[] {
  const lines: string[] = []
  LINE.lastIndex = 0
  for (let found = LINE.exec(text); found && lines.length < MOST_LINES; found = LINE.exec(text)) {
    lines.push(found[1] ?? '')
  }
  return lines
}

/** Web pages and spreadsheets that portals call .xls or .csv, and texts of other spreadsheet programs. */
const OTHER_KIND =
  /^\s*(<(\?xml|!--|!doctype|html|head|meta|style|table|body|div|workbook|office:)|MIME-Version:|TABLE\r?\n0,1\r?\n|ID;P)/i
const SAVE_AS_TABLE = say`This is a web page or a spreadsheet of another kind. Open it in the spreadsheet program, save it as .xlsx, .ods or “CSV UTF-8” and upload that file.`

/** Detects the delimiter by the first lines, and returns all text read so far. */
async function readBeginning(
  text: AsyncGenerator<string>,
): Promise<{ beginning: string; delimiter: Delimiter }> {
  let beginning = ''
  while (beginning.length < MAX_ROW_LENGTH) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
    beginning = beginning.slice(delimiterLineLength(beginning))
    if (OTHER_KIND.test(beginning)) throw new UnreadableCsv(SAVE_AS_TABLE)
    const lines = firstLines(beginning)
    if (lines.length === MOST_LINES) return { beginning, delimiter: detectDelimiter(lines) }
  }
  // Cut, so that it does not matter in which pieces the text arrives. A last line without a line break counts as well.
  const cut = beginning.slice(0, MAX_ROW_LENGTH)
  const lines = firstLines(`${cut}\n`)
  return { beginning, delimiter: detectDelimiter(lines.length > 0 ? lines : [cut]) }
}

/** Quotes inside a value are literal. A value with a leading quote and a line break was meant to be closed earlier. */
function isUnclosed(cell: string): boolean {
  return cell.startsWith('"') && /[\r\n]/.test(cell)
}

function unclosedQuote(row: number): UnreadableCsv {
  return new UnreadableCsv(
    say`A quotation mark (") in this row is not closed. Close or remove it; the rows after it were not checked.`,
    row,
  )
}

function tooManyRows(maxRows: number): UnreadableCsv {
  const most = grouped(maxRows - 1)
  return new UnreadableCsv(say`The file has more than ${most} rows. Split it into several files.`)
}

function unreadable(error: RecordError | undefined): UnreadableCsv | undefined {
  if (!error) return undefined
  const row = error.records + 1
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return unclosedQuote(row)
  const most = grouped(MAX_ROW_LENGTH)
  return new UnreadableCsv(
    say`This row is longer than ${most} bytes. Is a quotation mark (") not closed?`,
    row,
  )
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Enough bytes to recognise a binary file and to hold any header. */
const SAMPLE_BYTES = 4096

/** Workbooks have become CSV before. */
const signatures: readonly { bytes: readonly number[]; message: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], message: say`This is a PDF, not a CSV file.` },
  { bytes: [0x1f, 0x8b], message: say`This file is compressed. Unpack it and upload the CSV file inside.` },
]

/**
 * Decodes a text file: UTF-8 or UTF-16, with or without a byte order mark (which is dropped). Invalid bytes become
 * U+FFFD; the caller reports them, because it knows the row.
 *
 * @throws UnreadableCsv for a binary file.
 */
async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let sample: Uint8Array = new Uint8Array()
  for await (const chunk of source) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.length < SAMPLE_BYTES) continue
    // Always the same number of bytes: the result must not depend on how the file is split into chunks.
    decoder = new TextDecoder(encodingOf(sample.subarray(0, SAMPLE_BYTES)))
    yield decoder.decode(sample, { stream: true })
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(sample)).decode(sample)
}

/**
 * Detects the encoding of a file by its first SAMPLE_BYTES (or all of it).
 *
 * @throws UnreadableCsv for a binary file.
 */
function encodingOf(sample: Uint8Array): Encoding {
  const binary = signatures.find(({ bytes }) => bytes.every((byte, index) => sample[index] === byte))
  if (binary) throw new UnreadableCsv(binary.message)
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  if (!sample.includes(0)) return 'utf-8'
  const unmarked = unmarkedUtf16(sample)
  if (unmarked) return unmarked
  throw new UnreadableCsv(
    say`This is not a CSV file. Open it in the spreadsheet program, save it as “CSV UTF-8” and upload that file.`,
  )
}

/** A header is ASCII, so in UTF-16 exactly every second byte of the start is zero. */
function unmarkedUtf16(sample: Uint8Array): Encoding | undefined {
  const beginning = sample.subarray(0, 16)
  if (beginning.length < 4 || beginning.length % 2 === 1) return undefined
  const zeroAt = (parity: number) => beginning.every((byte, index) => (byte === 0) === (index % 2 === parity))
  if (zeroAt(1)) return 'utf-16le'
  return zeroAt(0) ? 'utf-16be' : undefined
}

/** Longer rows come from a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 65_536

/** Why a record cannot be parsed. Nothing is parsed after it. */
interface RecordError {
  code: CsvErrorCode
  /** Number of records before it. */
  records: number
}

/** A parser of csv-parse that hands out the records of a text at once: a stream of single records takes twice as long. */
class RecordParser extends Parser {
  error: RecordError | undefined
  #records: string[][] = []

  constructor(delimiter: string) {
    super({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: MAX_ROW_LENGTH,
      // Without this option, an error would discard the records before it.
      skip_records_with_error: true,
    })
    this.on('skip', ({ code }: CsvError) => {
      this.error ??= { code, records: this.info.records }
    })
    // The callbacks of `write` and `end` get the error, too.
    this.on('error', () => {})
  }

  override push(record: string[] | null): boolean {
    if (record === null) return super.push(null)
    this.#records.push(record)
    return true
  }

  /** @param part of the text in UTF-8. @returns the records that end in it. */
  parse(part: Uint8Array): Promise<string[][]> {
    return this.#recordsAfter((done) => this.write(part, done))
  }

  /** @returns the last record, if the text does not end with a line break. */
  parseEnd(): Promise<string[][]> {
    return this.#recordsAfter((done) => this.end(done))
  }

  async #recordsAfter(work: (done: (error?: Error | null) => void) => void): Promise<string[][]> {
    await new Promise<void>((resolve, reject) => {
      work((error) => (error ? reject(error) : resolve()))
    })
    const records = this.#records
    this.#records = []
    return records
  }
}
