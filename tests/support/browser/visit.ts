/** Opens a page once and checks everything that holds for each page. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { demoSite } from '#server/config/demo-site.ts'
import { localeOf } from '#shared/locales.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './e2e.ts'
import { foreignWords } from './foreign-words.ts'
import { layOutEverything, layoutFaults } from './layout-faults.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }
/** The narrowest for which WCAG asks (a laptop's window at 400 %), a phone's, the narrowest of each layout, and a wide one. */
const widths = [320, phone.width, 480, 768, 1024, laptop.width, 1920]
const kB = 1000

/** Tests of an institute with a brand colour, a long name, country codes and Devanagari digits, for visits in Nepali. */
export const ofInstitute = (brandColor: string) =>
  test.extend<object, { server: RunningServer }>({
    server: [
      async ({ browserName: _ }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'pravesh-site-'))
        const SITE_CONFIG = join(folder, 'site.json')
        const unlikeDemo = {
          brandColor,
          shortName: 'Himshikhar Entrance Academy of Kathmandu',
          phones: ['+977-1-5970124', '+977-9851012345'],
          nepaliDigits: 'DEVANAGARI',
        }
        await writeFile(SITE_CONFIG, JSON.stringify({ ...demoSite, ...unlikeDemo }))
        const server = await startBuiltServer({ SITE_CONFIG })
        await use(server)
        await server.stop()
        await removeFolder(folder)
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  })

interface Visit {
  /** Visitors come to the site by this page, which has to be light. */
  isPublic?: boolean
  status?: number
}

/** Opens a page and checks everything that holds for each page. */
export async function visit(page: Page, path: string, o: Visit = {}): Promise<void> {
  test.setTimeout(180_000)
  const locale = localeOf(path)
  await page.emulateMedia({ colorScheme: locale === 'en' ? 'dark' : 'light' })
  const transfer = await countTransfer(page)
  const html = await open(page, path, o.status)
  // The markup is the same in each language.
  if (locale === 'en') await expectValidHtml(html)
  if (o.isPublic) {
    expect.soft(transfer.scripts, 'JavaScript of a first visit').toBeLessThan(160 * kB)
    expect.soft(transfer.total, 'first visit without pictures').toBeLessThan(300 * kB)
    expect.soft(transfer.pictures, 'uploaded pictures of a first visit').toBeLessThan(40 * kB)
  }

  await openEverything(page)
  await layOutEverything(page)
  // Axe takes most of a visit: each language has it in one colour scheme on a phone, Nepali public pages in the other on a laptop.
  if (o.isPublic || locale === 'ne') await expectAccessible(page)
  const faults = new Map<string, number[]>()
  for (const width of widths) {
    await page.setViewportSize({ ...laptop, width })
    for (const fault of await layoutFaults(page)) faults.set(fault, [...(faults.get(fault) ?? []), width])
  }
  expect.soft(Object.fromEntries(faults), 'faults of the layout, and widths that have them').toEqual({})
  if (!o.isPublic || locale === 'en') return
  await page.setViewportSize(laptop)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
}

/**
 * Opens a page on a phone and checks its words and its parts: enough for a state of a page that `visit` checks.
 *
 * @returns the document as sent.
 */
export async function open(page: Page, path: string, status = 200): Promise<string> {
  const locale = localeOf(path)
  await page.setViewportSize(phone)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  const html = (await answer?.text()) ?? ''
  expect.soft(html.match(/<h1[\s>]/g), `${path}: one heading of the page`).toHaveLength(1)
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const text = main.replace(/<[^>]+>/g, '')
  expect.soft(text.length, `${path}: text without a script`).toBeGreaterThan(60)

  await expect(page.locator(`html[lang=${locale}][data-live]`)).toBeAttached()
  await expect(page).toHaveURL(path)
  await page.waitForLoadState('networkidle')
  expect.soft(await movingParts(page), `${path}: nothing moves`).toEqual([])
  if (locale === 'en') return html
  expect.soft(await foreignWords(page), `${path}: words in English`).toEqual([])
  expect.soft(await spacedLetters(page), `${path}: letters as far apart as their font says`).toEqual([])
  await layOutEverything(page)
  expect.soft(await layoutFaults(page), `${path}: faults of the layout`).toEqual([])
  return html
}

/** Opens what a page folds away: details, also those of a group of which only one may be open, and each tab up to the last. */
async function openEverything(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const tab of await main.getByRole('tab').all()) await tab.click()
  await main.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** Parts that move although the visitor asked for less motion. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0) > 10)
      .map((one) => (one.effect instanceof KeyframeEffect ? one.effect.target?.outerHTML.slice(0, 200) : '')),
  )

const spacedLetters = (page: Page) =>
  page
    .locator(':lang(ne):not(input)')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).letterSpacing !== 'normal')
        .map((one) => `${one.tagName} ${one.textContent}`),
    )

/** Traffic in bytes as they travelled, headers included. */
interface Transfer {
  scripts: number
  /** Of the institute: their weight is its own. */
  pictures: number
  /** Without pictures. */
  total: number
}

/** Counts what a page transfers from now on. */
async function countTransfer(page: Page): Promise<Transfer> {
  const transfer: Transfer = { scripts: 0, pictures: 0, total: 0 }
  const scripts = new Set<string>()
  const pictures = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url)
    if (pathname.endsWith('.js')) scripts.add(requestId)
    if (pathname.startsWith('/media/')) pictures.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) transfer.pictures += encodedDataLength
    else transfer.total += encodedDataLength
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
