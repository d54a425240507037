import { z } from 'zod'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ImportFlow, Publication } from '#server/domains/imports/import-flow.ts'
import { confirmedFindings } from '#server/domains/imports/staged-preview.ts'
import { changeRelease, logExam } from '#server/domains/results/exams/change-exam.ts'
import { dayOf, isReleased, lockExam, wasSeen } from '#server/domains/results/exams/find-exams.ts'
import { activeStudentLayers } from '#server/domains/students/active-lists.ts'
import type { Exam, ExamResultFile } from '#server/generated/prisma/client.ts'
import { RevisionReason, SecondSecret } from '#server/generated/prisma/enums.ts'
import { type InvalidInputShape, invalidInput } from '#server/graphql/errors.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { publishedFiles } from './infer-marks.ts'
import { rankAndPreview, type StagedPreview, stagedPreview } from './rank-and-preview.ts'
import { MAX_EXAM_ID_LENGTH } from './read-results-csv.ts'

const orNull = <Type extends z.ZodType>(type: Type) => type.nullish().transform((value) => value ?? null)

const title = visibleLineInput
  .pipe(z.string().max(200, 'The exam title is longer than 200 characters'))
  .transform((text) => (text === '' ? null : text))

/** A reason in the institute's words, as candidates read it; null without one. */
export const wordsForCandidates = visibleLineInput
  .pipe(z.string().max(300, say`Shorten the words to ${300} characters`))
  .nullish()
  .transform((words) => words || null)

/** The form's fields for a staged file. An absent date means the exam's present one, else today. */
export const publishExamResultsInput = z.object({
  examId: visibleLineInput.pipe(
    z
      .string()
      .min(1, say`${'Exam ID'} is required`)
      .max(MAX_EXAM_ID_LENGTH, say`The exam ID is longer than ${MAX_EXAM_ID_LENGTH} characters`),
  ),
  confirmedFindings,
  examTitle: orNull(title),
  examDate: orNull(z.iso.date()),
  secondSecret: orNull(z.enum(SecondSecret)),
  examVersion: orNull(z.int()),
  releaseAt: orNull(z.date()),
  announced: z.boolean().nullish(),
  revisionReason: z.enum(RevisionReason).nullish(),
  revisionWords: wordsForCandidates.optional(),
})

export type PublishExamResultsInput = z.infer<typeof publishExamResultsInput>

type ResultsPublication = Publication<ExamResultFile, StagedPreview, PublishExamResultsInput>

/**
 * How files of exam results are published and removed. Candidates see the rows of the newest file at once, or from the exam's
 * release on. Two publications of one exam take their turns.
 */
export const resultsFlow: ImportFlow<ExamResultFile, StagedPreview, PublishExamResultsInput> = {
  topic: 'results',
  recordTable: 'exam_result_files',
  rowTable: 'exam_results',
  preview: stagedPreview,
  alreadyPublished: say`This file is published already`,
  find: (tx, id) => tx.examResultFile.findUnique({ where: { id } }),
  lock: (tx, { examId }) => lockExam(tx, examId),
  problemOf: ({ examId }, input) =>
    examId === input.examId
      ? undefined
      : invalidInput([
          {
            path: 'input.examId',
            message: say`The file holds the results of the exam ${examId}`,
          },
        ]),
  isSame: async (tx, file, input) => isSame(file, await examOf(tx, file), input),
  findChange,
  async renewPreview(tx, file, { notes, corrected, lacksRanks, outcomes, subjectColumns }) {
    const { id, layer, examId, totalResults: rowCount, subjects } = file
    const { fullMarks: _unchanged, ...data } = await rankAndPreview(tx, {
      ...{ layer, rowCount, examId, subjects, subjectColumns },
      read: { notes, corrected, lacksRanks, outcomes },
    })
    await tx.examResultFile.update({ where: { id }, data })
  },
  async publish(tx, published, { file, preview, input, now, actorId }) {
    const { id, examId } = file
    const exam = await examOf(tx, file)
    const isRevision = preview.changedRows > 0 && wasSeen(exam, now)
    const { revisionReason: reason = null, revisionWords: words = null } = input
    if (isRevision && (!reason || (reason === 'OTHER' && !words))) return askForReason(reason)
    const { _max: highest } = await tx.examResultFile.aggregate({
      where: { examId },
      _max: { publishOrder: true },
    })
    const [live] = await tx.examResultFile.updateManyAndReturn({
      // The clean-up may have taken it meanwhile: it does not wait for the exam's lock.
      where: { id, state: 'STAGED' },
      data: {
        ...published,
        publishOrder: 1 + (highest.publishOrder ?? 0),
        ...(isRevision && { revisionReason: reason, revisionWords: words }),
      },
    })
    if (!live) return null
    const log = (action: string, subject: string) =>
      tx.activity.create({ data: { actorId, action: `results.${action}`, subject, subjectId: id } })
    await log('published', subjectOf(live))
    if (isRevision) await log('revised', `${live.fileName}: ${[reason, words].filter(Boolean).join(' ')}`)
    // The words of these columns were confirmed to say nothing of the marks.
    const { ignoredOutcomes, ignoredColumns } = preview.outcomes
    if (ignoredOutcomes > 0) await log('marks-kept', `${live.fileName}: ${ignoredColumns.join(', ')}`)
    await changeExam(tx, exam, input, { isFirst: file.basedOn.length === 0, now, actorId })
    return live
  },
  async markRemoved(tx, where) {
    const files = await tx.examResultFile.findMany({ where, distinct: 'examId', select: { examId: true } })
    for (const { examId } of files) await lockExam(tx, examId)
    // Its place in the exam's order is free: the record may be gone at any time from now on.
    return tx.examResultFile.updateManyAndReturn({ where, data: { state: 'REMOVED', publishOrder: null } })
  },
  subjectOf,
}

/** The name of the file and its exam, which stay readable when the file is gone. */
function subjectOf({ fileName, examId }: ExamResultFile): string {
  return `${fileName}: ${examId}`
}

const examOf = (tx: Transaction, { examId }: ExamResultFile) =>
  tx.exam.findUniqueOrThrow({ where: { id: examId } })

function askForReason(reason: PublishExamResultsInput['revisionReason']): InvalidInputShape {
  return invalidInput([
    reason
      ? { path: 'input.revisionWords', message: say`Say in your words why the results change` }
      : {
          path: 'input.revisionReason',
          message: say`Choose why the results change: candidates can see them`,
        },
  ])
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

async function findChange(
  tx: Transaction,
  { file, preview: { studentLayers }, input, now }: ResultsPublication,
): Promise<string | undefined> {
  const published = await publishedFiles(tx, file.examId)
  if (published.map(({ layer }) => layer).join() !== file.basedOn.join())
    return say`The published results of this exam have changed meanwhile. Please check the new preview.`
  if ((await activeStudentLayers(tx)).join() !== studentLayers.join())
    return say`The active student lists have changed meanwhile. Please check the new preview.`
  const exam = await examOf(tx, file)
  if (input.examVersion !== null && input.examVersion !== exam.version)
    return say`This exam has changed meanwhile. Please check the form and publish again.`
  if (input.releaseAt && input.releaseAt > now && published.length > 0 && isReleased(exam, now))
    return say`The results of this exam are released already: this file shows at once. Please publish it without a release time.`
  return undefined
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
