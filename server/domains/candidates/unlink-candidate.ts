import { User } from '#server/domains/accounts/user.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { notFound } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { unlink } from './candidate-linking.ts'

builder.mutationField('unlinkCandidate', (t) =>
  t.field({
    authScopes: { student: true },
    type: User,
    description: 'Removes a candidate ID from the own account. Idempotent. [student]',
    args: { candidateId: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db, viewer }) => {
      if (viewer.kind === 'VISITOR') throw new Error('Only students get here')
      const { id } = viewer.user
      const candidateId = normalCandidateId(args.candidateId)
      const user = await unlink({ db, actorId: id, userId: id, candidateId })
      if (!user) throw notFound(say`This account is not there any more.`)
      return user
    },
  }),
)
