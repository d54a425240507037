import { collections } from '#server/content/declarations/index.ts'
import { lockCollection } from '#server/domains/content/store-version.ts'
import type { RemovedLayer } from '#server/domains/imports/remove-layer.ts'
import { REMOVED } from '#server/domains/media/clean-up-media.ts'
import { lockExam } from '#server/domains/results/exams/find-exams.ts'
import { lockStudents } from '#server/domains/students/active-lists.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { demoEntriesKept, demoNotices, replacedVersions } from './demo-entries.ts'
import { findGrantedByDemo } from './granted-by-demo.ts'

type Tx = Prisma.TransactionClient

/** Files to delete after the transaction that removed the demo. */
export interface DemoLeftovers {
  resultFiles: RemovedLayer[]
  studentLists: RemovedLayer[]
}

/**
 * Removes everything that came with the demo and everything that its accounts made, with the activity log's entries
 * about it. Accounts of others lose roles that demo accounts gave them; their log entries stay. Result files and
 * student lists are marked as removed; their rows are deleted afterwards.
 */
export async function removeDemoData(tx: Tx, actorId: string): Promise<DemoLeftovers> {
  await lockDemo(tx)
  await markWorkOfDemoAccounts(tx)
  await keepEntriesInUse(tx)
  await revokeGrants(tx, actorId)
  await tx.$executeRaw`
    DELETE FROM activities
    WHERE actor_id IN (SELECT id FROM users WHERE is_demo)
        AND (subject_id IN (SELECT id::text FROM users WHERE NOT is_demo)) IS NOT TRUE
      OR subject_id IN (
      SELECT id::text FROM users WHERE is_demo
      UNION ALL SELECT id::text FROM notices WHERE is_demo
      UNION ALL SELECT id::text FROM exam_result_files WHERE is_demo
      UNION ALL SELECT id::text FROM student_uploads WHERE is_demo
      UNION ALL SELECT id::text FROM content_items WHERE is_demo)`
  await tx.mediaFile.updateMany({ where: { notice: { isDemo: true } }, data: { unusedSince: REMOVED } })
  await tx.notice.deleteMany({ where: { isDemo: true } })
  const leftovers = {
    resultFiles: await markFilesRemoved(tx),
    studentLists: await markListsRemoved(tx),
  }
  await tx.$executeRaw`
    DELETE FROM recheck_requests WHERE exam_id IN (SELECT exam_id FROM exam_result_files WHERE is_demo)`
  await markPicturesRemoved(tx)
  await tx.contentItem.deleteMany({ where: { isDemo: true } })
  await tx.$executeRaw`DELETE FROM outbox_mails WHERE recipient IN (SELECT email FROM users WHERE is_demo)`
  await tx.user.deleteMany({ where: { isDemo: true } })
  await tx.activity.create({ data: { actorId, action: 'demo.removed', subject: 'Demo content' } })
  return leftovers
}

/** Waits for running changes of the removed records, locking in the order of other deletions, so that it sees them. */
async function lockDemo(tx: Tx): Promise<void> {
  const files = await tx.examResultFile.findMany({
    where: { state: { not: 'REMOVED' }, OR: [{ isDemo: true }, { uploadedBy: { isDemo: true } }] },
    distinct: 'examId',
    select: { examId: true },
  })
  for (const examId of files.map((file) => file.examId).sort()) await lockExam(tx, examId)
  await lockStudents(tx)
  for (const { key } of collections) await lockCollection(tx, key)
  await tx.$executeRaw`LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE`
}

/** Notices that the institute has edited are its own from then on. */
async function markWorkOfDemoAccounts(tx: Tx): Promise<void> {
  const data = { isDemo: true }
  await tx.examResultFile.updateMany({ where: { uploadedBy: { isDemo: true } }, data })
  await tx.studentUpload.updateMany({ where: { uploadedBy: { isDemo: true } }, data })
  await tx.$executeRaw`UPDATE notices SET is_demo = NOT is_demo WHERE is_demo <> (id IN (${demoNotices}))`
  await tx.$executeRaw`
    UPDATE content_items SET is_demo = true
    WHERE NOT is_demo
      AND (SELECT author_id FROM content_versions WHERE item_id = content_items.id ORDER BY number LIMIT 1)
        IN (SELECT id FROM users WHERE is_demo)`
}

/** Pictures of demo entries that no entry of the institute shows. */
async function markPicturesRemoved(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH shown AS (
      SELECT is_demo, jsonb_path_query(data, '$.**.picture ? (@.type() == "string")') #>> '{}' AS id
      FROM content_versions JOIN content_items ON content_items.id = item_id)
    UPDATE media_files SET unused_since = ${REMOVED}
    WHERE id::text IN (SELECT id FROM shown WHERE is_demo)
      AND id::text NOT IN (SELECT id FROM shown WHERE NOT is_demo)`
}

/** Takes back roles that demo accounts, and accounts promoted by them, gave to others. */
async function revokeGrants(tx: Tx, actorId: string): Promise<void> {
  const staff = await findGrantedByDemo(tx, { except: actorId })
  const demo = await tx.user.findMany({ where: { isDemo: true }, select: { id: true } })
  const givers = { in: [...demo, ...staff].map(({ id }) => id) }
  await tx.invitation.deleteMany({ where: { invitedById: givers } })
  const links = { linkedById: givers, user: { isDemo: false } }
  const unlinked = await tx.candidateLink.findMany({ where: links, include: { user: true } })
  await tx.candidateLink.deleteMany({ where: links })
  await tx.user.updateMany({ where: { id: { in: staff.map(({ id }) => id) } }, data: { role: 'STUDENT' } })
  await tx.activity.createMany({
    data: [
      ...staff.map(({ id, email, role }) => ({
        ...{ actorId, action: 'user.role-changed', subject: `${email}: ${role} → STUDENT`, subjectId: id },
      })),
      ...unlinked.map(({ candidateId, user: { id, email } }) => ({
        ...{ actorId, action: 'user.candidate-unlinked', subjectId: id },
        subject: `${email}: ending in ${candidateId.slice(-2)}`,
      })),
    ],
  })
}

/** Items that the institute has changed or refers to are its own from then on; the demo's versions of changed items go. */
async function keepEntriesInUse(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH kept AS (
      UPDATE content_items SET is_demo = false
      WHERE id IN (SELECT id FROM (${demoEntriesKept}) AS entry WHERE kept))
    DELETE FROM content_versions WHERE id IN (${replacedVersions})`
}

const shown = { isDemo: true, state: { not: 'REMOVED' } } as const
const removedLayer = { id: true, layer: true, filePath: true } as const

function markFilesRemoved(tx: Tx): Promise<RemovedLayer[]> {
  return tx.examResultFile.updateManyAndReturn({
    where: shown,
    data: { state: 'REMOVED', publishOrder: null },
    select: removedLayer,
  })
}

function markListsRemoved(tx: Tx): Promise<RemovedLayer[]> {
  return tx.studentUpload.updateManyAndReturn({
    where: shown,
    data: { state: 'REMOVED' },
    select: removedLayer,
  })
}
