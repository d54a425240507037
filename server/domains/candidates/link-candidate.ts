import type { Database } from '#server/db/database.ts'
import {
  hashesOf,
  isReadable,
  limitedLookUp,
  withSecret,
} from '#server/domains/results/look-up/limited-look-up.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { newestSecret } from '#server/domains/students/newest-listing.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { type InvalidInputShape, invalidInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { linkedUserUnion } from './candidate-link.ts'
import { type LinkFailure, link, MOST_LINKS } from './candidate-linking.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

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
    resolve: (_root, args, context) => linkOwn(context, args),
  }),
)

async function linkOwn(
  context: Context,
  { candidateId: typed, secret }: { candidateId: string; secret: string },
): Promise<User | InvalidInputShape> {
  const { db, viewer } = context
  if (viewer.kind === 'VISITOR') throw new Error('Only students get here')
  const id = normalCandidateId(typed)
  const missing = [
    ...(id === '' ? [{ path: 'candidateId', message: say`Candidate ID is required` }] : []),
    ...(secret.trim() === '' ? [{ path: 'secret', message: say`PIN or date of birth is required` }] : []),
  ]
  if (missing.length > 0) return invalidInput(missing)
  const candidateId = await findBySecret(context, id, secret)
  if (candidateId === null) return invalidInput([{ path: '', message: REFUSED }])
  const userId = viewer.user.id
  const linked = await link({ db, actorId: userId, userId, candidateId })
  return 'reason' in linked ? invalidInput([{ path: '', message: words[linked.reason] }]) : linked
}

const REFUSED = say`This Candidate ID and PIN or date of birth do not belong together. Check both. If your institute has no PIN or date of birth of you, its staff can link your Candidate ID.`

const words: Readonly<Record<LinkFailure['reason'], string>> = {
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
