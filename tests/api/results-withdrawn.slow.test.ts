import { print } from 'graphql'
import { describe, expect } from 'vitest'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { ResetPassword, SignIn } from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import {
  type Asked,
  comparable,
  pageAnswers,
  publicAddresses,
  publicAnswers,
  publicPages,
} from '#tests/support/results/public-answers.ts'
import { input, RequestRecheck, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { emailOf, type TestApp } from '#tests/support/server/api.ts'
import { countAttempts, passTime } from '#tests/support/server/attempts.ts'
import { routesOf } from '#tests/support/server/routes.ts'
import { testWith } from '#tests/support/server/test.ts'

const test = testWith({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  .extend(
    'seen',
    ({ visitor }) =>
      async (examId: string, candidateId = '1', secret?: string) =>
        (await visitor.run(Seen, { examId, candidateId, secret })).examResult,
  )
  .extend(
    'page',
    ({ app }) =>
      async (examId: string, candidateId = '1') =>
        (await app.newClient().fetch(`/results?exam=${examId}&candidate=${candidateId}`)).text(),
  )

const Checks = graphql(`
  query Checks($examId: ID!) { managedExam(id: $examId) { state title checks { kind state text } } }
`)

/** A file of this candidate and of one without a student record. */
const twoOf = (exam: string, candidate: string) =>
  resultsCsv([candidate, `${candidate}-2`].map((one) => ({ candidate: one, exam, percentage: 91 })))

/** Every route without parameters, but those about the process itself. */
const filesOf = (app: TestApp) =>
  [...routesOf(app.app)]
    .filter(([path, methods]) => methods.includes('GET') && !/[:*]/.test(path))
    .map(([path]) => path)
    .filter((path) => !/health|ready|clock|metrics|graphql|sandbox/.test(path))

const addressesOf = (app: TestApp, asked: Asked) => [
  ...publicAddresses(asked),
  ...['/cards/home.png', '/cards/results.png'],
  ...filesOf(app),
]

/** Forms that are posted, with and without a second secret, and the same by the API. */
async function posted(app: TestApp, asked: Asked): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const secret of ['', '004512']) {
    const form = { exam: asked.examId, candidate: asked.candidateId, secret }
    const answer = await app.newClient().fetch('/results', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, contact: '9800000000', words: 'Question 14' }),
    })
    answers[`form ${secret}`] = `${answer.status} ${comparable(await answer.text())}`
  }
  const recheck = await app.as('VISITOR').run(RequestRecheck, { ...asked, input })
  return { ...answers, recheck: JSON.stringify(recheck) }
}

/** All that can be asked: of pages and files, of the API by visitors and by the student who is the candidate, by forms. */
const everythingOf = async (app: TestApp, student: ApiClient, asked: Asked) => ({
  ...(await publicPages(app, addressesOf(app, asked))),
  ...(await publicAnswers(app, asked)),
  ...(await pageAnswers(app.newClient(), asked)),
  ...Object.fromEntries(
    Object.entries(await pageAnswers(student, asked)).map(([name, answer]) => [`student ${name}`, answer]),
  ),
  ...(await posted(app, asked)),
})

const Seen = graphql(`
  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {
    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
      candidateId outcome examMark examRank percentage passed slipPath
      withdrawal { withdrawnAt words }
      exam { id title date }
      standing { rank }
      student { studentName }
      recheck { state }
      revisions { revisedAt }
    }
  }
`)

const WORDS = 'Question 14 had two right answers.'

const file = (exam: string, rows: Record<string, number> = { 1: 61 }) =>
  resultsCsv(
    Object.entries(rows).map(([candidate, percentage]) => ({
      ...{ candidate, exam, percentage },
      ...{ mark: percentage + 300, rank: percentage + 400 },
    })),
  )

const everything = async (app: TestApp, asked: Asked) => ({
  ...(await publicPages(app, publicAddresses(asked))),
  ...(await publicAnswers(app, asked)),
})

describe('before the release', () => {
  // A test that runs again has looked up as much before.
  test.beforeEach(({ app }) => passTime(app.db, 24 * 3_600_000))

  test('before its hour, nothing public differs in a byte from an exam that does not exist', async ({
    app,
    scenario,
    exam,
    candidate,
  }) => {
    await scenario.studentList(studentsCsv([{ candidate, name: 'Kamala Rai' }]))
    await scenario.resultFile(resultsCsv([{ candidate, exam: `${exam}-2` }]), { examDate: '2026-01-01' })
    const { id: userId, email } = await addAccount(app, { email: `student-${candidate}@example.com` })
    await app.db.prisma.candidateLink.create({ data: { candidateId: candidate, userId } })
    const student = await signedInBrowser(app, email)
    const asked = { examId: exam, candidateId: candidate }
    const everything = () => everythingOf(app, student, asked)
    // The first rendering of all numbers the styles.
    await publicPages(app, addressesOf(app, asked))
    const before: Record<string, string> = await everything()
    expect(Object.keys(before).length).toBeGreaterThan(200)
    expect(before.examResult).toBe('{"data":{"examResult":null}}\n')
    const twoOf = resultsCsv([{ candidate, exam, percentage: 99 }], 'Very secret - results.csv')
    await scenario.stagedResultFile(twoOf)
    await scenario.resultFile(twoOf, {
      examTitle: 'Very secret title',
      examDate: '2026-11-11',
      releaseAt: inHours(),
    })
    await scenario.stagedResultFile(twoOf)
    // The second look is answered by the caches.
    for (let look = 0; look < 2; look += 1) {
      const now: Record<string, string> = await everything()
      for (const [asks, answer] of Object.entries(before)) expect(now[asks], asks).toBe(answer)
      expect(JSON.stringify(now)).not.toMatch(/very secret/i)
    }
  }, 600_000)

  test('a rehearsal leaves pages of accounts and changes as they are', async ({ app, scenario, exam }) => {
    await scenario.noResults()
    // So late that every mailed link will be too old.
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam }]), {
      releaseAt: inHours(24 * 30),
    })
    const { client, token: rehearsal } = await scenario.rehearse(exam)
    expect(await (await client.fetch('/results')).text()).toContain('data-rehearsal')
    for (const path of ['/auth', '/signup', '/reset-password', '/verify-email', '/invitation', '/setup']) {
      const page = await client.fetch(`${path}?token=abc`)
      expect(await page.text(), path).not.toContain('data-rehearsal')
    }
    const send = async (query: string, variables: object) => {
      const { headers, ...body } = graphqlBody(query, variables)
      const response = await client.fetch('/graphql', {
        ...body,
        headers: { ...headers, 'x-rehearsal': rehearsal },
      })
      return (await response.json()).data
    }
    await app.as('STUDENT').fetch('/')
    const { id: userId } = await app.db.prisma.user.findUniqueOrThrow({
      where: { email: emailOf('STUDENT') },
    })
    const token = await app.db.prisma.$transaction((tx) =>
      makeToken(tx, app.db.now(), userId, 'RESET_PASSWORD'),
    )
    const password = 'a longer, better one'
    expect(await send(print(ResetPassword), { token, password })).toMatchObject({
      resetPassword: { __typename: 'PasswordReset' },
    })
    expect(await send(print(SignIn), { email: emailOf('STUDENT'), password })).toMatchObject({
      signIn: { __typename: 'SignedIn', viewer: { role: 'STUDENT' } },
    })
    // Queries are rehearsed: everybody is a visitor.
    const ask = '{ viewer { role } exams { id } }'
    for (let time = 0; time < 3; time++)
      expect(await send(ask, {})).toMatchObject({ viewer: { role: null }, exams: [{ id: exam }] })
  })

  test('the checks before a release are those of a scheduled exam', async ({
    app,
    admin,
    scenario,
    exam,
    candidate,
  }) => {
    await scenario.studentList(studentsCsv([{ candidate }]))
    await scenario.resultFile(twoOf(exam, candidate), { releaseAt: inHours() })
    const look = async (examId = exam) => (await admin.run(Checks, { examId })).managedExam
    const before = await look()
    expect(before).toMatchObject({ state: 'SCHEDULED', title: 'Model 1' })
    expect(before?.checks.map(({ kind }) => kind)).toEqual([
      'NAMES',
      'BACKUP',
      'DISK',
      'WORKERS',
      'REHEARSAL',
    ])
    expect(before?.checks[0]).toEqual({
      kind: 'NAMES',
      state: 'WARNING',
      text: '1 of 2 candidates are on no active student list: their results show no name.',
    })
    expect(before?.checks[4]?.state).toBe('WARNING')
    // A program that previews links keeps no cookies.
    const { client, path } = await scenario.rehearse(exam)
    await app.newClient().fetch(path, { method: 'HEAD' })
    await app.newClient().fetch(`/results?exam=${exam}`)
    expect((await look())?.checks[4]?.state).toBe('WARNING')
    await client.fetch(`/results?exam=${exam}`)
    expect((await look())?.checks[4]).toMatchObject({ kind: 'REHEARSAL', state: 'OK' })
    await scenario.withdraw(exam)
    expect((await look())?.state).toBe('WITHDRAWN')
    expect(await look('none')).toBeNull()
  })

  test('the checks of an exam with a PIN count who has none', async ({
    admin,
    scenario,
    exam,
    candidate,
  }) => {
    await scenario.resultFile(twoOf(exam, candidate), { releaseAt: inHours(), secondSecret: 'PIN' })
    const { managedExam } = await admin.run(Checks, { examId: exam })
    expect(managedExam?.checks.find(({ kind }) => kind === 'SECRETS')).toEqual({
      kind: 'SECRETS',
      state: 'WARNING',
      text: '2 of 2 candidates have no PIN on an active student list: they cannot see their results.',
    })
  })
})

describe('a withdrawn exam', () => {
  // A test that runs again has looked up as much before.
  test.beforeEach(({ app }) => passTime(app.db, 24 * 3_600_000))

  test.beforeAll(async ({ app }) => {
    const { studentList, resultFile } = scenarios(app)
    await studentList(
      studentsCsv([
        { candidate: '1', name: 'Kamala Rai', pin: '004512' },
        { candidate: '2', name: 'Bina Pandey', pin: '777123' },
      ]),
    )
    // Beside which a withdrawn exam is missed.
    await resultFile(resultsCsv([{ candidate: '2', exam: 'OTHER' }]))
  })

  describe('who had a result in a withdrawn exam', () => {
    test('learns when and why, and nothing of the result', async ({ scenario, exam, seen, page }) => {
      await scenario.resultFile(file(exam), { examTitle: 'Model 9', examDate: '2026-01-02' })
      const withdrawnAt = await scenario.withdraw(exam, ` ${WORDS}\n`)
      const result = await seen(exam)
      expect(result).toEqual({
        ...{ candidateId: '1', exam: { id: exam, title: 'Model 9', date: '2026-01-02' } },
        ...{ outcome: null, examMark: null, examRank: null, percentage: null, passed: null, slipPath: null },
        ...{ standing: null, student: null, recheck: null, revisions: [] },
        withdrawal: { withdrawnAt, words: WORDS },
      })
      const html = await page(exam)
      const text = readPage(html).main
      expect(text).toMatch(/Result withdrawn on .*2026/)
      expect(text).toContain(WORDS)
      expect(text).toContain('Model 9')
      expect(html).not.toMatch(/For staff only|Kamala|"(361|461|61)"/)
    })

    test('reads no reason where staff gave none for candidates', async ({ scenario, exam, seen, page }) => {
      await scenario.resultFile(file(exam))
      await scenario.withdraw(exam, ' \u200b ')
      expect((await seen(exam))?.withdrawal?.words).toBeNull()
      const text = readPage(await page(exam)).main
      expect(text).toContain('Result withdrawn on')
      expect(text).not.toMatch(/Reason|For staff only/)
    })

    test('cannot ask for a re-check or a slip of it', async ({ app, admin, visitor, scenario, exam }) => {
      await scenario.resultFile(file(exam))
      await admin.run(SetRecheckRules, { examId: exam, input: { recheckUntil: UNTIL, recheckFee: null } })
      await scenario.withdraw(exam)
      const asked = { examId: exam, candidateId: '1', input }
      expect((await visitor.run(RequestRecheck, asked)).requestRecheck).toEqual({
        __typename: 'InvalidInput',
        fields: [{ path: 'candidateId', message: 'There is no such result to see' }],
      })
      const slip = await app.newClient().fetch(`/files/result-slip.pdf?exam=${exam}&candidate=1`)
      expect(slip.status).toBe(404)
    })

    test('is told nothing once the file is deleted', async ({ admin, scenario, exam, seen }) => {
      const { id } = await scenario.resultFile(file(exam))
      await scenario.withdraw(exam)
      await admin.run(DeleteResultFile, { id })
      expect(await seen(exam)).toBeNull()
    })

    test('is not kept back by limits, as with any result that is there', async ({ app, scenario, exam }) => {
      await scenario.resultFile(file(exam))
      await scenario.withdraw(exam)
      const from = newAddress()
      await countAttempts(app.db, 'look-up-miss', from, 60)
      const lookUp = lookUpWith(app)
      expect((await lookUp({ examId: exam, candidateId: 'unknown', from })).text).toContain('RATE_LIMITED')
      expect((await lookUp({ examId: exam, candidateId: '1', from })).text).toContain('"candidateId":"1"')
    })
  })

  describe('who had none', () => {
    test('learns from the list that the exam was withdrawn', async ({ app, scenario, exam, seen }) => {
      await scenario.resultFile(file(exam), { examTitle: `Model of ${exam}` })
      await scenario.withdraw(exam, WORDS)
      expect(await seen(exam, '2')).toBeNull()
      const asked = { examId: exam, candidateId: '2' }
      const look = await everything(app, asked)
      expect(look.withdrawnExams).toContain(`"title":"Model of ${exam}"`)
      expect(look.exams).not.toContain(exam)
      expect(readPage(look[`/results?exam=${exam}`] ?? '').main).toMatch(
        new RegExp(`Model of ${exam}\\s*Withdrawn`),
      )
      expect(JSON.stringify(look)).not.toMatch(/Question 14|For staff only|"(361|461|61)"/)
      expect((await seen(exam))?.withdrawal?.words).toBe(WORDS)
      await scenario.putBack(exam)
      expect((await publicAnswers(app, asked)).withdrawnExams).not.toContain(exam)
    }, 300_000)

    test('learns nothing of a file that was withdrawn before its release, when its hour has passed, too', async ({
      app,
      scenario,
      exam,
    }) => {
      const releaseAt = inHours()
      const asked = { examId: exam, candidateId: '1' }
      await publicPages(app, publicAddresses(asked))
      const look = () => everything(app, asked)
      const before = await look()
      await scenario.resultFile(file(exam), { releaseAt, examTitle: 'Very secret title' })
      await scenario.withdraw(exam, WORDS)
      expect(await look()).toEqual(before)
      await scenario.letPass(exam, 61)
      expect(await look()).toEqual(before)
    }, 300_000)

    test('learns nothing of it without its second secret', async ({ app, scenario, exam, page, seen }) => {
      await scenario.resultFile(file(exam, { 1: 61, 2: 62 }), { secondSecret: 'PIN' })
      await scenario.withdraw(exam, WORDS)
      const lookUp = lookUpWith(app)
      for (const secret of [undefined, '', '777123', 'x'])
        expect(
          (await lookUp({ examId: exam, candidateId: '1', ...(secret !== undefined && { secret }) })).text,
        ).toBe(NOTHING)
      expect(readPage(await page(exam)).main).not.toContain('withdrawn')
      expect((await seen(exam, '1', '004512'))?.withdrawal?.words).toBe(WORDS)
      // The form of a page from before.
      const sent = await app.newClient().fetch(`/results?exam=${exam}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ exam, candidate: '1', secret: '004512' }),
      })
      expect(readPage(await sent.text()).main).toContain('Result withdrawn on')
    })
  })
})
