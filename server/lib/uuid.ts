import { randomBytes } from 'node:crypto'

/** A UUID version 7 (RFC 9562): milliseconds since 1970, then random bits, so that ids sort by time. */
export function uuid7(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Whether text is a UUID of any version. PostgreSQL rejects queries that compare an id with anything else. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** A UUID as PostgreSQL writes it, for comparisons: without capitals. Undefined for anything else. */
export function uuidOf(text: string): string | undefined {
  return isUuid(text) ? text.toLowerCase() : undefined
}
