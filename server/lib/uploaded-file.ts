import type { Readable } from 'node:stream'

/** A file of a GraphQL multipart request, not yet read. Name and type come from the client and are not trusted. */
export interface UploadedFile {
  filename: string
  mimetype: string
  createReadStream(): Readable
}
