import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { graphql } from '#tests/gql/gql.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import {
  AnswerRecheck,
  CloseRecheck,
  examWithRechecks,
  input,
  openRecheck,
  RequestRecheck,
  requestsOf,
  SetRecheckRules,
  UNTIL,
} from '#tests/support/results/recheck-operations.ts'
import { SetSecondSecret } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, inHours, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

const Seen = graphql(`
  query SeenRecheck($examId: ID!, $candidateId: String!, $secret: String) {
    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
      percentage
      recheck { state askedAt resolvedAt answer }
      exam { recheck { until fee } }
    }
    topPerformers(examId: $examId) { result { recheck { state } } }
  }
`)

const Kept = graphql(`
  query KeptRechecks {
    recheckExams { id title open resolved }
    dashboard { openRechecks }
  }
`)

let app: TestApp
let mails: MailReceiver
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  mails = await mailReceiver()
  app = await testApp({ settings: { SMTP_URL: mails.url, TRUST_PROXY: 'on' } })
  scenario = scenarios(app)
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

/** All requests but those of one test come from one address. */
beforeEach(() => app.db.pool.query('DELETE FROM rate_limits'))

const admin = () => app.as('ADMIN')
const exam = (examId: string, until?: string | null) => examWithRechecks(app, examId, until)

const ask = async (
  examId: string,
  more: Partial<typeof input & { secret: string; candidateId: string }> = {},
) => {
  const { secret, candidateId = '1', ...rest } = more
  const variables = { examId, candidateId, ...(secret && { secret }), input: { ...input, ...rest } }
  return (await app.as('VISITOR').run(RequestRecheck, variables)).requestRecheck
}

const seen = (examId: string, candidateId = '1', secret?: string) =>
  app.as('VISITOR').run(Seen, { examId, candidateId, ...(secret && { secret }) })

const listed = (examId: string) => requestsOf(app, examId)

describe('a request for a re-check', () => {
  test('goes to staff with the row and its history, and the candidate sees its state and answer', async () => {
    const { id: original } = await exam('ASK')
    await scenario.studentList(studentsCsv([{ candidate: '1', name: 'Sita Rai' }]))
    const before = await seen('ASK')
    expect(before.examResult).toMatchObject({
      recheck: null,
      exam: { recheck: { until: UNTIL, fee: 'Rs 500 at the desk' } },
    })
    expect(await ask('ASK', { contact: ' Sita@Example.com ', words: 'Question 14\r\n\r\nplease' })).toEqual({
      __typename: 'RecheckAsked',
    })
    const asked = await seen('ASK')
    expect(asked.examResult?.recheck).toMatchObject({ state: 'OPEN', resolvedAt: null, answer: null })
    expect(asked.topPerformers.map(({ result }) => result.recheck)).toEqual([null, null])
    expect((await seen('ASK', '2')).examResult?.recheck).toBeNull()
    expect(JSON.stringify(asked)).not.toMatch(/example|Question/i)
    const [request, ...others] = await listed('ASK')
    expect(others).toEqual([])
    expect(request).toMatchObject({
      candidateId: '1',
      studentName: 'Sita Rai',
      contact: 'sita@example.com',
      words: 'Question 14\n\nplease',
      isProven: false,
      state: 'OPEN',
      values: { percentage: '60' },
      history: [{ isShown: true, percentage: '60' }],
    })
    const { recheckExams, dashboard } = await admin().run(Kept)
    expect(recheckExams).toContainEqual({ id: 'ASK', title: 'Exam ASK', open: 1, resolved: 0 })
    expect(dashboard.openRechecks).toBeGreaterThan(0)

    const { id: fileId } = await scenario.resultFile(file('ASK', { 1: 61 }), { revisionReason: 'RETOTALLED' })
    const { id: otherFile } = await scenario.resultFile(file('ASK', { 2: 71 }), {
      revisionReason: 'RETOTALLED',
    })
    const answer = (values: { fileId?: string; answer: string }) =>
      admin().send(AnswerRecheck, { id: request?.id ?? '', input: values })
    for (const wrong of [' ', 'x'.repeat(501)])
      expect((await answer({ answer: wrong })).data?.answerRecheck).toMatchObject({
        fields: [{ path: 'input.answer' }],
      })
    for (const wrong of [original, otherFile, 'nonsense']) {
      expect((await answer({ fileId: wrong, answer: 'Corrected.' })).data?.answerRecheck).toMatchObject({
        fields: [{ path: 'input.fileId' }],
      })
    }
    expect((await answer({ fileId, answer: '14 was\ncounted.' })).data?.answerRecheck).toMatchObject({
      state: 'CHANGED',
      fileName: 'Model 1 - results.csv',
      resolvedBy: 'admin@test.example',
    })
    expect((await seen('ASK')).examResult?.recheck).toMatchObject({
      state: 'CHANGED',
      answer: '14 was\ncounted.',
    })
    const [mail] = await mails.mailsTo('sita@example.com')
    expect(mail?.text).toContain('14 was\ncounted.')
    expect(mail?.text).toContain('Exam ASK')
    const again = await answer({ answer: 'Again.' })
    expect(again.data?.answerRecheck).toMatchObject({
      message: 'This request has been answered or closed already.',
      current: { state: 'CHANGED' },
    })
    // A further question is a new request.
    await ask('ASK')
    expect((await seen('ASK')).examResult?.recheck?.state).toBe('OPEN')
    expect((await listed('ASK')).map(({ state }) => state)).toEqual(['OPEN', 'CHANGED'])
  })

  test.each([
    ['no contact', { contact: '' }, 'input.contact'],
    ['a short number', { contact: '123' }, 'input.contact'],
    ['half an address', { contact: 'a@b' }, 'input.contact'],
    ['a long number', { contact: `+977 ${'1'.repeat(20)}` }, 'input.contact'],
    ['invisible words', { words: '\u200b ' }, 'input.words'],
    ['too many words', { words: 'x'.repeat(1001) }, 'input.words'],
  ])('with %s is refused at its field', async (_what, wrong, path) => {
    expect(await ask('ASK', wrong)).toMatchObject({ fields: [{ path }] })
  })

  test('takes a phone number in either script', async () => {
    await exam('PHONE')
    await ask('PHONE', { contact: '९८०-१२३४५६७' })
    expect((await listed('PHONE'))[0]?.contact).toBe('980-1234567')
  })

  test('is possible until the end of the last day in Nepal, and where staff allow it', async () => {
    const today = todayInNepal(app.db.now())
    await exam('TODAY', today)
    expect((await ask('TODAY')).__typename).toBe('RecheckAsked')
    await exam('OVER', dayAfter(today, -1))
    await exam('NEVER', null)
    for (const examId of ['OVER', 'NEVER'])
      expect(await ask(examId)).toMatchObject({ fields: [{ path: '' }] })
    expect((await seen('NEVER')).examResult?.exam.recheck).toBeNull()
  })

  test('of nobody, or of a hidden result, says no more than a look-up', async () => {
    await exam('HERE')
    await scenario.resultFile(file('HIDDEN', { 1: 60 }), { releaseAt: inHours() })
    const answers = [
      await ask('HERE', { candidateId: '9' }),
      await ask('HIDDEN'),
      await ask('NOWHERE'),
      await ask('HERE', { candidateId: '\0' }),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('says the same whether or not somebody else has asked, and changes nothing then', async () => {
    await exam('TWICE')
    const both = await Promise.all([ask('TWICE'), ask('TWICE', { contact: 'other@example.com' })])
    expect(both[0]).toEqual(both[1])
    const [first, ...others] = await listed('TWICE')
    expect(others).toEqual([])
    expect(await ask('TWICE', { contact: 'third@example.com' })).toEqual(both[0])
    expect(await listed('TWICE')).toEqual([first])
  })

  test('of somebody who only knows the ID is closed, and the candidate asks', async () => {
    const { examId, id } = await openRecheck(app, { contact: 'stranger@example.com' })
    await admin().run(CloseRecheck, { id })
    expect((await seen(examId)).examResult?.recheck).toBeNull()
    await ask(examId)
    expect((await listed(examId)).map(({ state, contact }) => [state, contact])).toEqual([
      ['OPEN', input.contact],
      ['CLOSED', 'stranger@example.com'],
    ])
    const { closeRecheck } = await admin().run(CloseRecheck, { id })
    expect(closeRecheck).toMatchObject({ __typename: 'RecheckConflict', current: { state: 'CLOSED' } })
    expect(mails.received.filter(({ to }) => to === 'stranger@example.com')).toEqual([])
  })
})

describe('in an exam with a second secret', () => {
  test('a student asks about the linked candidate without it, however the ID is typed', async () => {
    await scenario.resultFile(file('OWN', { 'CEE-082-001': 60 }), { secondSecret: 'PIN' })
    await admin().run(SetRecheckRules, { examId: 'OWN', input: { recheckUntil: UNTIL } })
    const { id: userId, email } = await addAccount(app, { email: 'linked@example.com' })
    await app.db.prisma.candidateLink.create({ data: { candidateId: 'CEE-082-001', userId } })
    const student = await signedInBrowser(app, email)
    const asked = { examId: ' OWN ', candidateId: 'cee 082 001', input }
    expect((await student.run(RequestRecheck, asked)).requestRecheck.__typename).toBe('RecheckAsked')
    expect(await listed('OWN')).toMatchObject([{ candidateId: 'CEE-082-001', isProven: true }])
  })

  test('a request needs it, and takes the place of one from before', async () => {
    await scenario.studentList(studentsCsv([{ candidate: '1', pin: 'K7QM2P' }]))
    await exam('SECRET')
    await ask('SECRET', { contact: 'before@example.com' })
    await admin().run(SetSecondSecret, { examId: 'SECRET', secondSecret: 'PIN' })
    for (const secret of [undefined, 'WRONG1']) {
      expect(await ask('SECRET', secret ? { secret } : {})).toMatchObject({
        fields: [{ path: 'candidateId' }],
      })
    }
    expect((await listed('SECRET'))[0]?.contact).toBe('before@example.com')
    expect((await ask('SECRET', { secret: 'K7QM2P' })).__typename).toBe('RecheckAsked')
    const [request, ...others] = await listed('SECRET')
    expect(others).toEqual([])
    expect(request).toMatchObject({ contact: input.contact, isProven: true })
    await ask('SECRET', { secret: 'K7QM2P', contact: 'later@example.com' })
    expect(await listed('SECRET')).toEqual([request])
    const { closeRecheck } = await admin().run(CloseRecheck, { id: request?.id ?? '' })
    expect(closeRecheck).toMatchObject({ __typename: 'RecheckConflict', current: { state: 'OPEN' } })
    expect((await seen('SECRET', '1', 'K7QM2P')).examResult?.recheck?.state).toBe('OPEN')
  })
})
