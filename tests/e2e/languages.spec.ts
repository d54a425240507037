import { readFile } from 'node:fs/promises'
import type { Response } from '@playwright/test'
import { noticeTypes } from '#shared/notice-types.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'

const alternates = (html: string) =>
  Array.from(
    html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="[^"]*?\/\/[^/"]*([^"]*)"/g),
    ([, language, path]) => `${language} ${path}`,
  )
const canonical = (html: string) => /<link rel="canonical" href="[^"]*?\/\/[^/"]*([^"]*)"/.exec(html)?.[1]

test('each page names itself in both languages, and the English one for everybody else', async ({
  request,
}) => {
  for (const [path, nepali] of [
    ['', '/ne'],
    ['/results', '/ne/results'],
    ['/courses/mbbs', '/ne/courses/mbbs'],
  ]) {
    for (const one of [path, nepali]) {
      const html = await (await request.get(one || '/')).text()
      expect(canonical(html), one).toBe(one || '/')
      expect(alternates(html)).toEqual([`en ${path || '/'}`, `ne ${nepali}`, `x-default ${path || '/'}`])
    }
  }
  // Nobody is to find these.
  expect(alternates(await (await request.get('/ne/auth')).text())).toEqual([])
})

test('the sitemap has every page in both languages, each with the other', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = xml.match(/<url>.*?<\/url>/g) ?? []
  const paths = entries.map((entry) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname)
  expect(paths.filter((path) => /^\/ne(\/|$)/.test(path))).toHaveLength(paths.length / 2)
  expect(paths).toContain('/ne/courses/mbbs')
  const english = entries[paths.indexOf('/results')]
  const languages = ['en', 'ne', 'x-default'].map((language) => `hreflang="${language}"`)
  for (const language of languages) expect(english).toContain(language)
  expect(entries[paths.indexOf('/ne/results')]).toContain('hreflang="en"')
})

test('cached pages of the languages are kept apart', async ({ request }) => {
  const address = '?exam=CEE-MODEL-07&candidate=081000'
  const asked = ['', '/ne', '', '/ne'].map((language) => [
    `${language}/results`,
    `${language}/results${address}`,
  ])
  for (const [page = '', lookUp = ''] of asked) {
    const [form, sheet] = [await (await request.get(page)).text(), await (await request.get(lookUp)).text()]
    const isNepali = page.startsWith('/ne')
    expect(form).toContain(isNepali ? '<html lang="ne">' : '<html lang="en">')
    expect(form.includes('Find your result')).toBe(!isNepali)
    expect(sheet).toContain(isNepali ? '<strong>उत्तीर्ण</strong>' : '<strong>Passed</strong>')
  }
})

test('an unknown page in Nepali is rendered once, however it is called', async ({ request }) => {
  const pages = ['/ne/nothing', '/ne/nothing/either', '/ne/administration'].map(async (path) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    return answer.text()
  })
  const [first, ...others] = await Promise.all(pages)
  expect(first).toContain('पृष्ठ भेटिएन')
  for (const other of others) expect(other).toBe(first)
})

test('each language loads its own words and nothing of the other', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  /** @returns all scripts that a visit of a page loads. */
  const scriptsOf = async (path: string) => {
    const scripts: Promise<string>[] = []
    const add = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    }
    page.on('response', add)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('response', add)
    return (await Promise.all(scripts)).join('')
  }
  // The names of the types of notices are declared once for both languages.
  const names = Object.values(noticeTypes).map(({ ne }) => ne)
  const devanagari = (await scriptsOf('/results')).match(/[\u0900-\u097f]{2,}/g) ?? []
  // The name of the language is drawn with a font of the device.
  expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([])
  expect([...new Set(devanagari)].filter((words) => !names.some((name) => name === words)).sort()).toEqual([
    'ने',
    'नेपाली',
  ])
  const loaded = await scriptsOf('/ne/results')
  expect(loaded).toContain('नतिजा खोज्नुहोस्')
  for (const words of ['Search Results', 'Student Zone', 'All rights reserved'])
    expect(loaded).not.toContain(words)
})

test('who chose Nepali and comes anew gets it; links of the site lead where they say', async ({
  page,
  context,
  request,
  server,
}) => {
  const visit = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, {
      maxRedirects: 0,
      headers: { 'sec-fetch-mode': 'navigate', ...headers },
    })
    return answer.headers().location ?? answer.status()
  }
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  const chosen = { cookie: 'language=ne' }
  expect(await visit('/results?exam=1', { ...elsewhere })).toBe(200)
  expect(await visit('/results?exam=1', { ...elsewhere, ...chosen })).toBe('/ne/results?exam=1')
  expect(await visit('/', { 'sec-fetch-site': 'none', ...chosen })).toBe('/ne')
  expect(await visit('/results', { 'sec-fetch-site': 'same-origin', ...chosen })).toBe(200)
  expect(await visit('/results', chosen)).toBe(200)
  expect(await visit('/ne/results', { ...elsewhere, ...chosen })).toBe(200)
  expect(await visit('/student/results?sheet=1&of=2', { ...elsewhere, ...chosen })).toBe(
    '/ne/student/results?sheet=1&of=2',
  )
  expect(await visit('/no-such-page', { ...elsewhere, ...chosen })).toBe(404)
  expect(await visit('/results', { ...elsewhere, cookie: 'language=xx' })).toBe(200)

  await page.goto('/contact')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/contact')
  const kept = () => context.cookies(server.url)
  expect((await kept()).map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([
    ['language', 'ne', 'Lax'],
  ])
  // A script notes the choice.
  await expect(page.locator('html[lang=ne][data-live]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await kept()).toEqual([])
})

/** Words that Nepali writes in Latin letters, and texts with one language: titles of exams, names of candidates, files. */
const latin = new RegExp(
  [
    ...[
      /CEE Model Test \d/,
      /[\w.]+@[\w.]+/,
      /[\w ,()]*\.(?:jpg|pdf)/,
      /[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}/,
      /C3|C4/,
      /p[H]?-?\b|K[pc]/,
    ],
    ...[/MBBS|BDS|BMLT|BMIT|BPH|BPT|BASLP|CEE|CMLT|HA|PCL|GPA|CT|MRI|ECG|LCR|CAM|AFU|TU|IAAS|KUCAT|PU/],
    ...[/IOM|BPKIHS|PAHS|MOE|KU|PIN|PDF|QR|JPEG|PNG|WebP|kB|MB|A\.?D\.?|En(?:glish)?/],
    ...[/WhatsApp|Messenger|Facebook|Instagram|YouTube|Google|Android|iOS|iPhone|Wi-Fi|JavaScript/],
  ]
    .map(({ source }) => `(?<![A-Za-z])(?:${source})(?![A-Za-z])`)
    .join('|'),
  'g',
)

test('the demo is in Nepali throughout', async ({ request }) => {
  const candidates = await readFile('prisma/seed-data/students-2000.csv', 'utf8')
  test.setTimeout(120_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>[^<]*?(\/ne(?:\/[^<]*)?)<\/loc>/g), ([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  const found: Record<string, string[]> = {}
  // Titles have one language; other tests publish exams meanwhile.
  const titles = new Set<string>()
  for (const path of paths) {
    const page = await (await request.get(path)).text()
    const answer = await request.post('/graphql', { data: { query: '{ exams { title } }' } })
    for (const { title } of (await answer.json()).data.exams) titles.add(title)
    const html = [...titles].reduce((text, title) => text.replaceAll(title, ''), page)
    const attributes = Array.from(html.matchAll(/ (?:alt|title|aria-label)="([^"]*)"/g), ([, text]) => text)
    const text = html.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>|&\w+;/g, ' ')
    const words =
      [text, ...attributes]
        .join(' ')
        .replace(latin, ' ')
        .match(/[A-Za-z]{2,}/g) ?? []
    const foreign = words.filter((word) => !candidates.includes(word))
    if (foreign.length > 0) found[path] = [...new Set(foreign)]
  }
  expect(found).toEqual({})
})
