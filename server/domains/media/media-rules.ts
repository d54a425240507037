/** Largest upload of a PDF. */
export const MAX_PDF_BYTES = 25 * 1024 * 1024
/** Limits the memory of decoding: a small file can contain a very large picture. */
export const MAX_PIXELS = 120_000_000

export type AcceptedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
const accepted: ReadonlySet<string> = new Set<AcceptedType>([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
])
export const isAccepted = (mediaType: string | undefined): mediaType is AcceptedType =>
  mediaType !== undefined && accepted.has(mediaType)

/** Kinds of pictures that people have and that are refused, with what to do about it. */
const advice: Readonly<Record<string, string>> = {
  'image/heic': 'a HEIC picture, which many browsers cannot show. Save it as JPEG',
  'image/heif': 'a HEIF picture, which many browsers cannot show. Save it as JPEG',
  'image/avif': 'an AVIF picture. Save it as JPEG or PNG',
  'image/gif': 'a GIF. Save it as PNG',
  'image/apng': 'an animation. Save one picture of it as PNG',
  'image/svg+xml': 'an SVG drawing, which can contain scripts. Save it as PNG',
}

/** Messages about refused files. */
export const mediaProblems = {
  empty: (name: string) => `${name} is empty`,
  type: (name: string, mediaType: string | undefined) => {
    const known = mediaType === undefined ? undefined : advice[mediaType]
    if (known !== undefined) return `${name} is ${known} and upload that`
    return `${name} is neither a picture (JPEG, PNG, WebP) nor a PDF`
  },
  pictureSize: (name: string) => `${name} is larger than 15 MB`,
  pdfSize: (name: string) => `${name} is larger than 25 MB`,
  pixels: (name: string) => `${name} has more than 120 million pixels. Make it smaller and upload that`,
  animated: (name: string) => `${name} is an animation. Save one picture of it and upload that`,
  broken: (name: string) => `${name} is damaged: it cannot be shown as a picture`,
}

/** The file name with the extension of what is stored. */
export function withExtension(fileName: string, extension: string): string {
  return `${fileName.replace(/\.[^.]{1,5}$/, '') || 'file'}.${extension}`
}
