import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { signAccessToken, verifyAccessToken } from '#server/auth/access-token.ts'
import { signDeviceToken, verifyDeviceToken } from '#server/auth/device-token.ts'
import { signJwt } from '#server/auth/jwt.ts'
import type { KeyRing } from '#server/auth/keys.ts'

const key = { id: 'k1', secret: randomBytes(32) }
const keys: KeyRing = {
  current: async () => key,
  find: async (id) => (id === key.id ? key : undefined),
  now: () => new Date(),
}

afterEach(() => {
  vi.useRealTimers()
})

test('a browser is known for 180 days, each by an ID of its own', async () => {
  const [one, other] = [await signDeviceToken(keys, 'u1'), await signDeviceToken(keys, 'u1')]
  const device = await verifyDeviceToken(keys, one)
  expect(device).toEqual({ id: expect.any(String), userId: 'u1' })
  expect((await verifyDeviceToken(keys, other))?.id).not.toBe(device?.id)
  const day = 86_400_000
  const start = Date.now()
  vi.useFakeTimers({ now: start + 179.9 * day })
  expect(await verifyDeviceToken(keys, one)).toEqual(device)
  vi.useFakeTimers({ now: start + 180.1 * day })
  expect(await verifyDeviceToken(keys, one)).toBeNull()
})

test('it is no session, and a session is no known browser', async () => {
  expect(await verifyAccessToken(keys, await signDeviceToken(keys, 'u1'))).toBeNull()
  const { token } = await signAccessToken(keys, { userId: 'u1', sessionId: 's1' })
  expect(await verifyDeviceToken(keys, token)).toBeNull()
  expect(await verifyDeviceToken(keys, 'nonsense')).toBeNull()
  const content = { audience: 'pravesh:device', subject: 'u1', expiresAt: new Date(Date.now() + 60_000) }
  expect(await verifyDeviceToken(keys, await signJwt(keys, { ...content, claims: {} }))).toBeNull()
})
