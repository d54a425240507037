import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, invalidInputFrom } from '#server/graphql/errors.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { activitySubject } from './activity-subject.ts'
import { databaseTime } from './database-time.ts'
import { lockedFile } from './lock-exam.ts'
import { moveInOrder } from './move-release.ts'
import { wordsForCandidates } from './publish-exam-results-input.ts'
import { COMPARING, refuseSilentChange } from './refuse-silent-change.ts'
import { ResultFile } from './result-file.ts'
import { visibleFrom } from './revision-of-publication.ts'

// A withdrawn file keeps its rows and its place, so that putting it back restores exactly what stood before.

const MAX_REASON_LENGTH = 300

const withdrawal = z.object({
  reason: visibleLineInput.pipe(
    z
      .string()
      .min(1, 'Reason is required')
      .max(MAX_REASON_LENGTH, `The reason is longer than ${MAX_REASON_LENGTH} characters`),
  ),
  words: wordsForCandidates,
})

const WithdrawResultFileResult = builder.unionType('WithdrawResultFileResult', {
  types: [ResultFile, InvalidInput],
  resolveType: (value) => ('kind' in value ? value.kind : ResultFile),
})

builder.mutationField('withdrawResultFile', (t) =>
  t.field({
    authScopes: { admin: true },
    type: WithdrawResultFileResult,
    description:
      'Hides the results of a published file, released or not, until it is put back. Its rows stay. Results of earlier files of the exam are visible again; candidates who have none then read that theirs was withdrawn, and when. [admin]',
    args: {
      id: t.arg.id({ required: true, description: 'Of the result file.' }),
      reason: t.arg.string({ required: true, description: 'Kept in the activity log.' }),
      words: t.arg.string({
        description: 'Why, as candidates read it who had a result in the file; absent tells them no reason.',
      }),
    },
    resolve: async (_root, { id, ...entered }, { db, viewer }) => {
      const parsed = withdrawal.safeParse(entered)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      return withdrawFile(db, id, { ...parsed.data, actorId: actorIdOf(viewer) })
    },
  }),
)

builder.mutationField('reinstateResultFile', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ResultFile,
    description:
      'Puts a withdrawn file back where it stood. Candidates see it at once, or from its release on if that is still to come. As for moving a release, results must not change by that without a reason: neither those that candidates see nor its own. If they would, nothing is changed and the error is CONFLICT. [admin]',
    args: { id: t.arg.id({ required: true, description: 'Of the result file.' }) },
    resolve: (_root, { id }, { db, viewer }) => reinstateFile(db, id, actorIdOf(viewer)),
  }),
)

export function withdrawFile(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  { reason, words, actorId }: z.infer<typeof withdrawal> & { actorId: string | null },
): Promise<ExamResultFile> {
  return prisma.$transaction(async (tx) => {
    const file = await lockedFile(tx, id)
    const withdrawn = await tx.examResultFile.update({
      where: { id },
      data: {
        state: 'WITHDRAWN',
        withdrawnAt: await databaseTime(tx),
        withdrawnReason: reason,
        withdrawnWords: words,
      },
    })
    const subject = `${activitySubject(file)} → ${reason}`
    await tx.activity.create({ data: { actorId, action: 'results.withdrawn', subject, subjectId: file.id } })
    return withdrawn
  })
}

export function reinstateFile(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  actorId: string | null,
): Promise<ExamResultFile> {
  return prisma.$transaction(async (tx) => {
    const file = await lockedFile(tx, id, 'WITHDRAWN')
    const now = await databaseTime(tx)
    const { releaseAt, withdrawnAt } = file
    const isUnseen = releaseAt !== null && withdrawnAt !== null && withdrawnAt < releaseAt
    // Nobody has seen it: it is released now, and not at the hour that it missed.
    const missed = isUnseen && releaseAt <= now
    if (missed) await moveInOrder(tx, file, now)
    const refusal = (seen: string) =>
      `Candidates see “${seen}” first. This file would then change their results without a reason. Upload it again and publish it with a reason.`
    await refuseSilentChange(tx, file, { from: missed ? now : visibleFrom(file), refusal })
    const reinstated = await tx.examResultFile.update({
      where: { id },
      data: { state: 'PUBLISHED', ...(missed && { releaseAt: now }) },
    })
    const subject = activitySubject(file)
    await tx.activity.create({ data: { actorId, action: 'results.reinstated', subject, subjectId: file.id } })
    return reinstated
  }, COMPARING)
}
