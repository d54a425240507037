import { decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { DataVersion } from '#server/db/data-version.ts'
import { signSlip } from '#server/domains/result-slips/slip-token.ts'
import { verifySlip } from '#server/domains/result-slips/verify-slip.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const RotateSlipKeys = graphql(`
  mutation RotateSlipKeysInTest { slipKeys: rotateSlipKeys { id createdAt retiredAt } }
`)

let app: TestApp
let slips: ReturnType<typeof slipsOf>
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  slips = slipsOf(app)
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'KEYS' }]))
})
afterAll(() => app.close())

test('a slip says in seconds when it was issued', async () => {
  const { token, code } = await slips.slipOf('KEYS', '1')
  const { issuedAt } = await app.db.prisma.resultSlip.findUniqueOrThrow({ where: { code } })
  expect(decodeJwt(token).iat).toBe(Math.floor(issuedAt.getTime() / 1000))
})

test('tokens with the names of made-up keys read the keys once a second at most, ours not again', async () => {
  const slip = await slips.slipOf('KEYS', '1')
  const { privateKey } = await generateKeyPair('ES256')
  const reads = vi.spyOn(app.db.prisma.slipKey, 'findMany')
  onTestFinished(() => reads.mockRestore())
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  onTestFinished(() => clock.mockRestore())
  for (const id of ['made-up1', 'made-up2', 'made-up3', 'made-up4'])
    expect(await slips.stateOf(await signSlip({ id, key: privateKey }, slip, slip))).toBe('NOT_OURS')
  expect(reads.mock.calls.length).toBeLessThan(2)
  clock.mockReturnValue(now + 1_500)
  reads.mockClear()
  expect((await verifySlip({ db: app.db, dataVersion: new DataVersion(app.db) }, slip.token)).state).toBe(
    'GENUINE',
  )
  expect(reads).not.toHaveBeenCalled()
  expect(
    (
      await verifySlip(
        { db: app.db, dataVersion: new DataVersion(app.db) },
        await signSlip({ id: 'made-up5', key: privateKey }, slip, slip),
      )
    ).state,
  ).toBe('NOT_OURS')
  expect(reads).toHaveBeenCalledTimes(1)
})

test('a key is named by eight characters: its name is in every QR code', async () => {
  const { token } = await slips.slipOf('KEYS', '1')
  expect(decodeProtectedHeader(token).kid).toHaveLength(8)
})

test('a new key signs, and what the former one signed stays genuine', async () => {
  const before = await slips.slipOf('KEYS', '1')
  const { slipKeys } = await app.as('ADMIN').run(RotateSlipKeys)
  expect(slipKeys.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false])
  const made = slipKeys.map(({ createdAt }) => createdAt)
  expect(made).toEqual(made.toSorted().reverse())
  const after = await slips.slipOf('KEYS', '1')
  expect(decodeProtectedHeader(after.token).kid).toBe(slipKeys[0]?.id)
  expect(decodeProtectedHeader(before.token).kid).toBe(slipKeys[1]?.id)
  for (const { token } of [before, after]) expect(await slips.stateOf(token)).toBe('GENUINE')
  const retired = await app.db.prisma.slipKey.findMany({ where: { retiredAt: { not: null } } })
  expect(retired.map(({ privateKey }) => privateKey)).toEqual([null])
  const { keys } = await (await app.newClient().fetch('/.well-known/jwks.json')).json()
  expect(keys).toHaveLength(2)
})
