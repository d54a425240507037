import { User } from '#server/domains/accounts/user.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput } from '#server/graphql/errors.ts'
import { MOST_LINKS } from './candidate-linking.ts'

// A link between a student's account and a candidate ID. The account sees the candidate's results without a secret.

builder.prismaObject('CandidateLink', {
  description: 'A candidate ID that belongs to an account.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
    byStaff: t.boolean({
      description: 'Whether an admin linked it, not the student.',
      resolve: ({ userId, linkedById }) => linkedById !== userId,
    }),
  }),
})

builder.prismaObjectField(User, 'candidateLinks', (t) =>
  t.relation('candidateLinks', {
    authScopes: ({ id }, _args, { viewer }) =>
      (viewer.kind !== 'VISITOR' && viewer.user.id === id) || { admin: true },
    complexity: { multiplier: MOST_LINKS },
    description: 'The candidate IDs of the account, the newest first. For admins and the account itself.',
    query: { orderBy: [{ linkedAt: 'desc' }, { candidateId: 'asc' }] },
  }),
)

/** The result union of mutations that link. */
export const linkedUserUnion = (name: string) =>
  builder.unionType(name, {
    types: [User, InvalidInput],
    resolveType: (value) => ('kind' in value ? InvalidInput : User),
  })
