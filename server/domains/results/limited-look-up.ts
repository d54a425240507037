import { candidateKey } from '#server/domains/candidates/candidate-key.ts'
import type { Context } from '#server/graphql/context.ts'
import { TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { requireProof } from './look-up-proof.ts'

interface LookUp<T> {
  /** What the client should know, and might be guessing, in any spelling; empty for what cannot be. */
  subject: string
  /** The solved challenge of an earlier refusal. */
  proof: string | null | undefined
  /** @returns null when there is nothing to see. */
  find(): Promise<T | null>
}

/**
 * Finds something within the limits of look-ups, which all that leads to a result share.
 *
 * @throws TooManyAttempts
 */
export async function limitedLookUp<T>(
  context: Context,
  { subject: typed, proof, find }: LookUp<T>,
): Promise<T | null> {
  const subject = candidateKey(typed)
  try {
    return await context.lookUps.answer({
      ip: context.ip,
      device: async () => (await context.device())?.userId ?? null,
      subject,
      find,
      requireProof: (difficulty) => requireProof(context, { candidateId: subject, proof }, difficulty),
      signal: () => context.signal,
    })
  } catch (error) {
    if (error instanceof TooManyAttempts) context.refusals.note(error, context.ip)
    throw error
  }
}
