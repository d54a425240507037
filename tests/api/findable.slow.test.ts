import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const publicUrl = 'https://institute.example'

let api: TestApp
let notice: { id: string }
beforeAll(async () => {
  api = await testApp({ renderer: sourceRenderer(), settings: { PUBLIC_URL: publicUrl } })
  notice = await api.db.prisma.notice.create({
    data: {
      title: 'Holiday </script><b>"soon"',
      description: 'The office is closed.',
      updatedAt: new Date(5e11),
      publishedAt: new Date(5e11),
    },
  })
  await api.db.prisma.examResultFile.create({
    data: {
      ...{
        exam: { create: { id: 'OLD', title: 'Old', releaseAt: new Date(0) } },
        fileName: 'old.csv',
        filePath: 'old.csv',
        totalResults: 1,
        preview: {},
      },
      ...{ state: 'PUBLISHED', publishOrder: 1, publishedAt: new Date(5e11) },
    },
  })
})
afterAll(() => api.close())

const open = (path: string) => api.as('VISITOR').fetch(path, { redirect: 'manual' })
const page = async (path: string) => readPage(await (await open(path)).text())

describe('structured data and cards', () => {
  test('the home page is about the institute', async () => {
    const { data, properties } = await page('/')
    expect(data).toMatchObject([
      {
        '@type': 'EducationalOrganization',
        name: api.site.name,
        telephone: api.site.phones,
        address: { '@type': 'PostalAddress', streetAddress: api.site.address, addressCountry: 'NP' },
        openingHoursSpecification: [
          { opens: '06:00', closes: '17:00', dayOfWeek: expect.arrayContaining(['Saturday', 'Sunday']) },
        ],
      },
    ])
    expect(properties).toMatchObject({
      'og:type': 'website',
      'og:title': api.site.name,
      'og:url': `${publicUrl}/`,
      'og:image': `${publicUrl}/cards/home.png`,
    })
  })

  test('a page says what stands above it', async () => {
    const { data } = await page('/results')
    expect(data).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${publicUrl}/` },
          { position: 2, name: 'Results', item: `${publicUrl}/results` },
        ],
      },
    ])
  })

  test('a notice is a news article, whatever its title is made of', async () => {
    const { data, properties } = await page(`/news/${notice.id}`)
    const headline = 'Holiday </script><b>"soon"'
    expect(data).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'News' }, { name: headline }] },
      { '@type': 'NewsArticle', headline, publisher: { name: api.site.name } },
    ])
    expect(properties).toMatchObject({
      'og:type': 'article',
      'og:title': 'Holiday &lt;/script&gt;&lt;b&gt;&quot;soon&quot;',
      'og:image': `${publicUrl}/cards/news/${notice.id}.png`,
    })
  })

  // The test's institute has no recorded classes.
  test.each(['/auth', '/no-such-page', '/results?exam=a&candidate=1', '/videos'])(
    '%s has none',
    async (path) => {
      const { data, properties, robots } = await page(path)
      expect({ data, properties, robots }).toEqual({
        data: [],
        properties: {},
        robots: 'noindex',
      })
    },
  )
})

describe('one address', () => {
  test.each([
    ['/results/', '/results'],
    ['/Results?exam=A', '/results?exam=A'],
    ['//news', '/news'],
    ['/%5C/news/', '/%5C/news'],
    ['/%E0%A4%A8/', '/%E0%A4%A8'],
  ])('%s leads to %s', async (from, to) => {
    const { statusCode, headers } = await api.app.inject(from)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: to })
  })

  test('a redirect stays on this site', async () => {
    for (const from of ['//elsewhere.test/x/', '/\\elsewhere.test/x/', '///elsewhere.test/x']) {
      const { headers } = await api.app.inject({ method: 'GET', url: from })
      expect(new URL(String(headers.location), publicUrl).origin, from).toBe(publicUrl)
    }
  })
})

test('the sitemap names every public page and every notice once, with when it changed', async () => {
  const answer = await open('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const xml = await answer.text()
  const pages = Array.from(
    xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g),
    ([, loc, date]) => [loc, Date.parse(date ?? '')] as const,
  )
  const found = new Map(pages)
  expect(found.size).toBe(pages.length)
  expect([...found.values()].every(Number.isFinite)).toBe(true)
  expect(found.get(`${publicUrl}/news/${notice.id}`)).toBe(5e11)
  for (const path of ['/', '/news', '/results']) expect(found.has(publicUrl + path), path).toBe(true)
  for (const path of ['/auth', '/admin', '/account']) expect(found.has(publicUrl + path), path).toBe(false)
})

test('the sitemap does not tell that there are results before their release', async () => {
  const changed = async () =>
    /results<\/loc><lastmod>(.*?)</.exec(await (await open('/sitemap.xml')).text())?.[1] ?? ''
  const before = await changed()
  const file = await api.db.prisma.examResultFile.create({
    data: {
      exam: { create: { id: 'SECRET', title: 'Secret', releaseAt: new Date(Date.now() + 60_000) } },
      fileName: 'secret.csv',
      filePath: 'secret.csv',
      totalResults: 1,
      preview: {},
      state: 'PUBLISHED',
      publishOrder: 1_000_000,
      publishedAt: new Date(Date.now() + 10_000),
    },
  })
  expect(await changed()).toBe(before)
  // Later than the page itself has changed, and past.
  const releaseAt = new Date(Date.parse(before) + 1)
  await api.db.prisma.examResultFile.update({
    where: { id: file.id },
    data: { publishedAt: new Date(0), exam: { update: { releaseAt } } },
  })
  expect(await changed()).toBe(releaseAt.toISOString())
  await api.db.prisma.examResultFile.delete({ where: { id: file.id } })
})

test('robots find the sitemap and stay out of the admin area', async () => {
  const text = await (await open('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/admin$/m)
})

test("the manifest carries the institute's name", async () => {
  const answer = await open('/site.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(await answer.json()).toMatchObject({ name: api.site.name, short_name: api.site.shortName })
  const nepali = await (await open('/site.webmanifest?lang=ne')).json()
  expect(nepali).toMatchObject({ id: '/', lang: 'ne', start_url: '/ne' })
})

test('the policy of a page names each of its style elements by hash, and lets no other in', async () => {
  const answer = await open('/')
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  const allowed = /style-src-elem ([^;]+)/.exec(policy)?.[1]?.split(' ')
  const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style = '']) => style)
  expect(styles).toHaveLength(2)
  expect(allowed).toEqual(["'self'", ...[...styles, ''].map(hash)])
  for (const script of html.match(/<script[^>]*>/g) ?? []) {
    expect(script).toMatch(/src="\/|type="application\/(ld\+)?json"/)
  }
  expect(policy).toContain("script-src 'self';")
})
