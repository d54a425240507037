/** Settings of the file that SITE_CONFIG names, as staff see them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { identity, services } from '#server/content/declarations/settings.ts'
import { graphql } from '#tests/gql/gql.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Locked = graphql(`
  query LockedSettingsForTests($key: ID!) { contentCollection(key: $key) { locked lockedData } }
`)

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-settings-'))
  const config = join(folder, 'site.json')
  await writeFile(config, JSON.stringify({ ...demoSite, brandColor: '#8A1538' }))
  app = await testApp({ settings: { SITE_CONFIG: config } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('are those of the file, field by field', async () => {
  const { contentCollection } = await app.as('ADMIN').run(Locked, { key: identity.key })
  const { name, phones, establishedYear } = demoSite
  expect(contentCollection).toMatchObject({
    locked: true,
    lockedData: { name, phones, establishedYear, brandColor: '#8a1538', logo: null },
  })
  const { contentCollection: other } = await app.as('ADMIN').run(Locked, { key: services.key })
  expect(other?.lockedData).toMatchObject({ socialLinks: demoSite.socialLinks, onlineFormUrl: null })
  expect(Object.keys(other?.lockedData ?? {})).toEqual(Object.keys(services.fields))
})

test('are nothing for content that no file decides', async () => {
  const { contentCollection } = await app.as('ADMIN').run(Locked, { key: 'missionPage' })
  expect(contentCollection).toEqual({ locked: false, lockedData: null })
})
