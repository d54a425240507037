import { MissLimit, type MissRule } from '#server/lib/miss-limit.ts'
import type { RateLimits } from '#server/lib/rate-limit.ts'

/**
 * Against trying out Candidate IDs. Only misses count: a school or a hostel stands behind one address, and the five
 * hundred who look up their own result from there are to get it; some of them mistype.
 */
export const lookUpRule: MissRule = {
  name: 'look-up-miss',
  points: 60,
  seconds: 10 * 60,
  slowFrom: 20,
  stepMs: 100,
  reason:
    'Many Candidate IDs without a result were tried from your internet connection, so look-ups from it are paused.',
}

const made = new WeakMap<RateLimits, MissLimit>()

/** The limit of this process's look-ups, whose counts it shares with all others. */
export function lookUpLimit(limits: RateLimits): MissLimit {
  const limit = made.get(limits) ?? new MissLimit(limits, lookUpRule)
  made.set(limits, limit)
  return limit
}
