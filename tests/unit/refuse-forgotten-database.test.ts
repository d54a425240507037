import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clusterOf } from '#server/backup/places.ts'
import { refuseForgottenDatabase } from '#server/installation/refuse-forgotten-database.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pravesh-back-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const folder = {
  id: '0190a8f0-0000-7000-8000-000000000000',
  database: { host: 'db', port: 5432, database: 'pravesh' },
}
const refusal = (restoring: boolean) =>
  refuseForgottenDatabase({ dataDir }, folder, { restoring }).catch(({ message }: Error) => message)

test('a restore back into the embedded database names its own options', async () => {
  expect(await refusal(true)).toMatch(/from now on: add --adopt\.$/)
  mkdirSync(clusterOf({ dataDir }), { recursive: true })
  // With adopt alone the older content would be online.
  expect(await refusal(true)).toMatch(/from now on: add --adopt --replace, which replaces the older content/)
  expect(await refusal(true)).not.toMatch('npm run adopt')
})

test('a server is told of adopt, and what that does', async () => {
  expect(await refusal(false)).toMatch(/from now on: npm run adopt \(.*\)\.$/)
  mkdirSync(clusterOf({ dataDir }), { recursive: true })
  expect(await refusal(false)).toMatch(
    /from now on: npm run adopt .*, which brings its older content online\.$/,
  )
})
