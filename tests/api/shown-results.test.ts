import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { ResultFiles, Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const Replaced = graphql(`query Replaced { resultFiles { fileName totalResults replacedResults } }`)

const exam = 'SHOWN'
const rows = (candidates: string[]) => candidates.map((candidate) => ({ candidate, exam }))
const publish = (name: string, candidates: string[], releaseAt?: string) =>
  scenario.resultFile(resultsCsv(rows(candidates), name), releaseAt === undefined ? {} : { releaseAt })

test('a file counts for the candidates whom no newer released file has, and all are counted at once', async () => {
  await publish('first.csv', ['1', '2', '3', '4'])
  await publish('second.csv', ['2', '5'])
  await publish('third.csv', ['2', '3', '5'])
  await publish('hidden.csv', ['1', '2', '3', '4', '5'], '2099-01-01T00:00:00Z')
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'OTHER' }], 'other.csv'))
  const shown = async () => {
    const { resultFiles } = await app.as('ADMIN').run(ResultFiles)
    return Object.fromEntries(resultFiles.map(({ fileName, shownResults }) => [fileName, shownResults]))
  }
  expect(await shown()).toEqual({
    'first.csv': 2,
    'second.csv': 0,
    'third.csv': 3,
    'hidden.csv': 0,
    'other.csv': 1,
  })
  const { queries } = await queriesOf(shown)
  expect(queries.filter((text) => text.includes('newer.candidate_id'))).toHaveLength(1)
})

test('of a withdrawn file it is known whom newer files have', async () => {
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'BACK' }], 'back.csv'))
  await app.as('ADMIN').run(Withdraw, { id, reason: 'Wrong key' })
  const replaced = async () =>
    (await app.as('ADMIN').run(Replaced)).resultFiles.find(({ fileName }) => fileName === 'back.csv')
  expect(await replaced()).toMatchObject({ totalResults: 1, replacedResults: 0 })
  await scenario.resultFile(
    resultsCsv(
      ['1', '2'].map((candidate) => ({ candidate, exam: 'BACK' })),
      'new.csv',
    ),
  )
  expect(await replaced()).toMatchObject({ totalResults: 1, replacedResults: 1 })
})
