import type { Delimiter } from './detect-delimiter.ts'

export const LINE_FEED = 10
const [CARRIAGE_RETURN, QUOTE] = [13, 34]

/** Longer lines are the text reader's to judge. */
export const MAX_LINE_BYTES = 16_384

/** A line of a table as it lies in the file. The cutter fills the same one for each. */
export interface ByteLine {
  bytes: Uint8Array
  /** Where its cells begin and end. Behind the last cell is what former lines have left. */
  starts: Int32Array
  ends: Int32Array
  cells: number
  /** As a spreadsheet numbers it: the header is 1. */
  number: number
}

/**
 * Cuts the lines of a table in UTF-8 where they lie: for files of which millions of cells are only looked at and copied.
 * It knows lines that end with LF or CRLF and have no quotation mark; from the first other one on, a file is for
 * readCsv.
 */
export class LineCutter {
  readonly line: ByteLine
  readonly #delimiter: number
  /** Where the next line begins, and where the last one did. */
  #next = 0
  #last = 0

  /** @param width cells that a line has at most. */
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

  /** Cuts the next line. @returns whether there was one: else it is not complete, or not for the cutter. */
  cut(): 'line' | 'incomplete' | 'other' {
    const { bytes, starts, ends } = this.line
    const size = bytes.length
    const delimiter = this.#delimiter
    // One comparison tells that most bytes are nothing to the cutter.
    const highest = Math.max(delimiter, QUOTE)
    const begin = this.#next
    let cell = 0
    starts[0] = begin
    for (let at = begin; at < size; at += 1) {
      const byte = bytes[at] as number
      if (byte > highest) continue
      if (byte === delimiter) {
        ends[cell] = at
        cell += 1
        if (cell === starts.length) return 'other'
        starts[cell] = at + 1
      } else if (byte === LINE_FEED) {
        if (at - begin > MAX_LINE_BYTES) return 'other'
        ends[cell] = at > begin && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at
        this.line.cells = cell + 1
        this.line.number += 1
        this.#last = begin
        this.#next = at + 1
        return 'line'
      } else if (byte === QUOTE) return 'other'
      else if (byte === CARRIAGE_RETURN && at + 1 < size && bytes[at + 1] !== LINE_FEED) return 'other'
    }
    return size - begin > MAX_LINE_BYTES ? 'other' : 'incomplete'
  }

  /** Takes the last line back: it belongs to the rest again. */
  putBack(): void {
    this.#next = this.#last
    this.line.number -= 1
  }

  /** What was added and not cut. */
  rest(): Uint8Array {
    return this.line.bytes.subarray(this.#next)
  }
}
