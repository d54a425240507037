import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageParameters } from '#client/route.ts'
import { routes } from '#client/router.ts'
import { seedContent } from '#prisma/seed-content.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { putUp } from '#tests/support/content/notices.ts'
import fc from '#tests/support/project/fuzz.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let api: TestApp
let notice: string
const rendered: string[] = []
beforeAll(async () => {
  api = await testApp({ renderer: sourceRenderer(({ url }) => rendered.push(url)) })
  await seedContent(api.db)
  notice = await putUp(api.as('ADMIN'), {})
  await scenarios(api).resultFile(resultsCsv([{ candidate: '081001', exam: 'CEE-01' }]))
})
afterAll(() => api.close())
beforeEach(() => {
  rendered.length = 0
})

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(api.url + path, { redirect: 'manual', headers })
  return { status: answer.status, html: await answer.text() }
}

/** Pages that show every visitor the same, without parameters of theirs. */
const pages = [
  '/',
  '/overview',
  '/infrastructure',
  '/courses',
  '/faculty',
  '/news',
  '/results',
  '/videos',
  '/auth',
]
const name = fc.oneof(
  fc.constantFrom('utm_source', 'fbclid', 'gclid', 'q', '', 'Exam', '__proto__', 'constructor'),
  fc
    .string({ maxLength: 20 })
    .filter((text) => !/^(exam|candidate|tab|group|department|after|search|next|denied|failed)$/.test(text)),
)

describe('a page is rendered once, whatever stands in the address', () => {
  test('that it does not read', async () => {
    const plain = new Map<string, string>()
    for (const path of pages) plain.set(path, (await open(path)).html)
    rendered.length = 0
    const query = fc.array(fc.tuple(name, fc.string({ maxLength: 600 })), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pages), query, async (path, pairs) => {
        const { status, html } = await open(`${path}?${new URLSearchParams(pairs)}`)
        expect(status).toBe(200)
        expect(readPage(html).main).toBe(readPage(plain.get(path) ?? '').main)
      }),
    )
    // A minute may pass meanwhile, for which pages are kept at most.
    expect(rendered.length).toBeLessThanOrEqual(pages.length)
    expect(readPage(plain.get('/news') ?? '').canonical).toMatch(/:\d+\/news$/)
  })

  test.each([
    ['/faculty', 'tab'],
    ['/faculty', 'department'],
    ['/infrastructure', 'tab'],
    ['/testimonials', 'tab'],
    ['/courses', 'group'],
  ])('%s: values of %s that are none of its choices', async (path, parameter) => {
    await open(path)
    rendered.length = 0
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 13, maxLength: 40 }), async (value) => {
        expect((await open(`${path}?${new URLSearchParams({ [parameter]: value })}`)).status).toBe(200)
      }),
      { numRuns: 20 },
    )
    expect(rendered).toEqual([])
  })

  test('a department that is not published, until it is', async () => {
    const mayKeep = () => open('/faculty?department=geology')
    await open('/faculty')
    rendered.length = 0
    await mayKeep()
    expect(rendered).toEqual([])
    const { saveContent } = await api.as('ADMIN').run(SaveContent, {
      collection: 'departments',
      version: 0,
      data: { name: 'Geology', slug: 'geology', motto: null, picture: 'botany' },
      publication: 'NOW',
    })
    expect(saveContent.__typename).toBe('ContentItem')
    await mayKeep()
    await open('/faculty?department=nothing')
    expect(rendered.map((url) => new URL(url).search)).toEqual(['?department=geology', ''])
  })

  test('values that are too long, or come again', async () => {
    await open('/news')
    await open('/videos?search=chemistry')
    rendered.length = 0
    await open(`/news?after=${'x'.repeat(501)}`)
    await open('/videos?search=chemistry&search=physics&search=botany')
    expect(rendered).toEqual([])
  })
})

describe('a page that says that nothing is here is rendered once for all addresses', () => {
  const slug = fc.stringMatching(/^[a-z0-9_-]{1,40}$/)
  test.each([
    ['of no page', (random: string) => `/x${random}/${random}`, 404, 'Page not found'],
    ['of no notice', (random: string) => `/news/x${random}`, 404, 'Notice not found'],
    ['of a notice that is not there', () => `/news/${randomUUID()}`, 404, 'Notice not found'],
    ['of no course', (random: string) => `/courses/x${random}`, 404, 'Course not found'],
    ['of no exam', (random: string) => `/results?exam=x${random}`, 200, 'not in the list any more'],
  ])('%s', async (_what, addressOf, expected, words) => {
    await fc.assert(
      fc.asyncProperty(slug, async (random) => {
        const address = addressOf(random)
        const { status, html } = await open(address)
        expect(status).toBe(expected)
        expect(readPage(html).main).toContain(words)
        const id = address.replace(/.*[/=]/, '')
        // Else the browser would find nothing in the page's state, and ask again.
        if (JSON.stringify(readPage(html).state).includes('00000000-0000-4000')) expect.fail(id)
      }),
      { numRuns: 20 },
    )
    expect(rendered.length).toBeLessThanOrEqual(1)
  })

  test('until there is something', async () => {
    const id = randomUUID()
    expect((await open(`/news/${id}`)).status).toBe(404)
    await api.db.prisma.notice.create({ data: { id, title: 'Now it is here', description: 'Yes.' } })
    const { status, html } = await open(`/news/${id}`)
    expect([status, readPage(html).main.includes('Now it is here')]).toEqual([200, true])
    await api.db.prisma.notice.update({ where: { id }, data: { isActive: false } })
    expect((await open(`/news/${id}`)).status).toBe(404)
  })
})

test('a look-up in an exam that nobody knows says so, and keeps what was typed', async () => {
  const { html } = await open('/results?exam=unknown&candidate=081001')
  expect(readPage(html).main).toContain('not in the list any more')
  expect(html).toContain('value="081001"')
})

describe('the card of a page', () => {
  test('is made of the page that visitors see, and rendered with it', async () => {
    await open(`/news/${notice}`)
    rendered.length = 0
    for (let time = 0; time < 3; time++) expect((await open(`/cards/news/${notice}.png`)).status).toBe(200)
    expect(rendered).toEqual([])
  })

  test.each([
    '/cards/x.png',
    '/cards/admin.png',
    '/cards/account.png',
    '/cards/student/notices.png',
    '/cards/courses/x.png',
    '/cards/results/x.png',
    '/cards/home',
    '/cards/.png',
    '/cards/home.png.png',
  ])('%s is not there, and costs no page', async (path) => {
    expect((await open(path)).status).toBe(404)
    expect((await open(path.replace('.png', `${randomUUID()}.png`))).status).toBe(404)
    expect(rendered).toEqual([])
  })

  test('of a notice that only staff see is not there for staff, either', async () => {
    const hidden = await putUp(api.as('ADMIN'), {})
    await api.db.prisma.notice.update({ where: { id: hidden }, data: { isActive: false } })
    const { status } = await api.as('ADMIN').fetch(`/cards/news/${hidden}.png`)
    expect(status).toBe(404)
  })
})

describe('every route declares the parameters that its page reads', () => {
  const found = addressesOf(routes).filter(({ path }) => !path.includes('*'))
  /** Nobody may open it here: there is an admin. */
  const missing = ['/setup']

  test.each(found)('$path', async ({ path, declared }) => {
    const address = path.replace(':id', notice).replace(':slug', 'mbbs')
    const spies = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'has')]
    let status = 302
    for (const who of ['ADMIN', 'STUDENT', 'TEACHER'] as const) {
      const answer = await api.as(who).fetch(address)
      await answer.text()
      status = answer.status
      if (status !== 302) break
    }
    // Signed-in people need no sign-in page.
    if (status === 302) status = (await open(address)).status
    expect(status).toBe(missing.includes(path) ? 404 : 200)
    const read = new Set(spies.flatMap(({ mock }) => mock.calls.map(([key]) => key)))
    // Every list of staff reads these, those of one order or one page to no effect; the server reads the language of an API request.
    const ofLists =
      path.startsWith('/admin/') || declared.includes('search') ? ['sort', 'order', 'after', 'search'] : []
    const known = [...declared, ...ofLists, 'lang']
    expect([...read].filter((key) => !known.includes(key))).toEqual([])
  })
})

/** Every path of the router, with the parameters that are declared beside it and above it. */
function addressesOf(list: typeof routes, above: string[] = []): { path: string; declared: string[] }[] {
  return list.flatMap(({ path, handle, children = [] }) => {
    const own = (handle as { parameters?: PageParameters } | undefined)?.parameters ?? {}
    const declared = [...above, ...Object.keys(own)]
    return [...(path === undefined ? [] : [{ path, declared }]), ...addressesOf(children, declared)]
  })
}
