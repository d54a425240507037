import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { ExamAccess } from './exam-access.ts'
import { changeExamSetting } from './exam-setting.ts'
import { chooseTopPerformers, TopPerformersShownEnum } from './shown-top-performers.ts'

builder.mutationField('setTopPerformers', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ExamAccess,
    description:
      'Chooses how the top performers of an exam are shown to everybody. Applies at once. Idempotent. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      topPerformers: t.arg({ type: TopPerformersShownEnum, required: true }),
    },
    resolve: (_root, { examId, topPerformers }, { db, viewer }) =>
      changeExamSetting(db, examId, (tx) =>
        chooseTopPerformers(tx, { examId, topPerformers, actorId: actorIdOf(viewer) }),
      ),
  }),
)
