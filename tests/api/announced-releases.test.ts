import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { publicAnswers } from '#tests/support/results/public-answers.ts'
import { SetResultRelease, Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Announced = graphql(`
  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'OTHER' }]))
})
afterAll(() => app.close())

const announce = (
  exam: string,
  input: { announced?: boolean; releaseAt?: string; secondSecret?: 'PIN' } = {},
) =>
  scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam, percentage: 91 }]), {
    ...{ examTitle: `Title of ${exam}`, examDate: '2026-11-11', releaseAt: inHours(), announced: true },
    ...input,
  })
const seen = async () => (await app.as('VISITOR').run(Announced)).announcedReleases
const idsSeen = async () => (await seen()).map(({ exam }) => exam.id)
const fetchText = async (path: string) => {
  const response = await app.newClient().fetch(path)
  return { status: response.status, text: await response.text(), headers: response.headers }
}
/** Seconds until a browser without JavaScript asks for the page again; undefined if it does not. */
const refreshIn = (html: string) => {
  const seconds = /<noscript><meta http-equiv="refresh" content="(\d+)">/.exec(html)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

describe('an announced release', () => {
  test('tells title, date and hour, and nothing of the results', async () => {
    const releaseAt = inHours()
    const { id } = await announce('TOLD', { releaseAt })
    expect(await seen()).toEqual([
      { releaseAt, exam: { id: 'TOLD', title: 'Title of TOLD', date: '2026-11-11' } },
    ])
    const { examResult, exams, topPerformers, examFacts } = await publicAnswers(app, {
      examId: 'TOLD',
      candidateId: '1',
    })
    expect([examResult, exams, topPerformers, examFacts].join()).not.toMatch(/TOLD|91/)
    for (const path of ['/', '/results', '/results?exam=TOLD']) {
      const { text, headers } = await fetchText(path)
      expect(readPage(text).main, path).toMatch(/Results of Title of TOLD/)
      // It costs nothing: the page is everybody's.
      expect(headers.get('cache-control'), path).toBe('private, no-cache')
      expect(refreshIn(text), path).toBeUndefined()
    }
    await app.as('ADMIN').run(SetResultRelease, { id, input: {} })
    expect(await idsSeen()).toEqual([])
  })

  test('looks nobody up before: a page with a Candidate ID waits', async () => {
    const { id } = await announce('WAITS')
    const count = async () =>
      (await app.db.pool.query('SELECT count(*) FROM distinct_attempts')).rows[0].count
    const before = await count()
    const { text } = await fetchText('/results?exam=WAITS&candidate=1')
    expect(readPage(text).main).toContain('The result of Candidate ID 1 is looked up then.')
    expect(text).not.toMatch(/No Results Found|"examResult/)
    expect(refreshIn(text)).toBeGreaterThan(3_500)
    expect(refreshIn(text)).toBeLessThan(3_605)
    expect(await count()).toBe(before)
    expect(refreshIn((await fetchText('/results?exam=OTHER&candidate=1')).text)).toBeUndefined()
    await app.as('ADMIN').run(SetResultRelease, { id, input: {} })
    const after = await fetchText('/results?exam=WAITS&candidate=1')
    expect(readPage(after.text).main).toContain('91')
    expect(refreshIn(after.text)).toBeUndefined()
  })

  test('does not load the page again where a second secret is typed', async () => {
    await announce('WANTS-PIN', { secondSecret: 'PIN' })
    const { text } = await fetchText('/results?exam=WANTS-PIN&candidate=1')
    expect(readPage(text).main).toMatch(/Results of Title of WANTS-PIN/)
    expect(refreshIn(text)).toBeUndefined()
  })

  test('can be kept as a file for calendars', async () => {
    const releaseAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString()
    await announce('KEPT & CO', { releaseAt })
    const { status, text, headers } = await fetchText('/files/results.ics?exam=KEPT+%26+CO')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/calendar')
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe('Results: Title of KEPT & CO')
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(releaseAt.replace('.000Z', 'Z'))
    const nepali = await fetchText('/files/results.ics?exam=KEPT+%26+CO&lang=ne')
    expect(nepali.text).toContain('SUMMARY:नतिजा: ')
    expect(nepali.text.replaceAll('\r\n ', '')).toMatch(/URL:https?:\/\/[^/]+\/ne\/results\?exam=/)
    expect((await fetchText('/files/results.ics?exam=OTHER')).status).toBe(404)
    expect((await fetchText('/files/results.ics')).status).toBe(404)
  })

  test('is moved and taken back by the form of the release, which is logged', async () => {
    const { id } = await announce('MOVED', { announced: false })
    expect(await idsSeen()).not.toContain('MOVED')
    const [first, second] = [inHours(2), inHours(3)]
    await app.as('ADMIN').run(SetResultRelease, { id, input: { releaseAt: first, announced: true } })
    await app.as('ADMIN').run(SetResultRelease, { id, input: { releaseAt: second } })
    expect((await seen()).find(({ exam }) => exam.id === 'MOVED')?.releaseAt).toBe(second)
    await app.as('ADMIN').run(SetResultRelease, { id, input: { releaseAt: second, announced: false } })
    expect(await idsSeen()).not.toContain('MOVED')
    const logged = await app.db.prisma.activity.findMany({
      where: { subjectId: id },
      orderBy: { id: 'asc' },
    })
    expect(logged.map(({ action }) => action)).toEqual([
      ...['results.staged', 'results.published', 'results.announced', 'results.release-moved'],
      ...['results.release-moved', 'results.announcement-removed'],
    ])
  })

  test('is listed with the others that come next, ten at most, the earliest first', async () => {
    for (let number = 0; number < 12; number++)
      await announce(`MANY-${number}`, { releaseAt: inHours(10 + number) })
    const ids = await idsSeen()
    expect(ids).toHaveLength(10)
    expect(ids.filter((id) => id.startsWith('MANY')).slice(0, 3)).toEqual(['MANY-0', 'MANY-1', 'MANY-2'])
  })

  test('ends when the file is withdrawn, and of an exam with results nothing is counted down', async () => {
    const { id } = await announce('ENDS')
    expect(await idsSeen()).toContain('ENDS')
    await app.as('ADMIN').run(Withdraw, { id, reason: 'Wrong key' })
    expect(await idsSeen()).not.toContain('ENDS')
    await announce('OTHER')
    expect(await idsSeen()).not.toContain('OTHER')
  })
})

test('the clock is that of the database, and kept by no cache', async () => {
  const before = app.db.now().getTime()
  const { text, headers } = await fetchText('/clock')
  const { now } = JSON.parse(text)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(app.db.now().getTime())
})
