import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { PresenceQuery } from '#client/data/guarded-role.ts'
import { loadData, loaderContext } from '#client/data/loader-context.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const visitor = { __typename: 'Viewer' as const, role: null, session: null }
const admin = () => ({
  ...{ __typename: 'Viewer' as const, role: 'ADMIN' as const },
  session: { __typename: 'Session' as const, expiresAt: inAnHour() },
})
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** A tab that was signed in and whose access has run out, and what it tells the other tabs. */
async function tabThatSlept() {
  const asked: string[] = []
  const server = { viewer: visitor as object, refresh: () => admin().session as object | null }
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { operationName } = JSON.parse(String(body))
    asked.push(operationName)
    if (operationName !== 'RefreshSession') return Response.json({ data: { viewer: server.viewer } })
    const refreshSession = server.refresh()
    if (refreshSession) server.viewer = admin()
    return Response.json({ data: { refreshSession } })
  })
  const told: unknown[] = []
  const onSessionEnd = vi.fn()
  const client = createBrowserClient(
    (filled) => filled.writeQuery({ query: PresenceQuery, data: { viewer: admin() } }),
    { postMessage: (message) => told.push(message), onmessage: null },
    { onSessionEnd, onOtherPerson: () => {} },
  )
  // A query of its own: what a browser asked is remembered by it.
  const query = { ...PresenceQuery }
  const load = () =>
    loadData(
      loaderContext(async () => client),
      query,
    )
  await load()
  told.splice(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
  return { server, asked, told, onSessionEnd, load }
}

const signedOut = expect.objectContaining({ news: null })

test('a tab whose access ran out renews its session before it believes that nobody is signed in', async () => {
  const { asked, told, onSessionEnd, load } = await tabThatSlept()
  const { viewer } = await load()
  expect(viewer.role).toBe('ADMIN')
  expect(asked).toEqual(['Presence', 'RefreshSession', 'Presence'])
  expect(told).not.toContainEqual(signedOut)
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('a tab whose session cannot be renewed now shows what it knew', async () => {
  const { server, told, load } = await tabThatSlept()
  server.refresh = () => {
    throw new TypeError('Failed to fetch')
  }
  expect((await load()).viewer.role).toBe('ADMIN')
  expect(told).not.toContainEqual(signedOut)
})

test('a tab whose session is over has a visitor', async () => {
  const { server, asked, onSessionEnd, load } = await tabThatSlept()
  server.refresh = () => null
  expect((await load()).viewer.role).toBeNull()
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect((await load()).viewer.role).toBeNull()
  expect(asked).toEqual(['Presence', 'RefreshSession'])
})
