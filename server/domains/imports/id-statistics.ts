import { asciiText } from '#server/lib/csv/ascii-cells.ts'
import type { IdFacts } from './csv-table.ts'
import { SAMPLE_SIZE } from './sample-size.ts'

const ZERO = 48

/** Collects facts about Candidate IDs while a file is read, so that the preview need not scan all rows. */
export class IdStatistics {
  #first: string[] = []
  #ascending = true
  #zeros = false
  /** The last ID as text or as bytes, with its length. */
  #last = ''
  readonly #lastBytes: Uint8Array
  #length = 0

  /** @param maxLength maximum length of IDs added as bytes. */
  constructor(maxLength: number) {
    this.#lastBytes = new Uint8Array(maxLength)
  }

  facts(): IdFacts {
    return { first: this.#first, ascending: this.#ascending, zeros: this.#zeros }
  }

  add(id: string): void {
    if (this.#length > 0) this.#last = asciiText(this.#lastBytes, 0, this.#length)
    this.#length = 0
    if (this.#first.length < SAMPLE_SIZE) this.#first.push(id)
    if (id < this.#last) this.#ascending = false
    if (id.startsWith('0')) this.#zeros = true
    this.#last = id
  }

  /** Adds an ASCII ID. All IDs added as text come later. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    if (this.#first.length < SAMPLE_SIZE) this.#first.push(asciiText(bytes, from, to))
    if (bytes[from] === ZERO) this.#zeros = true
    if (this.#ascending) this.#follow(bytes, from, to - from)
  }

  #follow(bytes: Uint8Array, from: number, length: number): void {
    const last = this.#lastBytes
    let order = 0
    for (let at = 0; at < length; at += 1) {
      const byte = bytes[from + at] as number
      if (order === 0) order = at < this.#length ? byte - (last[at] as number) : 1
      last[at] = byte
    }
    if (order === 0) order = length - this.#length
    if (order < 0) this.#ascending = false
    this.#length = length
  }
}
