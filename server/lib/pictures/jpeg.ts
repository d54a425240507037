import { exifOrientation, type Orientation } from './orientation.ts'

// JPEG (ITU-T T.81, annex B): markers, most with a segment; coded data follows a start of scan.

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe

/**
 * Removes metadata: Exif, XMP, IPTC, comments, and everything after the end marker, where phones append videos and
 * larger copies. What decoding needs stays: tables, colour profile, Adobe's colour transform.
 *
 * @throws RangeError when the file is truncated.
 */
export function jpegWithoutMetadata(jpeg: Buffer, orientation: Orientation): Buffer {
  const kept = [jpeg.subarray(0, 2)]
  if (orientation > 1) kept.push(exifSegment(orientation))
  let at = 2
  for (;;) {
    // Fill bytes may precede a marker.
    while (jpeg.readUInt8(at + 1) === 0xff) at++
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)])
    const end = endOfSegment(jpeg, at, marker)
    if (isNeeded(jpeg.subarray(at, end), marker)) kept.push(jpeg.subarray(at, end))
    at = end
  }
}

function endOfSegment(jpeg: Buffer, at: number, marker: number): number {
  if (jpeg.readUInt8(at) !== 0xff) throw new RangeError('No marker where one must be')
  if (isRestart(marker) || marker === 0x01) return at + 2
  let end = at + 2 + jpeg.readUInt16BE(at + 2)
  if (marker !== START_OF_SCAN) return end
  // In coded data, 0xff is followed by 0 or is part of a restart marker.
  for (;;) {
    end = jpeg.indexOf(0xff, end)
    if (end < 0) throw new RangeError('The picture has no end')
    const next = jpeg.readUInt8(end + 1)
    if (next !== 0 && !isRestart(next)) return end
    end += 2
  }
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

function isNeeded(segment: Buffer, marker: number): boolean {
  const starts = (text: string) => segment.subarray(4).toString('latin1', 0, text.length) === text
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  // A JFIF segment longer than its 14 bytes contains a thumbnail.
  if (marker === 0xe0) return starts('JFIF\0') && segment.length === 18
  return (marker === 0xe2 && starts('ICC_PROFILE\0')) || (marker === 0xee && starts('Adobe'))
}

function exifSegment(orientation: Orientation): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOrientation(orientation)])
  const header = Buffer.from([0xff, 0xe1, 0, 0])
  header.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([header, data])
}
