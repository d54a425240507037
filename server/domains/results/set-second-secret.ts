import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict } from '#server/graphql/errors.ts'
import { ExamAccess } from './exam-access.ts'
import { changeExamSetting } from './exam-setting.ts'
import { chooseSecondSecret, SecondSecretEnum, secondSecretOf } from './second-secret.ts'

builder.mutationField('setSecondSecret', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ExamAccess,
    description:
      'Chooses what candidates enter beside the candidate ID to see their results in an exam. Applies at once to all its files. Idempotent. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      secondSecret: t.arg({ type: SecondSecretEnum, required: true }),
      previousSecret: t.arg({
        type: SecondSecretEnum,
        description:
          'The one that was edited. With another one by now, nothing is changed and the error is CONFLICT. Absent means whichever it is.',
      }),
    },
    resolve: (_root, { examId, secondSecret, previousSecret }, { db, viewer }) =>
      changeExamSetting(db, examId, async (tx) => {
        const present = await secondSecretOf(tx, examId)
        if (previousSecret && present !== previousSecret && present !== secondSecret) {
          throw conflict('The look-up of this exam has changed since you opened it.')
        }
        await chooseSecondSecret(tx, { examId, secondSecret, actorId: actorIdOf(viewer) })
      }),
  }),
)
