import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateChecks } from '#server/config/certificate-check.ts'
import { inLanguage } from '#server/locales/say.ts'
import { hasOpenssl, makeCertificate } from '#tests/support/http/certificates.ts'

const DAY = 86_400_000
const today = new Date()
const inDays = (days: number) => new Date(today.getTime() + days * DAY)

describe.skipIf(!hasOpenssl)('the certificate at the public address', () => {
  let folder: string
  let server: Server
  let address: string
  let authority: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    const made = await makeCertificate(folder, 'localhost')
    authority = await readFile(made.authority, 'utf8')
    server = createServer({ cert: await readFile(made.certificate), key: await readFile(made.key) })
    await new Promise<void>((done) => server.listen(0, done))
    address = `https://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  // It is valid for two days.
  test.each([
    [-30, 'ok', /^Valid until /],
    [0, 'warning', /^The certificate of localhost expires on .*, in (1 day|2 days)\./],
    [3, 'problem', /^The certificate of localhost expired on /],
  ])('%i days from its making', async (days, state, text) => {
    const checks = inLanguage(await certificateChecks(address, { now: inDays(days), authority }), 'en')
    expect(checks).toEqual([{ name: 'Certificate', state, text: expect.stringMatching(text) }])
  })

  test('is a problem when browsers do not trust it', async () => {
    const [check] = inLanguage(await certificateChecks(address, { now: today }), 'en')
    expect(check).toMatchObject({ state: 'problem', text: expect.stringMatching(/^Browsers do not trust/) })
  })
})

test('a certificate that cannot be asked for is not held against the site', async () => {
  const [check] = inLanguage(await certificateChecks('https://localhost:1', { now: today }), 'en')
  expect(check).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/^localhost cannot be asked from here/),
  })
})

test('a site without an encrypted address has none', async () => {
  expect(await certificateChecks('http://localhost', { now: today })).toEqual([])
  expect(await certificateChecks(undefined, { now: today })).toEqual([])
})
