import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpRechecks } from '#server/domains/rechecks/clean-up-rechecks.ts'
import { addRecheck } from '#server/domains/rechecks/request-recheck.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { graphql } from '#tests/gql/gql.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
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
import { DeleteResultFile, SetSecondSecret, Withdraw } from '#tests/support/results/results-operations.ts'
import {
  percentagesCsv as file,
  inHours,
  resultsCsv,
  scenarios,
  studentsCsv,
} from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

describe('rechecks', () => {
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
      expect(await ask('ASK', { contact: ' Sita@Example.com ', words: 'Question 14\r\n\r\nplease' })).toEqual(
        {
          __typename: 'RecheckAsked',
        },
      )
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

      const { id: fileId } = await scenario.resultFile(file('ASK', { 1: 61 }), {
        revisionReason: 'RETOTALLED',
      })
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
})

describe('recheck limits', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ settings: { TRUST_PROXY: 'on' } })
  })
  afterAll(() => app.close())

  async function exam(examId: string): Promise<void> {
    await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: examId }]), { examTitle: examId })
    await app.as('ADMIN').run(SetRecheckRules, { examId, input: { recheckUntil: UNTIL } })
  }

  /** Asks from an address of its own. */
  function sender() {
    const client = app.newClient()
    const from = newAddress()
    const query = `mutation($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {
    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) { __typename }
  }`
    return async (examId: string, more: { candidateId?: string; secret?: string } = {}) => {
      const response = await client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ query, variables: { examId, candidateId: '1', input, ...more } }),
      })
      return response.text()
    }
  }

  test('requests are limited by address, but not those of who has proved to be the candidate', async () => {
    await scenarios(app).studentList(studentsCsv([{ candidate: '1', pin: 'K7QM2P' }]))
    await exam('MANY')
    await exam('MANY-PROVEN')
    await app.as('ADMIN').run(SetSecondSecret, { examId: 'MANY-PROVEN', secondSecret: 'PIN' })
    const send = sender()
    for (let at = 0; at < 30; at++) expect(await send('MANY')).toContain('RecheckAsked')
    const [{ extensions }] = JSON.parse(await send('MANY')).errors
    expect([extensions.code, Math.ceil(extensions.retryAfterSeconds / 600)]).toEqual(['RATE_LIMITED', 6])
    expect(await send('MANY-PROVEN', { secret: 'K7QM2P' })).toContain('RecheckAsked')
  })

  test('a request for a candidate that is not there counts as a look-up only', async () => {
    await exam('HERE')
    const send = sender()
    for (let at = 0; at < 20; at++)
      expect(await send('HERE', { candidateId: `none-${at}` })).toContain('InvalidInput')
    for (let at = 0; at < 30; at++) expect(await send('HERE')).toContain('RecheckAsked')
  })
})

describe('recheck records', () => {
  const Kept = graphql(`
  query RecheckRecords($candidateId: String!) {
    candidateData(candidateId: $candidateId) { rechecks { contact isOpen } export }
  }
`)

  const Undone = graphql(`
  query UndoneRecheck($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) { recheck { state answer isUndone } }
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
  const listed = (examId: string) => requestsOf(app, examId)

  describe('the last day', () => {
    test('in B.S. is refused, and a change by somebody else is told', async () => {
      await exam('RULES')
      const year = Number(todayInNepal().slice(0, 4)) + 57
      const set = (input: { recheckUntil?: string | null; recheckFee?: string | null }, version?: number) =>
        admin().send(SetRecheckRules, { examId: 'RULES', input, ...(version !== undefined && { version }) })
      expect((await set({ recheckUntil: `${year}-04-12` })).data?.updateExam).toMatchObject({
        fields: [{ path: 'input.recheckUntil', message: expect.stringContaining('Bikram Sambat') }],
      })
      expect((await set({ recheckFee: 'x'.repeat(201) })).data?.updateExam).toMatchObject({
        fields: [{ path: 'input.recheckFee' }],
      })
      expect((await set({ recheckUntil: '2050-02-01' }, 0)).data?.updateExam).toMatchObject({
        message: 'This exam has changed since you opened it.',
      })
      expect((await set({ recheckUntil: '2050-02-01', recheckFee: null })).data?.updateExam).toMatchObject({
        recheck: { until: '2050-02-01', fee: null },
      })
      expect((await set({ recheckUntil: null })).data?.updateExam).toMatchObject({ recheck: null })
    })
  })

  describe('what is kept', () => {
    test('goes with the candidate’s data, and who would answer or close it is told', async () => {
      const { examId, id } = await openRecheck(app, { contact: 'gone@example.com' })
      const { candidateData } = await admin().run(Kept, { candidateId: '1' })
      expect(candidateData?.rechecks).toContainEqual({ contact: 'gone@example.com', isOpen: true })
      expect(candidateData?.export).toContain('gone@example.com')
      await admin().run(DeleteCandidateData, { candidateId: '1', confirmation: '1' })
      expect(await app.db.prisma.recheckRequest.count({ where: { candidateId: '1' } })).toBe(0)
      expect(await listed(examId)).toEqual([])
      for (const { errors } of [
        await admin().send(AnswerRecheck, { id, input: { answer: 'It is right.' } }),
        await admin().send(CloseRecheck, { id }),
      ]) {
        const message = 'This request is not there any more.'
        expect(errors).toMatchObject([{ message, extensions: { code: 'NOT_FOUND' } }])
      }
    })

    test('goes half a year after the answer, and a year after it was asked', async () => {
      const made = await Promise.all([1, 2, 3, 4].map(() => openRecheck(app)))
      const [answered, fresh, old, young] = made.map(({ id }) => id)
      for (const id of [answered, fresh]) {
        await admin().run(AnswerRecheck, { id: id ?? '', input: { answer: 'It is right.' } })
      }
      const age = (column: string, id: string | undefined, hours: number) =>
        app.db.pool.query(
          `UPDATE recheck_requests SET ${column} = now() - make_interval(hours => $2) WHERE id = $1`,
          [id, hours],
        )
      await age('resolved_at', answered, 180 * 24 + 12)
      await age('resolved_at', fresh, 180 * 24 - 12)
      await age('asked_at', old, 365 * 24 + 12)
      await age('asked_at', young, 365 * 24 - 12)
      await cleanUpRechecks(app)
      const ids = made.map(({ id }) => id)
      const left = await app.db.prisma.recheckRequest.findMany({ where: { id: { in: ids } } })
      expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, young].toSorted())
    })
  })

  describe('a proven request', () => {
    async function proven(more: { contact?: string } = {}) {
      const made = await openRecheck(app, more)
      await app.db.prisma.recheckRequest.update({ where: { id: made.id }, data: { isProven: true } })
      return made
    }
    const answer = async (id: string, version?: number) =>
      (await admin().run(AnswerRecheck, { id, input: { answer: 'Checked.' }, ...(version && { version }) }))
        .answerRecheck

    test('of a candidate who sees no result any more is closed, and not answered with what is not so', async () => {
      const { id, examId } = await proven()
      expect((await admin().run(CloseRecheck, { id })).closeRecheck).toMatchObject({
        __typename: 'RecheckConflict',
        message: expect.stringContaining('Answer it instead'),
        current: { state: 'OPEN' },
      })
      await admin().run(Withdraw, { examId, reason: 'Wrong key' })
      expect(await answer(id)).toMatchObject({
        fields: [
          {
            message:
              'The candidate sees no result of this exam. Release it first, or close the request instead',
          },
        ],
      })
      expect((await admin().run(CloseRecheck, { id })).closeRecheck).toMatchObject({ state: 'CLOSED' })
    })

    test('that has taken the place of the one that was read is not answered unseen', async () => {
      const { id, examId } = await openRecheck(app)
      await addRecheck(app.db, {
        ...{ examId, candidateId: '1', isProven: true, language: 'en' },
        ...{ contact: '9800000000', words: 'Question 15' },
      })
      expect(await answer(id, 1)).toMatchObject({
        message: expect.stringContaining('another request in place of the one'),
        current: { state: 'OPEN', version: 2 },
      })
      expect(await answer(id, 2)).toMatchObject({ id })
    })
  })

  test('an answer that names a correction does so only while candidates see that', async () => {
    const { examId, id } = await openRecheck(app)
    const { id: fileId } = await scenario.resultFile(file(examId, { 1: 65 }))
    await admin().run(AnswerRecheck, { id, input: { fileId, answer: 'Corrected to 65.' } })
    const recheck = async () =>
      (await app.as('VISITOR').run(Undone, { examId, candidateId: '1' })).examResult?.recheck
    expect(await recheck()).toEqual({ state: 'CHANGED', answer: 'Corrected to 65.', isUndone: false })
    await admin().run(DeleteResultFile, { id: fileId })
    expect(await recheck()).toMatchObject({ isUndone: true })
  })
})
