import type { Database } from '#server/db.ts'
import type { Notice } from '#server/generated/prisma/client.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { MAX_ATTACHMENTS } from './attachment-rules.ts'
import { attachmentKey } from './notice.ts'
import type { NoticeInput } from './notice-input.ts'
import { takeAttachments } from './take-attachments.ts'

/** What came of it. `removedKeys` are stored files that nothing points to any more. */
export type Changed =
  | { outcome: 'changed'; notice: Notice; removedKeys: string[] }
  | { outcome: 'missing' }
  | { outcome: 'too many' }

/**
 * Changes a notice: new files are stored first, one transaction changes all that is visible, and the caller deletes the
 * removed files behind it.
 *
 * @throws AttachmentsRejected
 */
export async function changeNotice(
  { db, files }: { db: Database; files: FileStore },
  o: {
    id: string
    input: NoticeInput
    uploads: readonly Promise<UploadedFile>[]
    /** Ids of attachments to take away; those of other notices are left alone. */
    remove: readonly string[]
    actorId: string | null
  },
): Promise<Changed> {
  const { id } = o
  const removing = { noticeId: id, id: { in: [...o.remove] } }
  const before = await db.prisma.notice.findUnique({
    where: { id },
    select: { attachments: { where: { NOT: removing }, select: { id: true } } },
  })
  if (!before) return { outcome: 'missing' }
  if (before.attachments.length + o.uploads.length > MAX_ATTACHMENTS) return { outcome: 'too many' }
  const stored = await takeAttachments(files, id, o.uploads)
  const drop = () => Promise.allSettled(stored.flatMap(keysOf).map((key) => files.delete(key)))

  const changed = await db.prisma
    .$transaction(async (tx): Promise<Changed> => {
      // Taking the row first: two changes at once must not add up to too many attachments.
      const { count } = await tx.notice.updateMany({ where: { id }, data: o.input })
      if (count === 0) return { outcome: 'missing' }
      const removed = await tx.noticeAttachment.findMany({ where: removing })
      const kept = await tx.noticeAttachment.findMany({ where: { noticeId: id, NOT: removing } })
      if (kept.length + stored.length > MAX_ATTACHMENTS) throw new TooMany()
      await tx.noticeAttachment.deleteMany({ where: removing })
      const next = Math.max(-1, ...kept.map(({ position }) => position)) + 1
      await tx.noticeAttachment.createMany({
        data: stored.map((file, index) => ({ ...file, noticeId: id, position: next + index })),
      })
      const notice = await tx.notice.findUniqueOrThrow({ where: { id } })
      await tx.activity.create({
        data: { actorId: o.actorId, action: 'notice.updated', subject: notice.title, subjectId: id },
      })
      return { outcome: 'changed', notice, removedKeys: removed.flatMap(keysOf) }
    })
    .catch((error: unknown): Changed => {
      if (error instanceof TooMany) return { outcome: 'too many' }
      throw error
    })
  if (changed.outcome !== 'changed') await drop()
  return changed
}

class TooMany extends Error {}

/** Where an attachment's file and its preview lie in the store. */
export function keysOf({
  filePath,
  previewPath,
}: {
  filePath: string
  previewPath: string | null
}): string[] {
  return [filePath, ...(previewPath === null ? [] : [previewPath])].map(attachmentKey)
}
