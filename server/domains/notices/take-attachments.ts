import { createHash, type Hash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { baseName } from '#server/lib/file-name.ts'
import { type FileStore, FileTooLarge } from '#server/lib/file-store.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { attachmentProblems, endingOf, MAX_ATTACHMENT_BYTES } from './attachment-rules.ts'
import { attachmentKey } from './notice.ts'
import { BrokenPicture, makePreview } from './preview.ts'

/** A file that lies in the store and has no record yet. */
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

/** One or more files cannot be taken; nothing of any is kept. `index` counts the uploads from 0. */
export class AttachmentsRejected extends Error {
  override name = 'AttachmentsRejected'
  readonly problems: { index: number; message: string }[]
  constructor(problems: { index: number; message: string }[]) {
    super(problems.map(({ message }) => message).join('; '))
    this.problems = problems
  }
}

class Rejected extends Error {}

/** As many as the longest of the signatures that tell a file's type. */
const HEAD_BYTES = 4100

/**
 * Puts uploads into the store, one after the other as a multipart request brings them, and makes the pictures' previews.
 * When any cannot be taken, none stays: the rest is still looked at, so that every bad file is named at once.
 *
 * @throws AttachmentsRejected; whatever an upload or the store throws.
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
  const chunks: AsyncIterator<Buffer> = upload.createReadStream().iterator({ destroyOnReturn: false })
  try {
    const head = await readHead(chunks)
    if (head.length === 0) throw new Rejected(attachmentProblems.empty(fileName))
    const { fileTypeFromBuffer } = await import('file-type')
    const fileType = (await fileTypeFromBuffer(head))?.mime
    const ending = endingOf(fileType)
    if (fileType === undefined || ending === undefined) throw new Rejected(attachmentProblems.type(fileName))
    const filePath = `${noticeId}/${randomUUID()}.${ending}`
    keys.push(attachmentKey(filePath))
    const hash = createHash('sha256')
    const body = Readable.from(hashed(joined(head, chunks), hash))
    const { size } = await files
      .put(attachmentKey(filePath), body, { maxBytes: MAX_ATTACHMENT_BYTES })
      .catch((error: unknown) => {
        throw error instanceof FileTooLarge ? new Rejected(attachmentProblems.size(fileName)) : error
      })
    const file = { fileName, filePath, fileType, size, sha256: hash.digest('hex') }
    if (ending === 'pdf') return { ...file, previewPath: null, width: null, height: null }
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
    // The files behind it in the request come only once this one is read to its end.
    for (let rest = await chunks.next(); !rest.done; rest = await chunks.next());
  }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  let size = 0
  while (size < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    size += value.length
  }
  return Buffer.concat(read)
}

async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
