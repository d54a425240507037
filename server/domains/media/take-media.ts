import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import type { MediaFile, MediaVariant } from '#server/generated/prisma/client.ts'
import { baseName } from '#server/lib/file-name.ts'
import { chunksOf, discardChunks, hashed, joined, readAtMost, readHead } from '#server/lib/upload-chunks.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import { MAX_PICTURE_BYTES } from '#shared/limits.ts'
import { encodePicture, PictureRefused } from './encode-picture.ts'
import { mediaKey } from './media.ts'
import { type AcceptedType, isAccepted, MAX_PDF_BYTES, mediaProblems, withExtension } from './media-rules.ts'

export interface MediaServices {
  db: Database
  files: FileStore
  isBusy(): boolean
}

/** Stored files without a record yet. */
export interface TakenMedia {
  file: Pick<
    MediaFile,
    'id' | 'kind' | 'fileName' | 'filePath' | 'mediaType' | 'size' | 'sha256' | 'width' | 'height' | 'isPale'
  >
  variants: MediaVariant[]
}

/** The upload is refused, with a sentence for its sender. */
export class MediaRefused extends Error {
  override name = 'MediaRefused'
}

/**
 * Stores a picture in all its widths and formats, or a PDF.
 *
 * @param isKnown whether the picture with this SHA-256 is stored already, in which case it is not encoded again.
 * @returns the SHA-256 alone when it is.
 * @throws MediaRefused; errors of the upload and of the file store.
 */
export async function takeMedia(
  services: Omit<MediaServices, 'db'>,
  upload: UploadedFile,
  isKnown: (sha256: string) => Promise<boolean>,
): Promise<TakenMedia | { sha256: string }> {
  const fileName = baseName(upload.filename) || 'file'
  const chunks = chunksOf(upload.createReadStream())
  try {
    const head = await readHead(chunks)
    if (head.length === 0) throw new MediaRefused(mediaProblems.empty(fileName))
    const mediaType = await acceptedType(head, fileName)
    const content = joined(head, chunks)
    if (mediaType === 'application/pdf') return await takePdf(services, content, fileName)
    const picture = await readAtMost(content, MAX_PICTURE_BYTES)
    if (!picture) throw new MediaRefused(mediaProblems.pictureSize(fileName))
    const sha256 = createHash('sha256').update(picture).digest('hex')
    if (await isKnown(sha256)) return { sha256 }
    return await takePicture(services, picture, { fileName, sha256 })
  } finally {
    await discardChunks(chunks)
  }
}

async function acceptedType(head: Buffer, fileName: string): Promise<AcceptedType> {
  const { fileTypeFromBuffer } = await import('file-type')
  const isSvg = /<svg[\s>]/i.test(head.toString('latin1'))
  const mediaType = (await fileTypeFromBuffer(head))?.mime
  if (isAccepted(mediaType)) return mediaType
  throw new MediaRefused(mediaProblems.type(fileName, isSvg ? 'image/svg+xml' : mediaType))
}

async function takePdf(
  { files }: Pick<MediaServices, 'files'>,
  content: AsyncIterable<Buffer>,
  fileName: string,
): Promise<TakenMedia> {
  const id = randomUUID()
  const filePath = `${id}/file.pdf`
  const hash = createHash('sha256')
  const { size } = await files
    .put(mediaKey(filePath), Readable.from(hashed(content, hash)), { maxBytes: MAX_PDF_BYTES })
    .catch((error: unknown) => {
      throw error instanceof FileTooLarge ? new MediaRefused(mediaProblems.pdfSize(fileName)) : error
    })
  return {
    file: {
      ...{ id, kind: 'PDF', fileName: withExtension(fileName, 'pdf'), filePath, size },
      ...{ mediaType: 'application/pdf', sha256: hash.digest('hex'), width: null, height: null },
      isPale: null,
    },
    variants: [],
  }
}

async function takePicture(
  { files, isBusy }: Omit<MediaServices, 'db'>,
  picture: Buffer,
  { fileName, sha256 }: { fileName: string; sha256: string },
): Promise<TakenMedia> {
  const encoded = await encodePicture(picture, { isBusy }).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new MediaRefused(mediaProblems[error.problem](fileName)) : error
  })
  const [fallback, ...others] = encoded.files
  const id = randomUUID()
  const filePath = `${id}/file.${fallback.format}`
  const variants = others.map(({ width, format, content }) => ({
    ...{ mediaId: id, width, format, filePath: `${id}/${width}.${format}`, content },
  }))
  const all = [{ filePath, content: fallback.content }, ...variants]
  try {
    for (const one of all)
      await files.put(mediaKey(one.filePath), Readable.from([one.content]), { maxBytes: one.content.length })
  } catch (error) {
    await Promise.allSettled(all.map((one) => files.delete(mediaKey(one.filePath))))
    throw error
  }
  return {
    file: {
      ...{ id, kind: 'PICTURE', fileName: withExtension(fileName, fallback.format), filePath, sha256 },
      ...{ mediaType: fallback.format === 'png' ? 'image/png' : 'image/jpeg' },
      ...{ size: fallback.content.length, width: fallback.width, height: fallback.height },
      isPale: encoded.isPale,
    },
    variants: variants.map(({ content: _, ...variant }) => variant),
  }
}
