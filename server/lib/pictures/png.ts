import { crc32 } from 'node:zlib'
import { exifOrientation, type Orientation } from './orientation.ts'

/** Chunks that pixels and colours need (PNG, third edition). */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const SIGNATURE_BYTES = 8

/**
 * Removes metadata: texts, times, Exif, and everything after the end chunk.
 *
 * @throws RangeError when the file is truncated.
 */
export function pngWithoutMetadata(png: Buffer, orientation: Orientation): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; ; ) {
    const type = png.toString('latin1', at + 4, at + 8)
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) throw new RangeError('The picture has no end')
    if (NEEDED.has(type)) kept.push(png.subarray(at, end))
    if (type === 'IHDR' && orientation > 1) kept.push(chunk('eXIf', exifOrientation(orientation)))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const lengthAndCrc = Buffer.alloc(8)
  lengthAndCrc.writeUInt32BE(data.length)
  lengthAndCrc.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([lengthAndCrc.subarray(0, 4), typed, lengthAndCrc.subarray(4)])
}
