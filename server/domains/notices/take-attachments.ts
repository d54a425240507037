import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { baseName } from '#server/lib/file-name.ts'
import { chunksOf, discardChunks, hashed, joined, readAtMost, readHead } from '#server/lib/upload-chunks.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import { MAX_ATTACHMENT_BYTES } from '#shared/limits.ts'
import { attachmentProblems, extensionOf } from './attachment-rules.ts'
import { attachmentKey } from './notice.ts'
import { BrokenPicture, makePreview, withoutMetadata } from './preview.ts'

/** A stored file whose record is not created yet. */
export interface StoredAttachment {
  fileName: string
  filePath: string
  previewPath: string | null
  fileType: string
  size: number
  sha256: string
  width: number | null
  height: number | null
}

/** At least one file was rejected; none is stored. `index` is the position of the upload, from 0. */
export class AttachmentsRejected extends Error {
  override name = 'AttachmentsRejected'
  readonly problems: { index: number; message: string }[]
  constructor(problems: { index: number; message: string }[]) {
    super(problems.map(({ message }) => message).join('; '))
    this.problems = problems
  }
}

class Rejected extends Error {}

/**
 * Stores uploads in the order of the multipart request and makes previews of pictures. If a file is rejected, all stored
 * files are deleted; the others are still checked, so that one answer lists all problems.
 *
 * @throws AttachmentsRejected; errors of the uploads and of the file store.
 */
export async function takeAttachments(
  files: FileStore,
  noticeId: string,
  uploads: readonly Promise<UploadedFile>[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = []
  const problems: { index: number; message: string }[] = []
  const keys: string[] = []
  try {
    for (const [index, upload] of uploads.entries()) {
      try {
        stored.push(await take(files, noticeId, await upload, keys))
      } catch (error) {
        if (!(error instanceof Rejected)) throw error
        problems.push({ index, message: error.message })
      }
    }
    if (problems.length > 0) throw new AttachmentsRejected(problems)
  } catch (error) {
    await Promise.allSettled(keys.map((key) => files.delete(key)))
    throw error
  }
  return stored
}

async function take(
  files: FileStore,
  noticeId: string,
  upload: UploadedFile,
  keys: string[],
): Promise<StoredAttachment> {
  const fileName = baseName(upload.filename) || 'file'
  const chunks = chunksOf(upload.createReadStream())
  try {
    const head = await readHead(chunks)
    if (head.length === 0) throw new Rejected(attachmentProblems.empty(fileName))
    const { fileTypeFromBuffer } = await import('file-type')
    const fileType = (await fileTypeFromBuffer(head))?.mime
    const extension = extensionOf(fileType)
    if (fileType === undefined || extension === undefined)
      throw new Rejected(attachmentProblems.type(fileName))
    const filePath = `${noticeId}/${randomUUID()}.${extension}`
    keys.push(attachmentKey(filePath))
    const hash = createHash('sha256')
    const isPhotograph = extension !== 'pdf' && extension !== 'gif'
    const content = isPhotograph ? [await readPicture(joined(head, chunks), fileName)] : joined(head, chunks)
    const body = Readable.from(hashed(content, hash))
    // Encoded again, a picture may become larger than it came.
    const maxBytes = isPhotograph ? Number.POSITIVE_INFINITY : MAX_ATTACHMENT_BYTES
    const { size } = await files.put(attachmentKey(filePath), body, { maxBytes }).catch((error: unknown) => {
      throw error instanceof FileTooLarge ? new Rejected(attachmentProblems.size(fileName)) : error
    })
    const file = { fileName, filePath, fileType, size, sha256: hash.digest('hex') }
    if (extension === 'pdf') return { ...file, previewPath: null, width: null, height: null }
    const previewPath = `${noticeId}/${randomUUID()}.webp`
    keys.push(attachmentKey(previewPath))
    const { width, height } = await makePreview(files, {
      of: attachmentKey(filePath),
      to: attachmentKey(previewPath),
    }).catch((error: unknown) => {
      throw error instanceof BrokenPicture ? new Rejected(attachmentProblems.broken(fileName)) : error
    })
    return { ...file, previewPath, width, height }
  } finally {
    await discardChunks(chunks)
  }
}

/** Reads a picture into memory and removes its metadata. Decoding it takes more memory than this. */
async function readPicture(chunks: AsyncIterable<Buffer>, fileName: string): Promise<Buffer> {
  const picture = await readAtMost(chunks, MAX_ATTACHMENT_BYTES)
  if (!picture) throw new Rejected(attachmentProblems.size(fileName))
  return withoutMetadata(picture).catch((cause: unknown) => {
    throw new Rejected(attachmentProblems.broken(fileName), { cause })
  })
}
