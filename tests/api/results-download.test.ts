import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { SignOut } from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { DeleteResultFile, ResultFiles } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const fileName = "मोडेल 1 (it's final) - results.csv"
const csv = resultsCsv([{ candidate: '1' }], fileName)

async function addressOf(id: string): Promise<string> {
  const { resultFiles } = await app.as('ADMIN').run(ResultFiles)
  return resultFiles.find((file) => file.id === id)?.downloadUrl ?? ''
}

test('opens the original by its signed address, for an admin, under its own name', async () => {
  const { id } = await scenarios(app).resultFile(csv)
  const response = await app.as('ADMIN').fetch(await addressOf(id))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(await csv.text())
  const disposition = response.headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename="[ -~]*";/)
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(fileName)
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('is closed without the signature, with another one, and for another file', async () => {
  const [one, other] = [await scenarios(app).resultFile(csv), await scenarios(app).resultFile(csv)]
  const [path = '', query = ''] = (await addressOf(one.id)).split('?')
  const later = query.replace(/expires=\d+/, 'expires=99999999999')
  for (const address of [
    path,
    `${path}?${query.slice(0, -1)}`,
    `${path}?${later}`,
    `${path.replace(one.id, other.id)}?${query}`,
    `/files/result-files/nonsense?${query}`,
  ]) {
    expect((await app.as('ADMIN').fetch(address)).status, address).toBe(404)
  }
})

test('is closed once the file is deleted', async () => {
  const { id } = await scenarios(app).resultFile(csv)
  const address = await addressOf(id)
  await app.as('ADMIN').run(DeleteResultFile, { id })
  expect((await app.as('ADMIN').fetch(address)).status).toBe(404)
})

test('is closed to others who have the address, and to its admin after the sign-out', async () => {
  await addAccount(app, { email: 'leaving@example.com', role: 'ADMIN' })
  await addAccount(app, { email: 'teacher@example.com', role: 'TEACHER' })
  const admin = await signedInBrowser(app, 'leaving@example.com')
  const teacher = await signedInBrowser(app, 'teacher@example.com')
  const { id } = await scenarios(app).resultFile(csv)
  const { resultFiles } = await admin.run(ResultFiles)
  const address = resultFiles.find((file) => file.id === id)?.downloadUrl ?? ''
  const statusFor = async (client: ApiClient) => (await client.fetch(address)).status
  expect(await statusFor(admin)).toBe(200)
  expect(await statusFor(teacher)).toBe(404)
  expect(await statusFor(app.newClient())).toBe(404)
  const kept = app.newClient()
  for (const [name, value] of admin.cookies) kept.cookies.set(name, value)
  await admin.run(SignOut)
  expect([await statusFor(admin), await statusFor(kept)]).toEqual([404, 404])
})
