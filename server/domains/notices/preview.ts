import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { loadSharp } from '#server/lib/load-sharp.ts'
import type { FileStore } from '#server/storage/file-store.ts'

/** The file's signature is a picture's, but it cannot be decoded. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}

/** Longest side in pixels: a card's width on a high-resolution phone. */
const SIDE = 640
/** Limits the memory of decoding: a small file can contain a very large picture. */
const MAX_PIXELS = 120_000_000

/**
 * A picture (JPEG, PNG or WebP) encoded again: upright, in sRGB, without place, time, camera and names. An animated WebP
 * stays one.
 *
 * @throws the errors of sharp for a picture that is broken, truncated or too large.
 */
export async function withoutMetadata(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawn = sharp(picture, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const { format, pages = 1 } = await drawn.metadata()
  // Frames cannot be turned, and no camera writes them.
  const upright = pages > 1 ? drawn : drawn.autoOrient()
  return upright.toFormat(format, { quality: 88 }).toBuffer()
}

/**
 * Stores a small version of a stored picture.
 *
 * @returns the original's size in pixels, after its EXIF orientation is applied.
 * @throws BrokenPicture
 */
export async function makePreview(
  files: FileStore,
  { of, to }: { of: string; to: string },
): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const picture = sharp({ limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const small = picture
    .clone()
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
  const stored = await files.open(of)
  const [, metadata, preview] = await Promise.all([
    pipeline(stored, picture),
    picture.metadata(),
    small.toBuffer(),
  ]).catch((error: unknown) => {
    throw stored.errored ?? new BrokenPicture('The picture cannot be drawn', { cause: error })
  })
  await files.put(to, Readable.from([preview]), { maxBytes: 5_000_000 })
  const { width, height } = metadata.autoOrient
  return { width, height }
}
