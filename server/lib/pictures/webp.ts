import { exifOrientation, type Orientation } from './orientation.ts'

/** Chunks that pixels, colours and animation need (RFC 9649). */
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HEADER_BYTES = 12
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/**
 * Removes metadata from a still or animated picture: Exif, XMP, and everything after its end.
 *
 * @throws RangeError when the file is truncated.
 */
export function webpWithoutMetadata(webp: Buffer, orientation: Orientation): Buffer {
  const rotated = orientation > 1
  const kept: Buffer[] = []
  const end = 8 + webp.readUInt32LE(4)
  for (let at = HEADER_BYTES; at < end; ) {
    const type = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > webp.length) throw new RangeError('The picture has no end')
    const chunk = Buffer.from(webp.subarray(at, next))
    if (type === 'VP8X') {
      const flags = chunk.readUInt8(8) & ~(EXIF_FLAG | XMP_FLAG)
      chunk.writeUInt8(rotated ? flags | EXIF_FLAG : flags, 8)
    }
    if (NEEDED.has(type)) kept.push(chunk)
    at = next
  }
  if (rotated) kept.push(exifChunk(orientation))
  const body = Buffer.concat(kept)
  const header = Buffer.from(webp.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([header, body])
}

function exifChunk(orientation: Orientation): Buffer {
  const data = exifOrientation(orientation)
  const header = Buffer.from('EXIF\0\0\0\0', 'latin1')
  header.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, data])
}
