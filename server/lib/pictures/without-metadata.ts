import { loadSharp } from '#server/lib/load-sharp.ts'
import { jpegWithoutMetadata } from './jpeg.ts'
import type { Orientation } from './orientation.ts'
import { pngWithoutMetadata } from './png.ts'
import { webpWithoutMetadata } from './webp.ts'

type Cleaner = (picture: Buffer, orientation: Orientation) => Buffer

const cleaners: ReadonlyMap<string, Cleaner> = new Map([
  ['image/jpeg', jpegWithoutMetadata],
  ['image/png', pngWithoutMetadata],
  ['image/webp', webpWithoutMetadata],
])

/** Whether files of a media type can contain metadata that identifies people or places. */
export const carriesMetadata = (mediaType: string) => cleaners.has(mediaType)

/**
 * Removes metadata (place, time, camera, people) without changing pixels. The orientation stays.
 *
 * @throws the errors of sharp for an unreadable picture; RangeError for a truncated one.
 */
export async function withoutMetadata(mediaType: string, picture: Buffer): Promise<Buffer> {
  const clean = cleaners.get(mediaType)
  if (!clean) return picture
  const { orientation = 1 } = await (await loadSharp())(picture).metadata()
  return clean(picture, orientation)
}
