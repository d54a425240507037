import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#client/paths.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { expectContrast } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import fc from '#tests/support/project/fuzz.ts'
import { copyOfDemo, type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

const pages = [
  paths.home,
  `${paths.results}?exam=CEE-MODEL-08&candidate=081001`,
  paths.courses,
  paths.achievements,
  paths.signIn,
]

/** Each takes half a minute: BRAND_COLORS=20 tries 20 of them. */
const COUNT = Number(process.env.BRAND_COLORS ?? 3)

/** Random, but the same at each run: a worker must find the tests that another one listed. */
const colors = fc
  .sample(fc.noBias(fc.integer({ min: 0, max: 0xffffff })), { numRuns: COUNT, seed: 21 })
  .map((code) => `#${code.toString(16).padStart(6, '0')}`)

let folder: string
test.beforeAll(async () => {
  folder = await copyOfDemo()
})
test.afterAll(() => removeFolder(folder))

async function startWith(brandColor: string): Promise<RunningServer> {
  const SITE_CONFIG = join(folder, 'site.json')
  await writeFile(SITE_CONFIG, JSON.stringify({ ...demoSite, brandColor }))
  return startBuiltServer({ SITE_CONFIG, DATA_DIR: folder })
}

for (const color of colors) {
  test(`${color} gives pages that can be read, light and dark`, async ({ browser }) => {
    test.setTimeout(300_000)
    const institute = await startWith(color)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const watch = watchPages(context, { ownUrl: institute.url, scripts: true })
    try {
      const page = await context.newPage()
      for (const path of pages) {
        await page.goto(institute.url + path)
        await page.waitForLoadState('networkidle')
        await page.emulateMedia({ colorScheme: 'light' })
        await expectContrast(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page)
      }
      watch.verify()
    } finally {
      await context.close()
      await institute.stop()
    }
  })
}

test('without a script, a page has its colours at once', async ({ browser }) => {
  test.setTimeout(180_000)
  const institute = await startWith('#0b5d1e')
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(institute.url)
    const button = page.getByRole('link', { name: 'Start Your Journey' }).first()
    await expect(button).toHaveCSS('background-color', 'rgb(11, 93, 30)')
  } finally {
    await context.close()
    await institute.stop()
  }
})
