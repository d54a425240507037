import type { IncomingHttpHeaders } from 'node:http'

/** Bytes from 0, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a request asks for (RFC 9110, section 14).
 *
 * @returns undefined for the whole file, also when a request asks for several parts or for another version.
 */
export function byteRange(
  headers: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}
