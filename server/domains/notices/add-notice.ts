import type { Database } from '#server/db/database.ts'
import type { Notice } from '#server/generated/prisma/client.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { NoticeInput } from './notice-input.ts'
import { takeAttachments } from './take-attachments.ts'

/**
 * Creates a notice with its attachments: the files are stored first, then one transaction creates all records. If it
 * fails, the clean-up job deletes the files.
 *
 * @param o.at publication time, for the demo seed; absent means now.
 * @throws AttachmentsRejected
 */
export async function addNotice(
  { db, files }: { db: Database; files: FileStore },
  o: {
    input: NoticeInput
    uploads: readonly Promise<UploadedFile>[]
    actorId: string | null
    /** Absent for a random one. */
    id?: string
    at?: Date
    isActive?: boolean
    isDemo?: boolean
  },
): Promise<Notice> {
  const id = o.id ?? uuid7(o.at?.getTime())
  const attachments = await takeAttachments(files, id, o.uploads)
  return db.prisma.$transaction(async (tx) => {
    const notice = await tx.notice.create({
      data: {
        id,
        ...o.input,
        createdById: o.actorId,
        ...(o.at && { publishedAt: o.at }),
        ...(o.isActive !== undefined && { isActive: o.isActive }),
        ...(o.isDemo !== undefined && { isDemo: o.isDemo }),
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
