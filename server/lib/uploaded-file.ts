import type { Readable } from 'node:stream'

/** A file of a GraphQL multipart request, not yet read. The names come from the browser: never trust them. */
export interface UploadedFile {
  filename: string
  mimetype: string
  createReadStream(): Readable
}
