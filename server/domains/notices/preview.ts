import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#server/lib/file-store.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'

/** The content says it is a picture, but it cannot be drawn. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}

/** Sharp on a phone's screen at the width of a card. */
const SIDE = 640
/** More than any phone's camera makes; a small file can claim to be far larger. */
const MAX_PIXELS = 120_000_000

/**
 * Draws a stored picture small and stores that beside it.
 *
 * @returns the original's size in pixels, as it is looked at.
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
    throw new BrokenPicture('The picture cannot be drawn', { cause: error })
  })
  await files.put(to, Readable.from([preview]), { maxBytes: 5_000_000 })
  const { width, height } = metadata.autoOrient
  return { width, height }
}
