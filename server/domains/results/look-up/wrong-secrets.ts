import type { Database } from '#server/db/database.ts'
import { candidateKey } from '#server/domains/candidates/candidate-key.ts'
import { secondSecretOf } from '#server/domains/results/exams/second-secret.ts'
import { hashSecret, MAX_SECRET_LENGTH } from '#server/domains/students/candidate-secret.ts'
import { newestSecret } from '#server/domains/students/newest-listing.ts'
import { secretHashKey } from '#server/domains/students/secret-hash-key.ts'
import { costs } from '#server/graphql/costs.ts'
import type { ClientBudget, Limits } from '#server/limits.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'

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

/** Lets a candidate try again at once. */
export async function forgetWrongSecrets(limits: Limits, candidateId: string): Promise<void> {
  await limits.forget('look-up-secret', candidateKey(candidateId))
}

/** Whether what was typed can be what the exam wants. For an exam without a secret everything counts. */
export async function isAttempt(
  { prisma }: Pick<Database, 'prisma'>,
  examId: string,
  typed: string,
): Promise<boolean> {
  const { pin, day } = read(typed)
  const wanted = await secondSecretOf(prisma, examId)
  return wanted === 'NONE' || (wanted === 'PIN' ? pin : day) !== undefined
}

/** Whether what was typed can be a PIN or a date of birth at all. */
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

/** The right hashes, for somebody who has proved to know the secret. */
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
