import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { signedIn } from '#server/domains/accounts/signed-in.ts'
import { User } from '#server/domains/accounts/user.ts'
import {
  hashesOf,
  isReadable,
  limitedLookUp,
  withSecret,
} from '#server/domains/results/look-up/limited-look-up.ts'
import { newestSecret } from '#server/domains/students/active-lists.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import type { User as UserRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { isUuid, uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { type LinkFailure, link, MOST_LINKS, unlink } from './candidate-linking.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

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
const linkedUserUnion = (name: string) =>
  builder.unionType(name, {
    types: [User, InvalidInput],
    resolveType: (value) => ('kind' in value ? InvalidInput : User),
  })

const LinkCandidateResult = linkedUserUnion('LinkCandidateResult')

builder.mutationField('linkCandidate', (t) =>
  t.field({
    authScopes: { student: true },
    type: LinkCandidateResult,
    description:
      'Links a candidate ID to the own account, which then sees its results without a secret. Needs the PIN of the student lists, or for a candidate without one the date of birth. Refused alike for an unknown ID, a wrong secret and a candidate without one; limited like look-ups with a secret. [student]',
    args: {
      candidateId: t.arg.string({ required: true }),
      secret: t.arg.string({ required: true, description: 'PIN or date of birth, year first.' }),
    },
    resolve: (_root, args, context) => linkToViewer(context, args),
  }),
)

async function linkToViewer(
  context: Context,
  { candidateId: typed, secret }: { candidateId: string; secret: string },
): Promise<UserRecord | InvalidInputShape> {
  const userId = signedIn(context.viewer).user.id
  const id = normalCandidateId(typed)
  const missing = [
    ...(id === '' ? [{ path: 'candidateId', message: say`Candidate ID is required` }] : []),
    ...(secret.trim() === '' ? [{ path: 'secret', message: say`PIN or date of birth is required` }] : []),
  ]
  if (missing.length > 0) return invalidInput(missing)
  const candidateId = await findBySecret(context, id, secret)
  if (candidateId === null) return invalidInput([{ path: '', message: REFUSED }])
  const linked = await link({ db: context.db, actorId: userId, userId, candidateId })
  return 'reason' in linked ? invalidInput([{ path: '', message: messages[linked.reason] }]) : linked
}

const REFUSED = say`This Candidate ID and PIN or date of birth do not belong together. Check both. If your institute has no PIN or date of birth of you, its staff can link your Candidate ID.`

const messages: Readonly<Record<LinkFailure['reason'], string>> = {
  NO_ACCOUNT: say`Your account is not there any more.`,
  NO_STUDENT: say`Only accounts of students are linked to a Candidate ID.`,
  UNKNOWN: REFUSED,
  FULL: say`Your account has ${MOST_LINKS} Candidate IDs. Remove one that you do not need any more.`,
  TAKEN: say`This Candidate ID is linked to another account. Ask the staff of your institute about it.`,
}

/** The candidate ID in its stored form, within the limits of look-ups; null unless ID and secret belong together. */
function findBySecret(context: Context, candidateId: string, secret: string): Promise<string | null> {
  const find = async () => {
    const id = (await resolveCandidateId(context.db, candidateId)) ?? candidateId
    return (await belongs(context.db, id, secret)) ? id : null
  }
  const isAttempt = async () => isReadable(secret)
  return limitedLookUp(context, {
    subject: candidateId,
    // The form computes none: where many candidates were asked for, it says when to come back.
    proof: null,
    find: () => withSecret(context, candidateId, { find, isAttempt }),
  })
}

/** A date of birth counts only where no active list states a PIN. */
const BELONGS = `
  SELECT coalesce(CASE WHEN pin IS NOT NULL THEN pin = $2::text ELSE birth_date = $3::text END, false) AS belongs
  FROM (SELECT ${newestSecret('$1', 'pin_hash')} AS pin, ${newestSecret('$1', 'birth_date_hash')} AS birth_date) AS newest`

async function belongs(db: Pick<Database, 'pool'>, candidateId: string, secret: string): Promise<boolean> {
  const hashes = await hashesOf(db, candidateId, secret)
  const { rows } = await db.pool.query<{ belongs: boolean }>({
    name: 'candidate-belongs',
    text: BELONGS,
    values: [candidateId, hashes?.pinHash ?? null, hashes?.birthDateHash ?? null],
  })
  return rows[0]?.belongs ?? false
}

builder.mutationField('unlinkCandidate', (t) =>
  t.field({
    authScopes: { student: true },
    type: User,
    description: 'Removes a candidate ID from the own account. Idempotent. [student]',
    args: { candidateId: t.arg.string({ required: true }) },
    resolve: (_root, { candidateId }, context) =>
      unlinkFrom(context, { userId: signedIn(context.viewer).user.id, candidateId }),
  }),
)

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
    resolve: (_root, args, context) => unlinkFrom(context, args),
  }),
)

async function unlinkFrom(
  { db, viewer }: Context,
  { userId, candidateId: typed }: { userId: string; candidateId: string },
): Promise<UserRecord> {
  const change = { db, actorId: actorIdOf(viewer), userId, candidateId: normalCandidateId(typed) }
  const user = isUuid(userId) ? await unlink(change) : null
  if (!user) throw noAccount()
  return user
}

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
  return invalidInput([{ path: 'candidateId', message: messageOf(outcome, typed) }])
}

const noAccount = () => notFound(say`This account is not there any more.`)

function messageOf(outcome: LinkFailure, candidateId: string): string {
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
