import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import type { Database } from '#server/db/database.ts'
import { candidateKey } from '#server/domains/candidates/resolve-candidate-id.ts'
import { newestSecret } from '#server/domains/students/active-lists.ts'
import { hashSecret, MAX_SECRET_LENGTH } from '#server/domains/students/candidate-secret.ts'
import type { Context } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { type ClientBudget, type Limits, TooManyAttempts } from '#server/limits.ts'
import { say } from '#server/locales/say.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'

interface LookUp<T> {
  /** The identifier that the client might be guessing, in any spelling; empty for an impossible one. */
  subject: string
  /** The solved challenge of an earlier refusal. */
  proof: string | null | undefined
  /** @returns null without a visible result. */
  find(): Promise<T | null>
}

/**
 * Finds something within the limits of look-ups, which all paths to a result share. Misses never block existing results: past
 * their limit only further misses are refused.
 *
 * @throws TooManyAttempts
 */
export async function limitedLookUp<T>(
  context: Context,
  { subject: typed, proof, find }: LookUp<T>,
): Promise<T | null> {
  const { lookUps, limits, ip } = context
  const address = clientKey(ip)
  const subject = candidateKey(typed)
  try {
    await lookUps.check(address, subject, (wait) =>
      requireProof(context, `${address} ${subject}`, proof, wait),
    )
    const found = await find()
    if (found === null) await limits.count('look-up-miss', address)
    else await lookUps.count(address, subject)
    return found
  } catch (error) {
    if (error instanceof TooManyAttempts) context.refusals.note(error, ip)
    throw error
  }
}

const PROOF = 'look-up-proof'
const GOOD_FOR_MS = 5 * 60_000
/** Takes a phone some seconds: on average 256 keys of 5,000 rounds each. */
const challengeOptions = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00', deriveKey }
const MAX_PROOF_LENGTH = 2_000
const REASON = say`The results of many candidates were looked up from your internet connection.`

/**
 * Resolves when a client has solved a challenge. Each is signed for one address and one candidate, so a solution is of no use
 * for others.
 *
 * @param about address and candidate.
 * @param retryAfterSeconds after which there is room without a proof.
 * @throws TooManyAttempts with a challenge.
 */
async function requireProof(
  { keys }: Pick<Context, 'keys'>,
  about: string,
  proof: string | null | undefined,
  retryAfterSeconds: number,
): Promise<void> {
  const { secret } = await keys.current()
  const hmacSignatureSecret = createHmac('sha256', secret).update(`${PROOF} ${about}`).digest('base64url')
  if (proof && (await isSolved(proof, hmacSignatureSecret))) return
  const expiresAt = new Date(Date.now() + GOOD_FOR_MS)
  const challenge = await createChallenge({ ...challengeOptions, expiresAt, hmacSignatureSecret })
  throw new TooManyAttempts(retryAfterSeconds, REASON, PROOF, challenge)
}

/** @param proof the challenge and its solution as JSON in base64, as ALTCHA's widget sends them. */
async function isSolved(proof: string, hmacSignatureSecret: string): Promise<boolean> {
  if (proof.length > MAX_PROOF_LENGTH) return false
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString())
    return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified
  } catch {
    return false
  }
}

/**
 * Looks a result up with a secret. An attempt counts before it is made, so that attempts of the same moment do not get past
 * the limit, and is taken back when it finds something or was none. Unknown IDs count like others: a refusal does not tell
 * them apart.
 *
 * @param isAttempt whether what found nothing could have been the secret.
 * @throws TooManyAttempts for the right secret, too.
 */
export async function withSecret<T>(
  { limits, budget }: { limits: Limits; budget: ClientBudget },
  candidateId: string,
  { find, isAttempt }: { find: () => Promise<T | null>; isAttempt: () => Promise<boolean> },
): Promise<T | null> {
  const key = candidateKey(candidateId)
  // Counting writes to the database, for each candidate ID that somebody types.
  budget.spend(costs.wrongSecret)
  await limits.count('look-up-secret', key)
  const found = await find()
  if (found === null && (await isAttempt())) return null
  // A missing secret costs as much work as a wrong one.
  if (found !== null) budget.refund(costs.wrongSecret)
  await limits.takeBack('look-up-secret', key)
  return found
}

export async function forgetWrongSecrets(limits: Limits, candidateId: string): Promise<void> {
  await limits.forget('look-up-secret', candidateKey(candidateId))
}

/** Whether a text can be the second secret of the exam. For an exam without one every text counts. */
export async function isAttempt(
  { prisma }: Pick<Database, 'prisma'>,
  examId: string,
  typed: string,
): Promise<boolean> {
  const { pin, day } = read(typed)
  const { secondSecret = 'NONE' } = (await prisma.exam.findUnique({ where: { id: examId } })) ?? {}
  return secondSecret === 'NONE' || (secondSecret === 'PIN' ? pin : day) !== undefined
}

/** Whether a text can be a PIN or a date of birth. */
export function isReadable(typed: string): boolean {
  const { pin, day } = read(typed)
  return (pin ?? day) !== undefined
}

function read(typed: string): { pin?: string | undefined; day?: string | undefined } {
  return typed.length > MAX_SECRET_LENGTH ? {} : { pin: normalPin(typed), day: normalBirthDate(typed) }
}

interface SecretHashes {
  pinHash: string | null
  birthDateHash: string | null
}

const STORED_HASHES = `
  SELECT ${newestSecret('$1', 'pin_hash')} AS "pinHash", ${newestSecret('$1', 'birth_date_hash')} AS "birthDateHash"`

/** The right hashes, for a client that has proved to know the secret. */
export async function storedHashes(
  { pool }: Pick<Database, 'pool'>,
  candidateId: string,
): Promise<SecretHashes | undefined> {
  return (await pool.query<SecretHashes>(STORED_HASHES, [candidateId])).rows[0]
}

/** Hashes of the typed secret, as PIN and as date of birth: only the database knows which the exam wants. */
export async function hashesOf(
  db: Pick<Database, 'pool'>,
  candidateId: string,
  typed: string,
): Promise<SecretHashes | undefined> {
  if (typed === '') return undefined
  const key = await secretHashKey(db)
  const { pin, day } = read(typed)
  return {
    pinHash: pin === undefined ? null : hashSecret(key, 'PIN', candidateId, pin),
    birthDateHash: day === undefined ? null : hashSecret(key, 'BIRTH_DATE', candidateId, day),
  }
}
