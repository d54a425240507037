import { expect } from 'vitest'
import type { SecondSecret } from '#tests/gql/graphql.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { testWith } from '#tests/support/server/test.ts'

const TREND = `query Trend($examId: ID!, $candidateId: String!, $secret: String) {
  examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
    percentage
    trend { exam { id date } outcome percentage passed percentile }
  }
}`
const PIN = 'SESAME42'
const BIRTH_DATE = '2063-04-21'
const PIN_OF_OTHER = 'SESAME43'

interface Point {
  exam: { id: string; date: string | null }
  outcome: string | null
  percentage: string | null
}

const inShort = (trend: Point[]) =>
  trend.map(({ exam, percentage, outcome }) => `${exam.id} ${percentage ?? outcome}`)

const test = testWith({ settings: { TRUST_PROXY: 'on' } })
  // Publishes a row of the candidate in an exam whose ID begins with that of the test.
  .extend(
    'publish',
    ({ scenario, exam, candidate }) =>
      (name: string, secondSecret: SecondSecret, rows: object[], o: object = {}) =>
        scenario.resultFile(resultsCsv(rows.map((row) => ({ candidate, exam: `${exam}-${name}`, ...row }))), {
          secondSecret,
          ...o,
        }),
  )
  // The exams of a candidate and of another one, whose ID ends with 2.
  .extend('setScene', ({ scenario, candidate, publish }) => async () => {
    const other = { candidate: `${candidate}2` }
    await scenario.studentList(
      studentsCsv([
        { candidate, pin: PIN, birthDate: BIRTH_DATE },
        { ...other, pin: PIN_OF_OTHER },
      ]),
    )
    await publish('PIN-1', 'PIN', [{ percentage: 40 }, other], { examDate: '2026-09-01' })
    await publish('OPEN', 'NONE', [{ mark: 'AB', percentage: '' }], { examDate: '2026-10-01' })
    await publish('BIRTH', 'BIRTH_DATE', [{ percentage: 55 }], { examDate: '2026-10-05' })
    await publish('PIN-2', 'PIN', [{ percentage: 70 }], { examDate: '2026-11-01' })
    // A correction counts in the place of its original.
    await publish('PIN-2', 'PIN', [{ percentage: 72.5 }], { examDate: '2026-11-01' })
    await publish('LATER', 'PIN', [{}], { examDate: '2026-11-02', releaseAt: '2099-01-01T00:00:00Z' })
    await publish('OTHERS', 'PIN', [other], { examDate: '2026-11-03' })
    const { examId } = await publish('BACK', 'PIN', [{}], { examDate: '2026-11-04' })
    await scenario.withdraw(examId)
  })
  .extend(
    'ask',
    ({ app, exam, candidate }) =>
      async (name: string, secret?: string, candidateId = candidate) => {
        const response = await app.newClient().fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
          body: JSON.stringify({
            query: TREND,
            variables: { examId: `${exam}-${name}`, candidateId, secret },
          }),
        })
        return (await response.text()).replaceAll(`${exam}-`, '')
      },
  )
  .extend(
    'resultOf',
    ({ ask }) =>
      async (...asked: Parameters<typeof ask>) =>
        JSON.parse(await ask(...asked)).data.examResult as { percentage: string | null; trend: Point[] },
  )

test('a result by its second secret has the candidate’s results of the exams that the secret opens', async ({
  app,
  exam: id,
  candidate,
  setScene,
  resultOf,
}) => {
  await setScene()
  const withPin = ['PIN-2 72.5', 'OPEN ABSENT', 'PIN-1 40']
  expect(inShort((await resultOf('PIN-1', PIN)).trend)).toEqual(withPin)
  expect(inShort((await resultOf('PIN-2', 'sesame-42')).trend)).toEqual(withPin)
  expect(inShort((await resultOf('BIRTH', BIRTH_DATE)).trend)).toEqual(['BIRTH 55', 'OPEN ABSENT'])
  const others = await resultOf('PIN-1', PIN_OF_OTHER, `${candidate}2`)
  expect(inShort(others.trend)).toEqual(['OTHERS 60', 'PIN-1 60'])
  // It tells nothing that a look-up with the same secret does not.
  for (const { exam, percentage } of (await resultOf('PIN-1', PIN)).trend)
    expect((await resultOf(exam.id, PIN)).percentage, exam.id).toBe(percentage)
  // The secret of an exam decides at once.
  const where = { id: `${id}-OPEN` }
  await app.db.prisma.exam.update({ where, data: { secondSecret: 'BIRTH_DATE' } })
  expect(inShort((await resultOf('PIN-1', PIN)).trend)).toEqual(['PIN-2 72.5', 'PIN-1 40'])
})

test('a result for which the candidate ID is enough has none', async ({ setScene, resultOf }) => {
  await setScene()
  for (const secret of [undefined, '', 'wrong', PIN])
    expect((await resultOf('OPEN', secret)).trend).toEqual([])
})

test('a wrong secret is answered byte for byte as an unknown candidate', async ({ setScene, ask }) => {
  await setScene()
  for (const [name, secret, candidateId] of [
    ['PIN-1', 'wrong'],
    ['PIN-1', BIRTH_DATE],
    ['PIN-1', PIN, '999999'],
    ['PIN-1', ''],
    ['BIRTH', PIN],
    ['LATER', PIN],
    ['UNKNOWN', PIN],
  ] as const)
    expect(await ask(name, secret, candidateId), `${name} ${secret}`).toBe(NOTHING)
})

test('of many exams the newest eight are told', async ({ scenario, candidate, publish, resultOf }) => {
  await scenario.studentList(studentsCsv([{ candidate, pin: PIN }]))
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  for (const month of months) await publish(`${month}`, 'PIN', [{}], { examDate: `2026-0${month}-01` })
  const { trend } = await resultOf('1', PIN)
  expect(trend.map(({ exam }) => exam.id)).toEqual(months.slice(1).reverse().map(String))
})
