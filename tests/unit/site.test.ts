import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { readSite } from '#server/config/site.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

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

  test('refuses an address that is not http', async () => {
    const file = await fileWith(JSON.stringify({ ...demoSite, mapEmbedUrl: 'javascript:alert(1)' }))
    await expect(readSite(file)).rejects.toThrow(/mapEmbedUrl/)
  })

  test('says when the file is missing or not JSON', async () => {
    await expect(readSite(join(folder, 'none.json'))).rejects.toThrow(/cannot be read/)
    await expect(readSite(await fileWith('{'))).rejects.toThrow(/not valid JSON/)
  })
})
