import { randomInt } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

const [TAB, NEW_LINE] = [9, 10]
/** IDs that are added before others have their turn: about a millisecond. */
const AT_ONCE = 10_000

/**
 * A set of Candidate IDs that is looked into from the middle of a text: a million strings, made only to look each up once,
 * would keep the garbage collector busier than all comparing.
 */
export class IdSet {
  /** The IDs in UTF-8, each followed by a line feed. */
  readonly #ids: Uint8Array
  /** By hash, one behind the place where an ID begins; 0 where there is none. At least half are empty. */
  readonly #places: Int32Array
  /** So that no list is slow in every process. Lists come from administrators: nobody else could choose their IDs. */
  readonly #seed = randomInt(2 ** 31)

  private constructor(ids: Uint8Array) {
    this.#ids = ids
    let count = 0
    for (const byte of ids) if (byte === NEW_LINE) count += 1
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)))
  }

  /** @param lines the IDs, each followed by a line feed, written as COPY reads them; one may be there again. */
  static async of(lines: string): Promise<IdSet> {
    const set = new IdSet(Buffer.from(lines))
    for (let start = 0, added = 1; start < set.#ids.length; added += 1) {
      start = set.#add(start)
      if (added % AT_ONCE === 0) await turn()
    }
    return set
  }

  /** Of whole rows as COPY reads them, how many have one of these IDs in their second column. */
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

  /** @returns where the next one begins. */
  #add(start: number): number {
    let hash = this.#seed
    let end = start
    for (; this.#ids[end] !== NEW_LINE; end += 1) hash = mixed(hash, this.#ids[end])
    if (!this.#has(this.#ids, start, end - start, hash)) this.#places[this.#free(hash)] = start + 1
    return end + 1
  }

  #has(text: Uint8Array, start: number, length: number, hash: number): boolean {
    const last = this.#places.length - 1
    for (let slot = spread(hash) & last; ; slot = (slot + 1) & last) {
      const place = this.#places[slot]
      if (!place) return false
      let same = 0
      while (same < length && this.#ids[place - 1 + same] === text[start + same]) same += 1
      if (same === length && this.#ids[place - 1 + length] === NEW_LINE) return true
    }
  }

  #free(hash: number): number {
    const last = this.#places.length - 1
    let slot = spread(hash) & last
    while (this.#places[slot]) slot = (slot + 1) & last
    return slot
  }
}

/** The step of FNV-1a. */
const mixed = (hash: number, byte = 0): number => Math.imul(hash ^ byte, 0x01000193)

/** So that what tells IDs apart reaches the low bits, which choose the place. */
const spread = (hash: number): number => hash ^ (hash >>> 15)
