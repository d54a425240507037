import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StagedFindings = graphql(`
  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }
`)

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const fileOf = (ids: readonly string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam: 'FIRST' })))

async function findingsOf(file: File) {
  const { id } = await scenarios(app).stagedResultFile(file)
  const { stagedExamResults } = await app.as('ADMIN').run(StagedFindings, { id })
  return stagedExamResults?.findings ?? []
}

const messagesOf = async (file: File) => (await findingsOf(file)).map(({ message }) => message)

const usual = Array.from({ length: 10 }, (_, at) => `08100${at}`)

test('with nothing to compare with, a few shorter IDs are named', async () => {
  expect(await messagesOf(fileOf([...usual, '81099']))).toContain(
    'Candidate IDs shorter than the usual 6 characters. Did a spreadsheet program drop zeros in front?',
  )
})

test('with nothing to compare with, IDs of many lengths are named, the three shortest as examples', async () => {
  const findings = await findingsOf(fileOf([...usual, '1', '22', '333', '4444', '55555']))
  expect(findings.find(({ code }) => code === 'ID_LENGTHS')).toMatchObject({
    message:
      'Candidate IDs have 1 to 6 characters. Is that so, or did a spreadsheet program drop zeros in front?',
    examples: ['1', '22', '333'],
  })
})

test('of many short IDs three are examples', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `0810${at + 10}`)
  const [finding] = (await findingsOf(fileOf([...many, '1', '22', '333', '4444']))).filter(
    ({ code }) => code === 'ID_LENGTHS',
  )
  expect(finding?.examples).toHaveLength(3)
})

test('IDs of one length are not', async () => {
  expect((await messagesOf(fileOf(usual))).filter((message) => message.includes('characters'))).toEqual([])
})

test('a column that is ignored is noted', async () => {
  const text = await fileOf(usual).text()
  const withRemarks = text.replace('Percentage\n', 'Percentage,Remarks\n').replaceAll(/(\d)\n/g, '$1,\n')
  const file = new File([withRemarks], 'a.csv')
  expect((await messagesOf(file)).at(-1)).toBe('The column “Remarks” is ignored.')
})
