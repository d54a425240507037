import type { Sharp } from 'sharp'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import { MAX_PIXELS, type MediaUse, mediaUses } from './media-rules.ts'

export type PictureProblem = 'pixels' | 'animated' | 'broken'

export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly problem: PictureProblem
  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The picture is refused: ${problem}`, options)
    this.problem = problem
  }
}

/** A picture in all its files. */
export interface EncodedPicture {
  /** For browsers without modern formats, then AVIF and WebP of each width. */
  files: [PictureFile<'jpg' | 'png' | 'gif' | 'webp'>, ...PictureFile[]]
  /** Whether it is nearly white on a transparent ground. */
  isPale: boolean
}

type Format = 'avif' | 'webp' | 'jpg' | 'png' | 'gif'

interface PictureFile<F extends Format = Format> {
  width: number
  height: number
  format: F
  content: Buffer
}

const MAX_HEIGHT = 4000

const queue = oneAtATime()

/**
 * Encodes a picture in the widths that pages need, upright, in sRGB and without metadata. Of an animation, the first file is
 * the animation itself. The process encodes one picture at a time and pauses while it is busy, so that look-ups have the processor.
 *
 * @throws PictureRefused
 */
export function encodePicture(
  picture: Buffer,
  { use, isBusy }: { use: MediaUse; isBusy(): boolean },
): Promise<EncodedPicture> {
  return queue(() => encodeAll(picture, { use, isBusy }))
}

async function encodeAll(
  picture: Buffer,
  { use, isBusy }: { use: MediaUse; isBusy(): boolean },
): Promise<EncodedPicture> {
  const base = await decode(picture, use)
  const fallback = base.animation ?? (await encode(base, base.width, base.hasAlpha ? 'png' : 'jpg'))
  const files: EncodedPicture['files'] = [fallback]
  for await (const file of pauseWhileBusy(variants(base, mediaUses[use].widths), { isBusy })) files.push(file)
  return { files, isPale: base.hasAlpha && (await isPale(base.pixels)) }
}

/** Whether the visible pixels are nearly white, and there is a ground to be seen behind them. */
async function isPale(pixels: Sharp): Promise<boolean> {
  const { data } = await pixels
    .clone()
    .resize(200, 200, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let visible = 0
  let light = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    visible += alpha
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  const seen = visible / (255 * (data.length / 4))
  return seen > 0 && seen < 0.95 && light / visible > 0.85
}

interface Decoded {
  /** Of the largest width, decoded once for all files. */
  pixels: Sharp
  width: number
  hasAlpha: boolean
  animation: PictureFile<'gif' | 'webp'> | undefined
}

async function decode(picture: Buffer, use: MediaUse): Promise<Decoded> {
  const sharp = await loadSharp()
  const { maxWidth, keepsAnimations } = mediaUses[use]
  const broken = (cause: unknown): never => {
    throw new PictureRefused('broken', { cause })
  }
  const metadata = await sharp(picture, { limitInputPixels: false }).metadata().catch(broken)
  if (metadata.width * metadata.height > MAX_PIXELS) throw new PictureRefused('pixels')
  const isAnimated = (metadata.pages ?? 1) > 1
  if (isAnimated && !keepsAnimations) throw new PictureRefused('animated')
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize(maxWidth, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  const { width, height, channels } = info
  const animation = isAnimated ? await encodeAnimation(picture, maxWidth).catch(broken) : undefined
  const pixels = sharp(data, { raw: { width, height, channels } })
  return { pixels, width, hasAlpha: metadata.hasAlpha, animation }
}

async function encodeAnimation(picture: Buffer, maxWidth: number): Promise<PictureFile<'gif' | 'webp'>> {
  const sharp = await loadSharp()
  const frames = sharp(picture, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const { data: content, info } = await frames
    .resize(maxWidth, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  const { width, pageHeight: height = info.height } = info
  return { width, height, format: info.format === 'gif' ? 'gif' : 'webp', content }
}

async function* variants(base: Decoded, widths: readonly number[]): AsyncGenerator<PictureFile> {
  const narrower = widths.filter((width) => width < base.width)
  for (const width of narrower.length < widths.length ? [...narrower, base.width] : narrower) {
    yield await encode(base, width, 'webp')
    yield await encode(base, width, 'avif')
  }
}

async function encode<F extends Exclude<Format, 'gif'>>(
  { pixels }: Decoded,
  width: number,
  format: F,
): Promise<PictureFile<F>> {
  const resized = pixels.clone().resize({ width })
  const { data, info } = await {
    jpg: () => resized.jpeg({ quality: 80, mozjpeg: true }),
    png: () => resized.png({ compressionLevel: 9 }),
    webp: () => resized.webp({ quality: 78 }),
    avif: () => resized.avif({ quality: 55, effort: 2 }),
  }
    [format]()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, format, content: data }
}
