import type { Database } from '#server/db/database.ts'
import { lookUpRules } from '#server/domains/results/look-up-rules.ts'
import { DelayedAnswers } from '#server/lib/delayed-answers.ts'
import { EnumerationLimiter } from '#server/lib/enumeration-limiter.ts'
import { type ProofDifficulty, ProofWanted } from '#server/lib/proof-of-work.ts'
import { createRateLimits, TooManyAttempts } from '#server/lib/rate-limiter.ts'

const { signal } = new AbortController()

/**
 * A process's limit of look-ups, on the database that others may share. It notes how long answers would wait, and does not
 * wait; and what efforts are asked of its clients, who make them unless they are `idle`.
 */
export function lookUpProcess(db: Database, o: { perHour?: number; device?: string; idle?: boolean } = {}) {
  const waits: number[] = []
  const efforts: ProofDifficulty[] = []
  const requireProof = async (effort: ProofDifficulty) => {
    efforts.push(effort)
    const { bits, waitSeconds } = effort
    if (o.idle)
      throw new ProofWanted({ challenge: '', bits, retryAfterSeconds: waitSeconds, reason: '', limit: '' })
  }
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const limiter = new EnumerationLimiter(lookUpRules(o.perHour ?? 500), {
    pool: db.pool,
    limits: createRateLimits(db.pool),
    delays: new DelayedAnswers(wait as never),
  })
  const ask = async (ip: string, candidateId: string, found: string | null) => {
    try {
      return await limiter.answer({
        ip,
        subject: candidateId,
        device: async () => o.device ?? null,
        find: async () => found,
        requireProof,
        signal: () => signal,
      })
    } catch (error) {
      if (error instanceof TooManyAttempts) return error
      throw error
    }
  }
  return {
    waits,
    efforts,
    hit: (ip: string, candidateId: string) => ask(ip, candidateId, 'found'),
    miss: (ip: string, candidateId: string) => ask(ip, candidateId, null),
    stop: () => limiter.stop(),
  }
}

/** Lets time pass for what was looked up, by the database's clock. */
export async function passTime(db: Database, ms: number): Promise<void> {
  await db.pool.query('UPDATE distinct_attempts SET at = at - make_interval(secs => $1)', [ms / 1000])
  await db.pool.query('UPDATE rate_limits SET expire = expire - $1', [ms])
}
