/** Messages of the API: each request gets them in its language, whatever was answered or stored before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/locales.ts'
import { graphql } from '#tests/gql/gql.ts'
import { StagedResults, StageResults } from '#tests/support/results/results-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

function admin(language: Locale) {
  const client = app.as('ADMIN')
  client.language = language
  return client
}

const results = (...rows: string[]) =>
  new File([['Candidate ID,Exam ID,Exam Mark,Percentage,Exam Rank', ...rows].join('\n')], 'results.csv')

test('an error of an operation, unknown at first and then known, is in the language of each request', async () => {
  const query = `{ search(text: "${'x'.repeat(201)}") { users { id } } }`
  for (let time = 0; time < 3; time += 1) {
    const [english, nepali] = [await admin('en').send(query), await admin('ne').send(query)]
    expect(english.errors).toMatchObject([{ message: 'Search for at most 200 characters.' }])
    expect(nepali.errors).toMatchObject([
      { message: 'बढीमा 200 अक्षर खोज्नुहोस्।', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  }
})

test.each([
  ['/graphql', {}, 'Email is required'],
  ['/graphql', { 'x-language': 'ne' }, 'इमेल ठेगाना आवश्यक छ'],
  ['/graphql?lang=ne', {}, 'इमेल ठेगाना आवश्यक छ'],
])('%s with %j answers: %s', async (path, headers, message) => {
  const query = 'mutation { signIn(email: "", password: "x") { ... on InvalidInput { message } } }'
  const answer = await app.as('VISITOR').fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  expect((await answer.json()).data.signIn.message).toMatch(message)
})

test('a message for programs has Nepali words by its code', async () => {
  const { errors } = await admin('ne').send('{ dashboard { recentActivity(first: 0) { at } } }')
  expect(errors).toMatchObject([{ message: expect.stringMatching(/^भर्नुभएको/) }])
})

test('findings that one person stored are in the language of the other who reads them', async () => {
  const file = results('1,LANGUAGES,60,60,1', '2,LANGUAGES,AB,,')
  const staged = (await admin('ne').run(StageResults, { file })).stageExamResults
  if (staged.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(staged))
  const find = async (language: Locale) =>
    (await admin(language).run(StagedResults, { id: staged.id })).stagedExamResults?.findings.map(
      ({ message }) => message,
    )
  expect(await find('ne')).toEqual(staged.findings.map(({ message }) => message))
  for (const message of (await find('ne')) ?? []) expect(message).toMatch(/^[^a-z]*[\u0900-\u097f]/)
  expect(await find('en')).toContain(
    'Candidates without a mark: 1 absent (“AB” in the file). They have no rank and count in no average.',
  )
})

test('problems of a file are in the language of the upload', async () => {
  const stage = async (language: Locale) =>
    (await admin(language).run(StageResults, { file: results('1,LANGUAGES,12x,60,1') })).stageExamResults
  expect(await stage('en')).toMatchObject({
    message: 'Found 1 validation error. Please fix it before uploading.',
    problems: [{ row: 2, column: 'Exam Mark', message: 'Expected number, received “12x”.' }],
  })
  expect(await stage('ne')).toMatchObject({
    message: '1 गल्ती भेटियो। अपलोड गर्नुअघि सच्याउनुहोस्।',
    problems: [{ row: 2, column: 'Exam Mark', message: 'सङ्ख्या हुनुपर्ने ठाउँमा “12x” छ।' }],
  })
})

const StageWrongResults = graphql(`
  mutation StageWrongResults($file: Upload!) {
    stageExamResults(file: $file) {
      __typename
      ... on InvalidCsv { errorFile { fileName downloadUrl } }
      ... on StagedExamResults { totalRows }
    }
  }
`)

test('an error file is Nepali for Nepali staff, and its corrected rows are joined to the others', async () => {
  const staff = admin('ne')
  const file = results('1,CORRECTED,60,60,1', '2,CORRECTED,abc,50,2')
  const { stageExamResults: refused } = await staff.run(StageWrongResults, { file })
  if (refused.__typename !== 'InvalidCsv' || !refused.errorFile) throw new Error(JSON.stringify(refused))
  const { fileName, downloadUrl } = refused.errorFile
  const written = await (await staff.fetch(downloadUrl)).text()
  expect(written).toMatch(/,गल्ती \(upload [\da-f-]{36}\)\r\n2,CORRECTED,abc,50,2,"?पङ्क्ति 3: Exam Mark: [ऀ-ॿ]/)
  const corrected = new File([written.replace('abc', '50')], fileName)
  const { stageExamResults: staged } = await staff.run(StageWrongResults, { file: corrected })
  expect(staged).toEqual({ __typename: 'StagedExamResults', totalRows: 2 })
})
