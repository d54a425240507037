import type { Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { type FindingShape, unconfirmed } from '#server/domains/imports/staged-preview.ts'
import { activeStudentLayers } from '#server/domains/students/student-layers.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { todayInKathmandu } from '#server/lib/kathmandu.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { activitySubject, logAnnouncement } from './activity-subject.ts'
import { findOverwritten } from './find-overwritten.ts'
import { lockExam } from './lock-exam.ts'
import { previewResults, publishedLayers } from './preview-results.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { type PublishedFile, publishedFiles } from './published-files.ts'
import { releasedBy } from './rank-by-percentage.ts'
import { dayOf } from './result-day.ts'
import { judgeRevision, type Revision, revisedFiles } from './revision-of-publication.ts'
import { chooseSecondSecret, secondSecretOf } from './second-secret.ts'
import { chooseTopPerformers } from './shown-top-performers.ts'
import { stagedPreview } from './staged-results-preview.ts'
import { overruledByPlace } from './waiting-files.ts'

export type PublishOutcome =
  | { outcome: 'published'; file: ExamResultFile }
  /** There is no such staged file (any more). */
  | { outcome: 'missing' }
  /** It was published before, with other words. */
  | { outcome: 'published before' }
  /** The file's rows are of another exam than the form says. */
  | { outcome: 'other exam'; examId: string }
  /** Blocking findings of the preview wait for their confirmation. */
  | { outcome: 'unconfirmed'; findings: FindingShape[] }
  /** It changes what candidates can see: a reason is missing, or it is too late to go without one. */
  | { outcome: 'no reason' | 'late' }
  /** It would win for good over files that wait for their release, which the form does not say. */
  | { outcome: 'overrules'; fileNames: string[] }
  /** What the preview or the form began with has changed since; the new preview is kept with the file. */
  | { outcome: 'stale'; changed: PreviewBasis | string[] }

/** What a preview is measured against. */
export type PreviewBasis = 'results' | 'students' | 'ranks'

export type NewExamDefaults = Pick<Site, 'secondSecretOfNewExams' | 'topPerformersOfNewExams'>

/** A stale preview of a million rows is measured anew in here. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * Makes a staged file live by one small write: from its release on, its rows win over those of the exam's files released
 * before. Repeated with the same words it answers the same. Two publications of one exam take their turns.
 */
export function publishLayer(
  { prisma, now }: Pick<Database, 'prisma' | 'now'>,
  id: string,
  input: PublishExamResultsInput,
  actorId: string | null,
  defaults: NewExamDefaults = { secondSecretOfNewExams: 'NONE', topPerformersOfNewExams: 'NAMES' },
): Promise<PublishOutcome> {
  if (!isUuid(id)) return Promise.resolve({ outcome: 'missing' })
  return prisma.$transaction(async (tx) => {
    const found = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
    if (!found) return { outcome: 'missing' }
    await lockExam(tx, found.examId)
    const file = await tx.examResultFile.findUnique({ where: { id } })
    if (!file || file.state === 'REMOVED') return { outcome: 'missing' }
    if (file.examId !== input.examId) return { outcome: 'other exam', examId: file.examId }
    if (file.state !== 'STAGED') {
      const isRepeated = file.state === 'PUBLISHED' && isSame(file, input) && (await hasSecret(tx, input))
      return isRepeated ? { outcome: 'published', file } : { outcome: 'published before' }
    }
    const releaseAt = releaseOf(input, now())
    const changed = await whatChanged(tx, file, releaseAt)
    if (changed) {
      await renewPreview(tx, file, releaseAt)
      return { outcome: 'stale', changed }
    }
    const overwritten = await findOverwritten(tx, input, defaults.secondSecretOfNewExams)
    if (overwritten.length > 0) return { outcome: 'stale', changed: overwritten }
    const preview = stagedPreview.parse(file.preview)
    const findings = unconfirmed(preview, input.confirmedFindings)
    if (findings.length > 0) return { outcome: 'unconfirmed', findings }
    if (!input.overrulesWaiting) {
      const fileNames = await overruledByPlace(tx, { ...input, releaseAt, waiting: preview.waiting })
      if (fileNames.length > 0) return { outcome: 'overrules', fileNames }
    }
    const revision = judgeRevision(await revisedFiles(tx, file), input, now())
    if (revision.outcome !== 'fits') return revision
    const published = await write(tx, now(), file, input, { revision, actorId })
    if (published.outcome === 'published') await choose(tx, input, { actorId, ...defaults })
    return published
  }, TRANSACTION)
}

function releaseOf({ releaseAt }: PublishExamResultsInput, now: Date): Date {
  return releaseAt && releaseAt > now ? releaseAt : now
}

function isSame(file: ExamResultFile, input: PublishExamResultsInput): boolean {
  return (
    file.examTitle === input.examTitle &&
    (input.examDate === null || dayOf(file.examDate) === input.examDate) &&
    file.releaseAt?.getTime() === input.releaseAt?.getTime() &&
    file.announced === (input.announced ?? false)
  )
}

/** Whether the exam wants what the form says. */
async function hasSecret(
  tx: Transaction,
  { examId, secondSecret }: PublishExamResultsInput,
): Promise<boolean> {
  return secondSecret === null || ((await secondSecretOf(tx, examId)) ?? 'NONE') === secondSecret
}

/** Chooses the second secret that the form says, and for a new exam the defaults. */
async function choose(
  tx: Transaction,
  { examId, secondSecret }: PublishExamResultsInput,
  o: { actorId: string | null } & NewExamDefaults,
): Promise<void> {
  const isNew = (await publishedLayers(tx, examId)).length === 1 && !(await secondSecretOf(tx, examId))
  const chosen = secondSecret ?? (isNew ? o.secondSecretOfNewExams : null)
  if (chosen) await chooseSecondSecret(tx, { examId, secondSecret: chosen, actorId: o.actorId })
  if (isNew)
    await chooseTopPerformers(tx, { examId, topPerformers: o.topPerformersOfNewExams, actorId: o.actorId })
}

/** What is no longer as it was when the file was measured against it. */
async function whatChanged(
  tx: Transaction,
  { examId, basedOn, preview }: ExamResultFile,
  releaseAt: Date,
): Promise<PreviewBasis | undefined> {
  const standing = await publishedFiles(tx, examId)
  const layersOf = (files: readonly PublishedFile[]) => files.map(({ layer }) => layer).join()
  if (layersOf(standing) !== basedOn.join()) return 'results'
  const { studentLayers, lacksRanks, rankedAmong } = stagedPreview.parse(preview)
  if ((await activeStudentLayers(tx)).join() !== studentLayers.join()) return 'students'
  const isRanked = layersOf(releasedBy(standing, releaseAt)) === (rankedAmong ?? basedOn).join()
  return lacksRanks && !isRanked ? 'ranks' : undefined
}

async function renewPreview(tx: Transaction, file: ExamResultFile, releaseAt: Date): Promise<void> {
  const { id, layer, examId, totalResults: rowCount, subjects } = file
  const { notes, corrected, lacksRanks, outcomes, subjectColumns } = stagedPreview.parse(file.preview)
  const { fullMarks: _unchanged, ...data } = await previewResults(tx, {
    layer,
    rowCount,
    examId,
    releaseAt,
    read: { notes, corrected, lacksRanks, outcomes },
    ...{ subjects, subjectColumns },
  })
  await tx.examResultFile.update({ where: { id }, data })
}

async function write(
  tx: Transaction,
  now: Date,
  { id, examId }: ExamResultFile,
  input: PublishExamResultsInput,
  { revision, actorId }: { revision: Extract<Revision, { outcome: 'fits' }>; actorId: string | null },
): Promise<PublishOutcome> {
  const { order, date } = await presentState(tx, examId, { ...input, releaseAt: releaseOf(input, now) })
  await makeRoom(tx, examId, order)
  const [file] = await tx.examResultFile.updateManyAndReturn({
    // The clean-up may have taken it meanwhile: it does not wait for the exam's lock.
    where: { id, state: 'STAGED' },
    data: {
      state: 'PUBLISHED',
      // It names candidates, and nobody looks at it any more.
      preview: {},
      publishOrder: order,
      examTitle: input.examTitle,
      examDate: new Date(input.examDate ?? date ?? todayInKathmandu(now)),
      releaseAt: input.releaseAt,
      announced: input.announced ?? false,
      uploadedAt: now,
      revisionReason: revision.reason,
      revisionWords: revision.words,
      replacesEarly: revision.replaced.map(({ layer }) => layer),
    },
  })
  if (!file) return { outcome: 'missing' }
  await tx.activity.create({
    data: { actorId, action: 'results.published', subject: activitySubject(file), subjectId: id },
  })
  if (file.announced) await logAnnouncement(tx, file, actorId)
  await logRevision(tx, file, { revision, actorId })
  return { outcome: 'published', file }
}

async function logRevision(
  tx: Transaction,
  file: ExamResultFile,
  { revision, actorId }: { revision: Extract<Revision, { outcome: 'fits' }>; actorId: string | null },
): Promise<void> {
  const { reason, words, replaced } = revision
  if (replaced.length > 0) {
    const subject = `${file.fileName}: ${replaced.map(({ fileName }) => fileName).join(', ')}`
    await tx.activity.create({
      data: { actorId, action: 'results.replaced-early', subject, subjectId: file.id },
    })
  } else if (reason) {
    const subject = `${file.fileName}: ${[reason, words].filter(Boolean).join(' ')}`
    await tx.activity.create({ data: { actorId, action: 'results.revised', subject, subjectId: file.id } })
  }
}

/**
 * The order of a file among the exam's files: above those released by then, which may be withdrawn, or above all. The date of what is released by
 * then: a correction is of the same day, unless the form says otherwise.
 */
async function presentState(
  tx: Transaction,
  examId: string,
  { releaseAt, overrulesWaiting }: { releaseAt: Date } & Pick<PublishExamResultsInput, 'overrulesWaiting'>,
): Promise<{ order: number; date: string | null }> {
  // By hand: what Prisma does with a question for the first time takes longer than the answer, and these would be two.
  const [present] = await tx.$queryRaw<{ highest: number; released: number; date: string | null }[]>`
    SELECT coalesce(max(publish_order), 0) AS highest,
      coalesce(max(publish_order) FILTER (WHERE is_released OR is_withdrawn), 0) AS released,
      to_char(
        (array_agg(exam_date ORDER BY publish_order DESC) FILTER (WHERE is_released AND exam_date IS NOT NULL))[1],
        'YYYY-MM-DD'
      ) AS date
    FROM (
      SELECT *, state = 'PUBLISHED' AND coalesce(release_at <= ${releaseAt}, true) AS is_released,
        state = 'WITHDRAWN' AND coalesce(release_at <= ${releaseAt}, true) AS is_withdrawn
      FROM exam_result_files WHERE exam_id = ${examId}
    ) AS files`
  if (!present) throw new Error('The aggregate query returned no row')
  const { highest, released, date } = present
  return { order: 1 + (overrulesWaiting ? highest : released), date }
}

/** Moves the files from this place on by one, from the highest on because places are unique. */
async function makeRoom(tx: Transaction, examId: string, order: number): Promise<void> {
  const above = await tx.examResultFile.findMany({
    where: { examId, publishOrder: { gte: order } },
    orderBy: { publishOrder: 'desc' },
    select: { id: true },
  })
  for (const { id } of above) {
    await tx.examResultFile.update({ where: { id }, data: { publishOrder: { increment: 1 } } })
  }
}
