import type { Database } from '#server/db/database.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { type MediaRecord, mediaKey } from './media.ts'
import { type MediaServices, type TakenMedia, takeMedia } from './take-media.ts'

const variants = { variants: true } as const

/**
 * Stores an upload: its files first, then one transaction creates all records. If it fails, the clean-up job deletes the files.
 * The same bytes are stored once.
 *
 * @throws MediaRefused
 */
export async function addMedia(
  services: MediaServices,
  { upload, actorId }: { upload: UploadedFile; actorId: string | null },
): Promise<MediaRecord> {
  const { db, files } = services
  const taken = await takeMedia(services, upload, async (sha256) => {
    const known = await db.prisma.mediaFile.findUnique({
      where: { sha256_kind: { sha256, kind: 'PICTURE' } },
      include: variants,
    })
    return known !== null && known.isPale !== null && (await isComplete(files, known))
  })
  if (!('file' in taken)) return reuse(db, { sha256: taken.sha256, kind: 'PICTURE' })
  const id = await save(db, taken, actorId)
  if (id !== taken.file.id) await mend(files, taken, id)
  return db.prisma.mediaFile.findUniqueOrThrow({ where: { id }, include: variants })
}

async function isComplete(files: FileStore, media: MediaRecord): Promise<boolean> {
  const stored = await Promise.all(pathsOf(media).map((path) => files.stat(mediaKey(path))))
  return !stored.includes(null)
}

/** Clears the mark of the clean-up: content is about to show the file. */
function reuse({ prisma }: Database, key: { sha256: string; kind: 'PICTURE' | 'PDF' }) {
  return prisma.mediaFile.update({
    where: { sha256_kind: key },
    data: { unusedSince: null },
    include: variants,
  })
}

/** @returns the id of the record, which is an earlier one when the same bytes are known. */
function save({ prisma }: Database, taken: TakenMedia, actorId: string | null): Promise<string> {
  const { sha256, kind } = taken.file
  return prisma.$transaction(async (tx) => {
    const { id } = await tx.mediaFile.upsert({
      where: { sha256_kind: { sha256, kind } },
      create: { ...taken.file, uploadedById: actorId },
      // One of an earlier version of the program was not judged.
      update: { unusedSince: null, isPale: taken.file.isPale },
    })
    if (id !== taken.file.id) return id
    await tx.mediaVariant.createMany({ data: taken.variants })
    await tx.activity.create({
      data: { actorId, action: 'media.uploaded', subject: taken.file.fileName, subjectId: id },
    })
    return id
  })
}

/** Puts new files in place of the missing ones of the earlier record, and deletes the others. */
async function mend(files: FileStore, taken: TakenMedia, id: string): Promise<void> {
  for (const path of pathsOf({ ...taken.file, variants: taken.variants })) {
    const earlier = mediaKey(path.replace(taken.file.id, id))
    if (await files.stat(earlier)) await files.delete(mediaKey(path))
    else await files.move(mediaKey(path), earlier)
  }
}

export function pathsOf({ filePath, variants: all }: Pick<MediaRecord, 'filePath' | 'variants'>): string[] {
  return [filePath, ...all.map((variant) => variant.filePath)]
}
