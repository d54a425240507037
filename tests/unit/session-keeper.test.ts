import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createSessionKeeper,
  type Expiry,
  type SessionKeeper,
  type SessionKeeperParts,
} from '#client/data/session-keeper.ts'

const MINUTE = 60_000
const start = Date.parse('2026-01-05T06:15:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Tabs of one browser: they hear each other, as with BroadcastChannel. */
function browser(refresh: () => Promise<Expiry>) {
  const tabs: { keeper: SessionKeeper }[] = []
  function openTab({ ask }: { ask?: SessionKeeperParts['ask'] } = {}) {
    const changes: Expiry[] = []
    const keeper = createSessionKeeper({
      refresh,
      tell: (news) => {
        for (const other of tabs) if (other.keeper !== keeper) other.keeper.hear(news)
      },
      changed: (expiry) => changes.push(expiry),
      canAsk: () => ask !== undefined,
      ask: () => ask?.() ?? Promise.resolve(false),
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

test('tabs that renew at once agree', async () => {
  const refresh = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return quarterHour()
  })
  const { openTab } = browser(refresh)
  const tabs = [openTab(), openTab(), openTab()]
  for (const { keeper } of tabs) keeper.follow(start + 2 * MINUTE)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(3)
  for (const { changes } of tabs) expect(changes.at(-1)).toBe(start + 15.5 * MINUTE + 100)
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
  await vi.advanceTimersByTimeAsync(0)
  expect([one.changes.at(-1), other.changes.at(-1)]).toEqual([null, null])
  expect(refresh).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('signing out in one tab signs out the others without asking the server', async () => {
  const refresh = vi.fn(async () => quarterHour())
  const { openTab } = browser(refresh)
  const [one, other] = [openTab(), openTab({ ask: async () => true })]
  one.keeper.follow(quarterHour())
  one.keeper.follow(null)
  expect(other.changes.at(-1)).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
})

test('where somebody can be asked, the page stays as it is, and whatever needs the session waits', async () => {
  const refresh = vi.fn(async () => null)
  let signIn = (_signedIn: boolean) => {}
  const ask = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        signIn = resolve
      }),
  )
  const { keeper, changes } = browser(refresh).openTab({ ask })
  keeper.follow(quarterHour())
  const waiting = [keeper.renew(), keeper.renew()]
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(ask).toHaveBeenCalledOnce()
  keeper.follow(quarterHour())
  signIn(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(changes).toEqual([])
})

test('whoever does not want to sign in now is asked again when it is needed again', async () => {
  const ask = vi.fn(async () => false)
  const { keeper, changes } = browser(async () => null).openTab({ ask })
  keeper.follow(quarterHour())
  expect(await keeper.renew()).toBe(false)
  expect(await keeper.renew()).toBe(false)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(changes).toEqual([])
})

test('"not now" in one tab does not sign out the others', async () => {
  const { openTab } = browser(async () => null)
  const [one, other] = [openTab({ ask: async () => false }), openTab({ ask: () => new Promise(() => {}) })]
  one.keeper.follow(quarterHour())
  expect(await one.keeper.renew()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  one.keeper.follow(null)
  expect(one.keeper.isSignedIn()).toBe(false)
  expect(other.keeper.isSignedIn()).toBe(true)
  expect(other.changes).not.toContain(null)
})

test('a visitor is not asked to sign in', async () => {
  const ask = vi.fn(async () => true)
  const { keeper } = browser(async () => null).openTab({ ask })
  expect(await keeper.renew()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
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

test('a clock that is years behind does not make a tab renew without end', async () => {
  const refresh = vi.fn(async () => Date.now() + 70 * 365 * 24 * 60 * MINUTE)
  const { keeper } = browser(refresh).openTab()
  keeper.follow(await refresh())
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(refresh).toHaveBeenCalledOnce()
})
