import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { type FindingShape, unconfirmed } from '#server/domains/imports/staged-preview.ts'
import type { StudentUpload } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockStudents } from './lock-students.ts'
import { previewStudents } from './preview-students.ts'
import type { PublishStudentsInput } from './publish-students-input.ts'
import { stagedPreview } from './staged-students-preview.ts'
import { activeStudentLayers } from './student-layers.ts'

export type PublishOutcome =
  | { outcome: 'published'; upload: StudentUpload }
  /** There is no such staged list (any more). */
  | { outcome: 'missing' }
  /** It was published before, with other words. */
  | { outcome: 'published before' }
  /** Blocking findings of the preview wait for their confirmation. */
  | { outcome: 'unconfirmed'; findings: FindingShape[] }
  /** The active lists changed since the preview; the new preview is kept with the list. */
  | { outcome: 'stale' }

/** A stale preview of a million rows is measured anew in here. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * Makes a staged student list live by one small write: from now on it wins over the older lists. Repeated with the same
 * words it answers the same.
 */
export function publishList(
  { prisma, now }: Pick<Database, 'prisma' | 'now'>,
  id: string,
  input: PublishStudentsInput,
  actorId: string | null,
): Promise<PublishOutcome> {
  if (!isUuid(id)) return Promise.resolve({ outcome: 'missing' })
  return prisma.$transaction(async (tx) => {
    await lockStudents(tx)
    const upload = await tx.studentUpload.findUnique({ where: { id } })
    if (!upload || upload.state === 'REMOVED') return { outcome: 'missing' }
    if (upload.state === 'PUBLISHED') {
      const same = upload.fileName === input.fileName && upload.description === input.description
      return same ? { outcome: 'published', upload } : { outcome: 'published before' }
    }
    const layers = await activeStudentLayers(tx)
    if (layers.join() !== upload.basedOn.join()) {
      await renewPreview(tx, upload)
      return { outcome: 'stale' }
    }
    const findings = unconfirmed(stagedPreview.parse(upload.preview), input.confirmedFindings)
    if (findings.length > 0) return { outcome: 'unconfirmed', findings }
    return write(tx, now(), id, input, actorId)
  }, TRANSACTION)
}

async function renewPreview(tx: Transaction, upload: StudentUpload): Promise<void> {
  const { id, layer, totalStudents: rowCount } = upload
  const { notes, corrected, secrets } = stagedPreview.parse(upload.preview)
  await tx.studentUpload.update({
    where: { id },
    data: await previewStudents(tx, { layer, rowCount, read: { notes, corrected, secrets } }),
  })
}

async function write(
  tx: Transaction,
  now: Date,
  id: string,
  { fileName, description }: PublishStudentsInput,
  actorId: string | null,
): Promise<PublishOutcome> {
  const { _max } = await tx.studentUpload.aggregate({ _max: { publishOrder: true } })
  const { count } = await tx.studentUpload.updateMany({
    // The clean-up may have taken it meanwhile: it does not wait for the lock.
    where: { id, state: 'STAGED' },
    data: {
      ...{ fileName, description },
      state: 'PUBLISHED',
      // It names candidates, and nobody looks at it any more.
      preview: {},
      publishOrder: (_max.publishOrder ?? 0) + 1,
      publishedAt: now,
    },
  })
  if (count === 0) return { outcome: 'missing' }
  const upload = await tx.studentUpload.findUniqueOrThrow({ where: { id } })
  await tx.activity.create({
    data: { actorId, action: 'students.published', subject: fileName, subjectId: upload.id },
  })
  return { outcome: 'published', upload }
}
