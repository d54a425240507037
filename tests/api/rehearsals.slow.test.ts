import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { signRehearsal } from '#server/domains/results/rehearsal.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { publicAddresses, publicAnswers, publicPages } from '#tests/support/results/public-answers.ts'
import { input, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { slipPathOf } from '#tests/support/results/result-slips.ts'
import { MakeLink } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ReleaseNow = graphql(`
  mutation ReleaseNow($id: ID!) { setResultRelease(id: $id, input: {}) { __typename } }
`)
const WithdrawIt = graphql(`
  mutation WithdrawIt($id: ID!) { withdrawResultFile(id: $id, reason: "Wrong key") { __typename } }
`)
const Checks = graphql(`
  query Checks($id: ID!) { resultRelease(id: $id) { state title checks { kind state text } } }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  await scenarios(app).studentList(studentsCsv([{ candidate: '1', name: 'Kamala Rai' }]))
})
afterAll(() => app.close())

const file = (exam: string) =>
  resultsCsv([
    { candidate: '1', exam, percentage: 91 },
    { candidate: '2', exam, percentage: 45 },
  ])
const scheduled = (exam: string) =>
  scenarios(app).resultFile(file(exam), { examTitle: `Title of ${exam}`, releaseAt: inHours() })

/** Opens a link as a browser does. */
async function open(id: string, language: 'en' | 'ne' = 'en') {
  const admin = Object.assign(app.as('ADMIN'), { language })
  const link = new URL((await admin.run(MakeLink, { id })).makeRehearsalLink)
  const client = app.newClient()
  const response = await client.fetch(link.pathname + link.search)
  return { client, response, token: link.searchParams.get('token') ?? '', path: link.pathname + link.search }
}

const withoutRibbon = (page: string) =>
  page.replace(/<aside class="warning-ribbon" aria-label="Rehearsal".*?<\/aside>/s, '')

async function rehearsedPages(id: string, addresses: readonly string[]) {
  const { client, token } = await open(id)
  const pages = await publicPages(app, addresses, { cookie: client.cookieHeader() })
  return { token, pages }
}

describe('a rehearsal', () => {
  test('shows every page and every answer of the API as they are after the release', async () => {
    const asked = { examId: 'SHOWN', candidateId: '1' }
    const { id } = await scheduled('SHOWN')
    const addresses = publicAddresses(asked).filter((address) => /^\/($|results|news)/.test(address))
    // The first rendering of all numbers the styles.
    await publicPages(app, addresses)
    const { token, pages } = await rehearsedPages(id, addresses)
    const answers = await publicAnswers(app, asked, { 'x-rehearsal': token })
    expect(answers.examResult).toContain('Kamala Rai')
    expect(pages['/results?exam=SHOWN&candidate=1']).toContain('Kamala Rai')
    for (const page of Object.values(pages)) expect(page).toContain('Rehearsal, not public.')
    const before = await publicAnswers(app, asked)
    expect(before.examResult).not.toContain('Kamala Rai')
    await app.as('ADMIN').run(ReleaseNow, { id })
    expect(await publicAnswers(app, asked)).toEqual(answers)
    const released = await publicPages(app, addresses)
    for (const address of addresses)
      expect(withoutRibbon(pages[address] ?? ''), address).toBe(released[address])
  }, 300_000)

  test('of a staged file shows its results, and nobody else sees them', async () => {
    const { id } = await scenarios(app).stagedResultFile(file('STAGED'))
    const asked = { examId: 'STAGED', candidateId: '2' }
    const { token, pages } = await rehearsedPages(id, ['/results?exam=STAGED&candidate=2'])
    expect(Object.values(pages).join()).toContain('45')
    expect((await publicAnswers(app, asked, { 'x-rehearsal': token })).exams).toContain('STAGED')
    expect((await publicAnswers(app, asked)).exams).not.toContain('STAGED')
  })

  test('takes a request for a re-check without keeping it', async () => {
    const { id } = await scheduled('ASKED')
    await app.as('ADMIN').run(SetRecheckRules, { examId: 'ASKED', input: { until: UNTIL } })
    const { token } = await open(id)
    const response = await app.newClient().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-rehearsal': token },
      body: JSON.stringify({
        query: `mutation ($input: RequestRecheckInput!) {
          requestRecheck(examId: "ASKED", candidateId: "1", input: $input) { __typename }
        }`,
        variables: { input },
      }),
    })
    expect(await response.json()).toEqual({ data: { requestRecheck: { __typename: 'RecheckAsked' } } })
    expect(await app.db.prisma.recheckRequest.count({ where: { examId: 'ASKED' } })).toBe(0)
  })

  test('signs a slip without keeping it: the public one has the date of its own', async () => {
    const { id } = await scheduled('SLIP')
    const { client } = await open(id)
    const count = () => app.db.prisma.resultSlip.count({ where: { candidateId: '1' } })
    const before = await count()
    const slip = await client.fetch(slipPathOf('SLIP', '1'))
    expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await count()).toBe(before)
    await app.as('ADMIN').run(ReleaseNow, { id })
    expect((await app.newClient().fetch(slipPathOf('SLIP', '1'))).status).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  test('is kept by no cache and no search engine, leaves pages of staff alone, and is logged', async () => {
    const { id } = await scheduled('KEPT')
    const { client, response, token } = await open(id)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/results?exam=KEPT')
    const page = await client.fetch('/results?exam=KEPT')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await page.text()).toContain(`data-rehearsal="${token}"`)
    await client.fetch('/')
    expect(await (await app.newClient().fetch('/results?exam=KEPT')).text()).not.toContain('Title of KEPT')
    const admin = app.as('ADMIN')
    const link = new URL((await admin.run(MakeLink, { id })).makeRehearsalLink)
    await admin.fetch(link.pathname + link.search)
    expect(await (await admin.fetch('/admin/results')).text()).not.toContain('Rehearsal, not public.')
    expect(await (await admin.fetch('/results')).text()).toContain('Rehearsal, not public.')
    await admin.fetch('/rehearsal/end')
    expect(await (await admin.fetch('/results')).text()).not.toContain('Rehearsal, not public.')
    const logged = await app.db.prisma.activity.findMany({
      where: { subjectId: id, action: { contains: 'rehears' } },
      orderBy: { id: 'asc' },
    })
    // The second page of the visitor within ten minutes is not logged.
    expect(logged.map(({ action, actorId }) => [action, actorId !== null])).toEqual([
      ['results.rehearsal-link-made', true],
      ['results.rehearsed', false],
      ['results.rehearsal-link-made', true],
      ['results.rehearsed', true],
    ])
  })

  test('of a link made on a Nepali page is in Nepali, its end too', async () => {
    const { id } = await scheduled('NEPALI')
    const { client, response, path } = await open(id, 'ne')
    expect(path).toMatch(/^\/ne\/rehearsal\?/)
    expect(response.headers.get('location')).toBe('/ne/results?exam=NEPALI')
    const left = await client.fetch('/ne/rehearsal/end')
    expect(left.headers.get('location')).toBe('/ne/results')
    expect(await (await client.fetch('/results')).text()).not.toContain('data-rehearsal')
    await app.as('ADMIN').run(ReleaseNow, { id })
    const ended = await client.fetch(path, { headers: { accept: 'text/html' } })
    expect(ended.status).toBe(410)
    expect(await ended.text()).toMatch(/<html lang="ne">.*<h1>यो पूर्वाभ्यास सकियो<\/h1>.*href="\/ne\/results"/s)
  })

  test('ends with the release, with a withdrawal, and after a day', async () => {
    const [released, withdrawn, old] = [
      await scheduled('END-1'),
      await scheduled('END-2'),
      await scheduled('END-3'),
    ]
    const opened = await Promise.all([released, withdrawn, old].map(({ id }) => open(id)))
    await app.as('ADMIN').run(ReleaseNow, { id: released.id })
    await app.as('ADMIN').run(WithdrawIt, { id: withdrawn.id })
    for (const { client, path } of opened.slice(0, 2)) {
      expect((await client.fetch(path)).status).toBe(410)
      expect(await (await client.fetch('/results')).text()).not.toContain('Rehearsal, not public.')
    }
    await expect(app.as('ADMIN').run(MakeLink, { id: withdrawn.id })).rejects.toThrow(/nothing to rehearse/)
    const seen = await app.newClient().fetch(opened[0]?.path ?? '', { headers: { accept: 'text/html' } })
    expect(seen.headers.get('content-type')).toContain('text/html')
    expect(await seen.text()).toContain('<h1>This rehearsal has ended</h1>')
    const forged = `${opened[2]?.path.slice(0, -2)}xx`
    expect((await app.newClient().fetch(forged)).status).toBe(410)
    const expiry = JSON.parse(Buffer.from(opened[2]?.token.split('.')[1] ?? '', 'base64url').toString())
    expect(expiry.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600 + 5)
    expect(expiry.exp - Date.now() / 1000).toBeGreaterThanOrEqual(24 * 3600 - 60)
  })

  test('whose link is older than 24 hours is refused', async () => {
    const { id } = await scheduled('AGED')
    const keys = createKeyRing(app.db)
    const statusAfter = async (seconds: number) => {
      const now = () => new Date(keys.now().getTime() - seconds * 1000)
      const token = await signRehearsal({ ...keys, now }, id)
      return (await app.newClient().fetch(`/rehearsal?${new URLSearchParams({ token })}`)).status
    }
    expect(await statusAfter(24 * 3600 - 60)).toBe(302)
    expect(await statusAfter(24 * 3600 + 1)).toBe(410)
  })
})

test('what to look at before a release is told of a staged, a scheduled and a withdrawn file', async () => {
  const { id } = await scheduled('CHECKED')
  const of = async (one: string) => (await app.as('ADMIN').run(Checks, { id: one })).resultRelease
  const kinds = ['FINDINGS', 'NAMES', 'BACKUP', 'DISK', 'WORKERS', 'REHEARSAL']
  const before = await of(id)
  expect(before).toMatchObject({ state: 'SCHEDULED', title: 'Title of CHECKED' })
  expect(before?.checks.map(({ kind }) => kind)).toEqual(kinds)
  expect(before?.checks[1]).toEqual({
    kind: 'NAMES',
    state: 'WARNING',
    text: '1 of 2 candidates are on no active student list: their results show no name.',
  })
  expect(before?.checks[5]?.state).toBe('WARNING')
  // A program that previews links keeps no cookies.
  const { client, path } = await open(id)
  await app.newClient().fetch(path, { method: 'HEAD' })
  await app.newClient().fetch('/results?exam=CHECKED')
  expect((await of(id))?.checks[5]?.state).toBe('WARNING')
  await client.fetch('/results?exam=CHECKED')
  expect((await of(id))?.checks[5]).toMatchObject({ kind: 'REHEARSAL', state: 'OK' })
  const staged = await scenarios(app).stagedResultFile(file('CHECKED-2'))
  expect(await of(staged.id)).toMatchObject({ state: 'STAGED', title: 'Model 1' })
  await app.as('ADMIN').run(WithdrawIt, { id })
  expect((await of(id))?.state).toBe('WITHDRAWN')
  expect(await of('none')).toBeNull()
})

test('of an exam that wants a PIN it tells who has none', async () => {
  const { id } = await scenarios(app).resultFile(file('PINS'), { releaseAt: inHours(), secondSecret: 'PIN' })
  const { resultRelease } = await app.as('ADMIN').run(Checks, { id })
  expect(resultRelease?.checks.find(({ kind }) => kind === 'SECRETS')).toEqual({
    kind: 'SECRETS',
    state: 'WARNING',
    text: '2 of 2 candidates have no PIN on an active student list: they cannot see their results.',
  })
})
