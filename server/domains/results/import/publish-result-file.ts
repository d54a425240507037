import type { Database } from '#server/db/database.ts'
import { databaseTime } from '#server/db/database-time.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { type FindingShape, unconfirmed } from '#server/domains/imports/staged-preview.ts'
import { lockExam } from '#server/domains/results/exams/lock-exam.ts'
import { dayOf } from '#server/domains/results/exams/result-day.ts'
import { changeRelease, isReleased, logExam, wasSeen } from '#server/domains/results/release/exam-release.ts'
import { activeStudentLayers } from '#server/domains/students/student-layers.ts'
import type { Exam, ExamResultFile } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { activitySubject } from './activity-subject.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { type PublishedFile, publishedFiles } from './published-files.ts'
import { rankAndPreview } from './rank-and-preview.ts'
import { type StagedPreview, stagedPreview } from './staged-results-preview.ts'

export type PublishOutcome =
  | { outcome: 'published'; file: ExamResultFile }
  /** There is no such staged file (any more). */
  | { outcome: 'missing' }
  /** The exam, its published files or the student lists have changed; a new preview is kept with the file. */
  | { outcome: 'conflict'; message: string }
  /** Blocking findings of the preview wait for their confirmation. */
  | { outcome: 'unconfirmed'; findings: FindingShape[] }
  /** It changes results that candidates can see. */
  | { outcome: 'no reason' }

/** A stale preview of a million rows is measured again in here. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * Makes a staged file live by one small write: its rows win over those of the exam's other files. Candidates see them at once, or
 * from the exam's release on. Repeated with the same words it answers the same. Two publications of one exam take their turns.
 */
export function publishResultFile(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  input: PublishExamResultsInput,
  actorId: string | null,
): Promise<PublishOutcome> {
  if (!isUuid(id)) return Promise.resolve({ outcome: 'missing' })
  return prisma.$transaction(async (tx) => {
    await lockExam(tx, input.examId)
    const found = await tx.examResultFile.findUnique({
      where: { id, examId: input.examId },
      include: { exam: true },
    })
    if (!found || found.state === 'REMOVED') return { outcome: 'missing' }
    const { exam, ...file } = found
    if (file.state === 'PUBLISHED')
      return isSame(file, exam, input) ? { outcome: 'published', file } : { outcome: 'missing' }
    const now = await databaseTime(tx)
    const published = await publishedFiles(tx, exam.id)
    const changed = await findChange(tx, file, { exam, published, input, now })
    if (changed !== undefined) {
      await renewPreview(tx, file)
      return { outcome: 'conflict', message: changed }
    }
    const preview = stagedPreview.parse(file.preview)
    const findings = unconfirmed(preview, input.confirmedFindings)
    if (findings.length > 0) return { outcome: 'unconfirmed', findings }
    const isRevision = preview.changedRows > 0 && wasSeen(exam, now)
    const { revisionReason: reason = null, revisionWords: words = null } = input
    if (isRevision && (!reason || (reason === 'OTHER' && !words))) return { outcome: 'no reason' }
    const { _max: highest } = await tx.examResultFile.aggregate({
      where: { examId: exam.id },
      _max: { publishOrder: true },
    })
    const [live] = await tx.examResultFile.updateManyAndReturn({
      // The clean-up may have taken it meanwhile: it does not wait for the exam's lock.
      where: { id, state: 'STAGED' },
      data: {
        state: 'PUBLISHED',
        // It names candidates, and nobody looks at it any more.
        preview: {},
        publishOrder: 1 + (highest.publishOrder ?? 0),
        publishedAt: now,
        ...(isRevision && { revisionReason: reason, revisionWords: words }),
      },
    })
    if (!live) return { outcome: 'missing' }
    await log(tx, 'published', live, { actorId, subject: activitySubject(live) })
    if (isRevision) {
      const subject = `${live.fileName}: ${[reason, words].filter(Boolean).join(' ')}`
      await log(tx, 'revised', live, { actorId, subject })
    }
    await logRemarks(tx, live, preview, actorId)
    await changeExam(tx, exam, input, { isFirst: published.length === 0, now, actorId })
    return { outcome: 'published', file: live }
  }, TRANSACTION)
}

function isSame(file: ExamResultFile, exam: Exam, input: PublishExamResultsInput): boolean {
  const { examTitle, examDate, secondSecret, releaseAt, revisionReason, revisionWords } = input
  return (
    (examTitle === null || exam.title === examTitle) &&
    (examDate === null || dayOf(exam.date) === examDate) &&
    (secondSecret === null || exam.secondSecret === secondSecret) &&
    (releaseAt === null || exam.releaseAt?.getTime() === releaseAt.getTime()) &&
    (file.revisionReason === null || file.revisionReason === revisionReason) &&
    (file.revisionWords === null || file.revisionWords === revisionWords)
  )
}

/** Finds a change since the form was opened or the file was compared. @returns a message for staff. */
async function findChange(
  tx: Transaction,
  { basedOn, preview }: ExamResultFile,
  o: { exam: Exam; published: readonly PublishedFile[]; input: PublishExamResultsInput; now: Date },
): Promise<string | undefined> {
  const { exam, published, input, now } = o
  if (published.map(({ layer }) => layer).join() !== basedOn.join())
    return 'The published results of this exam have changed meanwhile. Please check the new preview.'
  const { studentLayers } = stagedPreview.parse(preview)
  if ((await activeStudentLayers(tx)).join() !== studentLayers.join())
    return 'The active student lists have changed meanwhile. Please check the new preview.'
  if (input.examVersion !== null && input.examVersion !== exam.version)
    return 'This exam has changed meanwhile. Please check the form and publish again.'
  if (input.releaseAt && input.releaseAt > now && published.length > 0 && isReleased(exam, now))
    return 'The results of this exam are released already: this file shows at once. Please publish it without a release time.'
  return undefined
}

async function renewPreview(tx: Transaction, file: ExamResultFile): Promise<void> {
  const { id, layer, examId, totalResults: rowCount, subjects } = file
  const { notes, corrected, lacksRanks, outcomes, subjectColumns } = stagedPreview.parse(file.preview)
  const { fullMarks: _unchanged, ...data } = await rankAndPreview(tx, {
    ...{ layer, rowCount, examId, subjects, subjectColumns },
    read: { notes, corrected, lacksRanks, outcomes },
  })
  await tx.examResultFile.update({ where: { id }, data })
}

/** Gives the exam the values of the form. */
async function changeExam(
  tx: Transaction,
  exam: Exam,
  input: PublishExamResultsInput,
  { isFirst, now, actorId }: { isFirst: boolean; now: Date; actorId: string | null },
): Promise<void> {
  const { examTitle, examDate, secondSecret, releaseAt, announced } = input
  const title = examTitle ?? exam.title
  const date = new Date(examDate ?? dayOf(exam.date) ?? todayInNepal(now))
  const secret = secondSecret ?? exam.secondSecret
  await tx.exam.update({ where: { id: exam.id }, data: { title, date, secondSecret: secret } })
  if (secret !== exam.secondSecret)
    await logExam(tx, exam.id, 'exam-changed', { actorId }, `: look-up ${exam.secondSecret} → ${secret}`)
  const release = { announced: announced ?? false, now, actorId }
  if (isFirst) await changeRelease(tx, { ...exam, releaseAt: null }, { ...release, releaseAt })
  else if (releaseAt && !isReleased(exam, now)) await changeRelease(tx, exam, { ...release, releaseAt })
}

/** Notes columns whose words were confirmed to say nothing of the marks. */
async function logRemarks(
  tx: Transaction,
  file: ExamResultFile,
  { outcomes: { ignoredOutcomes, ignoredColumns } }: StagedPreview,
  actorId: string | null,
): Promise<void> {
  if (ignoredOutcomes === 0) return
  await log(tx, 'marks-kept', file, { actorId, subject: `${file.fileName}: ${ignoredColumns.join(', ')}` })
}

async function log(
  tx: Transaction,
  action: 'published' | 'revised' | 'marks-kept',
  { id }: ExamResultFile,
  { actorId, subject }: { actorId: string | null; subject: string },
): Promise<void> {
  await tx.activity.create({ data: { actorId, action: `results.${action}`, subject, subjectId: id } })
}
