import { MAX_ATTACHMENTS } from '#shared/limits.ts'

/** Accepted media types, each with the extension of the stored file. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** @returns undefined for a media type that is not accepted. */
export function extensionOf(mediaType: string | undefined): string | undefined {
  return mediaType === undefined ? undefined : extensions[mediaType]
}

/** Messages about rejected files. */
export const attachmentProblems = {
  empty: (name: string) => `${name} is empty`,
  type: (name: string) => `${name} is neither a picture (JPEG, PNG, WebP, GIF) nor a PDF`,
  size: (name: string) => `${name} is larger than 10 MB`,
  broken: (name: string) => `${name} is damaged: it cannot be shown as a picture`,
}

export const TOO_MANY_ATTACHMENTS = `A notice can have at most ${MAX_ATTACHMENTS} attachments`
