import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { SecondSecret } from '#tests/gql/graphql.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { PublishResults, SetSecondSecret } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Access = graphql(`
  query Access($examId: ID!, $stagedId: ID) {
    examAccess(examId: $examId, stagedId: $stagedId) {
      secondSecret coverage { candidates withoutPin withoutBirthDate }
    }
  }
`)
const Secrets = graphql(`query Secrets { exams { id secondSecret } }`)
const SecretsOfFiles = graphql(`query SecretsOfFiles { resultFiles { examId secondSecret } }`)
const LookUpOne = graphql(
  `query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: "1") { candidateId } }`,
)

/** A server whose new exams want a PIN. */
let app: TestApp
beforeAll(async () => {
  const config = join(tmpdir(), `pravesh-site-${process.pid}.json`)
  await writeFile(config, JSON.stringify({ ...demoSite, secondSecretOfNewExams: 'PIN' }))
  app = await testApp({ settings: { SITE_CONFIG: config } })
})
afterAll(() => app.close())

const one = (exam: string, candidate = '1') => resultsCsv([{ candidate, exam }], `${exam}.csv`)
const admin = () => app.as('ADMIN')
const isFound = async (examId: string) =>
  (await app.as('VISITOR').run(LookUpOne, { examId })).examResult !== null
const choose = (examId: string, secondSecret: SecondSecret) =>
  admin().run(SetSecondSecret, { examId, secondSecret })
const listed = async (examId: string) =>
  (await app.as('VISITOR').run(Secrets)).exams.find(({ id }) => id === examId)?.secondSecret

test('a new exam wants what the settings say, unless the form says otherwise', async () => {
  await scenarios(app).resultFile(one('DEFAULT'))
  await scenarios(app).resultFile(one('CHOSEN'), { secondSecret: 'NONE' })
  expect([await listed('DEFAULT'), await listed('CHOSEN')]).toEqual(['PIN', 'NONE'])
  expect([await isFound('DEFAULT'), await isFound('CHOSEN')]).toEqual([false, true])
  const { resultFiles } = await admin().run(SecretsOfFiles)
  expect(resultFiles.map((file) => [file.examId, file.secondSecret]).sort()).toEqual([
    ['CHOSEN', 'NONE'],
    ['DEFAULT', 'PIN'],
  ])
})

test('an exam from before there was a choice stays as it is, corrections included', async () => {
  await scenarios(app).resultFile(one('OLD'), { secondSecret: 'NONE' })
  await app.db.prisma.examSetting.delete({ where: { examId: 'OLD' } })
  await scenarios(app).resultFile(one('OLD', '2'))
  expect(await listed('OLD')).toBe('NONE')
  expect(await isFound('OLD')).toBe(true)
})

test('a choice holds at once for all files, is logged once, and a correction leaves it', async () => {
  await scenarios(app).resultFile(one('SWITCHED'), { secondSecret: 'NONE' })
  expect(await isFound('SWITCHED')).toBe(true)
  await choose('SWITCHED', 'BIRTH_DATE')
  await choose('SWITCHED', 'BIRTH_DATE')
  expect([await isFound('SWITCHED'), await listed('SWITCHED')]).toEqual([false, 'BIRTH_DATE'])
  await scenarios(app).resultFile(one('SWITCHED', '2'))
  expect(await listed('SWITCHED')).toBe('BIRTH_DATE')
  const logged = await app.db.prisma.activity.findMany({
    where: { action: 'results.secret-changed', subject: { startsWith: 'SWITCHED' } },
  })
  expect(logged.map(({ subject }) => subject)).toEqual(['SWITCHED: NONE → BIRTH_DATE'])
  await choose('SWITCHED', 'NONE')
  expect(await isFound('SWITCHED')).toBe(true)
})

test('it cannot be chosen for an exam without results', async () => {
  await expect(choose('NOT-THERE', 'PIN')).rejects.toThrow('no results any more')
})

test('publishing again with another choice does not pretend to have made it', async () => {
  const { id, examId } = await scenarios(app).stagedResultFile(one('TWICE'))
  const publish = async (secondSecret: SecondSecret) => {
    const input = { examId, examDate: '2026-11-21', confirmedFindings: everyFinding, secondSecret }
    return (await admin().run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', ...input } }))
      .publishExamResults.__typename
  }
  expect(await publish('PIN')).toBe('ExamResultFile')
  expect(await publish('PIN')).toBe('ExamResultFile')
  expect(await publish('NONE')).toBe('InvalidInput')
  expect(await listed('TWICE')).toBe('PIN')
})

test('who could not see a result is counted before it is published, and after', async () => {
  await scenarios(app).studentList(
    studentsCsv([
      { candidate: '1', pin: '4711' },
      { candidate: '2', birthDate: '2063-04-21' },
      { candidate: '9', pin: '4712' },
    ]),
  )
  const { id } = await scenarios(app).stagedResultFile(
    resultsCsv(['1', '2', '3'].map((candidate) => ({ candidate, exam: 'COUNTED' }))),
  )
  const access = async (stagedId?: string) =>
    (await admin().run(Access, { examId: 'COUNTED', ...(stagedId && { stagedId }) })).examAccess
  const none = { candidates: 0, withoutPin: 0, withoutBirthDate: 0 }
  expect(await access()).toEqual({ secondSecret: 'PIN', coverage: none })
  const all = { candidates: 3, withoutPin: 2, withoutBirthDate: 2 }
  expect((await access(id)).coverage).toEqual(all)
  expect((await access('not a uuid')).coverage).toEqual(none)
})
