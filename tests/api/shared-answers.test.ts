import { createHash } from 'node:crypto'
import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// How browsers, proxies and CDNs may keep pages and answers of the API.

const EVERYBODYS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5, stale-if-error=60'
const ONES_OWN = 'private, no-store'

const rendered: string[] = []
const renderer = sourceRenderer(({ url }) => rendered.push(new URL(url).pathname))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer })
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'SHARED' }]), { examTitle: 'Shared' })
  await releaseIn('1 day')
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function open(path: string, headers: Headers = {}) {
  rendered.length = 0
  const answer = await fetch(app.url + path, { headers, redirect: 'manual' })
  const text = await answer.text()
  const of = (name: string) => answer.headers.get(name)
  return {
    status: answer.status,
    control: of('cache-control'),
    vary: of('vary'),
    tag: of('etag') ?? '',
    policy: of('content-security-policy'),
    text,
  }
}

/** The address by which a browser asks for an operation. */
function addressOf(name: string, variables: object = {}, language = ''): string {
  const text = renderer.documents.find((one) => getOperationAST(parse(one))?.name?.value === name)
  if (text === undefined) throw new Error(`The client has no operation ${name}`)
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  return `/graphql?${language}${new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })}`
}

const preflight = {
  'apollo-require-preflight': 'true',
  accept: 'application/graphql-response+json,application/json;q=0.9',
}
const releaseIn = (interval: string) =>
  app.db.pool.query(
    `INSERT INTO exams (id, title, release_at) VALUES ('NEXT', 'Next', now() + $1::interval)
     ON CONFLICT (id) DO UPDATE SET release_at = excluded.release_at`,
    [interval],
  )
const change = () => app.db.prisma.dataChange.create({ data: {} })

const shared: [what: string, path: () => string, headers: Headers][] = [
  ['the home page', () => '/', {}],
  ['a list of notices', () => '/news', {}],
  ['the results page of an exam', () => '/results?exam=SHARED', {}],
  ['the list of exams', () => addressOf('ResultExams'), preflight],
  ['the list of exams in Nepali', () => addressOf('ResultExams', {}, 'lang=ne&'), preflight],
  ['the top performers', () => addressOf('TopPerformers', { examId: 'SHARED' }), preflight],
]

describe.each(shared)('%s', (_what, path, headers) => {
  test('may be kept by everybody for a moment', async () => {
    expect(await open(path(), headers)).toMatchObject({
      ...{ status: 200, control: EVERYBODYS, vary: 'accept-encoding' },
      tag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
  })

  test('costs nothing until something changes', async () => {
    const { tag } = await open(path(), headers)
    const known = { ...headers, 'if-none-match': `"other", ${tag}` }
    const again = await open(path(), known)
    expect(again).toMatchObject({ status: 304, control: EVERYBODYS, vary: 'accept-encoding', tag, text: '' })
    expect(rendered).toEqual([])
    await change()
    const { status, tag: next } = await open(path(), known)
    expect([status, next === tag]).toEqual([200, false])
  })

  test.each<[string, Headers]>([
    ['a session', { cookie: 'a=1; __Host-pravesh_access=x' }],
    ['a session that has to be renewed', { cookie: 'pravesh_refresh=x' }],
    ['a rehearsal', { cookie: 'pravesh_rehearsal=x' }],
    ['a token', { authorization: 'Bearer x' }],
  ])('is kept by nobody for somebody who comes with %s', async (_who, own) => {
    const { tag } = await open(path(), headers)
    const answer = await open(path(), { ...headers, ...own, 'if-none-match': tag })
    expect(answer).toMatchObject({ status: 200, control: ONES_OWN, tag: '' })
  })

  test('is the same for a browser with cookies that say nothing about the person', async () => {
    const cookie = '_ga=GA1.1.2; pravesh_device=x'
    expect((await open(path(), { ...headers, cookie })).control).toBe(EVERYBODYS)
  })

  test('is kept by nobody shortly before a release', async () => {
    const { tag } = await open(path(), headers)
    await releaseIn('30 seconds')
    expect((await open(path(), headers)).control).toMatch(/s-maxage=1, .*=5, stale-if-error=2\d$/)
    await releaseIn('2.5 seconds')
    const answer = await open(path(), { ...headers, 'if-none-match': tag })
    expect(answer).toMatchObject({ status: 200, control: ONES_OWN, tag: '' })
    await releaseIn('1 day')
  })
})

test.each([
  ['a look-up', '/results?exam=SHARED&candidate=1'],
  ['a look-up for an exam that nobody knows', '/results?exam=NONE&candidate=1'],
  ['a form whose address may have a token', '/reset-password?token=x'],
])('no cache keeps %s', async (_what, path) => {
  expect(await open(path)).toMatchObject({ control: ONES_OWN, tag: '' })
})

test('a page that a browser has keeps the policy that came with it', async () => {
  const { tag, policy } = await open('/')
  expect(policy).toContain('style-src-elem')
  expect((await open('/', { 'if-none-match': tag })).policy).toBeNull()
})

test('a page that is not there is kept without a tag', async () => {
  expect(await open('/nothing/here')).toMatchObject({ status: 404, control: EVERYBODYS, tag: '' })
})

test('a page whose data changes uncounted has no tag', async () => {
  expect(await open('/online-class')).toMatchObject({ status: 200, control: EVERYBODYS })
  expect(await open('/videos')).toMatchObject({ status: 200, control: EVERYBODYS, tag: '' })
})

describe('an operation in an address', () => {
  test('is answered in the language of the address', async () => {
    const tags = await Promise.all(
      ['', 'lang=ne&'].map(
        async (language) => (await open(addressOf('ResultExams', {}, language), preflight)).tag,
      ),
    )
    expect(new Set(tags).size).toBe(2)
    const named = await open(addressOf('ResultExams'), { ...preflight, 'x-language': 'ne' })
    expect(named.control).toBe(ONES_OWN)
  })

  test('is refused without the header that no other site can make a browser send', async () => {
    const { status, control } = await open(addressOf('ResultExams'), { accept: preflight.accept })
    expect([status, control]).toEqual([400, ONES_OWN])
  })

  test('of unknown hash is asked for in full', async () => {
    const path = addressOf('ResultExams').replace(/sha256Hash%22%3A%22..../, 'sha256Hash%22%3A%220000')
    const { text, control } = await open(path, preflight)
    expect(JSON.parse(text).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    expect(control).toContain('private')
  })

  test.each([
    ['who asks', 'Root', {}],
    ['a result', 'LookUp', { examId: 'SHARED', candidateId: '1' }],
  ])('is kept by no cache when it tells %s', async (_what, name, variables) => {
    const { status, control, tag } = await open(addressOf(name, variables), preflight)
    expect([status, control, tag]).toEqual([200, ONES_OWN, ''])
  })

  test('changes nothing', async () => {
    const { text, control } = await open(addressOf('SignOut'), preflight)
    expect(JSON.parse(text).data).toBeUndefined()
    expect(control).toContain('private')
  })

  test('is refused when its variables are no JSON', async () => {
    const { status } = await open(addressOf('ResultExams').replace('%7B%7D', '%7B'), preflight)
    expect(status).toBe(400)
  })
})
