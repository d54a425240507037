import type { Database } from '#server/db.ts'
import type { Notice } from '#server/generated/prisma/client.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { NoticeInput } from './notice-input.ts'
import { takeAttachments } from './take-attachments.ts'

/**
 * Puts a notice up with its attachments, or nothing at all: the files are stored first, and only the one transaction
 * at the end makes anything visible. Files of a notice that never came to be are the sweep's to remove.
 *
 * @param o.at when it was published, for the demo; absent means now.
 * @throws AttachmentsRejected
 */
export async function addNotice(
  { db, files }: { db: Database; files: FileStore },
  o: {
    input: NoticeInput
    uploads: readonly Promise<UploadedFile>[]
    actorId: string | null
    at?: Date
    isActive?: boolean
  },
): Promise<Notice> {
  const id = uuid7(o.at?.getTime())
  const attachments = await takeAttachments(files, id, o.uploads)
  return db.prisma.$transaction(async (tx) => {
    const notice = await tx.notice.create({
      data: {
        id,
        ...o.input,
        createdById: o.actorId,
        ...(o.at && { publishedAt: o.at }),
        ...(o.isActive !== undefined && { isActive: o.isActive }),
        attachments: { create: attachments.map((file, position) => ({ ...file, position })) },
      },
    })
    await tx.activity.create({
      data: {
        actorId: o.actorId,
        action: 'notice.created',
        subject: notice.title,
        subjectId: id,
        ...(o.at && { at: o.at }),
      },
    })
    return notice
  })
}
