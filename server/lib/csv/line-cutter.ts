import type { Delimiter } from './detect-delimiter.ts'

export const LINE_FEED = 10
const [CARRIAGE_RETURN, QUOTE] = [13, 34]

/** Longer lines are left to readCsv. */
export const MAX_LINE_BYTES = 16_384

/** A line as byte ranges of its buffer. The cutter reuses one object for all lines. */
export interface ByteLine {
  bytes: Uint8Array
  /** Start and end of each cell. Entries after the last cell are left from earlier lines. */
  starts: Int32Array
  ends: Int32Array
  cells: number
  /** Row number as in a spreadsheet: the header is 1. */
  number: number
}

/**
 * Splits UTF-8 lines into cells without copying, for files with millions of cells. Supports lines that end with LF or
 * CRLF and have no quotation mark; from the first other line on, a file is for readCsv.
 */
export class LineCutter {
  readonly line: ByteLine
  readonly #delimiter: number
  /** Start of the next line, and of the last one. */
  #next = 0
  #last = 0

  /** @param width most cells of a line. */
  constructor(delimiter: Delimiter, width: number) {
    this.line = {
      bytes: new Uint8Array(),
      starts: new Int32Array(width),
      ends: new Int32Array(width),
      cells: 0,
      number: 1,
    }
    this.#delimiter = delimiter.charCodeAt(0)
  }

  add(chunk: Uint8Array): void {
    const rest = this.rest()
    this.line.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    this.#next = 0
  }

  /** Splits the next line. @returns 'incomplete' without a whole line, 'other' for a line that readCsv must parse. */
  cut(): 'line' | 'incomplete' | 'other' {
    const { bytes, starts, ends } = this.line
    const size = bytes.length
    const delimiter = this.#delimiter
    // One comparison skips most bytes.
    const highest = Math.max(delimiter, QUOTE)
    const start = this.#next
    let cell = 0
    starts[0] = start
    for (let at = start; at < size; at += 1) {
      const byte = bytes[at] as number
      if (byte > highest) continue
      if (byte === delimiter) {
        ends[cell] = at
        cell += 1
        if (cell === starts.length) return 'other'
        starts[cell] = at + 1
      } else if (byte === LINE_FEED) {
        if (at - start > MAX_LINE_BYTES) return 'other'
        ends[cell] = at > start && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at
        this.line.cells = cell + 1
        this.line.number += 1
        this.#last = start
        this.#next = at + 1
        return 'line'
      } else if (byte === QUOTE) return 'other'
      else if (byte === CARRIAGE_RETURN && at + 1 < size && bytes[at + 1] !== LINE_FEED) return 'other'
    }
    return size - start > MAX_LINE_BYTES ? 'other' : 'incomplete'
  }

  /** Returns the last line to the rest. */
  putBack(): void {
    this.#next = this.#last
    this.line.number -= 1
  }

  /** Bytes that were added and not split yet. */
  rest(): Uint8Array {
    return this.line.bytes.subarray(this.#next)
  }
}
