import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { coursePath, paths } from '#client/paths.ts'
import { pathIn } from '#shared/locales.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { builtPublicPaths, noticePathOn } from '#tests/support/server/built-pages.ts'

// Every public page by itself, whichever the router comes to know: a new page is checked without a word here.

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }
/** A laptop's window at 400 %, a phone's at 200 %, near enough: the narrowest for which WCAG asks. */
const zoomed = { width: 320, height: 640 }
const kB = 1000

const accountPages = [paths.signIn, paths.signUp, paths.resetPassword, paths.verifyEmail]
/** In place of a path that every database has another of. */
const aNotice = 'a notice'
const publicPaths = await builtPublicPaths()
const nepali = (path: string) => pathIn('ne', path)
const pages = [
  ...publicPaths,
  coursePath('mbbs'),
  ...accountPages,
  `${paths.results}?exam=CEE-MODEL-08&candidate=081001`,
  `${paths.results}?exam=CEE-MODEL-08&candidate=${'1'.repeat(40)}`,
  aNotice,
  ...(await builtPublicPaths('ne')),
  ...[coursePath('mbbs'), ...accountPages, `${paths.results}?exam=CEE-MODEL-08&candidate=081001`].map(nepali),
]

test.use({ viewport: phone, reducedMotion: 'reduce' })

const pathOf = (name: string, { url }: { url: string }) => (name === aNotice ? noticePathOn(url) : name)

for (const name of pages) {
  // A context for each page: a first visit has nothing in its cache.
  test(`${name} is light, accessible and fits`, async ({ page, server }) => {
    test.slow()
    const transfer = await countTransfer(page)
    await page.goto(await pathOf(name, server))
    await page.waitForLoadState('networkidle')
    expect.soft(transfer.scripts, 'JavaScript of a first visit').toBeLessThan(160 * kB)
    expect.soft(transfer.total, 'first visit').toBeLessThan(300 * kB)
    await expectStill(page)
    await openEverything(page)
    await expectAccessible(page)

    await page.setViewportSize(zoomed)
    expect.soft(await overflow(page), 'nothing scrolls sideways').toEqual([])

    await page.setViewportSize(laptop)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    expect.soft(await overflow(page), 'nothing scrolls sideways').toEqual([])
  })
}

test('every page is complete and valid as the server sends it', async ({ request, server }) => {
  test.slow()
  for (const name of pages) {
    const answer = await request.get(await pathOf(name, server))
    expect.soft(answer.status(), name).toBe(200)
    const html = await answer.text()
    await expectValidHtml(html, name)
    expect.soft(html.match(/<h1[\s>]/g), name).toHaveLength(1)
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
    expect.soft(main.replace(/<[^>]+>/g, '').length, name).toBeGreaterThan(80)
  }
})

/** Opens what a page folds away: details, and the panels of tabs one after the other with the last one left open. */
async function openEverything(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const summary of await main.locator('details:not([open]) > summary').all()) await summary.click()
  for (const tab of await main.getByRole('tab').all()) await tab.click()
}

/** Whoever asked for less motion sees none. */
async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0) > 10)
      .map((one) => (one.effect instanceof KeyframeEffect ? one.effect.target?.outerHTML.slice(0, 200) : '')),
  )
  expect.soft(moving, 'nothing moves').toEqual([])
}

/** What sticks out of a window of this width, if the window scrolls sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160))
      .slice(-5)
  })
}

/** What crossed the network, in bytes as they travelled, headers included. */
interface Transfer {
  scripts: number
  total: number
}

/** Counts what a page transfers from now on. */
async function countTransfer(page: Page): Promise<Transfer> {
  const transfer: Transfer = { scripts: 0, total: 0 }
  const scripts = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.total += encodedDataLength
    if (scripts.has(requestId)) transfer.scripts += encodedDataLength
  })
  await devtools.send('Network.enable')
  return transfer
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React and styled-components write, which browsers read the same: void elements with a slash, no quotes saved.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Minified style sheets and data.
    'no-raw-characters': 'off',
  },
})

/** Checks a document as the server sent it against the HTML standard; a failure tells its name. */
async function expectValidHtml(html: string, name = 'document'): Promise<void> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect.soft(found, `valid HTML: ${name}`).toEqual([])
}
