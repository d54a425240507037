import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { type FindingShape, unconfirmed } from '#server/domains/imports/staged-preview.ts'
import { activeStudentLayers } from '#server/domains/students/student-layers.ts'
import type { Exam, ExamResultFile } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { activitySubject, logAnnouncement } from './activity-subject.ts'
import { findOverwritten } from './find-overwritten.ts'
import { lockExam } from './lock-exam.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { makeRoom, placeOf } from './publish-order.ts'
import { type PublishedFile, publishedFiles } from './published-files.ts'
import { rankAndPreview } from './rank-and-preview.ts'
import { releasedBy } from './rank-by-percentage.ts'
import { changedLater } from './refuse-silent-change.ts'
import { dayOf } from './result-day.ts'
import { judgeRevision, type RevisionVerdict, revisedFiles } from './revision-of-publication.ts'
import { chooseSecondSecret } from './second-secret.ts'
import { type StagedPreview, stagedPreview } from './staged-results-preview.ts'
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
  /** A file that waits for its release would then change its results, without a reason. */
  | { outcome: 'changed later'; fileName: string }
  /** What the preview or the form began with has changed since; the new preview is kept with the file. */
  | { outcome: 'stale'; changed: PreviewBasis | string[] }

/** What a preview is measured against. */
export type PreviewBasis = 'results' | 'students' | 'ranks'

/** A stale preview of a million rows is measured anew in here. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * Makes a staged file live by one small write: from its release on, its rows win over those of the exam's files released
 * before. Repeated with the same words it answers the same. Two publications of one exam take their turns.
 */
export function publishResultFile(
  { prisma, now }: Pick<Database, 'prisma' | 'now'>,
  id: string,
  input: PublishExamResultsInput,
  actorId: string | null,
): Promise<PublishOutcome> {
  if (!isUuid(id)) return Promise.resolve({ outcome: 'missing' })
  return prisma.$transaction(async (tx) => {
    const found = await tx.examResultFile.findUnique({ where: { id }, select: { examId: true } })
    if (!found) return { outcome: 'missing' }
    await lockExam(tx, found.examId)
    const located = await tx.examResultFile.findUnique({ where: { id }, include: { exam: true } })
    if (!located || located.state === 'REMOVED') return { outcome: 'missing' }
    const { exam, ...file } = located
    if (file.examId !== input.examId) return { outcome: 'other exam', examId: file.examId }
    if (file.state !== 'STAGED') {
      const isRepeated = file.state === 'PUBLISHED' && isSame(file, exam, input)
      return isRepeated ? { outcome: 'published', file } : { outcome: 'published before' }
    }
    const releaseAt = releaseOf(input, now())
    const changed = await whatChanged(tx, file, releaseAt)
    if (changed) {
      await renewPreview(tx, file, releaseAt)
      return { outcome: 'stale', changed }
    }
    const overwritten = findOverwritten(exam, input)
    if (overwritten.length > 0) return { outcome: 'stale', changed: overwritten }
    const preview = stagedPreview.parse(file.preview)
    const findings = unconfirmed(preview, input.confirmedFindings)
    if (findings.length > 0) return { outcome: 'unconfirmed', findings }
    if (!input.overrulesWaiting) {
      const fileNames = await overruledByPlace(tx, { ...input, releaseAt, waiting: preview.waiting })
      if (fileNames.length > 0) return { outcome: 'overrules', fileNames }
    }
    const order = await placeOf(tx, file.examId, { ...input, releaseAt })
    const later = await changedLater(tx, file, { from: releaseAt, order })
    if (later) return { outcome: 'changed later', fileName: later.fileName }
    const revision = judgeRevision(await revisedFiles(tx, file), input, now())
    if (revision.outcome !== 'fits') return revision
    const published = await write(tx, now(), file, input, { order, revision, actorId })
    if (published.outcome === 'published') {
      const { examId, secondSecret } = input
      await describeExam(tx, exam, input, now())
      if (secondSecret) await chooseSecondSecret(tx, { examId, secondSecret, actorId })
      await logRemarks(tx, published.file, preview, actorId)
    }
    return published
  }, TRANSACTION)
}

function releaseOf({ releaseAt }: PublishExamResultsInput, now: Date): Date {
  return releaseAt && releaseAt > now ? releaseAt : now
}

function isSame(file: ExamResultFile, exam: Exam, input: PublishExamResultsInput): boolean {
  const { examTitle, examDate, secondSecret } = input
  return (
    (examTitle === null || exam.title === examTitle) &&
    (examDate === null || dayOf(exam.date) === examDate) &&
    (secondSecret === null || exam.secondSecret === secondSecret) &&
    file.releaseAt?.getTime() === input.releaseAt?.getTime() &&
    file.announced === (input.announced ?? false)
  )
}

/** Gives the exam title and date of the form. */
async function describeExam(
  tx: Transaction,
  exam: Exam,
  { examTitle, examDate }: PublishExamResultsInput,
  now: Date,
): Promise<void> {
  const title = examTitle ?? exam.title
  const date = new Date(examDate ?? dayOf(exam.date) ?? todayInNepal(now))
  await tx.exam.update({ where: { id: exam.id }, data: { title, date } })
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
  const { fullMarks: _unchanged, ...data } = await rankAndPreview(tx, {
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
  {
    order,
    revision,
    actorId,
  }: { order: number; revision: Extract<RevisionVerdict, { outcome: 'fits' }>; actorId: string | null },
): Promise<PublishOutcome> {
  await makeRoom(tx, examId, order)
  const [file] = await tx.examResultFile.updateManyAndReturn({
    // The clean-up may have taken it meanwhile: it does not wait for the exam's lock.
    where: { id, state: 'STAGED' },
    data: {
      state: 'PUBLISHED',
      // It names candidates, and nobody looks at it any more.
      preview: {},
      publishOrder: order,
      releaseAt: input.releaseAt,
      announced: input.announced ?? false,
      publishedAt: now,
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

/** Notes columns whose words were confirmed to say nothing of the marks. */
async function logRemarks(
  tx: Transaction,
  { id, fileName }: ExamResultFile,
  { outcomes: { ignoredOutcomes, ignoredColumns } }: StagedPreview,
  actorId: string | null,
): Promise<void> {
  if (ignoredOutcomes === 0) return
  const subject = `${fileName}: ${ignoredColumns.join(', ')}`
  await tx.activity.create({ data: { actorId, action: 'results.marks-kept', subject, subjectId: id } })
}

async function logRevision(
  tx: Transaction,
  file: ExamResultFile,
  { revision, actorId }: { revision: Extract<RevisionVerdict, { outcome: 'fits' }>; actorId: string | null },
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
