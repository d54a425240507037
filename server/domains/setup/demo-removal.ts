import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { attachmentKey } from '#server/domains/notices/notice.ts'
import { lockExam } from '#server/domains/results/lock-exam.ts'
import { lockStudents } from '#server/domains/students/lock-students.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { demoEntriesKept, replacedVersions } from './demo-entries.ts'

type Tx = Prisma.TransactionClient

/** What is to be deleted after the transaction that removed the demo. */
export interface DemoLeftovers {
  /** Keys of stored files. */
  keys: string[]
  resultFiles: RemovedLayer[]
  studentLists: RemovedLayer[]
}

/**
 * Removes everything that came with the demo and everything that its accounts made, with what the activity log says
 * about it. Rows of result files and student lists are hidden, and deleted afterwards.
 */
export async function removeDemoData(tx: Tx, actorId: string): Promise<DemoLeftovers> {
  await lockStudents(tx)
  await markWorkOfDemoAccounts(tx)
  await keepEntriesInUse(tx)
  await tx.$executeRaw`
    DELETE FROM activities
    WHERE actor_id IN (SELECT id FROM users WHERE is_demo) OR subject_id IN (
      SELECT id::text FROM users WHERE is_demo
      UNION ALL SELECT id::text FROM notices WHERE is_demo
      UNION ALL SELECT id::text FROM exam_result_files WHERE is_demo
      UNION ALL SELECT id::text FROM student_uploads WHERE is_demo
      UNION ALL SELECT id::text FROM content_items WHERE is_demo)`
  const leftovers = {
    keys: await removeNotices(tx),
    resultFiles: await hideResultFiles(tx),
    studentLists: await hideStudentLists(tx),
  }
  await tx.$executeRaw`
    DELETE FROM recheck_requests WHERE exam_id IN (SELECT exam_id FROM exam_result_files WHERE is_demo)`
  await tx.contentItem.deleteMany({ where: { isDemo: true } })
  await tx.$executeRaw`DELETE FROM outbox_mails WHERE recipient IN (SELECT email FROM users WHERE is_demo)`
  await tx.user.deleteMany({ where: { isDemo: true } })
  await tx.activity.create({ data: { actorId, action: 'demo.removed', subject: 'Demo content' } })
  return leftovers
}

async function markWorkOfDemoAccounts(tx: Tx): Promise<void> {
  const data = { isDemo: true }
  await tx.notice.updateMany({ where: { createdBy: { isDemo: true } }, data })
  await tx.examResultFile.updateMany({ where: { uploadedBy: { isDemo: true } }, data })
  await tx.studentUpload.updateMany({ where: { uploadedBy: { isDemo: true } }, data })
  await tx.$executeRaw`
    UPDATE content_items SET is_demo = true
    WHERE NOT is_demo
      AND (SELECT author_id FROM content_versions WHERE item_id = content_items.id ORDER BY number LIMIT 1)
        IN (SELECT id FROM users WHERE is_demo)`
}

/** What the institute has changed or refers to is its own from then on; the demo's versions of what it has changed go. */
async function keepEntriesInUse(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH kept AS (
      UPDATE content_items SET is_demo = false
      WHERE id IN (SELECT id FROM (${demoEntriesKept}) AS entry WHERE kept))
    DELETE FROM content_versions WHERE id IN (${replacedVersions})`
}

async function removeNotices(tx: Tx): Promise<string[]> {
  // Locks the notices first: a concurrently added attachment is then either seen here or rejected.
  await tx.notice.updateMany({ where: { isDemo: true }, data: { isActive: false } })
  const attachments = await tx.noticeAttachment.findMany({ where: { notice: { isDemo: true } } })
  await tx.notice.deleteMany({ where: { isDemo: true } })
  return attachments
    .flatMap(({ filePath, previewPath }) => [filePath, previewPath])
    .filter((path) => path !== null)
    .map(attachmentKey)
}

const shown = { isDemo: true, state: { not: 'REMOVED' } } as const
const removedLayer = { id: true, layer: true, filePath: true } as const

async function hideResultFiles(tx: Tx): Promise<RemovedLayer[]> {
  const exams = await tx.examResultFile.findMany({
    where: shown,
    distinct: 'examId',
    select: { examId: true },
    orderBy: { examId: 'asc' },
  })
  for (const { examId } of exams) await lockExam(tx, examId)
  const hidden = await tx.examResultFile.updateManyAndReturn({
    where: shown,
    data: { state: 'REMOVED' },
    select: removedLayer,
  })
  // Staff's choices for exams of which nothing is left.
  await tx.$executeRaw`
    DELETE FROM exam_settings
    WHERE exam_id = ANY (${exams.map(({ examId }) => examId)}::text[])
      AND exam_id NOT IN (SELECT exam_id FROM exam_result_files WHERE state <> 'REMOVED')`
  return hidden
}

function hideStudentLists(tx: Tx): Promise<RemovedLayer[]> {
  return tx.studentUpload.updateManyAndReturn({
    where: shown,
    data: { state: 'REMOVED' },
    select: removedLayer,
  })
}
