import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import type { MediaFile, MediaVariant } from '#server/generated/prisma/client.ts'
import { baseName } from '#server/lib/file-name.ts'
import { chunksOf, discardChunks, hashed, joined, readAtMost, readHead } from '#server/lib/upload-chunks.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { type FileStore, FileTooLarge } from '#server/storage/file-store.ts'
import { encodePicture, PictureRefused } from './encode-picture.ts'
import type { MediaRecord } from './media.ts'
import { isAccepted, type MediaUse, mediaProblems, mediaUses, withExtension } from './media-rules.ts'

interface MediaServices {
  db: Database
  files: FileStore
  isBusy(): boolean
}

/** Stored files without a record yet. */
interface TakenMedia {
  file: Pick<
    MediaFile,
    'kind' | 'fileName' | 'filePath' | 'mediaType' | 'size' | 'width' | 'height' | 'isPale'
  > & { sha256: string }
  variants: Omit<MediaVariant, 'mediaId'>[]
}

/** The upload is refused, with a sentence for its sender. */
export class MediaRefused extends Error {
  override name = 'MediaRefused'
}

const variants = { variants: true } as const

/**
 * Stores an upload: its files first, then one transaction creates all records. If it fails, the clean-up job deletes the files.
 * The same bytes are stored once for content.
 *
 * @throws MediaRefused; errors of the upload and of the file store.
 */
export async function addMedia(
  services: MediaServices,
  { upload, actorId }: { upload: UploadedFile; actorId: string | null },
): Promise<MediaRecord> {
  const { db, files } = services
  const folder = randomUUID()
  const taken = await takeMedia(services, upload, { use: 'content', folder }, async (sha256) => {
    const known = await db.prisma.mediaFile.findUnique({
      where: { sha256_kind: { sha256, kind: 'PICTURE' } },
      include: variants,
    })
    return known !== null && known.isPale !== null && (await isComplete(files, known))
  })
  if (typeof taken === 'string') {
    const where = { sha256_kind: { sha256: taken, kind: 'PICTURE' } } as const
    // Clears the mark of the clean-up: content is about to show the file.
    return db.prisma.mediaFile.update({ where, data: { unusedSince: null }, include: variants })
  }
  const id = await save(db, { ...taken, id: folder }, actorId)
  if (id !== folder) await mend(files, taken, { from: folder, to: id })
  return db.prisma.mediaFile.findUniqueOrThrow({ where: { id }, include: variants })
}

/**
 * Stores a file for a notice, once for its id however often it is sent. No other record shares it, because it is hidden
 * with the notice.
 *
 * @throws MediaRefused; errors of the upload and of the file store.
 */
export async function addAttachment(
  services: MediaServices,
  o: { id: string; upload: UploadedFile; actorId: string | null },
): Promise<MediaFile> {
  const { mediaFile } = services.db.prisma
  const { id } = o
  if (!(await mediaFile.findUnique({ where: { id } }))) {
    const place = { use: 'notices', folder: randomUUID() } as const
    const taken = (await takeMedia(services, o.upload, place)) as TakenMedia
    const data = { ...taken.file, id, sha256: null, uploadedById: o.actorId }
    // Of two requests at once, one creates it; the clean-up deletes the files of the other.
    await services.db.prisma.$transaction(async (tx) => {
      const { count } = await tx.mediaFile.createMany({ data, skipDuplicates: true })
      const rows = taken.variants.map((variant) => ({ ...variant, mediaId: id }))
      if (count > 0) await tx.mediaVariant.createMany({ data: rows })
    })
  }
  return mediaFile.findUniqueOrThrow({ where: { id, sha256: null } })
}

async function isComplete(files: FileStore, media: MediaRecord): Promise<boolean> {
  const stored = await Promise.all(pathsOf(media).map((path) => files.stat(path)))
  return !stored.includes(null)
}

/** @returns the id of the record, which is an earlier one when the same bytes are known. */
function save(
  { prisma }: Database,
  taken: TakenMedia & { id: string },
  actorId: string | null,
): Promise<string> {
  const { sha256, kind, isPale, fileName } = taken.file
  return prisma.$transaction(async (tx) => {
    const { id } = await tx.mediaFile.upsert({
      where: { sha256_kind: { sha256, kind } },
      create: { ...taken.file, id: taken.id, uploadedById: actorId },
      // One of an earlier version of the program was not judged.
      update: { unusedSince: null, isPale },
    })
    if (id !== taken.id) return id
    await tx.mediaVariant.createMany({ data: taken.variants.map((one) => ({ ...one, mediaId: id })) })
    await tx.activity.create({
      data: { actorId, action: 'media.uploaded', subject: fileName, subjectId: id },
    })
    return id
  })
}

/** Puts new files in place of the missing ones of the earlier record, and deletes the others. */
async function mend(
  files: FileStore,
  { file, variants }: TakenMedia,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const path of pathsOf({ ...file, variants })) {
    const earlier = path.replace(from, to)
    if (await files.stat(earlier)) await files.delete(path)
    else await files.move(path, earlier)
  }
}

const pathsOf = ({ filePath, variants }: { filePath: string; variants: readonly { filePath: string }[] }) => [
  filePath,
  ...variants.map((variant) => variant.filePath),
]

interface Place {
  use: MediaUse
  /** Random. */
  folder: string
}

/**
 * Stores a picture in all its widths and formats, or a PDF.
 *
 * @param isKnown whether the picture with this SHA-256 is stored already, in which case it is not encoded again.
 * @returns the SHA-256 alone when it is.
 */
async function takeMedia(
  services: MediaServices,
  upload: UploadedFile,
  place: Place,
  isKnown = async (_sha256: string) => false,
): Promise<TakenMedia | string> {
  const fileName = baseName(upload.filename) || 'file'
  const { pictureBytes } = mediaUses[place.use]
  const chunks = chunksOf(upload.createReadStream())
  try {
    const head = await readHead(chunks)
    if (head.length === 0) throw new MediaRefused(mediaProblems.empty(fileName))
    const mediaType = await acceptedType(head, { fileName, use: place.use })
    const content = joined(head, chunks)
    if (mediaType === 'application/pdf') return await takePdf(services, content, { ...place, fileName })
    const picture = await readAtMost(content, pictureBytes)
    if (!picture) throw new MediaRefused(mediaProblems.size(fileName, pictureBytes))
    const sha256 = createHash('sha256').update(picture).digest('hex')
    if (await isKnown(sha256)) return sha256
    return await takePicture(services, picture, { ...place, fileName, sha256 })
  } finally {
    await discardChunks(chunks)
  }
}

async function acceptedType(
  head: Buffer,
  { fileName, use }: { fileName: string; use: MediaUse },
): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const isSvg = /<svg[\s>]/i.test(head.toString('latin1'))
  const mediaType = (await fileTypeFromBuffer(head))?.mime
  if (isAccepted(use, mediaType)) return mediaType
  throw new MediaRefused(mediaProblems.type(fileName, use, isSvg ? 'image/svg+xml' : mediaType))
}

async function takePdf(
  { files }: MediaServices,
  content: AsyncIterable<Buffer>,
  { use, folder, fileName }: Place & { fileName: string },
): Promise<TakenMedia> {
  const { folder: store, pdfBytes: maxBytes } = mediaUses[use]
  const filePath = `${store}/${folder}/file.pdf`
  const hash = createHash('sha256')
  const { size } = await files
    .put(filePath, Readable.from(hashed(content, hash)), { maxBytes })
    .catch((error: unknown) => {
      throw error instanceof FileTooLarge ? new MediaRefused(mediaProblems.size(fileName, maxBytes)) : error
    })
  return {
    file: {
      ...{ kind: 'PDF', fileName: withExtension(fileName, 'pdf'), filePath, size },
      ...{ mediaType: 'application/pdf', sha256: hash.digest('hex'), width: null, height: null },
      isPale: null,
    },
    variants: [],
  }
}

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const

async function takePicture(
  { files, isBusy }: MediaServices,
  picture: Buffer,
  { use, folder, fileName, sha256 }: Place & { fileName: string; sha256: string },
): Promise<TakenMedia> {
  const encoded = await encodePicture(picture, { use, isBusy }).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new MediaRefused(mediaProblems[error.problem](fileName)) : error
  })
  const [{ content, width, height, format }, ...others] = encoded.files
  const place = `${mediaUses[use].folder}/${folder}`
  const filePath = `${place}/file.${format}`
  const variants = others.map((one) => ({ ...one, filePath: `${place}/${one.width}.${one.format}` }))
  const all = [{ filePath, content }, ...variants]
  try {
    for (const one of all)
      await files.put(one.filePath, Readable.from([one.content]), { maxBytes: one.content.length })
  } catch (error) {
    await Promise.allSettled(all.map((one) => files.delete(one.filePath)))
    throw error
  }
  return {
    file: {
      ...{ kind: 'PICTURE', fileName: withExtension(fileName, format), filePath, sha256 },
      ...{ mediaType: mediaTypes[format], size: content.length, width, height, isPale: encoded.isPale },
    },
    variants: variants.map(({ width, format, filePath }) => ({ width, format, filePath })),
  }
}
