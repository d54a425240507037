import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { leftToWait } from '#server/lib/distinct-attempts.ts'
import { isSolution, type ProofDifficulty, ProofWanted } from '#server/lib/proof-of-work.ts'
import { clientKey, type RateLimit, secondsOf, TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { isSameSecret } from '#server/lib/secret.ts'

// Past its hourly number of candidates an address computes for each further one. A challenge is signed, for this address and
// candidate, and good once and for five minutes. Clients that cannot compute wait, and ask again.

const GOOD_FOR_MS = 5 * 60_000
const LIMIT = 'look-up-proof'
/** A solved challenge is noted for longer than it is good for. */
const once: RateLimit = { name: LIMIT, points: 1, seconds: (2 * GOOD_FOR_MS) / 1000 }
const REASON = 'The results of many candidates were looked up from your internet connection.'

type Asked = Pick<Context, 'keys' | 'limits' | 'budget' | 'db' | 'ip'>

/**
 * Resolves when a client has solved a challenge, or has waited.
 *
 * @param proof the solved challenge, if one was sent.
 * @throws ProofWanted
 */
export async function requireProof(
  context: Asked,
  { candidateId, proof }: { candidateId: string; proof: string | null | undefined },
  difficulty: ProofDifficulty,
): Promise<void> {
  const client = clientKey(context.ip)
  const about = `${client} ${candidateId}`
  if (proof && (await isGood(context, about, proof))) return
  // Noting who waits writes to the database, for each candidate ID that somebody types.
  context.budget.spend(costs.wrongSecret)
  const waiting = { name: 'look-up-wait', seconds: difficulty.waitSeconds }
  const leftMs = await leftToWait(context.db.pool, { client, subject: candidateId }, waiting)
  if (leftMs <= 0) return
  throw new ProofWanted({
    challenge: await newChallenge(context, about, difficulty.bits),
    bits: difficulty.bits,
    retryAfterSeconds: secondsOf(leftMs),
    reason: REASON,
    limit: LIMIT,
  })
}

/** Key, random ID, difficulty and end of the challenge, and as its last part the signature: what is to be hashed. */
async function newChallenge({ keys }: Asked, about: string, bits: number): Promise<string> {
  const { id, secret } = await keys.current()
  const body = [id, randomBytes(12).toString('base64url'), bits, keys.now().getTime() + GOOD_FOR_MS].join('.')
  return `${body}.${signature(secret, body, about)}`
}

async function isGood({ keys, limits }: Asked, about: string, proof: string): Promise<boolean> {
  const [keyId = '', id = '', bits = '', end = '', signed = '', solution = ''] = proof.split('.')
  const body = [keyId, id, bits, end].join('.')
  if (!isSolution(signed, solution, Number(bits)) || !(Number(end) > keys.now().getTime())) return false
  const key = await keys.find(keyId)
  if (!key || !isSameSecret(signed, signature(key.secret, body, about))) return false
  try {
    await limits.count(once, id)
    return true
  } catch (error) {
    if (error instanceof TooManyAttempts) return false
    throw error
  }
}

/** Bound to address and candidate, without naming them. */
function signature(secret: Uint8Array, body: string, about: string): string {
  return createHmac('sha256', secret).update(`pravesh:${LIMIT} ${body} ${about}`).digest('base64url')
}
