import type { Sharp } from 'sharp'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import { MAX_PIXELS } from './media-rules.ts'

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
  files: [PictureFile, ...PictureFile[]]
  /** Whether it is nearly white on a transparent ground. */
  isPale: boolean
}

export interface PictureFile {
  width: number
  height: number
  format: 'avif' | 'webp' | 'jpg' | 'png'
  content: Buffer
}

/** Widths in pixels in which a picture is stored, from a telephone's to a wide page's. */
const WIDTHS = [320, 640, 960, 1600]
const MAX_WIDTH = 1600
const MAX_HEIGHT = 4000

const queue = oneAtATime()

/**
 * Encodes a picture in the widths that pages need, upright, in sRGB and without metadata. The process encodes one picture at a
 * time and pauses while it is busy, so that look-ups have the processor.
 *
 * @throws PictureRefused
 */
export function encodePicture(picture: Buffer, load: { isBusy(): boolean }): Promise<EncodedPicture> {
  return queue(() => encodeAll(picture, load))
}

async function encodeAll(picture: Buffer, load: { isBusy(): boolean }): Promise<EncodedPicture> {
  const base = await decode(picture)
  const fallback = await encode(base, base.width, base.hasAlpha ? 'png' : 'jpg')
  const files: [PictureFile, ...PictureFile[]] = [fallback]
  for await (const file of pauseWhileBusy(variants(base), load)) files.push(file)
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
}

async function decode(picture: Buffer): Promise<Decoded> {
  const sharp = await loadSharp()
  const broken = (cause: unknown): never => {
    throw new PictureRefused('broken', { cause })
  }
  const metadata = await sharp(picture, { limitInputPixels: false }).metadata().catch(broken)
  if (metadata.width * metadata.height > MAX_PIXELS) throw new PictureRefused('pixels')
  if ((metadata.pages ?? 1) > 1) throw new PictureRefused('animated')
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  const { width, height, channels } = info
  return { pixels: sharp(data, { raw: { width, height, channels } }), width, hasAlpha: metadata.hasAlpha }
}

async function* variants(base: Decoded): AsyncGenerator<PictureFile> {
  for (const width of [...WIDTHS.filter((one) => one < base.width), base.width]) {
    yield await encode(base, width, 'webp')
    yield await encode(base, width, 'avif')
  }
}

async function encode(
  { pixels }: Decoded,
  width: number,
  format: PictureFile['format'],
): Promise<PictureFile> {
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
