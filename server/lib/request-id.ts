import { randomBytes } from 'node:crypto'

const ID_BYTES = 16
/** Random bytes are drawn in bulk: each call to the generator costs more than the rest. */
const DRAWN_BYTES = 256 * ID_BYTES

let drawn = Buffer.alloc(0)
let used = 0

/** A random id for a request: 32 hexadecimal digits. */
export function requestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_BYTES)
    used = 0
  }
  used += ID_BYTES
  return drawn.toString('hex', used - ID_BYTES, used)
}
