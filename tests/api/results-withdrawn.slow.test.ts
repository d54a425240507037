import { describe, expect } from 'vitest'
import { lookUpRules } from '#server/domains/results/look-up-rules.ts'
import { clientKey, createRateLimits } from '#server/lib/rate-limiter.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import {
  type Asked,
  publicAddresses,
  publicAnswers,
  publicPages,
} from '#tests/support/results/public-answers.ts'
import { input, RequestRecheck, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { passTime } from '#tests/support/server/look-up-process.ts'
import { testWith } from '#tests/support/server/test.ts'

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
    const { misses } = lookUpRules(500).byAddress
    await Promise.all(
      Array.from({ length: 60 }, () => createRateLimits(app.db.pool).count(misses, clientKey(from))),
    )
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
