import { say } from '#server/locales/say.ts'
import { MAX_ATTACHMENT_BYTES, MAX_PICTURE_BYTES } from '#shared/limits.ts'

const MB = 1024 * 1024
/** Limits the memory of decoding: a small file can contain a very large picture. */
export const MAX_PIXELS = 120_000_000

/** Purpose of an uploaded file: the content of the site, or a notice. */
export type MediaUse = keyof typeof mediaUses

interface MediaRules {
  /** Folder of the file store. */
  folder: string
  /** Accepted kinds of pictures. */
  pictures: readonly string[]
  pictureBytes: number
  pdfBytes: number
  /** Pixels of the file at the address of a picture. */
  maxWidth: number
  /** Pixels in which a picture is stored, too, in modern formats. */
  widths: readonly number[]
  keepsAnimations: boolean
}

export const mediaUses = {
  content: {
    ...{ folder: 'media', pictures: ['JPEG', 'PNG', 'WebP'], keepsAnimations: false },
    ...{ pictureBytes: MAX_PICTURE_BYTES, pdfBytes: 25 * MB },
    // From a telephone's to a wide page's.
    ...{ maxWidth: 1600, widths: [320, 640, 960, 1600] },
  },
  notices: {
    ...{ folder: 'notice-attachments', pictures: ['JPEG', 'PNG', 'WebP', 'GIF'], keepsAnimations: true },
    ...{ pictureBytes: MAX_ATTACHMENT_BYTES, pdfBytes: MAX_ATTACHMENT_BYTES },
    // A scanned sheet stays legible; cards show it as wide as a telephone.
    ...{ maxWidth: 3000, widths: [640] },
  },
} as const satisfies Record<string, MediaRules>

export const isAccepted = (use: MediaUse, mediaType: string | undefined): mediaType is string =>
  mediaType === 'application/pdf' ||
  mediaUses[use].pictures.some((kind) => mediaType === `image/${kind.toLowerCase()}`)

/** Common kinds of pictures that are refused, each with a remedy. */
const advice: Readonly<Record<string, string>> = {
  'image/heic': say`a HEIC picture, which many browsers cannot show. Save it as JPEG`,
  'image/heif': say`a HEIF picture, which many browsers cannot show. Save it as JPEG`,
  'image/avif': say`an AVIF picture. Save it as JPEG or PNG`,
  'image/gif': say`a GIF. Save it as PNG`,
  'image/apng': say`an animation. Save one picture of it as PNG`,
  'image/svg+xml': say`an SVG drawing, which can contain scripts. Save it as PNG`,
}

/** Messages about refused files. */
export const mediaProblems = {
  empty: (name: string) => say`${name} is empty`,
  type: (name: string, use: MediaUse, mediaType: string | undefined) => {
    const known = mediaType === undefined ? undefined : advice[mediaType]
    if (known !== undefined) return say`${name} is ${known} and upload that`
    return say`${name} is neither a picture (${mediaUses[use].pictures.join(', ')}) nor a PDF`
  },
  size: (name: string, most: number) => say`${name} is larger than ${most / MB} MB`,
  pixels: (name: string) => say`${name} has more than 120 million pixels. Make it smaller and upload that`,
  animated: (name: string) => say`${name} is an animation. Save one picture of it and upload that`,
  broken: (name: string) => say`${name} is damaged: it cannot be shown as a picture`,
}

/** The file name with the extension of the stored format. */
export function withExtension(fileName: string, extension: string): string {
  return `${fileName.replace(/\.[^.]{1,5}$/, '') || 'file'}.${extension}`
}
