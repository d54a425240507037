import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpRechecks } from '#server/domains/rechecks/clean-up-rechecks.ts'
import { addRecheck } from '#server/domains/rechecks/request-recheck.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { graphql } from '#tests/gql/gql.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import {
  AnswerRecheck,
  CloseRecheck,
  examWithRechecks,
  openRecheck,
  requestsOf,
  SetRecheckRules,
} from '#tests/support/results/recheck-operations.ts'
import { DeleteResultFile, Withdraw } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

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
