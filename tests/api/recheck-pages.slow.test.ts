import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import {
  AnswerRecheck,
  CloseRecheck,
  RequestRecheck,
  SetRecheckRules,
  UNTIL,
} from '#tests/support/results/recheck-operations.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  await scenarios(app).studentList(
    studentsCsv([{ candidate: '1', name: 'Kamala Rai', pin: 'SESAME42' }, { candidate: '2' }]),
  )
  for (const exam of ['PIN', 'NONE'] as const) {
    const rows = ['1', '2'].map((candidate) => ({ candidate, exam }))
    await scenarios(app).resultFile(resultsCsv(rows), { secondSecret: exam, examTitle: `Exam ${exam}` })
    await app
      .as('ADMIN')
      .run(SetRecheckRules, { examId: exam, input: { recheckUntil: UNTIL, recheckFee: 'Rs 500' } })
  }
})
afterAll(() => app.close())

const mainOf = async (response: Response) => readPage(await response.text()).main

const open = async (path: string) =>
  mainOf(await app.newClient().fetch(path, { headers: { 'x-forwarded-for': newAddress() } }))

/** Sends a form as a browser without JavaScript does. */
const post = (path: string, fields: Record<string, string>) =>
  app.newClient().fetch(path, {
    method: 'POST',
    headers: { 'x-forwarded-for': newAddress() },
    body: new URLSearchParams(fields),
  })

const send = async (path: string, fields: Record<string, string>) => mainOf(await post(path, fields))

const words = { contact: '9801234567', words: 'Question 14' }

describe('without JavaScript', () => {
  test('a result has the form, which says what is wrong and then that the request is there', async () => {
    const path = '/results?exam=NONE&candidate=1'
    const asked = { exam: 'NONE', candidate: '1', ...words }
    const before = await open(path)
    for (const part of ['Ask for a re-check', 'Jan 31, 2050', 'Rs 500', 'Send the request'])
      expect(before).toContain(part)
    const refused = await send(path, { ...asked, contact: '98' })
    expect(refused).toContain('The request was not sent')
    expect(refused).toContain('Question 14')
    expect(await open(path)).not.toContain('A re-check was asked for')
    const sent = await send(path, asked)
    expect(sent).toContain('Kamala Rai')
    expect(sent).toContain('Your request is with the institute')
    expect(sent).not.toContain('mailed')
    // Viewers of the result see the state, and not the requester.
    const after = await open(path)
    expect(after).toContain('A re-check was asked for')
    expect(after).not.toContain('Ask for a re-check')
    expect(after).not.toContain('9801234567')
    expect(await open('/results?exam=NONE&candidate=2')).toContain('Ask for a re-check')
  })

  test('an exam with a second secret wants it once', async () => {
    const path = '/results?exam=PIN'
    const asked = { exam: 'PIN', candidate: '1', ...words }
    const missing = await send(path, asked)
    expect(missing).not.toContain('Passed')
    const wrong = await send(path, { ...asked, secret: 'WRONG' })
    expect(wrong).not.toContain('Your request')
    for (const [page, why] of [
      [missing, 'PIN is required'],
      [wrong, 'There is no such result to see'],
    ] as const) {
      // Nothing that was written is lost.
      for (const part of ['The request was not sent', why, 'Question 14', 'Send the request'])
        expect(page).toContain(part)
      expect(page).not.toContain('WRONG')
    }
    expect(await app.db.prisma.recheckRequest.count({ where: { examId: 'PIN' } })).toBe(0)
    const found = await (await post(path, { exam: 'PIN', candidate: '1', secret: 'SESAME42' })).text()
    expect(found).toContain('Ask for a re-check')
    expect(found).not.toContain('SESAME42')
    const secret = /name="secret" value="(\/files[^"]+)"/.exec(found)?.[1]?.replaceAll('&amp;', '&') ?? ''
    // The result stays, and the form keeps what it knows.
    const mistaken = await send(path, { ...asked, contact: '98', secret })
    for (const part of ['Passed', 'Kamala Rai', 'The request was not sent', 'Question 14'])
      expect(mistaken).toContain(part)
    expect(mistaken.match(/PIN \*/g)).toHaveLength(1)
    for (const wrong of [secret.replace(/\d/g, '1'), secret.slice(0, -4), `${secret}x`, '/files'])
      for (const of of ['1', '2']) {
        const refused = await send(path, { ...asked, candidate: of, secret: wrong })
        expect(refused).not.toContain('Passed')
        for (const part of ['PIN is required', 'The request was not sent', 'Question 14'])
          expect(refused).toContain(part)
      }
    expect(await send(path, { ...asked, candidate: '2', secret })).not.toContain('Passed')
    expect(await app.db.prisma.recheckRequest.count({ where: { examId: 'PIN' } })).toBe(0)
    expect(await send(path, { ...asked, secret })).toContain('Your request is with the institute')
    expect(await app.db.prisma.recheckRequest.findMany({ where: { examId: 'PIN' } })).toMatchObject([
      { isProven: true, contact: '9801234567' },
    ])
  })

  test('a student with the Candidate ID sees and asks without a secret', async () => {
    const [linked, other] = ['linked@example.com', 'other@example.com']
    const { id: userId } = await addAccount(app, { email: linked })
    await addAccount(app, { email: other })
    await app.db.prisma.candidateLink.create({ data: { candidateId: '2', userId } })
    const [student, stranger] = [await signedInBrowser(app, linked), await signedInBrowser(app, other)]
    const path = '/student/results?sheet=PIN&of=2'
    const body = () => new URLSearchParams({ exam: 'PIN', candidate: '2', ...words })
    const mainAt = async (who: ApiClient, o: RequestInit = {}) => mainOf(await who.fetch(path, o))
    expect(await mainAt(student)).toContain('Ask for a re-check')
    expect(await mainAt(stranger)).toContain('This result is not there')
    await mainAt(stranger, { method: 'POST', body: body() })
    expect(await app.db.prisma.recheckRequest.count({ where: { candidateId: '2' } })).toBe(0)
    const refused = await mainAt(student, {
      method: 'POST',
      body: new URLSearchParams({ exam: 'PIN', candidate: '2', contact: '98', words: 'Question 15' }),
    })
    expect(refused).toContain('The request was not sent')
    expect(refused).toContain('Question 15')
    expect(await mainAt(student, { method: 'POST', body: body() })).toContain(
      'Your request is with the institute',
    )
    expect(await app.db.prisma.recheckRequest.findMany({ where: { candidateId: '2' } })).toMatchObject([
      { examId: 'PIN', isProven: true, contact: '9801234567' },
    ])
    const after = await mainAt(student)
    expect(after).toContain('A re-check was asked for')
    expect(after).not.toContain('Ask for a re-check')
  })

  test('once the last day is over there is no form', async () => {
    await app.as('ADMIN').run(SetRecheckRules, { examId: 'NONE', input: { recheckUntil: '2026-01-31' } })
    expect(await open('/results?exam=NONE&candidate=2')).not.toContain('Ask for a re-check')
    const answer = await app
      .as('VISITOR')
      .run(RequestRecheck, { examId: 'NONE', candidateId: '2', input: words })
    expect(answer.requestRecheck.__typename).toBe('InvalidInput')
    // Of a page that was opened before.
    const late = await send('/results?exam=NONE&candidate=2', { exam: 'NONE', candidate: '2', ...words })
    expect(late).toContain('The request was not sent')
    expect(late).toContain('can not be asked for any more')
    expect(late).toContain('Question 14')
  })
})

test('once its result is withdrawn, an answer names no correction, and an open request can only be closed', async () => {
  const of = (candidate: string, percentage: number) =>
    scenarios(app).resultFile(resultsCsv([{ candidate, exam: 'GONE', percentage }]))
  const asked = async (candidateId: string) => {
    await app.as('VISITOR').run(RequestRecheck, { examId: 'GONE', candidateId, input: words })
    const where = { examId: 'GONE', candidateId }
    return (await app.db.prisma.recheckRequest.findFirstOrThrow({ where })).id
  }
  await of('1', 60)
  const other = await of('2', 70)
  await app.as('ADMIN').run(SetRecheckRules, { examId: 'GONE', input: { recheckUntil: UNTIL } })
  const answered = await asked('1')
  const unanswered = await asked('2')
  const correction = await of('1', 65)
  const input = { fileId: correction.id, answer: 'Corrected to 65.' }
  await app.as('ADMIN').run(AnswerRecheck, { id: answered, input })
  expect(await open('/results?exam=GONE&candidate=1')).toContain('the result was corrected')
  const admin = async () => mainOf(await app.as('ADMIN').fetch(`/admin/recheck?id=${unanswered}`))
  expect(await admin()).toContain('Sentence to the candidate')
  for (const { id } of [correction, other]) await app.as('ADMIN').run(DeleteResultFile, { id })
  const undone = await open('/results?exam=GONE&candidate=1')
  expect(undone).toContain('Checked again on')
  expect(undone).toContain('Corrected to 65.')
  expect(undone).not.toContain('the result was corrected')
  const closable = await admin()
  expect(closable).toContain('The candidate sees no result in this exam')
  expect(closable).not.toContain('Sentence to the candidate')
  await app.as('ADMIN').run(CloseRecheck, { id: unanswered })
  const closed = await admin()
  expect(closed).toContain('Closed')
  // Nobody found that.
  expect(closed).not.toContain('not from the candidate')
})
