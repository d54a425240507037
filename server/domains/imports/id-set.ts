import { randomInt } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

const [TAB, NEW_LINE] = [9, 10]
/** IDs added before yielding to the event loop: about a millisecond. */
const BATCH_SIZE = 10_000

/**
 * A hash set of Candidate IDs that is searched by byte ranges, because creating a million strings for one look-up each
 * would cost more garbage collection than the comparisons.
 */
export class IdSet {
  /** The IDs in UTF-8, each followed by a line feed. */
  readonly #ids: Uint8Array
  /** Open addressing: the offset of an ID in #ids plus one, or 0 for an empty slot. At least half are empty. */
  readonly #slots: Int32Array
  /** A random seed, so that no list has the same collisions in every process. */
  readonly #seed = randomInt(2 ** 31)

  private constructor(ids: Uint8Array) {
    this.#ids = ids
    let count = 0
    for (const byte of ids) if (byte === NEW_LINE) count += 1
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)))
  }

  /** @param lines the IDs in COPY text format, each followed by a line feed; may contain duplicates. */
  static async of(lines: string): Promise<IdSet> {
    const set = new IdSet(Buffer.from(lines))
    for (let start = 0, added = 1; start < set.#ids.length; added += 1) {
      start = set.#add(start)
      if (added % BATCH_SIZE === 0) await turn()
    }
    return set
  }

  /** Counts the rows, in COPY text format, whose second column is in the set. */
  countIn(rows: Uint8Array): number {
    const size = rows.length
    let count = 0
    for (let at = 0; at < size; at += 1) {
      while (at < size && rows[at] !== TAB) at += 1
      const start = at + 1
      let hash = this.#seed
      for (at = start; at < size && rows[at] !== TAB; at += 1) hash = mixed(hash, rows[at])
      if (this.#has(rows, start, at - start, hash)) count += 1
      while (at < size && rows[at] !== NEW_LINE) at += 1
    }
    return count
  }

  /** @returns the offset of the next ID. */
  #add(start: number): number {
    let hash = this.#seed
    let end = start
    for (; this.#ids[end] !== NEW_LINE; end += 1) hash = mixed(hash, this.#ids[end])
    if (!this.#has(this.#ids, start, end - start, hash)) this.#slots[this.#free(hash)] = start + 1
    return end + 1
  }

  #has(text: Uint8Array, start: number, length: number, hash: number): boolean {
    const last = this.#slots.length - 1
    for (let slot = spread(hash) & last; ; slot = (slot + 1) & last) {
      const entry = this.#slots[slot]
      if (!entry) return false
      let same = 0
      while (same < length && this.#ids[entry - 1 + same] === text[start + same]) same += 1
      if (same === length && this.#ids[entry - 1 + length] === NEW_LINE) return true
    }
  }

  #free(hash: number): number {
    const last = this.#slots.length - 1
    let slot = spread(hash) & last
    while (this.#slots[slot]) slot = (slot + 1) & last
    return slot
  }
}

/** One step of FNV-1a. */
const mixed = (hash: number, byte = 0): number => Math.imul(hash ^ byte, 0x01000193)

/** Mixes the high bits into the low bits, which choose the slot. */
const spread = (hash: number): number => hash ^ (hash >>> 15)
