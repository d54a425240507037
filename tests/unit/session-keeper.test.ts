import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionKeeper, type Expiry, type SessionKeeper } from '#client/apollo/session-keeper.ts'

const MINUTE = 60_000
const start = Date.parse('2026-01-05T06:15:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Tabs of one browser: they hear each other and take turns, as with BroadcastChannel and the lock manager. */
function browser(refresh: () => Promise<Expiry>) {
  let turn: Promise<unknown> = Promise.resolve()
  const tabs: { keeper: SessionKeeper }[] = []
  function openTab() {
    const changes: Expiry[] = []
    const keeper = createSessionKeeper({
      refresh,
      alone(work) {
        const mine = turn.then(work)
        turn = mine.catch(() => {})
        return mine
      },
      tell: (expiry) => {
        for (const other of tabs) if (other.keeper !== keeper) other.keeper.hear(expiry)
      },
      changed: (expiry) => changes.push(expiry),
    })
    const tab = { keeper, changes }
    tabs.push(tab)
    return tab
  }
  return { openTab }
}

const quarterHour = () => Date.now() + 15 * MINUTE

test('renews three ticks before the access runs out, and so on', async () => {
  const refresh = vi.fn(async () => quarterHour())
  const { keeper, changes } = browser(refresh).openTab()
  keeper.follow(quarterHour())
  await vi.advanceTimersByTimeAsync(13.5 * MINUTE - 1)
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledOnce()
  expect(changes).toEqual([start + 28.5 * MINUTE])
  await vi.advanceTimersByTimeAsync(13.5 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a visitor has nothing to renew, and nor has somebody who signed out', async () => {
  const refresh = vi.fn(async () => quarterHour())
  const { keeper } = browser(refresh).openTab()
  keeper.follow(null)
  keeper.follow(quarterHour())
  keeper.follow(null)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(refresh).not.toHaveBeenCalled()
})

test('a server out of reach is asked again after 200 ms, 400 ms, 800 ms …', async () => {
  const at: number[] = []
  const refresh = vi.fn(async () => {
    at.push(Date.now())
    if (at.length < 5) throw new Error('offline')
    return quarterHour()
  })
  const { keeper, changes } = browser(refresh).openTab()
  keeper.follow(start + 1.5 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(at.map((time) => time - start)).toEqual([0, 200, 600, 1400, 3000])
  expect(changes).toHaveLength(1)
})

test('several tabs renew once, and all know it', async () => {
  const refresh = vi.fn(async () => quarterHour())
  const { openTab } = browser(refresh)
  const tabs = [openTab(), openTab(), openTab()]
  for (const { keeper } of tabs) keeper.follow(start + 2 * MINUTE)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(refresh).toHaveBeenCalledOnce()
  for (const { changes } of tabs) expect(changes.at(-1)).toBe(start + 15.5 * MINUTE)
})

test('whoever needs a session at the same moment shares one renewal', async () => {
  const refresh = vi.fn(async () => quarterHour())
  const { keeper } = browser(refresh).openTab()
  expect(await Promise.all([keeper.renew(), keeper.renew()])).toEqual([true, true])
  expect(refresh).toHaveBeenCalledOnce()
})

test('a session that is over ends in every tab', async () => {
  const refresh = vi.fn(async () => null)
  const { openTab } = browser(refresh)
  const [one, other] = [openTab(), openTab()]
  one.keeper.follow(quarterHour())
  expect(await one.keeper.renew()).toBe(false)
  expect(other.changes.at(-1)).toBeNull()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(refresh).toHaveBeenCalledOnce()
})

test.each([1, 2, 3])('a clock that runs ahead does not make %i tabs renew without end', async (count) => {
  let renewals = 0
  const { openTab } = browser(async () => {
    renewals += 1
    return Date.now() - 5 * MINUTE + renewals
  })
  const tabs = Array.from({ length: count }, openTab)
  for (const { keeper } of tabs) keeper.follow(start - 5 * MINUTE)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(renewals).toBe(1)
})
