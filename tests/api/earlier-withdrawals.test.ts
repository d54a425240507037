import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { DeleteResultFile, Withdraw } from '#tests/support/results/results-operations.ts'
import { percentagesCsv as file, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Seen = graphql(`
  query SeenEarlierWithdrawal($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      withdrawal { withdrawnAt words }
      earlierWithdrawal { withdrawnAt words }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  scenario = scenarios(app)
})
afterAll(() => app.close())

const admin = () => app.as('ADMIN')
const WORDS = 'Question 14 had two right answers.'

async function withdraw(id: string): Promise<string> {
  const input = { id, reason: 'For staff only', words: WORDS }
  const { withdrawResultFile: withdrawn } = await admin().run(Withdraw, input)
  return 'id' in withdrawn ? (withdrawn.withdrawnAt ?? '') : ''
}

const seen = async (examId: string, candidateId = '1') =>
  (await app.as('VISITOR').run(Seen, { examId, candidateId })).examResult

const page = async (examId: string, candidateId: string) =>
  (await app.newClient().fetch(`/results?exam=${examId}&candidate=${candidateId}`)).text()

describe('who saw another result before, which was withdrawn,', () => {
  /** Publishes a file, withdraws it after so many minutes, and publishes another one. */
  async function replaced(exam: string, minutes: number) {
    const { id } = await scenario.resultFile(file(exam, { 1: 61, 2: 62 }))
    await app.db.pool.query(
      'UPDATE exam_result_files SET uploaded_at = uploaded_at - make_interval(mins => $2) WHERE id = $1::uuid',
      [id, minutes],
    )
    const withdrawnAt = await withdraw(id)
    await scenario.resultFile(file(exam, { 1: 48, 2: 62 }))
    return { id, withdrawnAt }
  }

  test('reads that the earlier one was withdrawn, until its file is deleted', async () => {
    const { id, withdrawnAt } = await replaced('ANEW', 60)
    const earlierWithdrawal = { withdrawnAt, words: WORDS }
    expect(await seen('ANEW')).toMatchObject({ percentage: '48', withdrawal: null, earlierWithdrawal })
    const html = await page('ANEW', '1')
    expect(readPage(html).main).toContain('An earlier result was withdrawn on')
    expect(readPage(html).main).toContain(WORDS)
    expect(html).not.toMatch(/For staff only|"61"/)
    // Nothing has changed for this one.
    expect(await seen('ANEW', '2')).toMatchObject({ percentage: '62', earlierWithdrawal: null })
    await admin().run(DeleteResultFile, { id })
    expect(await seen('ANEW')).toMatchObject({ percentage: '48', earlierWithdrawal: null })
  })

  test('reads nothing of one that was seen for less than ten minutes', async () => {
    await replaced('BRIEF', 5)
    expect(await seen('BRIEF')).toMatchObject({ percentage: '48', earlierWithdrawal: null })
  })
})
