import { afterAll, beforeAll, expect, test } from 'vitest'
import { StagedResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const fileOf = (ids: readonly string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam: 'FIRST' })))

async function messagesOf(file: File): Promise<string[]> {
  const { id } = await scenarios(app).stagedResultFile(file)
  const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
  return (stagedExamResults?.findings ?? []).map(({ message }) => message)
}

const usual = Array.from({ length: 10 }, (_, at) => `08100${at}`)

test('with nothing to compare with, a few shorter IDs are named', async () => {
  expect(await messagesOf(fileOf([...usual, '81099']))).toContain(
    'Candidate IDs shorter than the usual 6 characters. Did a spreadsheet program drop zeros in front?',
  )
})

test('with nothing to compare with, IDs of many lengths are named', async () => {
  expect(await messagesOf(fileOf([...usual, '1', '22', '333', '4444', '55555']))).toContain(
    'Candidate IDs have 1 to 6 characters. Is that so, or did a spreadsheet program drop zeros in front?',
  )
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
