import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { coursePath, paths } from '#client/paths.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { layOutEverything, layoutFaults } from '#tests/support/browser/layout-faults.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { builtPublicPaths, noticePathOn } from '#tests/support/server/built-pages.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

// Every page at every 40 px from the narrowest window to a laptop's, and at wider steps beyond: between the widths that somebody
// looks at, a layout may break as it likes.

const everyStep = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + step * index)
const widths = [...everyStep(320, 1280, 40), ...everyStep(1440, 1920, 160)]

const of = (...starts: string[]) =>
  Object.values(paths).filter((path) =>
    starts.some((start) => path === start || path.startsWith(`${start}/`)),
  )
const adminPages = of(paths.admin)
const studentPages = of(
  ...[paths.student, paths.portal, paths.materials, paths.assignments, paths.papers, paths.questionBank],
  ...[paths.syllabus, paths.schedule, paths.payment, paths.account],
)
const publicPaths = await builtPublicPaths()
const aNotice = 'a notice'
const NO_SUCH_PAGE = '/no-such-page'
const publicPages = [
  ...publicPaths,
  ...[
    coursePath('mbbs'),
    aNotice,
    paths.signIn,
    paths.signUp,
    paths.resetPassword,
    paths.verifyEmail,
    NO_SUCH_PAGE,
  ],
  `${paths.results}?exam=CEE-MODEL-08&candidate=081001`,
  `${paths.results}?exam=CEE-MODEL-07&candidate=81000`,
]

/** Also those of a group of which only one may be open. */
const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })

/** Faults by the first and the last width at which they show. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await layOutEverything(page)
  await openAllDetails(page)
  const seen = new Map<string, number[]>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await layoutFaults(page)) seen.set(fault, [...(seen.get(fault) ?? []), width])
  }
  return Array.from(seen, ([fault, at]) => `${fault} (${at[0]} to ${at.at(-1)} px)`)
}

/** Pages that share a test and its context: a context for each costs more than the visit, and a test of all may take too long. */
const PAGES_A_TEST = 6
const PATIENCE_MS = 300_000

const inGroups = (pages: readonly string[]) =>
  Array.from({ length: Math.ceil(pages.length / PAGES_A_TEST) }, (_, index) =>
    pages.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
  )

/** In a tab of its own: Playwright may wait for ever until a page is idle if the one before it had frames. */
async function expectWhole(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  // So that a page that never comes to rest is named.
  page.setDefaultNavigationTimeout(60_000)
  await page.goto(path)
  expect.soft(await faultsOf(page), path).toEqual([])
  await page.close()
}

for (const pages of inGroups(publicPages)) {
  test(`${pages.join(', ')} hold together at every width`, async ({ context, server, watch }) => {
    test.setTimeout(PATIENCE_MS)
    if (pages.includes(NO_SUCH_PAGE)) watch.expectResponse(404, NO_SUCH_PAGE)
    for (const path of pages)
      await expectWhole(context, path === aNotice ? await noticePathOn(server.url) : path)
  })
}

for (const [role, pagesOfRole] of [
  ['STUDENT', studentPages],
  ['TEACHER', [paths.teacher]],
  ['ADMIN', adminPages],
] as const) {
  for (const pages of inGroups(pagesOfRole)) {
    test(`for a ${role}, ${pages.join(', ')} hold together at every width`, async ({ context, signIn }) => {
      test.setTimeout(PATIENCE_MS)
      await signIn(role)
      for (const path of pages) await expectWhole(context, path)
    })
  }
}

test.describe('an institute with a long name and numbers with a country code', () => {
  let folder: string
  let institute: RunningServer
  test.beforeAll(async () => {
    // A server of its own, whose first start makes a database.
    test.setTimeout(180_000)
    folder = await mkdtemp(join(tmpdir(), 'pravesh-widths-'))
    const site = {
      ...demoSite,
      shortName: 'Himshikhar Entrance Academy of Kathmandu',
      phones: ['+977-1-5970124', '+977-9851012345'],
    }
    await writeFile(join(folder, 'site.json'), JSON.stringify(site))
    institute = await startBuiltServer({ SITE_CONFIG: join(folder, 'site.json') })
  })
  test.afterAll(async () => {
    await institute?.stop()
    await removeFolder(folder)
  })

  for (const path of [paths.home, paths.contact, paths.results]) {
    test(`${path} holds together at every width`, async ({ browser }) => {
      const page = await browser.newPage({ baseURL: institute.url, reducedMotion: 'reduce' })
      await page.goto(path)
      expect(await faultsOf(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const icon = await page.getByRole('button', { name: 'Menu' }).locator('svg').boundingBox()
      expect(icon?.width).toBe(24)
      await page.close()
    })
  }
})

for (const width of [390, 1440, 2560, 3840]) {
  test(`the drawing of the home page is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home)
    const [sun = 0, top = 0] = await page
      .locator('main svg:has(> path[fill="var(--color-snow)"])')
      .evaluate((drawing) => {
        const sun = drawing.querySelector('path[fill="var(--color-patternAccent)"]')
        return [sun?.getBoundingClientRect().top, drawing.getBoundingClientRect().top]
      })
    expect(sun).toBeGreaterThan(top)
  })
}

test('text that is cut, covered, squeezed or outside is found', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <p style="width: 0; overflow-wrap: anywhere">Squeezed</p>
    <p style="width: 3rem; overflow: hidden; white-space: nowrap">Cut off text</p>
    <p style="position: absolute; top: 300px">Below</p><p style="position: absolute; top: 304px">Above</p>
    <p style="position: absolute; top: 500px; left: 100vw; white-space: nowrap">Outside</p>
    <p style="position: absolute; top: 600px">A sound line</p>`)
  const faults = (await layoutFaults(page)).join()
  expect(faults).toContain('a letter or two a line: “Squeezed”')
  expect(faults).toContain('cut off: “Cut off text”')
  expect(faults).toContain('“Below” lies on “Above”')
  expect(faults).toContain('beyond the window: “Outside”')
  expect(faults).toContain('scrolls sideways')
  expect(faults).not.toContain('sound')
})
