import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { pathIn } from '#shared/locales.ts'
import { logExam } from './exam-release.ts'
import { isUnreleased, signRehearsal } from './rehearsal.ts'

/** Path that opens a rehearsal, in English. */
export const REHEARSAL_PATH = '/rehearsal'

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
        throw conflict('There is nothing to rehearse: the results are released or withdrawn.')
      const token = await signRehearsal(keys, { examId, stagedId })
      await logExam(db.prisma, examId, 'rehearsal-link-made', { actorId: actorIdOf(viewer) })
      return `${publicUrl()}${pathIn(language, REHEARSAL_PATH)}?${new URLSearchParams({ token })}`
    },
  }),
)
