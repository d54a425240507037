import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { readSite } from '#server/config/site.ts'
import { ContentSnapshot } from '#server/content/content-store.ts'
import { warnOfLightBrandColor } from '#server/domains/site/serve-site-files.ts'
import { createLog } from '#server/lib/log.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { fencesOf } from '#tests/support/project/documents.ts'

describe("the institute's configuration", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-site-'))
  })
  afterAll(() => removeFolder(folder))

  async function fileWith(content: string): Promise<string> {
    const file = join(folder, `${Math.random()}.json`)
    await writeFile(file, content)
    return file
  }

  test('is the demo institute by default', async () => {
    expect((await readSite(undefined)).name).toBe(demoSite.name)
  })

  test('is read from the file that docs/configuration.md shows', async () => {
    const [example] = fencesOf('docs/configuration.md').filter(({ language }) => language === 'json')
    expect(await readSite(await fileWith(example?.text ?? ''))).toMatchObject({
      name: 'Example Entrance Academy',
    })
  })

  test('is read from a file', async () => {
    const file = await fileWith(JSON.stringify({ ...demoSite, name: 'सगरमाथा एकेडेमी' }))
    expect((await readSite(file)).name).toBe('सगरमाथा एकेडेमी')
  })

  test('names every key that does not fit', async () => {
    const file = await fileWith(JSON.stringify({ ...demoSite, email: 'nobody', phones: [], colour: 'red' }))
    await expect(readSite(file)).rejects.toThrow(/email/)
    await expect(readSite(file)).rejects.toThrow(/phones/)
    await expect(readSite(file)).rejects.toThrow(/colour/)
  })

  test('takes a brand colour, in small letters, and nothing else for one', async () => {
    const withColor = (brandColor: string) => fileWith(JSON.stringify({ ...demoSite, brandColor }))
    expect((await readSite(await withColor('#8A1538'))).brandColor).toBe('#8a1538')
    for (const wrong of ['red', '#8a1', '8a1538', '#8a1538; } body { color: red'])
      await expect(readSite(await withColor(wrong))).rejects.toThrow(
        /brandColor: is a colour such as #8a1538/,
      )
  })

  test('says at start which colour letters have when the brand colour is too light', async () => {
    const site = await readSite(undefined)
    const warnings = (brandColor: string) => {
      const lines: string[] = []
      const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void lines.push(line) } })
      warnOfLightBrandColor({ site: { ...site, brandColor }, log })
      return lines
    }
    expect(warnings('#fff176')).toEqual([expect.stringContaining('they have #746900')])
    expect(warnings('#8a1538')).toEqual([])
  })

  test('refuses an address that is not http', async () => {
    const file = await fileWith(JSON.stringify({ ...demoSite, mapEmbedUrl: 'javascript:alert(1)' }))
    await expect(readSite(file)).rejects.toThrow(/mapEmbedUrl/)
  })

  test.each([
    ['mapEmbedUrl', 'https://maps.example,/a', 'its host must have letters, digits, dots and hyphens only'],
    ['logoUrl', 'https://cdn.example;/logo.png', 'must be a web address'],
    ['phones.1', ['01-5970124', 'abc'], 'must be a phone number such as 01-5970124'],
    ['whatsAppNumber', '+977', 'must be a phone number such as 01-5970124'],
    ['logoUrl', '//[', 'must be a web address'],
    ['logoUrl', '//cdn.example/logo.png', 'must be a web address'],
  ])('refuses %s=%s', async (key, value, message) => {
    const file = await fileWith(JSON.stringify({ ...demoSite, [key.replace('.1', '')]: value }))
    await expect(readSite(file)).rejects.toThrow(`${key}: ${message}`)
  })

  test('takes a logo at a path', async () => {
    const file = await fileWith(JSON.stringify({ ...demoSite, logoUrl: '/media/लोगो.svg' }))
    expect((await readSite(file)).logoUrl).toBe('/media/लोगो.svg')
  })

  test('says when the file is missing or not JSON', async () => {
    await expect(readSite(join(folder, 'none.json'))).rejects.toThrow(/cannot be read/)
    await expect(readSite(await fileWith('{'))).rejects.toThrow(/not valid JSON/)
  })
})

test('what stands in for an institute that is not set up is there in both languages', async () => {
  const snapshot = new ContentSnapshot([], {
    configured: { site: await readSite(undefined, { demo: false }), fromFile: false },
    demo: { seeded: false, chosen: false, removed: false },
    ...{ logo: undefined, withoutRecords: [], drafts: false },
  })
  expect(snapshot.site.name).toBe('New institute')
  const { name, shortName, tagline, description } = snapshot.in('ne').site
  for (const text of [name, shortName, tagline, description]) expect(text).toMatch(/^[^a-z]+$/i)
})
