import ICAL from 'ical.js'
import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { publicAnswers } from '#tests/support/results/public-answers.ts'
import { slipPathOf } from '#tests/support/results/result-slips.ts'
import {
  DeleteResultFile,
  Exams,
  OneResultFile,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, releaseSoon, resultsCsv } from '#tests/support/results/scenarios.ts'
import { testWith } from '#tests/support/server/test.ts'

const test = testWith({ renderer: sourceRenderer() })
  .extend('markOf', ({ scenario }) => async (examId: string) => {
    const mark = (await scenario.lookUp(examId))?.examMark
    return mark ? Number(mark) : undefined
  })
  .extend(
    'announce',
    ({ scenario }) =>
      (exam: string, input: { announced?: boolean; releaseAt?: string; secondSecret?: 'PIN' } = {}) =>
        scenario.resultFile(csv(exam), {
          ...{ examTitle: `Title of ${exam}`, examDate: '2026-11-11', releaseAt: inHours(), announced: true },
          ...input,
        }),
  )
  .extend(
    'seen',
    ({ visitor }) =>
      async () =>
        (await visitor.run(Announced)).announcedReleases,
  )
  .extend(
    'idsSeen',
    ({ seen }) =>
      async () =>
        (await seen()).map(({ exam }) => exam.id),
  )
  .extend('get', ({ app }) => async (path: string) => {
    const response = await app.newClient().fetch(path)
    return { status: response.status, text: await response.text(), headers: response.headers }
  })
  .extend(
    'publish',
    ({ scenario }) =>
      (exam: string, hours: number, candidate = '1') =>
        scenario.resultFile(csv(exam, candidate), { releaseAt: inHours(hours) }),
  )
  .extend('ask', ({ app }) => async (token: string, query: string) => {
    const { headers, ...body } = graphqlBody(query, {})
    const sent = { ...body, headers: { ...headers, 'x-rehearsal': token } }
    return (await (await app.newClient().fetch('/graphql', sent)).json()).data
  })
  .extend(
    'timesLogged',
    ({ app }) =>
      (subject: string) =>
        app.db.prisma.activity.count({ where: { subject, action: 'results.rehearsed' } }),
  )

// Results that wait for their hour: announced to everybody, and rehearsed by those who have the link.

const Announced = graphql(`
  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }
`)

const csv = (exam: string, candidate = '1') => resultsCsv([{ candidate, exam, percentage: 91 }])

/** Seconds until a browser without JavaScript asks for the page again; undefined if it does not. */
const refreshIn = (html: string) => {
  const seconds = /<noscript><meta http-equiv="refresh" content="(\d+)">/.exec(html)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

const marked = (exam: string, mark = 1) => resultsCsv([{ candidate: '1', exam, mark }])

describe('the release of an exam', () => {
  test('is postponed, and brought about now', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    const releaseAt = inHours(3)
    expect(await scenario.setRelease(exam, { releaseAt })).toMatchObject({ releaseAt, state: 'SCHEDULED' })
    expect(await markOf(exam)).toBeUndefined()
    expect(await scenario.setRelease(exam)).toMatchObject({ state: 'RELEASED' })
    expect(await markOf(exam)).toBe(1)
    // The answer may have been lost.
    await scenario.setRelease(exam)
    expect(await scenario.actionsOn(exam)).toEqual(['results.release-moved', 'results.released'])
  })

  test('in the past means now', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    const before = Date.now() - 1_000
    const released = await scenario.setRelease(exam, { releaseAt: '2020-01-01T00:00:00Z' })
    expect(Date.parse('id' in released ? (released.releaseAt ?? '') : '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
  })

  test('announced or not is no other release', async ({ scenario, exam }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(marked(exam), { releaseAt })
    await scenario.setRelease(exam, { releaseAt, announced: true })
    expect(await scenario.actionsOn(exam)).toEqual(['results.announced'])
  })

  test('is at the time of the database’s clock', async ({ app, scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    expect(await markOf(exam)).toBeUndefined()
    const releaseAt = await releaseSoon(app, exam)
    await expect.poll(() => markOf(exam)).toBe(1)
    expect(app.db.now().getTime()).toBeGreaterThanOrEqual(releaseAt.getTime())
  })

  test('is not moved by somebody who did not see a colleague’s move', async ({ admin, scenario, exam }) => {
    const { id } = await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    const version = (await admin.run(OneResultFile, { id })).resultFile?.exam?.version ?? 0
    const releaseAt = inHours(2)
    await scenario.setRelease(exam, { releaseAt }, version)
    await expect(scenario.setRelease(exam, { releaseAt: inHours(3) }, version)).rejects.toThrow(
      'This exam has changed since you opened it.',
    )
    // The answer may have been lost.
    expect(await scenario.setRelease(exam, { releaseAt }, version)).toMatchObject({ releaseAt })
  })

  test('cannot be moved once it has passed, or to a year in B.S.', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam))
    await expect(scenario.setRelease(exam, { releaseAt: inHours(1) })).rejects.toThrow(/released already/)
    expect(await markOf(exam)).toBe(1)
    const waiting = await scenario.resultFile(marked(`${exam}-2`), { releaseAt: inHours(1) })
    expect(await scenario.setRelease(waiting.examId, { releaseAt: '2083-08-09T12:00:00Z' })).toEqual({
      fields: [{ path: 'input.releaseAt', message: expect.stringContaining('looks like Bikram Sambat') }],
    })
  })

  test('is that of all its files: the last published one wins', async ({ scenario, exam, markOf }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(marked(exam, 1), { releaseAt })
    await scenario.resultFile(marked(exam, 2), { revisionReason: null })
    expect(await markOf(exam)).toBeUndefined()
    await scenario.letPass(exam, 61)
    expect(await markOf(exam)).toBe(2)
    await scenario.resultFile(marked(exam, 3))
    expect(await markOf(exam)).toBe(3)
  })

  test('is chosen again once no file of the exam is left', async ({ admin, scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(marked(exam))
    const staged = await scenario.stagedResultFile(marked(exam, 2))
    await scenario.withdraw(exam)
    await admin.run(DeleteResultFile, { id })
    await scenario.publish(staged.id, { examId: exam })
    const releaseAt = inHours(1)
    const preview = await scenario.publish(staged.id, { examId: exam, releaseAt })
    expect(preview).toMatchObject({ exam: { releaseAt, state: 'SCHEDULED' } })
    expect(await markOf(exam)).toBeUndefined()
  })

  test('does not hide results that are released, by publishing', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam))
    const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '2', exam }]))
    expect(await scenario.publish(id, { examId: exam, releaseAt: inHours(1) })).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('released already'),
    })
    expect(await markOf(exam)).toBe(1)
  })
})

describe('a withdrawn exam', () => {
  test('is seen by staff alone until it is put back', async ({ admin, visitor, scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(marked(exam, 1))
    await scenario.resultFile(marked(exam, 2))
    await scenario.withdraw(exam)
    expect(await markOf(exam)).toBeUndefined()
    expect((await visitor.run(Exams)).exams.map(({ id }) => id)).not.toContain(exam)
    expect((await admin.run(OneResultFile, { id })).resultFile).toMatchObject({
      exam: { state: 'WITHDRAWN' },
    })
    // It stays withdrawn.
    await scenario.resultFile(marked(exam, 3))
    expect(await markOf(exam)).toBeUndefined()
    expect(await scenario.putBack(exam)).toMatchObject({ withdrawnAt: null, withdrawnReason: null })
    expect(await markOf(exam)).toBe(3)
    expect(await scenario.actionsOn(exam)).toEqual(['results.withdrawn', 'results.reinstated'])
  })

  test('needs a reason', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(marked(exam))
    expect((await admin.run(Withdraw, { examId: exam, reason: ' \u200b ' })).withdrawExam).toEqual({
      fields: [{ path: 'reason', message: 'Reason is required' }],
    })
    expect((await admin.run(Withdraw, { examId: exam, reason: ' Wrong\n file ' })).withdrawExam).toEqual({
      id: exam,
      state: 'WITHDRAWN',
      withdrawnAt: expect.any(String),
      withdrawnReason: 'Wrong file',
      withdrawnWords: null,
    })
  })

  test('still waits for its release once it is put back before', async ({ scenario, exam, markOf }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(marked(exam), { releaseAt })
    await scenario.withdraw(exam)
    expect(await scenario.putBack(exam)).toMatchObject({ releaseAt })
    expect(await markOf(exam)).toBeUndefined()
  })

  test('that was seen keeps the time of its release', async ({ scenario, exam }) => {
    await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    const released = await scenario.setRelease(exam)
    await scenario.withdraw(exam)
    const back = await scenario.putBack(exam)
    expect(released).toMatchObject({ releaseAt: back.releaseAt })
  })

  test('is not released by the clock, but by staff who put it back', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(marked(exam), { releaseAt: inHours(1) })
    await scenario.withdraw(exam)
    await scenario.letPass(exam, 61)
    expect(await markOf(exam)).toBeUndefined()
    const before = Date.now() - 1_000
    const back = await scenario.putBack(exam)
    expect(Date.parse(back.releaseAt ?? '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
    await expect(scenario.putBack(exam)).rejects.toThrow(/not withdrawn any more/)
  })

  test('needs a reason for other values only if candidates saw it', async ({ scenario, exam }) => {
    const none = { revisionReason: null }
    await scenario.resultFile(marked(exam, 1), { ...none, releaseAt: inHours(1) })
    await scenario.withdraw(exam)
    await scenario.resultFile(marked(exam, 2), none)
    await scenario.putBack(exam)
    await scenario.setRelease(exam)
    await scenario.withdraw(exam)
    await expect(scenario.resultFile(marked(exam, 3), none)).rejects.toThrow('input.revisionReason')
  })
})

test('the clock is that of the database, and kept by no cache', async ({ app }) => {
  const before = app.db.now().getTime()
  const response = await app.newClient().fetch('/clock')
  const { now } = await response.json()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(app.db.now().getTime())
})

describe('before the hour', () => {
  test.beforeEach(({ scenario }) => scenario.noResults())

  describe('an announced release', () => {
    test('tells title, date and hour, but no result', async ({
      app,
      scenario,
      exam,
      announce,
      seen,
      get,
    }) => {
      const releaseAt = inHours()
      await announce(exam, { releaseAt })
      const title = `Title of ${exam}`
      expect(await seen()).toEqual([{ releaseAt, exam: { id: exam, title, date: '2026-11-11' } }])
      const answers = await publicAnswers(app, { examId: exam, candidateId: '1' })
      for (const name of ['examResult', 'exams', 'topPerformers', 'examFacts']) {
        expect(answers[name]).not.toContain(exam)
        expect(answers[name]).not.toContain('91')
      }
      for (const path of ['/', '/results', `/results?exam=${exam}`]) {
        const { text, headers } = await get(path)
        expect(readPage(text).main, path).toContain(`Results of ${title}`)
        // It costs nothing: the page is everybody's.
        expect(headers.get('cache-control'), path).toContain('public')
        expect(refreshIn(text), path).toBeUndefined()
      }
      await scenario.setRelease(exam)
      expect(await seen()).toEqual([])
    })

    test('makes a page with a Candidate ID wait', async ({ app, scenario, exam, announce, get }) => {
      await scenario.resultFile(csv(`${exam}-2`))
      await announce(exam)
      const count = async () =>
        (await app.db.pool.query('SELECT count(*) FROM distinct_attempts')).rows[0].count
      const before = await count()
      const { text } = await get(`/results?exam=${exam}&candidate=1`)
      expect(readPage(text).main).toContain('The result of Candidate ID 1 is looked up then.')
      expect(text).not.toMatch(/No Results Found|"examResult/)
      // It was to be released an hour after this test began.
      expect(refreshIn(text)).toBeGreaterThan(3_000)
      expect(refreshIn(text)).toBeLessThan(3_605)
      expect(await count()).toBe(before)
      expect(refreshIn((await get(`/results?exam=${exam}-2&candidate=1`)).text)).toBeUndefined()
      await scenario.setRelease(exam)
      const after = await get(`/results?exam=${exam}&candidate=1`)
      expect(readPage(after.text).main).toContain('91')
      expect(refreshIn(after.text)).toBeUndefined()
    })

    test('does not load the page again where a second secret is typed', async ({ exam, announce, get }) => {
      await announce(exam, { secondSecret: 'PIN' })
      const { text } = await get(`/results?exam=${exam}&candidate=1`)
      expect(readPage(text).main).toContain(`Results of Title of ${exam}`)
      expect(refreshIn(text)).toBeUndefined()
    })

    test('can be kept as a file for calendars', async ({ scenario, exam, announce, get }) => {
      await scenario.resultFile(csv(`${exam}-2`))
      const releaseAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString()
      await announce(`${exam} & CO`, { releaseAt })
      const { status, text, headers } = await get(`/files/results.ics?exam=${exam}+%26+CO`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('text/calendar')
      const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
      expect(event?.getFirstPropertyValue('summary')).toBe(`Results: Title of ${exam} & CO`)
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(releaseAt.replace('.000Z', 'Z'))
      const nepali = await get(`/files/results.ics?exam=${exam}+%26+CO&lang=ne`)
      expect(nepali.text).toContain('SUMMARY:नतिजा: ')
      expect(nepali.text.replaceAll('\r\n ', '')).toMatch(/URL:https?:\/\/[^/]+\/ne\/results\?exam=/)
      for (const search of [`?exam=${exam}-2`, ''])
        expect((await get(`/files/results.ics${search}`)).status).toBe(404)
    })

    test('is moved and taken back by a form, which is logged', async ({ scenario, exam, announce, seen }) => {
      await announce(exam, { announced: false })
      expect(await seen()).toEqual([])
      const [first, second] = [inHours(2), inHours(3)]
      await scenario.setRelease(exam, { releaseAt: first, announced: true })
      await scenario.setRelease(exam, { releaseAt: second })
      expect(await seen()).toMatchObject([{ releaseAt: second }])
      await scenario.setRelease(exam, { releaseAt: second, announced: false })
      expect(await seen()).toEqual([])
      expect(await scenario.actionsOn(exam)).toEqual([
        ...['results.announced', 'results.release-moved', 'results.release-moved'],
        'results.announcement-removed',
      ])
    })

    test('is listed with the nine that come next, the earliest first', async ({
      exam,
      announce,
      idsSeen,
    }) => {
      const ids = Array.from({ length: 12 }, (_, at) => `${exam}-${at}`)
      for (const [at, id] of ids.toReversed().entries()) await announce(id, { releaseAt: inHours(22 - at) })
      expect(await idsSeen()).toEqual(ids.slice(0, 10))
    })

    test('ends with a withdrawal', async ({ scenario, exam, announce, idsSeen }) => {
      await announce(exam)
      expect(await idsSeen()).toEqual([exam])
      await scenario.withdraw(exam)
      expect(await idsSeen()).toEqual([])
    })
  })

  describe('a rehearsal', () => {
    test('shows no other exam before its own release', async ({ exam, publish, scenario, ask }) => {
      await publish(exam, 1)
      await publish(`${exam}-2`, 49, '2')
      await publish(`${exam}-2`, 50)
      const { token } = await scenario.rehearse(`${exam}-2`)
      const shown = (examId: string, candidate: string) =>
        ask(token, `{ examResult(examId: "${examId}", candidateId: "${candidate}") { percentage } }`)
      expect(await ask(token, '{ exams { id } }')).toEqual({ exams: [{ id: `${exam}-2` }] })
      for (const candidate of ['1', '2'])
        expect(await shown(`${exam}-2`, candidate)).toEqual({ examResult: { percentage: '91' } })
      expect(await shown(exam, '1')).toEqual({ examResult: null })
    })

    test('leaves other exams announced', async ({ exam, announce, publish, ask, scenario }) => {
      await announce(exam)
      await publish(`${exam}-2`, 50)
      const shown = await ask(
        (await scenario.rehearse(`${exam}-2`)).token,
        '{ announcedReleases { exam { id } } }',
      )
      expect(shown).toEqual({ announcedReleases: [{ exam: { id: exam } }] })
    })

    test('is logged when only the API is asked', async ({ exam, publish, scenario, ask, timesLogged }) => {
      await publish(exam, 1)
      const { token } = await scenario.rehearse(exam)
      await ask(token, 'mutation { signOut }')
      expect(await timesLogged(exam)).toBe(0)
      for (let time = 0; time < 2; time++) await ask(token, '{ exams { id } }')
      expect(await timesLogged(exam)).toBe(1)
    })

    test('is logged when only a re-check is asked for in it', async ({
      exam,
      publish,
      scenario,
      ask,
      timesLogged,
    }) => {
      await publish(exam, 1)
      const { token } = await scenario.rehearse(exam)
      const asked = `examId: "${exam}", candidateId: "1", input: { contact: "9841000000", words: "Please" }`
      await ask(token, `mutation { requestRecheck(${asked}) { __typename } }`)
      expect(await timesLogged(exam)).toBe(1)
    })

    test('is logged when only a slip of it is fetched', async ({ scenario, exam, publish, timesLogged }) => {
      await publish(exam, 1)
      const { client } = await scenario.rehearse(exam)
      expect(await timesLogged(exam)).toBe(0)
      const slip = await client.fetch(slipPathOf(exam, '1'))
      expect(slip.headers.get('content-type')).toBe('application/pdf')
      expect(await timesLogged(exam)).toBe(1)
    })
  })
})
