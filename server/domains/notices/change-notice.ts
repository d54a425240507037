import type { Database } from '#server/db/database.ts'
import type { Notice } from '#server/generated/prisma/client.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { attachmentKey } from './notice.ts'
import type { NoticeInput } from './notice-input.ts'
import { takeAttachments } from './take-attachments.ts'

/** `removedKeys` are the stored files of the deleted attachments. */
export type ChangeOutcome =
  | { outcome: 'changed'; notice: Notice; removedKeys: string[] }
  | { outcome: 'missing' }
  | { outcome: 'too many' }
  /** Somebody else has changed it since the version that was edited. */
  | { outcome: 'conflict'; current: Notice }

/**
 * Changes a notice: new files are stored first, then one transaction changes all records; the caller deletes the files of
 * removed attachments afterwards.
 *
 * @throws AttachmentsRejected
 */
export async function changeNotice(
  { db, files }: { db: Database; files: FileStore },
  o: {
    id: string
    input: NoticeInput
    uploads: readonly Promise<UploadedFile>[]
    /** Ids of attachments to remove; ids of other notices' attachments are ignored. */
    remove: readonly string[]
    /** The version that was edited; absent: whichever it is. */
    version?: number | undefined
    actorId: string | null
  },
): Promise<ChangeOutcome> {
  const { id } = o
  const removing = { noticeId: id, id: { in: [...o.remove] } }
  const before = await db.prisma.notice.findUnique({
    where: { id },
    select: { attachments: { where: { NOT: removing }, select: { id: true } } },
  })
  if (!before) return { outcome: 'missing' }
  if (before.attachments.length + o.uploads.length > MAX_ATTACHMENTS) return { outcome: 'too many' }
  const stored = await takeAttachments(files, id, o.uploads)
  const deleteStored = () => Promise.allSettled(stored.flatMap(keysOf).map((key) => files.delete(key)))

  const changed = await db.prisma
    .$transaction(async (tx): Promise<ChangeOutcome> => {
      // Locks the notice first: two concurrent changes must not exceed the limit together.
      const { count } = await tx.notice.updateMany({
        where: { id, ...(o.version !== undefined && { version: o.version }) },
        data: { version: { increment: 1 } },
      })
      if (count === 0) {
        const current = await tx.notice.findUnique({ where: { id } })
        return current ? { outcome: 'conflict', current } : { outcome: 'missing' }
      }
      const earlier = await tx.notice.findUniqueOrThrow({ where: { id } })
      const removed = await tx.noticeAttachment.findMany({ where: removing })
      const kept = await tx.noticeAttachment.findMany({ where: { noticeId: id, NOT: removing } })
      if (kept.length + stored.length > MAX_ATTACHMENTS) throw new TooMany()
      await tx.noticeAttachment.deleteMany({ where: removing })
      const next = Math.max(-1, ...kept.map(({ position }) => position)) + 1
      await tx.noticeAttachment.createMany({
        data: stored.map((file, index) => ({ ...file, noticeId: id, position: next + index })),
      })
      const notice = await tx.notice.update({ where: { id }, data: o.input })
      const labels = [
        ...changedFields(earlier, notice),
        ...(removed.length + stored.length > 0 ? ['Attachments'] : []),
      ]
      const changes = labels.length === 0 ? '' : ` (${labels.join(', ')})`
      await tx.activity.create({
        data: {
          actorId: o.actorId,
          action: 'notice.updated',
          subject: notice.title + changes,
          subjectId: id,
        },
      })
      return { outcome: 'changed', notice, removedKeys: removed.flatMap(keysOf) }
    })
    .catch((error: unknown): ChangeOutcome => {
      if (error instanceof TooMany) return { outcome: 'too many' }
      throw error
    })
  if (changed.outcome !== 'changed') await deleteStored()
  return changed
}

class TooMany extends Error {}

const labelOf = {
  title: 'Title',
  nepaliTitle: 'Title in Nepali',
  description: 'Description',
  nepaliDescription: 'Description in Nepali',
  type: 'Type',
  link: 'Link',
} as const

function changedFields(before: Notice, after: Notice): string[] {
  const names = Object.keys(labelOf) as (keyof typeof labelOf)[]
  return names.filter((name) => before[name] !== after[name]).map((name) => labelOf[name])
}

/** The keys of an attachment's file and preview in the file store. */
export function keysOf({
  filePath,
  previewPath,
}: {
  filePath: string
  previewPath: string | null
}): string[] {
  return [filePath, ...(previewPath === null ? [] : [previewPath])].map(attachmentKey)
}
