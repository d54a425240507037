import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import { databaseTime } from '#server/db/database-time.ts'
import {
  changeExam,
  changeRelease,
  ExamChanged,
  ExamConflict,
  logExam,
  VERSION,
} from '#server/domains/results/exams/change-exam.ts'
import { isReleased } from '#server/domains/results/exams/find-exams.ts'
import { ManagedExam } from '#server/domains/results/exams/managed-exam.ts'
import { wordsForCandidates } from '#server/domains/results/import/results-flow.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, InvalidInput, invalidInput, invalidInputFrom } from '#server/graphql/errors.ts'
import { dayProblems } from '#server/lib/bikram-sambat.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { pathIn } from '#shared/locales.ts'
import { isUnreleased, REHEARSAL_PATH, signRehearsal } from './rehearsal.ts'

const MAX_REASON_LENGTH = 300

const ExamReleaseInput = builder.inputType('ExamReleaseInput', {
  fields: (t) => ({
    releaseAt: t.field({
      type: 'DateTime',
      description:
        'Candidates see the results from then on. Omit for now; a moment in the past means now, too.',
    }),
    announced: t.boolean({
      description: 'Whether title, date and release are public until then. Omit to leave it as it is.',
    }),
  }),
})

const types = [ManagedExam, InvalidInput, ExamConflict]
const SetExamReleaseResult = builder.unionType('SetExamReleaseResult', { types })
const WithdrawExamResult = builder.unionType('WithdrawExamResult', { types })
const ReinstateExamResult = builder.unionType('ReinstateExamResult', { types: [ManagedExam, ExamConflict] })

builder.mutationField('setExamRelease', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetExamReleaseResult,
    description:
      'Releases the results of an exam that candidates do not see yet, now or at another time by the clock of the database. Idempotent. Results that are released already are not hidden again: withdraw them instead. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      input: t.arg({ type: ExamReleaseInput, required: true }),
      version: t.arg.int(VERSION),
    },
    resolve: async (_root, { examId, input, version }, { db, viewer }) => {
      const releaseAt = input.releaseAt ?? null
      const problems = dayProblems({ releaseAt }, db.now())
      if (problems.length > 0) return invalidInput(problems)
      return changeExam(db, { examId, version }, async (tx, exam) => {
        const now = await databaseTime(tx)
        if (exam.withdrawnAt) throw new ExamChanged(say`These results are withdrawn. Put them back first.`)
        if (isReleased(exam, now)) {
          if (!releaseAt || releaseAt <= now) return
          throw new ExamChanged(
            say`These results have been released already. Withdraw them to hide them again.`,
          )
        }
        const announced = input.announced ?? exam.announced
        await changeRelease(tx, exam, { releaseAt, announced, now, actorId: actorIdOf(viewer) })
      })
    },
  }),
)

const withdrawal = z.object({
  reason: visibleLineInput.pipe(
    z
      .string()
      .min(1, say`Reason is required`)
      .max(MAX_REASON_LENGTH, say`The reason is longer than ${MAX_REASON_LENGTH} characters`),
  ),
  words: wordsForCandidates,
})

builder.mutationField('withdrawExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: WithdrawExamResult,
    description:
      'Hides the results of an exam, released or not, until they are put back. All files stay. Candidates who had a result read that it was withdrawn, and when. To undo one file, delete it. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, description: 'Kept in the activity log.' }),
      words: t.arg.string({
        description: 'The reason, for candidates who had a result. Omit to publish no reason.',
      }),
    },
    resolve: async (_root, { examId, ...entered }, { db, viewer }) => {
      const parsed = withdrawal.safeParse(entered)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const { reason, words } = parsed.data
      return changeExam(db, { examId }, async (tx, exam) => {
        if (exam.withdrawnAt) throw new ExamChanged(say`These results are withdrawn already.`)
        await tx.exam.update({
          where: { id: examId },
          data: { withdrawnAt: await databaseTime(tx), withdrawnReason: reason, withdrawnWords: words },
        })
        await logExam(tx, examId, 'withdrawn', { actorId: actorIdOf(viewer) }, ` → ${reason}`)
      })
    },
  }),
)

builder.mutationField('reinstateExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ReinstateExamResult,
    description:
      'Puts withdrawn results back: candidates see them at once, or from their release on if that is still to come. [admin]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db, viewer }) =>
      changeExam(db, { examId }, async (tx, { releaseAt, withdrawnAt }) => {
        if (!withdrawnAt) throw new ExamChanged(say`These results are not withdrawn any more.`)
        const now = await databaseTime(tx)
        // Nobody has seen them: they are released now, and not at the hour that they missed.
        const isMissed = releaseAt !== null && releaseAt <= now && withdrawnAt <= releaseAt
        await tx.exam.update({
          where: { id: examId },
          data: {
            ...{ withdrawnAt: null, withdrawnReason: null, withdrawnWords: null },
            ...(isMissed && { releaseAt: now }),
          },
        })
        await logExam(tx, examId, 'reinstated', { actorId: actorIdOf(viewer) })
      }),
  }),
)

builder.mutationField('makeRehearsalLink', (t) =>
  t.string({
    authScopes: { admin: true },
    description:
      'A link that shows the site as it will be once an exam is released, but no results of other exams before their own release. It works for 24 hours and at most until the release. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      stagedId: t.arg.id({ description: 'A staged file of the exam, which is shown as a published one.' }),
    },
    resolve: async (_root, args, { db, keys, language, publicUrl, viewer }) => {
      const { examId } = args
      const stagedId = args.stagedId?.toLowerCase() ?? null
      const isKnown = !examId.includes('\0') && (stagedId === null || isUuid(stagedId))
      if (!isKnown || !(await isUnreleased(db, { examId, stagedId })))
        throw conflict(say`There is nothing to rehearse: the results are released or withdrawn.`)
      const token = await signRehearsal(keys, { examId, stagedId })
      await logExam(db.prisma, examId, 'rehearsal-link-made', { actorId: actorIdOf(viewer) })
      return `${publicUrl()}${pathIn(language, REHEARSAL_PATH)}?${new URLSearchParams({ token })}`
    },
  }),
)
