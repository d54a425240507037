import type { Database } from '#server/db.ts'
import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { activeStudentLayers } from '#server/domains/students/student-layers.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { todayInKathmandu } from '#server/lib/kathmandu.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockExam } from './lock-exam.ts'
import { previewResults, publishedLayers } from './preview-results.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { dayOf } from './result-day.ts'
import { stagedPreview } from './staged-preview.ts'

export type Published =
  | { outcome: 'published'; file: ExamResultFile }
  /** There is no such staged file (any more). */
  | { outcome: 'missing' }
  /** It was published before, with other words. */
  | { outcome: 'published before' }
  /** The file's rows are of another exam than the form says. */
  | { outcome: 'other exam'; examId: string }
  /** What it was measured against changed since the preview; the new preview is kept with the file. */
  | { outcome: 'stale'; changed: 'results' | 'students' }

/** A stale preview of a million rows is measured anew in here. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * Makes a staged file live by one small write: from now on its rows win over the exam's earlier files. Repeated with
 * the same words it answers the same. Two publications of one exam take their turns.
 */
export function publishLayer(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  input: PublishExamResultsInput,
  actorId: string | null,
): Promise<Published> {
  if (!isUuid(id)) return Promise.resolve({ outcome: 'missing' })
  return prisma.$transaction(async (tx) => {
    const found = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
    if (!found) return { outcome: 'missing' }
    await lockExam(tx, found.examId)
    const file = await tx.examResultFile.findUnique({ where: { id } })
    if (!file || file.state === 'REMOVED') return { outcome: 'missing' }
    if (file.examId !== input.examId) return { outcome: 'other exam', examId: file.examId }
    if (file.state === 'PUBLISHED') {
      return isSame(file, input) ? { outcome: 'published', file } : { outcome: 'published before' }
    }
    const changed = await whatChanged(tx, file)
    if (changed) {
      await renewPreview(tx, file)
      return { outcome: 'stale', changed }
    }
    return write(tx, file, input, actorId)
  }, TRANSACTION)
}

function isSame(file: ExamResultFile, input: PublishExamResultsInput): boolean {
  return (
    file.examTitle === input.examTitle &&
    (input.examDate === null || dayOf(file.examDate) === input.examDate) &&
    file.releaseAt?.getTime() === input.releaseAt?.getTime()
  )
}

/** What is no longer as it was when the file was measured against it. */
async function whatChanged(
  tx: Transaction,
  { examId, basedOn, preview }: ExamResultFile,
): Promise<'results' | 'students' | undefined> {
  if ((await publishedLayers(tx, examId)).join() !== basedOn.join()) return 'results'
  const { studentLayers } = stagedPreview.parse(preview)
  return (await activeStudentLayers(tx)).join() === studentLayers.join() ? undefined : 'students'
}

async function renewPreview(tx: Transaction, file: ExamResultFile): Promise<void> {
  const { id, layer, examId, totalResults: rowCount } = file
  const { notes } = stagedPreview.parse(file.preview)
  const data = await previewResults(tx, { layer, rowCount, examId, read: { notes } })
  await tx.examResultFile.update({ where: { id }, data })
}

async function write(
  tx: Transaction,
  { id, examId, fileName }: ExamResultFile,
  input: PublishExamResultsInput,
  actorId: string | null,
): Promise<Published> {
  const { _max } = await tx.examResultFile.aggregate({ where: { examId }, _max: { publishOrder: true } })
  const { count } = await tx.examResultFile.updateMany({
    // The sweep may have taken it meanwhile: it does not wait for the exam's lock.
    where: { id, state: 'STAGED' },
    data: {
      state: 'PUBLISHED',
      // It names candidates, and nobody looks at it any more.
      preview: {},
      publishOrder: (_max.publishOrder ?? 0) + 1,
      examTitle: input.examTitle,
      examDate: new Date(input.examDate ?? (await presentDate(tx, examId)) ?? todayInKathmandu()),
      releaseAt: input.releaseAt,
      uploadedAt: new Date(),
    },
  })
  if (count === 0) return { outcome: 'missing' }
  await tx.activity.create({
    data: { actorId, action: 'results.published', subject: input.examTitle ?? fileName, subjectId: id },
  })
  return { outcome: 'published', file: await tx.examResultFile.findUniqueOrThrow({ where: { id } }) }
}

/** A correction is of the same day as what it corrects, unless the form says otherwise. */
async function presentDate(tx: Transaction, examId: string): Promise<string | null> {
  const newest = await tx.examResultFile.findFirst({
    where: { examId, state: 'PUBLISHED', examDate: { not: null } },
    orderBy: { publishOrder: 'desc' },
    select: { examDate: true },
  })
  return dayOf(newest?.examDate ?? null)
}
