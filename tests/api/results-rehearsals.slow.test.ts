import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { signRehearsal } from '#server/domains/results/release/rehearsal.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { publicAddresses, publicAnswers, publicPages } from '#tests/support/results/public-answers.ts'
import { input, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { slipPathOf } from '#tests/support/results/result-slips.ts'
import { MakeLink } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { testWith } from '#tests/support/server/test.ts'

const test = testWith({ renderer: sourceRenderer() })
  .extend(
    'scheduled',
    ({ scenario }) =>
      (exam: string) =>
        scenario.resultFile(file(exam), { examTitle: `Title of ${exam}`, releaseAt: inHours() }),
  )
  .extend(
    'rehearsedPages',
    ({ app, scenario }) =>
      async (examId: string, addresses: readonly string[], stagedId?: string) => {
        const { client, token } = await scenario.rehearse(examId, stagedId)
        const pages = await publicPages(app, addresses, { cookie: client.cookieHeader() })
        return { token, pages }
      },
  )

const file = (exam: string) =>
  resultsCsv([
    { candidate: '1', exam, percentage: 91 },
    { candidate: '2', exam, percentage: 45 },
  ])

const withoutRibbon = (page: string) =>
  page.replace(/<aside class="warning-ribbon" aria-label="Rehearsal".*?<\/aside>/s, '')

describe('results rehearsals', () => {
  test.beforeAll(({ app }) =>
    scenarios(app).studentList(studentsCsv([{ candidate: '1', name: 'Kamala Rai' }])),
  )

  describe('a rehearsal', () => {
    test('shows every page and every answer of the API as they are after the release', async ({
      app,
      scenario,
      exam,
      scheduled,
      rehearsedPages,
    }) => {
      const asked = { examId: exam, candidateId: '1' }
      await scheduled(exam)
      const addresses = publicAddresses(asked).filter((address) => /^\/($|results|news)/.test(address))
      // The first rendering of all numbers the styles.
      await publicPages(app, addresses)
      const { token, pages } = await rehearsedPages(exam, addresses)
      const answers = await publicAnswers(app, asked, { 'x-rehearsal': token })
      expect(answers.examResult).toContain('Kamala Rai')
      expect(pages[`/results?exam=${exam}&candidate=1`]).toContain('Kamala Rai')
      for (const page of Object.values(pages)) expect(page).toContain('Rehearsal, not public.')
      const before = await publicAnswers(app, asked)
      expect(before.examResult).not.toContain('Kamala Rai')
      await scenario.setRelease(exam)
      expect(await publicAnswers(app, asked)).toEqual(answers)
      const released = await publicPages(app, addresses)
      for (const address of addresses)
        expect(withoutRibbon(pages[address] ?? ''), address).toBe(released[address])
    }, 300_000)

    test('of a staged file shows its results to nobody else', async ({
      app,
      scenario,
      exam,
      rehearsedPages,
    }) => {
      const { id } = await scenario.stagedResultFile(file(exam))
      const asked = { examId: exam, candidateId: '2' }
      const { token, pages } = await rehearsedPages(exam, [`/results?exam=${exam}&candidate=2`], id)
      expect(Object.values(pages).join()).toContain('45')
      expect((await publicAnswers(app, asked, { 'x-rehearsal': token })).exams).toContain(exam)
      expect((await publicAnswers(app, asked)).exams).not.toContain(exam)
    })

    test('takes a re-check request without keeping it', async ({ app, admin, scenario, exam, scheduled }) => {
      await scheduled(exam)
      await admin.run(SetRecheckRules, { examId: exam, input: { recheckUntil: UNTIL } })
      const { token } = await scenario.rehearse(exam)
      const response = await app.newClient().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-rehearsal': token },
        body: JSON.stringify({
          query: `mutation ($input: RequestRecheckInput!) {
          requestRecheck(examId: "${exam}", candidateId: "1", input: $input) { __typename }
        }`,
          variables: { input },
        }),
      })
      expect(await response.json()).toEqual({ data: { requestRecheck: { __typename: 'RecheckAsked' } } })
      expect(await app.db.prisma.recheckRequest.count({ where: { examId: exam } })).toBe(0)
    })

    test('signs a slip, but keeps the public one alone', async ({ app, scenario, exam, scheduled }) => {
      await scheduled(exam)
      const { client } = await scenario.rehearse(exam)
      const count = () => app.db.prisma.resultSlip.count({ where: { candidateId: '1' } })
      const before = await count()
      const slip = await client.fetch(slipPathOf(exam, '1'))
      expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(await count()).toBe(before)
      await scenario.setRelease(exam)
      expect((await app.newClient().fetch(slipPathOf(exam, '1'))).status).toBe(200)
      expect(await count()).toBe(before + 1)
    })

    test('is kept by no cache and no search engine, leaves pages of staff alone, and is logged', async ({
      app,
      admin,
      scenario,
      exam,
      scheduled,
    }) => {
      await scheduled(exam)
      const { client, response, token } = await scenario.rehearse(exam)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/results?exam=${exam}`)
      const page = await client.fetch(`/results?exam=${exam}`)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(await page.text()).toContain(`data-rehearsal="${token}"`)
      await client.fetch('/')
      expect(await (await app.newClient().fetch(`/results?exam=${exam}`)).text()).not.toContain(
        `Title of ${exam}`,
      )
      const link = new URL((await admin.run(MakeLink, { examId: exam })).makeRehearsalLink)
      await admin.fetch(link.pathname + link.search)
      expect(await (await admin.fetch('/admin/results')).text()).not.toContain('Rehearsal, not public.')
      expect(await (await admin.fetch('/results')).text()).toContain('Rehearsal, not public.')
      await admin.fetch('/rehearsal/end')
      expect(await (await admin.fetch('/results')).text()).not.toContain('Rehearsal, not public.')
      const logged = await app.db.prisma.activity.findMany({
        where: { subject: exam, action: { contains: 'rehears' } },
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

    test('of a link from a Nepali page is in Nepali to its end', async ({
      admin,
      scenario,
      exam,
      scheduled,
    }) => {
      await scheduled(exam)
      admin.language = 'ne'
      const { client, response, path } = await scenario.rehearse(exam).finally(() => {
        admin.language = 'en'
      })
      expect(path).toMatch(/^\/ne\/rehearsal\?/)
      expect(response.headers.get('location')).toBe(`/ne/results?exam=${exam}`)
      const left = await client.fetch('/ne/rehearsal/end')
      expect(left.headers.get('location')).toBe('/ne/results')
      expect(await (await client.fetch('/results')).text()).not.toContain('data-rehearsal')
      await scenario.setRelease(exam)
      const ended = await client.fetch(path, { headers: { accept: 'text/html' } })
      expect(ended.status).toBe(410)
      expect(await ended.text()).toMatch(
        /<html lang="ne">.*<h1>यो पूर्वाभ्यास सकियो<\/h1>.*href="\/ne\/results"/s,
      )
    })

    test('ends with the release, and with a withdrawal', async ({
      app,
      admin,
      scenario,
      exam,
      scheduled,
    }) => {
      const released = await scheduled(exam)
      const withdrawn = await scheduled(`${exam}-2`)
      const old = await scheduled(`${exam}-3`)
      const opened = await Promise.all(
        [released, withdrawn, old].map(({ examId }) => scenario.rehearse(examId)),
      )
      await scenario.setRelease(released.examId)
      await scenario.withdraw(withdrawn.examId)
      for (const { client, path } of opened.slice(0, 2)) {
        expect((await client.fetch(path)).status).toBe(410)
        expect(await (await client.fetch('/results')).text()).not.toContain('Rehearsal, not public.')
      }
      await expect(admin.run(MakeLink, { examId: withdrawn.examId })).rejects.toThrow(/nothing to rehearse/)
      const seen = await app.newClient().fetch(opened[0]?.path ?? '', { headers: { accept: 'text/html' } })
      expect(seen.headers.get('content-type')).toContain('text/html')
      expect(await seen.text()).toContain('<h1>This rehearsal has ended</h1>')
      const forged = `${opened[2]?.path.slice(0, -2)}xx`
      expect((await app.newClient().fetch(forged)).status).toBe(410)
    })

    test('ends a day after its link was made', async ({ app, exam, scheduled }) => {
      await scheduled(exam)
      const keys = createKeyRing(app.db)
      const statusAfter = async (seconds: number) => {
        const now = () => new Date(keys.now().getTime() - seconds * 1000)
        const token = await signRehearsal({ ...keys, now }, { examId: exam, stagedId: null })
        return (await app.newClient().fetch(`/rehearsal?${new URLSearchParams({ token })}`)).status
      }
      expect(await statusAfter(24 * 3600 - 60)).toBe(302)
      expect(await statusAfter(24 * 3600 + 1)).toBe(410)
    })
  })
})

const LOOK_UP_WITH_PIN = `
  query LookUpWithPin($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId, secret: "K7QM2P") { percentage }
  }
`

/** A server whose new exams want a PIN and do not show their best. */
const config = join(tmpdir(), `pravesh-site-rehearsals-${process.pid}.json`)
const defaults = { secondSecretOfNewExams: 'PIN', topPerformersOfNewExams: 'OFF' }
await writeFile(config, JSON.stringify({ ...demoSite, ...defaults }))

const twoOf = (exam: string, candidate: string) =>
  resultsCsv([
    { candidate, exam, percentage: 91 },
    { candidate: `${candidate}2`, exam, percentage: 45 },
  ])

const testOfNewExams = testWith({ settings: { SITE_CONFIG: config } })
  .extend('student', async ({ scenario, candidate }) => {
    await scenario.studentList(studentsCsv([{ candidate, name: 'Kamala Rai', pin: 'K7QM2P' }]))
    return candidate
  })
  // The answers to everybody about an exam, but for the date, which a file has only once it is published.
  .extend('answersOf', ({ app, student }) => async (examId: string, headers: Record<string, string> = {}) => {
    const all = await publicAnswers(app, { examId, candidateId: student }, headers)
    const exams: { id: string }[] = JSON.parse(all.exams ?? '').data.exams
    const exam = JSON.stringify(exams.find(({ id }) => id === examId))
    return [exam, all.examResult, all.topPerformers, all.examFacts].map((text = '') =>
      text.replaceAll(/"date":(null|"[\d-]+")/g, ''),
    )
  })
  // In a rehearsal, and after the publication.
  .extend('bothAnswers', ({ scenario, student, answersOf }) => async (exam: string) => {
    const staged = await scenario.stagedResultFile(twoOf(exam, student))
    const { token } = await scenario.rehearse(exam, staged.id)
    const rehearsed = await answersOf(exam, { 'x-rehearsal': token })
    await scenario.publishedResultFile(staged)
    return { rehearsed, published: await answersOf(exam) }
  })

testOfNewExams.for(['NEW', "O'Neil \\"])(
  'a rehearsal of the first file of an exam like %s asks for the PIN and hides the best, as after its publication',
  async (name, { exam, bothAnswers }) => {
    const { rehearsed, published } = await bothAnswers(`${name} ${exam}`)
    expect(rehearsed[0]).toContain('"secondSecret":"PIN"')
    expect(rehearsed[1]).toContain('"examResult":null')
    expect(rehearsed[2]).toContain('"topPerformers":[]')
    expect(rehearsed[3]).toContain('"averagePercentage":null')
    expect(rehearsed).toEqual(published)
  },
)

testOfNewExams('with the PIN it shows the result', async ({ app, scenario, student, exam }) => {
  const { id } = await scenario.stagedResultFile(twoOf(exam, student))
  const { token } = await scenario.rehearse(exam, id)
  const body = JSON.stringify({ query: LOOK_UP_WITH_PIN, variables: { examId: exam, candidateId: student } })
  const headers = { 'content-type': 'application/json', 'x-rehearsal': token }
  const response = await app.newClient().fetch('/graphql', { method: 'POST', headers, body })
  expect(await response.text()).toContain('"percentage":"91"')
})
