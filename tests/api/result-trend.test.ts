import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecondSecret } from '#tests/gql/graphql.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const TREND = `query Trend($examId: ID!, $candidateId: String!, $secret: String) {
  examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
    percentage
    trend { exam { id date } outcome percentage passed percentile }
  }
}`
const secrets = { '081001': { PIN: 'SESAME42', BIRTH_DATE: '2063-04-21' }, '081002': { PIN: 'SESAME43' } }

interface Point {
  exam: { id: string; date: string | null }
  outcome: string | null
  percentage: string | null
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' } })
  const { studentList, resultFile } = scenarios(app)
  await studentList(
    studentsCsv([
      { candidate: '081001', pin: secrets['081001'].PIN, birthDate: secrets['081001'].BIRTH_DATE },
      { candidate: '081002', pin: secrets['081002'].PIN },
    ]),
  )
  const publish = (exam: string, secondSecret: SecondSecret, rows: object[], o: object = {}) =>
    resultFile(resultsCsv(rows.map((row) => ({ candidate: '081001', exam, ...row }))), { secondSecret, ...o })
  await publish('PIN-1', 'PIN', [{ percentage: 40 }, { candidate: '081002' }], { examDate: '2026-09-01' })
  await publish('OPEN', 'NONE', [{ mark: 'AB', percentage: '' }], { examDate: '2026-10-01' })
  await publish('BIRTH', 'BIRTH_DATE', [{ percentage: 55 }], { examDate: '2026-10-05' })
  await publish('PIN-2', 'PIN', [{ percentage: 70 }], { examDate: '2026-11-01' })
  // A correction counts in the place of what it corrects.
  await publish('PIN-2', 'PIN', [{ percentage: 72.5 }], { examDate: '2026-11-01' })
  await publish('LATER', 'PIN', [{}], { examDate: '2026-11-02', releaseAt: '2099-01-01T00:00:00Z' })
  await publish('OTHERS', 'PIN', [{ candidate: '081002' }], { examDate: '2026-11-03' })
  const { id } = await publish('BACK', 'PIN', [{}], { examDate: '2026-11-04' })
  await app.as('ADMIN').run(Withdraw, { id, reason: 'Wrong key' })
})
afterAll(() => app.close())

async function ask(variables: { examId: string; candidateId: string; secret?: string }): Promise<string> {
  const response = await app.newClient().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ query: TREND, variables }),
  })
  return response.text()
}

const resultOf = async (examId: string, secret?: string, candidateId = '081001') =>
  JSON.parse(await ask({ examId, candidateId, ...(secret !== undefined && { secret }) })).data.examResult as {
    percentage: string | null
    trend: Point[]
  }

const inShort = (trend: Point[]) =>
  trend.map(({ exam, percentage, outcome }) => `${exam.id} ${percentage ?? outcome}`)

test('a result by its second secret has the candidate’s results of the exams that the secret opens', async () => {
  const { PIN, BIRTH_DATE } = secrets['081001']
  const withPin = ['PIN-2 72.5', 'OPEN ABSENT', 'PIN-1 40']
  expect(inShort((await resultOf('PIN-1', PIN)).trend)).toEqual(withPin)
  expect(inShort((await resultOf('PIN-2', 'sesame-42')).trend)).toEqual(withPin)
  expect(inShort((await resultOf('BIRTH', BIRTH_DATE)).trend)).toEqual(['BIRTH 55', 'OPEN ABSENT'])
  expect(inShort((await resultOf('PIN-1', secrets['081002'].PIN, '081002')).trend)).toEqual([
    'OTHERS 60',
    'PIN-1 60',
  ])
})

test('it tells nothing that a look-up with the same secret does not', async () => {
  const { PIN } = secrets['081001']
  const { trend } = await resultOf('PIN-1', PIN)
  for (const { exam, percentage } of trend)
    expect((await resultOf(exam.id, PIN)).percentage, exam.id).toBe(percentage)
})

test('where the candidate ID is enough there is none, whatever is entered', async () => {
  for (const secret of [undefined, '', 'wrong', secrets['081001'].PIN])
    expect((await resultOf('OPEN', secret)).trend).toEqual([])
})

test('the exam’s secret decides at once', async () => {
  await app.db.prisma.examSetting.update({ where: { examId: 'OPEN' }, data: { secondSecret: 'BIRTH_DATE' } })
  expect(inShort((await resultOf('PIN-1', secrets['081001'].PIN)).trend)).toEqual(['PIN-2 72.5', 'PIN-1 40'])
})

test('whatever is wrong, the answer is byte for byte that of an unknown candidate', async () => {
  const { PIN, BIRTH_DATE } = secrets['081001']
  for (const [examId, secret, candidateId = '081001'] of [
    ['PIN-1', 'wrong'],
    ['PIN-1', BIRTH_DATE],
    ['PIN-1', PIN, '999999'],
    ['PIN-1', ''],
    ['BIRTH', PIN],
    ['LATER', PIN],
    ['UNKNOWN', PIN],
  ] as const)
    expect(await ask({ examId, candidateId, secret }), `${examId} ${secret}`).toBe(NOTHING)
})

test('of many exams the newest eight are told', async () => {
  const { studentList, resultFile } = scenarios(app)
  await studentList(studentsCsv([{ candidate: '081009', pin: 'SESAME49' }]))
  for (let month = 1; month <= 9; month++)
    await resultFile(resultsCsv([{ candidate: '081009', exam: `MONTH-${month}` }]), {
      secondSecret: 'PIN',
      examDate: `2026-0${month}-01`,
    })
  const { trend } = await resultOf('MONTH-1', 'SESAME49', '081009')
  expect(trend.map(({ exam }) => exam.id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((month) => `MONTH-${month}`))
})
