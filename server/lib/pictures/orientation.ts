/** Orientation in the numbering of Exif (CIPA DC-008), 1 to 8: 1 is upright. */
export type Orientation = number

const ORIENTATION_TAG = 0x0112
const SHORT = 3

/** Exif data with the orientation only: a TIFF header and one entry. */
export function exifOrientation(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(ORIENTATION_TAG, 10)
  tiff.writeUInt16LE(SHORT, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
