import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const RotateSlipKeys = graphql(`
  mutation RotateSlipKeysInTest { slipKeys: rotateSlipKeys { id createdAt retiredAt } }
`)

let app: TestApp
let slips: ReturnType<typeof slipsOf>
beforeAll(async () => {
  app = await testApp()
  slips = slipsOf(app)
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'SIGNED' }]))
})
afterAll(() => app.close())

test('a key is named by eight characters: its name is in every QR code', async () => {
  const { token } = await slips.slipOf('SIGNED', '1')
  expect(decodeProtectedHeader(token).kid).toHaveLength(8)
})

test('a new key signs, and what the former one signed stays genuine', async () => {
  const before = await slips.slipOf('SIGNED', '1')
  const { slipKeys } = await app.as('ADMIN').run(RotateSlipKeys)
  expect(slipKeys.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false])
  const made = slipKeys.map(({ createdAt }) => createdAt)
  expect(made).toEqual(made.toSorted().reverse())
  const after = await slips.slipOf('SIGNED', '1')
  expect(decodeProtectedHeader(after.token).kid).toBe(slipKeys[0]?.id)
  expect(decodeProtectedHeader(before.token).kid).toBe(slipKeys[1]?.id)
  for (const { token } of [before, after]) expect(await slips.stateOf(token)).toBe('GENUINE')
  const retired = await app.db.prisma.slipKey.findMany({ where: { retiredAt: { not: null } } })
  expect(retired.map(({ privateKey }) => privateKey)).toEqual([null])
  const { keys } = await (await app.newClient().fetch('/.well-known/jwks.json')).json()
  expect(keys).toHaveLength(2)
})
