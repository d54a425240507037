import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { candidateKey } from '#server/domains/candidates/candidate-key.ts'
import type { Context } from '#server/graphql/context.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { TooManyAttempts } from '#server/limits.ts'

interface LookUp<T> {
  /** The identifier that the client should know, and might be guessing, in any spelling; empty where there can be none. */
  subject: string
  /** The solved challenge of an earlier refusal. */
  proof: string | null | undefined
  /** @returns null when there is nothing to see. */
  find(): Promise<T | null>
}

/**
 * Finds something within the limits of look-ups, which all paths to a result share. Misses never block existing results: past
 * their limit only what is not found is refused.
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
/** Some seconds of a phone: 256 keys on average of so many rounds each. */
const challengeOptions = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00', deriveKey }
const MAX_PROOF_LENGTH = 2_000
const REASON = 'The results of many candidates were looked up from your internet connection.'

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
