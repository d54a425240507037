import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientKey } from '#server/lib/client-address.ts'
import type { Sessions } from './session.ts'

/** Failed renewals that one address may make in ten minutes. Each costs a database query. */
const MAX_FAILED = 60
const SECONDS = 10 * 60

/** The result; 'not tried' past the limit. */
export type Renewal = Awaited<ReturnType<Sessions['refresh']>> | 'not tried'

/**
 * Renews the sessions of page requests, unless too many renewals of the address failed. Counted in each process,
 * because the limit protects the process's own resources.
 */
export function createPageSessionRenewal(
  sessions: Pick<Sessions, 'refresh'>,
): (refreshToken: string, ip: string) => Promise<Renewal> {
  const attempts = new RateLimiterMemory({ points: MAX_FAILED, duration: SECONDS })
  return async (refreshToken, ip) => {
    const key = clientKey(ip)
    try {
      await attempts.consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) return 'not tried'
      throw error
    }
    const renewed = await sessions.refresh(refreshToken)
    if (renewed) await attempts.reward(key)
    return renewed
  }
}
