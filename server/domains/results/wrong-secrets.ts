import type { Database } from '#server/db/database.ts'
import {
  hashSecret,
  MAX_SECRET_LENGTH,
  normalBirthDate,
  normalPin,
} from '#server/domains/students/candidate-secret.ts'
import { secretHashKey } from '#server/domains/students/secret-hash-key.ts'
import { type ClientBudget, costs } from '#server/lib/client-budgets.ts'
import type { RateLimit, RateLimits } from '#server/lib/rate-limiter.ts'

/** Wrong secrets of one candidate, from all addresses together. */
const wrongSecrets: RateLimit = {
  name: 'look-up-secret',
  points: 5,
  seconds: 15 * 60,
  reason:
    'A wrong PIN or date of birth was entered several times for this Candidate ID, by you or by others. The institute can let you try again at once.',
}

/**
 * Looks a result up with a secret. An attempt counts before it is made, so that attempts of the same moment do not get past
 * the limit, and is taken back when it finds something. Unknown IDs count like others: a refusal does not tell them apart.
 *
 * @throws TooManyAttempts for the right secret, too.
 */
export async function withSecret<T>(
  { limits, budget }: { limits: RateLimits; budget: ClientBudget },
  candidateId: string,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const key = keyOf(candidateId)
  // Counting writes to the database, for each candidate ID that somebody types.
  budget.spend(costs.wrongSecret)
  await limits.count(wrongSecrets, key)
  const found = await find()
  if (found === null) return null
  budget.refund(costs.wrongSecret)
  await limits.takeBack(wrongSecrets, key)
  return found
}

/** Lets a candidate try again at once. */
export async function forgetWrongSecrets(limits: RateLimits, candidateId: string): Promise<void> {
  await limits.forget(wrongSecrets, keyOf(candidateId))
}

/** Spaces and dashes do not make another candidate. */
const keyOf = (candidateId: string) => candidateId.replaceAll(/[\s\p{Dash}]/gu, '')

/** The hashes of what a visitor typed, as PIN and as date of birth: only the database knows which the exam wants. */
export async function hashesOf(
  db: Pick<Database, 'pool'>,
  candidateId: string,
  typed: string,
): Promise<{ pinHash: string | null; birthDateHash: string | null } | undefined> {
  if (typed === '') return undefined
  const key = await secretHashKey(db)
  const [pin, day] = typed.length > MAX_SECRET_LENGTH ? [] : [normalPin(typed), normalBirthDate(typed)]
  return {
    pinHash: pin === undefined ? null : hashSecret(key, 'PIN', candidateId, pin),
    birthDateHash: day === undefined ? null : hashSecret(key, 'BIRTH_DATE', candidateId, day),
  }
}
