import { actorIdOf } from '#server/auth/viewer.ts'
import { User } from '#server/domains/accounts/user.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import type { User as UserRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { isUuid, uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { linkedUserUnion } from './candidate-link.ts'
import { type LinkFailure, link, MOST_LINKS, unlink } from './candidate-linking.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

// Admins link candidates to accounts without a secret: they know their students.

const LinkCandidateToUserResult = linkedUserUnion('LinkCandidateToUserResult')

builder.mutationField('linkCandidateToUser', (t) =>
  t.field({
    authScopes: { admin: true },
    type: LinkCandidateToUserResult,
    description:
      "Links a candidate ID of a published result file or student list to a student's account, which then sees its results without a secret. Refused while another account has it. Idempotent. [admin]",
    args: { userId: t.arg.id({ required: true }), candidateId: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => linkTo(context, args),
  }),
)

builder.mutationField('unlinkCandidateFromUser', (t) =>
  t.field({
    authScopes: { admin: true },
    type: User,
    description: 'Removes a candidate ID from an account. Idempotent. [admin]',
    args: { userId: t.arg.id({ required: true }), candidateId: t.arg.string({ required: true }) },
    resolve: async (_root, { userId, ...args }, { db, viewer }) => {
      const candidateId = normalCandidateId(args.candidateId)
      const actorId = actorIdOf(viewer)
      const user = isUuid(userId) ? await unlink({ db, actorId, userId, candidateId }) : null
      if (!user) throw noAccount()
      return user
    },
  }),
)

async function linkTo(
  { db, viewer }: Context,
  { candidateId, ...given }: { userId: string; candidateId: string },
): Promise<UserRecord | InvalidInputShape> {
  const userId = uuidOf(given.userId)
  if (userId === undefined) throw noAccount()
  const typed = normalCandidateId(candidateId)
  if (typed === '') return invalidInput([{ path: 'candidateId', message: say`Candidate ID is required` }])
  const id = (await resolveCandidateId(db, typed)) ?? typed
  const outcome = await link({ db, actorId: actorIdOf(viewer), userId, candidateId: id })
  if (!('reason' in outcome)) return outcome
  if (outcome.reason === 'NO_ACCOUNT') throw noAccount()
  return invalidInput([{ path: 'candidateId', message: wordsOf(outcome, typed) }])
}

const noAccount = () => notFound(say`This account is not there any more.`)

function wordsOf(outcome: LinkFailure, candidateId: string): string {
  switch (outcome.reason) {
    case 'TAKEN':
      return say`The Candidate ID ${candidateId} is linked to ${outcome.email}. Remove it there first`
    case 'FULL':
      return say`This account has ${MOST_LINKS} Candidate IDs. Remove one first`
    case 'NO_STUDENT':
      return say`Only accounts of students are linked to a Candidate ID`
    default:
      return say`No published result file and no student list has the Candidate ID ${candidateId}`
  }
}
