import { coursePath, paths } from '#client/paths.ts'
import { pathIn } from '#shared/locales.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { layoutFaults } from '#tests/support/browser/layout-faults.ts'
import { ofInstitute, open, visit } from '#tests/support/browser/visit.ts'
import { builtPublicPaths, noticePathOn } from '#tests/support/server/built-pages.ts'

// Every public page of the router: a new page is checked without a word here.

const testInNepali = ofInstitute('#0b5d1e')

/** In place of a path that every database has another of. */
const aNotice = 'a notice'
const pages = [
  ...(await builtPublicPaths()),
  ...[coursePath('mbbs'), aNotice, paths.signIn, paths.signUp, paths.resetPassword, paths.verifyEmail],
  `${paths.results}?exam=CEE-MODEL-08&candidate=081001`,
  `${paths.results}?exam=CEE-MODEL-08&candidate=${'1'.repeat(40)}`,
  `${paths.results}?exam=CEE-MODEL-07&candidate=81000`,
]

/** Their words may be missing in Nepali; they have the layout of others. */
const states = [
  `${paths.results}?exam=CEE-MODEL-07&candidate=081000`,
  `${paths.results}?exam=CEE-MODEL-07&candidate=`,
  `${paths.results}?exam=unknown&candidate=1`,
  `${paths.verify}?code=AAAAAAAAAA`,
  `${paths.verify}?t=nothing`,
  `${paths.videos}?search=zzzz`,
  `${paths.signIn}?denied=STUDENT&next=%2Fportal&failed=limited`,
  `${paths.resetPassword}?token=unknown`,
  `${paths.verifyEmail}?token=unknown`,
  paths.invitation,
  `${paths.invitation}?token=unknown`,
]
const missing = ['/no-such-page', '/news/nothing', '/courses/nothing', '/setup']

const pathOf = async (page: string, { url }: { url: string }) =>
  page === aNotice ? await noticePathOn(url) : page

for (const path of pages)
  test(path, async ({ page, server }) => visit(page, await pathOf(path, server), { isPublic: true }))

test('/no-such-page', async ({ page, watch }) => {
  watch.expectResponse(404, '/no-such-page')
  await visit(page, '/no-such-page', { isPublic: true, status: 404 })
})

for (const path of pages)
  testInNepali(`${path} in Nepali`, async ({ page, server }) =>
    visit(page, pathIn('ne', await pathOf(path, server)), { isPublic: true }),
  )

testInNepali('states and missing pages in Nepali', async ({ page, watch }) => {
  test.setTimeout(600_000)
  for (const path of states) await open(page, pathIn('ne', path))
  for (const path of missing.map((one) => pathIn('ne', one))) {
    watch.expectResponse(404, path)
    await open(page, path, 404)
  }
})

test('every public page is there in Nepali', async () => {
  const inNepali = (await builtPublicPaths()).map((path) => pathIn('ne', path))
  expect(await builtPublicPaths('ne')).toEqual(inNepali)
})

/** Whether React has taken over all parts of the page: it puts a key on each element. */
const isHydrated = () =>
  [...document.querySelectorAll('main h1, main button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  )

/** As the translation of a browser does. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, font')) continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
}

for (const path of [...pages, ...states])
  test(`${path} can be used while the browser translates it`, async ({ page, server }) => {
    test.setTimeout(180_000)
    const buttons = page.getByRole('main').getByRole('button')
    // Each on a page of its own: a press may lead elsewhere.
    let count = 1
    for (let at = 0; at < count; at += 1) {
      await page.goto(await pathOf(path, server))
      await page.waitForFunction(isHydrated)
      await page.waitForLoadState('networkidle')
      count = await buttons.count()
      await page.evaluate(translate)
      for (const field of await page.getByRole('main').locator('form input[required]:visible').all()) {
        const type = await field.getAttribute('type')
        if (type === 'checkbox' || type === 'radio' || !(await field.isEditable())) continue
        await field.fill(type === 'email' ? 'nobody@example.com' : 'Mountain-4711')
      }
      const button = buttons.nth(at)
      if (!(await button.isVisible())) continue
      await button.click({ force: true })
      await page.evaluate(translate)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    }
  })

testInNepali(
  'the menu of an institute with a long name keeps its icon in a narrow window',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(paths.home)
    const icon = await page.getByRole('button', { name: 'Menu' }).locator('svg').boundingBox()
    expect(icon?.width).toBe(24)
  },
)

testInNepali.describe('without a script', () => {
  testInNepali.use({ javaScriptEnabled: false })

  testInNepali('a page has its colours at once', async ({ page }) => {
    await page.goto(paths.home)
    const button = page.getByRole('link', { name: 'Start Your Journey' }).first()
    await expect(button).toHaveCSS('background-color', 'rgb(11, 93, 30)')
  })
})

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
