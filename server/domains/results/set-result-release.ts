import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, InvalidInput, invalidInput } from '#server/graphql/errors.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { activitySubject, logAnnouncement } from './activity-subject.ts'
import { databaseTime } from './database-time.ts'
import { lockedFile } from './lock-exam.ts'
import { moveInOrder } from './move-release.ts'
import { dateProblems } from './publish-exam-results-input.ts'
import { COMPARING, refuseSilentChange } from './refuse-silent-change.ts'
import { ResultFile } from './result-file.ts'

const resultReleaseInput = z.object({
  releaseAt: z
    .date()
    .nullish()
    .transform((value) => value ?? null),
  announced: z.boolean().nullish(),
  previousReleaseAt: z.date().nullish(),
})

type ResultReleaseInput = z.infer<typeof resultReleaseInput>

const ResultReleaseInputType = builder.inputType('ResultReleaseInput', {
  fields: (t) => ({
    releaseAt: t.field({
      type: 'DateTime',
      description: 'Candidates see the results from then on; absent, or in the past, means now.',
    }),
    announced: t.boolean({
      description:
        'Whether title, date and release of the exam are public until then; absent leaves it as it is.',
    }),
    previousReleaseAt: t.field({
      type: 'DateTime',
      description:
        'The release time that was edited. With another one by now, nothing is changed and the error is CONFLICT. Absent means whichever it is.',
    }),
  }),
})

const SetResultReleaseResult = builder.unionType('SetResultReleaseResult', {
  types: [ResultFile, InvalidInput],
  resolveType: (value) => ('kind' in value ? value.kind : ResultFile),
})

builder.mutationField('setResultRelease', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetResultReleaseResult,
    description:
      'Releases a published file that candidates do not see yet, now or at another time by the clock of the database. Idempotent. A file that is released already is not hidden again: withdraw it instead. If it would change results that candidates see before, and has no reason for that, nothing is changed and the error is CONFLICT. [admin]',
    args: {
      id: t.arg.id({ required: true, description: 'Of the result file.' }),
      input: t.arg({ type: ResultReleaseInputType, required: true }),
    },
    resolve: async (_root, args, { db, viewer }) => {
      const input = resultReleaseInput.parse(args.input)
      const problems = dateProblems({ examDate: null, releaseAt: input.releaseAt }, db.now())
      if (problems.length > 0) return invalidInput(problems)
      return setRelease(db, args.id, input, actorIdOf(viewer))
    },
  }),
)

function setRelease(
  { prisma, now }: Pick<Database, 'prisma' | 'now'>,
  id: string,
  input: ResultReleaseInput,
  actorId: string | null,
): Promise<ExamResultFile> {
  return prisma.$transaction(async (tx) => {
    const file = await lockedFile(tx, id)
    const releaseAt = input.releaseAt && input.releaseAt > now() ? input.releaseAt : null
    if (file.releaseAt === null || file.releaseAt <= now()) {
      if (releaseAt === null) return file
      throw conflict('These results have been released already. Withdraw the file to hide them again.')
    }
    const { previousReleaseAt } = input
    const isOther = previousReleaseAt && file.releaseAt.getTime() !== previousReleaseAt.getTime()
    if (isOther && file.releaseAt.getTime() !== releaseAt?.getTime()) {
      const when = sayInstant(file.releaseAt.toISOString())
      throw conflict(`The release has moved to ${when} since you opened it.`)
    }
    return write(tx, file, { releaseAt, announced: input.announced ?? file.announced, actorId })
  }, COMPARING)
}

async function write(
  tx: Transaction,
  file: ExamResultFile,
  { releaseAt, announced, actorId }: { releaseAt: Date | null; announced: boolean; actorId: string | null },
): Promise<ExamResultFile> {
  const { id } = file
  const time = releaseAt ?? (await databaseTime(tx))
  const isMoved = file.releaseAt?.getTime() !== time.getTime()
  if (isMoved) {
    await moveInOrder(tx, file, time)
    const refusal = (seen: string) =>
      `Candidates see “${seen}” first. This file would then change their results without a reason. Withdraw it, then upload it again and publish it with a reason.`
    await refuseSilentChange(tx, file, { from: time, refusal })
  }
  const changed = await tx.examResultFile.update({ where: { id }, data: { releaseAt: time, announced } })
  if (announced !== file.announced) await logAnnouncement(tx, changed, actorId)
  if (!isMoved) return changed
  const action = releaseAt ? 'results.release-moved' : 'results.released'
  const when = releaseAt ? ` → ${sayInstant(releaseAt.toISOString())}` : ''
  await tx.activity.create({
    data: { actorId, action, subject: `${activitySubject(file)}${when}`, subjectId: id },
  })
  return changed
}
