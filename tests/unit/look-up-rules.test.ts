import { expect, test } from 'vitest'
import { lookUpRules } from '#server/domains/results/look-up-rules.ts'
import { FailedAttemptLimiter } from '#server/lib/failed-attempt-limiter.ts'
import { type RateLimit, TooManyAttempts } from '#server/lib/rate-limiter.ts'

const { byAddress, byDevice } = lookUpRules(600)

test.each([
  ['an address', byAddress.misses, { slowFrom: 20, answered: 60 }],
  ['a browser', byDevice.misses, { slowFrom: 10, answered: 20 }],
])('the misses of %s are slowed down, then refused, for ten minutes', async (_of, rule, expected) => {
  let attempts = 0
  const delays: number[] = []
  const count = async ({ points }: RateLimit) => {
    if (++attempts > points) throw new TooManyAttempts(1)
    return attempts
  }
  const delay = async (_key: string, { ms }: { ms: number }) => void delays.push(ms)
  const limiter = new FailedAttemptLimiter({ count } as never, rule, { delay } as never)
  const miss = () => limiter.failed('key', () => new AbortController().signal)
  for (let time = 1; time < expected.slowFrom; time++) await miss()
  expect(delays).toEqual([])
  for (let time = expected.slowFrom; time <= expected.answered; time++) await miss()
  expect(delays[0]).toBe(100)
  expect(delays).toHaveLength(expected.answered - expected.slowFrom + 1)
  await expect(miss()).rejects.toThrow(TooManyAttempts)
  expect(rule.seconds).toBe(600)
})
