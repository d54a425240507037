import { CheckStateEnum } from '#server/domains/dashboard/system-check.ts'
import type { Exam, ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { findReleaseChecks, type ReleaseCheck, ReleaseCheckKind } from './release-checks.ts'
import { ReleaseStateEnum, releaseState } from './release-state.ts'
import { ResultFile } from './result-file.ts'

// What staff see of a file before and around its release, staged or published.

const ReleaseCheckKindEnum = builder.enumType(ReleaseCheckKind, { name: 'ReleaseCheckKind' })

const ReleaseCheckType = builder.objectRef<ReleaseCheck>('ReleaseCheck').implement({
  description: 'Something to look at before results are released.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReleaseCheckKindEnum }),
    state: t.expose('state', { type: CheckStateEnum }),
    text: t.exposeString('text'),
  }),
})

interface ReleaseShape {
  file: ExamResultFile & { exam: Exam }
  now: Date
}

const ResultRelease = builder.objectRef<ReleaseShape>('ResultRelease').implement({
  description: 'The release of a file of exam results.',
  fields: (t) => ({
    file: t.field({ type: ResultFile, resolve: ({ file }) => file }),
    title: t.string({ description: "The exam's title.", resolve: ({ file }) => file.exam.title }),
    state: t.field({
      type: ReleaseStateEnum,
      resolve: ({ file, now }) => releaseState(file, now),
    }),
    checks: t.field({
      type: [ReleaseCheckType],
      description: 'What to look at before the release. Counts all candidates of the file.',
      resolve: ({ file }, _args, { db, env }) => findReleaseChecks({ db, env }, file),
    }),
  }),
})

builder.queryField('resultRelease', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ResultRelease,
    nullable: true,
    description: 'The release of a staged or published file; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true, description: 'Of the result file.' }) },
    resolve: async (_root, { id }, { db }) => {
      const file = isUuid(id)
        ? await db.prisma.examResultFile.findUnique({
            where: { id, state: { not: 'REMOVED' } },
            include: { exam: true },
          })
        : null
      return file && { file, now: db.now() }
    },
  }),
)
