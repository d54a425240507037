/** Attachments of one notice. */
export const MAX_ATTACHMENTS = 10
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024

/** Media types that are taken, with the ending that the stored file gets. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** @returns undefined for a type that is not taken. */
export function endingOf(mediaType: string | undefined): string | undefined {
  return mediaType === undefined ? undefined : endings[mediaType]
}

/** What is wrong with a file, in words that name it. */
export const attachmentProblems = {
  empty: (name: string) => `${name} is empty`,
  type: (name: string) => `${name} is neither a picture (JPEG, PNG, WebP, GIF) nor a PDF`,
  size: (name: string) => `${name} is larger than 10 MB`,
  broken: (name: string) => `${name} is damaged: it cannot be shown as a picture`,
}

export const TOO_MANY_ATTACHMENTS = `A notice can have at most ${MAX_ATTACHMENTS} attachments`
