import { type CsvError, type CsvErrorCode, Parser } from 'csv-parse'

/** Longer rows come from a quotation mark that was never closed. */
export const MAX_ROW_LENGTH = 65_536

/** Why a record cannot be parsed. Nothing is parsed after it. */
export interface RecordError {
  code: CsvErrorCode
  /** Number of records before it. */
  records: number
}

/** A parser of csv-parse that hands out the records of a text at once: a stream of single records takes twice as long. */
export class RecordParser extends Parser {
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
