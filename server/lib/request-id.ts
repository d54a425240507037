import { randomBytes } from 'node:crypto'

const ID_BYTES = 16
/** So many at once: asking for randomness costs more than the rest. */
const DRAWN_BYTES = 256 * ID_BYTES

let drawn = Buffer.alloc(0)
let used = 0

/** A name for a request that no other has and nobody guesses: 32 hexadecimal digits. */
export function requestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_BYTES)
    used = 0
  }
  used += ID_BYTES
  return drawn.toString('hex', used - ID_BYTES, used)
}
