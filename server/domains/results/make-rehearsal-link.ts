import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { pathIn } from '#shared/locales.ts'
import { activitySubject } from './activity-subject.ts'
import { GONE } from './lock-exam.ts'
import { isUnreleased, signRehearsal } from './rehearsal.ts'

/** Path that opens a rehearsal, in English. */
export const REHEARSAL_PATH = '/rehearsal'

builder.mutationField('makeRehearsalLink', (t) =>
  t.string({
    authScopes: { admin: true },
    description:
      'A link that shows the site as it will be once a staged or scheduled file is released, but no results of other exams before their own release. Whoever has it sees that, for 24 hours and at most until the release. [admin]',
    args: { id: t.arg.id({ required: true, description: 'Of the result file.' }) },
    resolve: async (_root, { id }, { db, keys, language, publicUrl, viewer }) => {
      const file = isUuid(id) ? await db.prisma.examResultFile.findUnique({ where: { id } }) : null
      if (!file || file.state === 'REMOVED') throw notFound(GONE)
      if (!isUnreleased(file, db.now())) {
        throw conflict('There is nothing to rehearse: the results are released or withdrawn.')
      }
      await db.prisma.activity.create({
        data: {
          actorId: actorIdOf(viewer),
          action: 'results.rehearsal-link-made',
          subject: activitySubject(file),
          subjectId: file.id,
        },
      })
      const path = pathIn(language, REHEARSAL_PATH)
      return `${publicUrl()}${path}?${new URLSearchParams({ token: await signRehearsal(keys, id) })}`
    },
  }),
)
