import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from './file-store.ts'

/**
 * The part of a file that a request asks for (RFC 9110, section 14).
 *
 * @returns undefined for all of it: also when several parts are asked for, or a part of another version of the file.
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
