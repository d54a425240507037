import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookUpRules } from '#server/domains/results/look-up-rules.ts'
import { clientKey, createRateLimits } from '#server/lib/rate-limiter.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { publicAddresses, publicAnswers, publicPages } from '#tests/support/results/public-answers.ts'
import { input, RequestRecheck, SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { DeleteResultFile, Reinstate, Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Seen = graphql(`
  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {
    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
      candidateId outcome examMark examRank percentage passed slipPath
      withdrawal { withdrawnAt words }
      earlierWithdrawal { withdrawnAt words }
      exam { id title date }
      standing { rank }
      student { studentName }
      recheck { state }
      revisions { revisedAt }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: '1', name: 'Kamala Rai', pin: '004512' },
      { candidate: '2', name: 'Bina Pandey', pin: '777123' },
    ]),
  )
  // Beside which a withdrawn exam is missed.
  await scenario.resultFile(resultsCsv([{ candidate: '2', exam: 'OTHER' }]))
})
afterAll(() => app.close())

const admin = () => app.as('ADMIN')
const WORDS = 'Question 14 had two right answers.'

const file = (exam: string, rows: Record<string, number> = { 1: 61 }) =>
  resultsCsv(
    Object.entries(rows).map(([candidate, percentage]) => ({
      ...{ candidate, exam, percentage },
      ...{ mark: percentage + 300, rank: percentage + 400 },
    })),
  )

async function withdraw(id: string, words?: string): Promise<string> {
  const { withdrawResultFile: file } = await admin().run(Withdraw, { id, reason: 'For staff only', words })
  if (!('id' in file)) throw new Error(JSON.stringify(file))
  return file.withdrawnAt ?? ''
}

const seen = async (examId: string, candidateId = '1', secret?: string) =>
  (await app.as('VISITOR').run(Seen, { examId, candidateId, secret })).examResult

const page = async (examId: string, candidateId: string) =>
  (
    await app.newClient().fetch(`/results?${new URLSearchParams({ exam: examId, candidate: candidateId })}`)
  ).text()

describe('who had a result in a withdrawn file', () => {
  test('learns when and why, and nothing of what it was', async () => {
    const { id } = await scenario.resultFile(file('TOLD'), { examTitle: 'Model 9', examDate: '2026-01-02' })
    const withdrawnAt = await withdraw(id, ` ${WORDS}\n`)
    const result = await seen('TOLD')
    expect(result).toEqual({
      ...{ candidateId: '1', exam: { id: 'TOLD', title: 'Model 9', date: '2026-01-02' } },
      ...{ outcome: null, examMark: null, examRank: null, percentage: null, passed: null, slipPath: null },
      ...{ standing: null, student: null, recheck: null, revisions: [] },
      withdrawal: { withdrawnAt, words: WORDS },
      earlierWithdrawal: null,
    })
    const html = await page('TOLD', '1')
    const text = readPage(html).main
    expect(text).toMatch(/Result withdrawn on .*2026/)
    expect(text).toContain(WORDS)
    expect(text).toContain('Model 9')
    expect(html).not.toMatch(/For staff only|Kamala|"(361|461|61)"/)
  })

  test('reads no reason where staff gave none for candidates', async () => {
    const { id } = await scenario.resultFile(file('SILENT'))
    await withdraw(id, ' \u200b ')
    expect((await seen('SILENT'))?.withdrawal?.words).toBeNull()
    const text = readPage(await page('SILENT', '1')).main
    expect(text).toContain('Result withdrawn on')
    expect(text).not.toMatch(/Reason|For staff only/)
  })

  test('sees the result of another file of the exam, if there is one', async () => {
    const first = await scenario.resultFile(file('TWO', { 1: 61, 2: 62 }))
    const second = await scenario.resultFile(file('TWO', { 1: 63 }))
    await withdraw(second.id)
    expect(await seen('TWO')).toMatchObject({ percentage: '61', withdrawal: null })
    const withdrawnAt = await withdraw(first.id, 'The last of them')
    expect((await seen('TWO'))?.withdrawal).toEqual({ withdrawnAt, words: 'The last of them' })
    await admin().run(Reinstate, { id: second.id })
    expect(await seen('TWO')).toMatchObject({ percentage: '63', withdrawal: null })
    expect((await seen('TWO', '2'))?.withdrawal?.words).toBe('The last of them')
  })

  test('sees what was published meanwhile, once the file is put back', async () => {
    await scenario.resultFile(file('BACK', { 1: 61 }))
    const { id } = await scenario.resultFile(file('BACK', { 1: 62, 2: 72 }))
    await withdraw(id)
    await scenario.resultFile(file('BACK', { 1: 63 }))
    await admin().run(Reinstate, { id })
    expect((await seen('BACK'))?.percentage).toBe('63')
    expect((await seen('BACK', '2'))?.percentage).toBe('72')
  })

  test('is told in an exam that is still listed', async () => {
    await scenario.resultFile(file('LISTED', { 2: 62 }))
    const { id } = await scenario.resultFile(file('LISTED', { 1: 61 }))
    await withdraw(id)
    expect(readPage(await page('LISTED', '1')).main).toContain('Result withdrawn on')
    expect(readPage(await page('LISTED', '2')).main).toContain('62')
  })

  test('cannot ask for a re-check or a slip of it', async () => {
    const { id } = await scenario.resultFile(file('NO-MORE'))
    await admin().run(SetRecheckRules, { examId: 'NO-MORE', input: { until: UNTIL, fee: null } })
    await withdraw(id)
    const asked = { examId: 'NO-MORE', candidateId: '1', input }
    expect((await app.as('VISITOR').run(RequestRecheck, asked)).requestRecheck).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'candidateId', message: 'There is no such result to see' }],
    })
    const slip = await app.newClient().fetch('/files/result-slip.pdf?exam=NO-MORE&candidate=1')
    expect(slip.status).toBe(404)
  })

  test('is told nothing once the file is deleted', async () => {
    const { id } = await scenario.resultFile(file('DELETED'))
    await withdraw(id)
    await admin().run(DeleteResultFile, { id })
    expect(await seen('DELETED')).toBeNull()
  })

  test('is not kept back by limits, as with any result that is there', async () => {
    const { id } = await scenario.resultFile(file('LIMITS'))
    await withdraw(id)
    const from = newAddress()
    const { misses } = lookUpRules(500).byAddress
    await Promise.all(
      Array.from({ length: 60 }, () => createRateLimits(app.db.pool).count(misses, clientKey(from))),
    )
    const lookUp = lookUpWith(app)
    expect((await lookUp({ examId: 'LIMITS', candidateId: 'unknown', from })).text).toContain('RATE_LIMITED')
    expect((await lookUp({ examId: 'LIMITS', candidateId: '1', from })).text).toContain('"candidateId":"1"')
  })
})

describe('who had none', () => {
  test('learns from the list that the exam was withdrawn, and nothing of anybody', async () => {
    const { id } = await scenario.resultFile(file('GONE'), { examTitle: 'Model 10' })
    await withdraw(id, WORDS)
    expect(await seen('GONE', '2')).toBeNull()
    const asked = { examId: 'GONE', candidateId: '2' }
    const look = {
      ...(await publicPages(app, publicAddresses(asked))),
      ...(await publicAnswers(app, asked)),
    }
    expect(look.withdrawnExams).toContain('"title":"Model 10"')
    expect(look.exams).not.toContain('GONE')
    expect(readPage(look['/results?exam=GONE'] ?? '').main).toMatch(/Model 10\s*Withdrawn/)
    expect(JSON.stringify(look)).not.toMatch(/Question 14|For staff only|"(361|461|61)"/)
    expect((await seen('GONE'))?.withdrawal?.words).toBe(WORDS)
    await scenario.resultFile(file('GONE', { 2: 62 }))
    expect((await publicAnswers(app, asked)).withdrawnExams).not.toContain('GONE')
  }, 300_000)

  test('learns nothing of a file that was withdrawn before its release, when its hour has passed, too', async () => {
    const releaseAt = inHours()
    const asked = { examId: 'UNRELEASED', candidateId: '1' }
    await publicPages(app, publicAddresses(asked))
    const look = async () => ({
      ...(await publicPages(app, publicAddresses(asked))),
      ...(await publicAnswers(app, asked)),
    })
    const before = await look()
    const { id } = await scenario.resultFile(file('UNRELEASED'), {
      releaseAt,
      examTitle: 'Very secret title',
    })
    await withdraw(id, WORDS)
    expect(await look()).toEqual(before)
    await app.db.pool.query(
      `UPDATE exam_result_files SET release_at = now() - interval '1 minute',
         withdrawn_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    )
    expect(await look()).toEqual(before)
  }, 300_000)

  test('learns nothing of the exam without its second secret', async () => {
    const { id } = await scenario.resultFile(file('SECRET', { 1: 61, 2: 62 }), { secondSecret: 'PIN' })
    await withdraw(id, WORDS)
    const lookUp = lookUpWith(app)
    for (const secret of [undefined, '', '777123', 'x'])
      expect(
        (await lookUp({ examId: 'SECRET', candidateId: '1', ...(secret !== undefined && { secret }) })).text,
      ).toBe(NOTHING)
    expect(readPage(await page('SECRET', '1')).main).not.toContain('withdrawn')
    expect((await seen('SECRET', '1', '004512'))?.withdrawal?.words).toBe(WORDS)
    // The form of a page from before.
    const sent = await app.newClient().fetch('/results?exam=SECRET', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ exam: 'SECRET', candidate: '1', secret: '004512' }),
    })
    expect(readPage(await sent.text()).main).toContain('Result withdrawn on')
  })
})
