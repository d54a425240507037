import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict } from '#server/graphql/errors.ts'
import { ExamAccess } from './exam-access.ts'
import { changeExamSetting } from './exam-setting.ts'
import { chooseTopPerformers, TopPerformersShownEnum, topPerformersShown } from './shown-top-performers.ts'

builder.mutationField('setTopPerformers', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ExamAccess,
    description:
      'Chooses how the top performers of an exam are shown to everybody. Applies at once. Idempotent. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      topPerformers: t.arg({ type: TopPerformersShownEnum, required: true }),
      previousTopPerformers: t.arg({
        type: TopPerformersShownEnum,
        description:
          'The choice that was edited. With another one by now, nothing is changed and the error is CONFLICT. Absent means whichever it is.',
      }),
    },
    resolve: (_root, { examId, topPerformers, previousTopPerformers }, { db, viewer }) =>
      changeExamSetting(db, examId, async (tx) => {
        const present = await topPerformersShown({ prisma: tx }, examId)
        if (previousTopPerformers && present !== previousTopPerformers && present !== topPerformers) {
          throw conflict('How the top performers of this exam are shown has changed since you opened it.')
        }
        await chooseTopPerformers(tx, { examId, topPerformers, actorId: actorIdOf(viewer) })
      }),
  }),
)
