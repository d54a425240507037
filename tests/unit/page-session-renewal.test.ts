import { expect, onTestFinished, test, vi } from 'vitest'
import { createPageSessionRenewal } from '#server/auth/page-session-renewal.ts'
import type { Sessions } from '#server/auth/session.ts'

const renewed = { tokens: {}, viewer: {} } as Awaited<ReturnType<Sessions['refresh']>>

/** Sessions in which only this token is good. */
function renewal() {
  let lookUps = 0
  const renew = createPageSessionRenewal({
    refresh: async (token) => {
      lookUps++
      return token === 'good' ? renewed : null
    },
  })
  return { renew, lookUps: () => lookUps }
}

test('after 60 failed renewals in ten minutes an address has none, and others go on', async () => {
  const { renew, lookUps } = renewal()
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => renew('bad', '192.0.2.1')))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(60)
  expect(outcomes.filter((outcome) => outcome === 'not tried')).toHaveLength(140)
  expect(lookUps()).toBe(60)
  expect(await renew('good', '192.0.2.1')).toBe('not tried')
  expect(await renew('good', '192.0.2.2')).toBe(renewed)
})

test('ten minutes after the first failed renewal the address has renewals again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { renew } = renewal()
  for (let time = 0; time < 60; time++) await renew('bad', '192.0.2.1')
  vi.advanceTimersByTime(599_000)
  expect(await renew('good', '192.0.2.1')).toBe('not tried')
  vi.advanceTimersByTime(1_000)
  expect(await renew('good', '192.0.2.1')).toBe(renewed)
})

test('renewals that succeed are not limited', async () => {
  const { renew } = renewal()
  for (let time = 0; time < 200; time++) expect(await renew('good', '192.0.2.1')).toBe(renewed)
})
