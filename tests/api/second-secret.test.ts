import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { SecondSecret } from '#tests/gql/graphql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { PublishResults, SetSecondSecret } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { LOOK_UP, lookUpWith, NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { ForeseeListDeletion, MakePins } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Access = graphql(`
  query Access($examId: ID!, $stagedId: ID) {
    secretCoverage(examId: $examId, stagedId: $stagedId) { candidates withoutPin withoutBirthDate }
  }
`)
const Secrets = graphql(`query Secrets { exams { id secondSecret } }`)
const SecretsOfFiles = graphql(`query SecretsOfFiles { resultFiles { examId exam { secondSecret } } }`)
const LookUpOne = graphql(
  `query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: "1") { candidateId } }`,
)

/** A server whose new exams want a PIN. */
let app: TestApp
let lookUp: ReturnType<typeof lookUpWith>
let scenario: ReturnType<typeof scenarios>

const SCHOOL = Array.from({ length: 500 }, (_, index) => `7${String(index).padStart(3, '0')}`)

beforeAll(async () => {
  const config = join(tmpdir(), `pravesh-site-${process.pid}.json`)
  await writeFile(config, JSON.stringify({ ...demoSite, secondSecretOfNewExams: 'PIN' }))
  app = await testApp({ settings: { SITE_CONFIG: config, TRUST_PROXY: 'on' } })
  lookUp = lookUpWith(app)
  scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: '081001', name: 'Kamala Rai', pin: 'K7x912', birthDate: '2063-04-21' },
      { candidate: '081002', name: 'Anjali Dahal', pin: '004512', birthDate: '2006/9/3' },
      { candidate: '081003', name: 'Bina Pandey' },
      { candidate: '081004', pin: '777123' },
      ...SCHOOL.map((candidate) => ({ candidate, pin: `90${candidate}` })),
    ]),
  )
  const everybody = ['081001', '081002', '081003', '081004', ...SCHOOL]
  for (const exam of ['PIN', 'BIRTH_DATE', 'NONE'] as const)
    await scenario.resultFile(resultsCsv(everybody.map((candidate) => ({ candidate, exam }))), {
      secondSecret: exam,
    })
  await scenario.resultFile(resultsCsv([{ candidate: '081001', exam: 'LATER' }]), {
    secondSecret: 'PIN',
    releaseAt: '2099-01-01T00:00:00Z',
  })
})
afterAll(() => app.close())

const nameOf = async (asked: Parameters<typeof lookUp>[0]) =>
  JSON.parse((await lookUp(asked)).text).data.examResult?.student?.studentName ?? null

describe('a look-up with a second secret', () => {
  test('finds the result by the PIN or the date of birth, however it is typed', async () => {
    for (const secret of ['K7X912', 'k7x912', ' K7X-912 ', 'K७X९१२'])
      expect(await nameOf({ candidateId: '081001', secret }), secret).toBe('Kamala Rai')
    expect(await nameOf({ candidateId: '081002', secret: '००४५१२' })).toBe('Anjali Dahal')
    for (const secret of ['2063-04-21', '2063/4/21', '2063.04.21', '२०६३-४-२१'])
      expect(await nameOf({ examId: 'BIRTH_DATE', candidateId: '०८१-००१', secret }), secret).toBe(
        'Kamala Rai',
      )
    expect(await nameOf({ examId: 'BIRTH_DATE', candidateId: '081002', secret: '2006-09-03' })).toBe(
      'Anjali Dahal',
    )
  })

  test('answers byte for byte the same whatever is wrong', async () => {
    for (const asked of [
      { candidateId: '081001' },
      { candidateId: '081001', secret: '' },
      { candidateId: '081001', secret: '004512' },
      { candidateId: '081001', secret: '2063-04-21' },
      { candidateId: '081002', secret: '4512' },
      { candidateId: '081002', secret: 'x'.repeat(10_000) },
      { candidateId: '081003', secret: 'K7X912' },
      { candidateId: '081003', secret: 'null' },
      { candidateId: '999999', secret: 'K7X912' },
      { examId: 'BIRTH_DATE', candidateId: '081001', secret: 'K7X912' },
      { examId: 'BIRTH_DATE', candidateId: '081003' },
      { examId: 'LATER', candidateId: '081001', secret: 'K7X912' },
      { examId: 'LATER', candidateId: '081001' },
      { examId: 'UNKNOWN', candidateId: '081001', secret: 'K7X912' },
      { examId: 'UNKNOWN', candidateId: '081001' },
    ])
      expect(await lookUp(asked), JSON.stringify(asked)).toEqual({ status: 200, text: NOTHING })
  })

  test('is not asked for where the candidate ID is enough, and a wrong one does no harm there', async () => {
    expect(await nameOf({ examId: 'NONE', candidateId: '081003' })).toBe('Bina Pandey')
    expect(await nameOf({ examId: 'NONE', candidateId: '081003', secret: 'wrong' })).toBe('Bina Pandey')
  })

  // Compares statements: times vary by chance.
  test('costs the database the same for an unknown candidate, a wrong secret and an unreleased result', async () => {
    const statementsFor = async (examId: string, candidateId: string) => {
      const { result, queries } = await queriesOf(() => lookUp({ examId, candidateId, secret: '000000' }))
      expect(result.text).toBe(NOTHING)
      return queries
    }
    // The first reads what later ones remember.
    await statementsFor('PIN', '70001')
    const unknown = await statementsFor('PIN', '50001')
    expect(unknown.length).toBeGreaterThan(0)
    expect(await statementsFor('PIN', SCHOOL[0] ?? '')).toEqual(unknown)
    expect(await statementsFor('LATER', '60001')).toEqual(unknown)
  })

  test('is not taken from an address, which logs and histories keep', async () => {
    const variables = JSON.stringify({ examId: 'PIN', candidateId: '081001', secret: 'K7X912' })
    const search = new URLSearchParams({ query: LOOK_UP, variables })
    const answer = await app
      .newClient()
      .fetch(`/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } })
    const { errors } = await answer.json()
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('in the body of a POST'),
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('no cache may keep its answer', async () => {
    const variables = { examId: 'PIN', candidateId: '7499', secret: '907499' }
    const ask = (given: object) =>
      app.newClient().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        body: JSON.stringify({ query: LOOK_UP, variables: given }),
      })
    const right = await ask(variables)
    expect(await right.text()).toContain('7499')
    expect(right.headers.get('cache-control')).toBe('private, no-store')
    // The same document, right after it: neither cache has kept the result.
    expect(await (await ask({ ...variables, secret: '907498' })).text()).toBe(NOTHING)
    expect(await (await ask({ examId: 'PIN', candidateId: '7499' })).text()).toBe(NOTHING)
  })

  test('a school looks up 500 results from one address at once, and none is slowed', async () => {
    const from = newAddress()
    const answers = await Promise.all(
      SCHOOL.map((candidateId) => lookUp({ candidateId, secret: `90${candidateId}`, from })),
    )
    expect(answers.map(({ text }) => JSON.parse(text).data.examResult?.candidateId)).toEqual(SCHOOL)
  })
})

describe('the secret of the newest list', () => {
  test('counts; a list that states none leaves it, and one that is switched off takes its own back', async () => {
    const [candidateId, before, after] = ['081004', '777123', '888456']
    const works = async (secret: string) => (await lookUp({ candidateId, secret })).text !== NOTHING
    expect([await works(before), await works(after)]).toEqual([true, false])
    await scenario.studentList(studentsCsv([{ candidate: candidateId, name: 'Other Name' }]))
    expect([await works(before), await works(after)]).toEqual([true, false])
    const list = await scenario.studentList(
      studentsCsv([{ candidate: candidateId, name: 'Other Name', pin: after }]),
    )
    expect(await works(after)).toBe(true)
    await app.db.prisma.studentUpload.update({ where: { id: list }, data: { isActive: false } })
    expect([await works(before), await works(after)]).toEqual([true, false])
  })

  test('is foreseen when lists are deleted: whose goes, and whose older one counts again', async () => {
    const foresee = async (...ids: string[]) =>
      (await app.as('ADMIN').run(ForeseeListDeletion, { ids })).studentUploadDeletion
    const none = { lost: 0, replaced: 0 }
    const born = { birthDate: '2063-01-01' }
    const oldest = await scenario.studentList(
      studentsCsv([
        { candidate: '1', pin: '1111', ...born },
        { candidate: '2', pin: '2222' },
      ]),
    )
    const middle = await scenario.studentList(
      studentsCsv([
        { candidate: '1', pin: '3333', ...born },
        { candidate: '2', pin: '2222' },
        { candidate: '3' },
        { candidate: '4', birthDate: '2064-02-02' },
      ]),
    )
    expect(await foresee(middle)).toEqual({
      pins: { lost: 0, replaced: 1 },
      birthDates: { lost: 1, replaced: 0 },
    })
    // A row has only a hash of it, from the list that was the newest then.
    await app.as('ADMIN').run(MakePins, { id: middle })
    const newest = await scenario.studentList(
      studentsCsv(['1', '2', '3', '4'].map((candidate) => ({ candidate, name: 'Other Name' }))),
    )
    expect(await foresee(newest)).toEqual({ pins: none, birthDates: none })
    expect(await foresee(oldest)).toEqual({ pins: none, birthDates: none })
    expect(await foresee(middle)).toEqual({
      pins: { lost: 2, replaced: 2 },
      birthDates: { lost: 1, replaced: 0 },
    })
    expect(await foresee(oldest, middle, 'nonsense')).toEqual({
      pins: { lost: 4, replaced: 0 },
      birthDates: { lost: 2, replaced: 0 },
    })
    await app.db.prisma.studentUpload.update({ where: { id: middle }, data: { isActive: false } })
    expect(await foresee(middle)).toEqual({ pins: none, birthDates: none })
  })
})

describe('the choice for an exam', () => {
  const one = (exam: string, candidate = '1') => resultsCsv([{ candidate, exam }], `${exam}.csv`)
  const isFound = async (examId: string) =>
    (await app.as('VISITOR').run(LookUpOne, { examId })).examResult !== null
  const choose = (examId: string, secondSecret: SecondSecret) =>
    app.as('ADMIN').run(SetSecondSecret, { examId, secondSecret })
  const listed = async (examId: string) =>
    (await app.as('VISITOR').run(Secrets)).exams.find(({ id }) => id === examId)?.secondSecret

  test('a new exam wants what the settings say, unless the form says otherwise', async () => {
    await scenario.resultFile(one('DEFAULT'))
    await scenario.resultFile(one('CHOSEN'), { secondSecret: 'NONE' })
    expect([await listed('DEFAULT'), await listed('CHOSEN')]).toEqual(['PIN', 'NONE'])
    expect([await isFound('DEFAULT'), await isFound('CHOSEN')]).toEqual([false, true])
    const { resultFiles } = await app.as('ADMIN').run(SecretsOfFiles)
    const secrets = Object.fromEntries(resultFiles.map((file) => [file.examId, file.exam?.secondSecret]))
    expect(secrets).toMatchObject({ DEFAULT: 'PIN', CHOSEN: 'NONE' })
  })

  test('a choice holds at once for all files, is logged once, and a correction leaves it', async () => {
    await scenario.resultFile(one('SWITCHED'), { secondSecret: 'NONE' })
    expect(await isFound('SWITCHED')).toBe(true)
    await choose('SWITCHED', 'BIRTH_DATE')
    await choose('SWITCHED', 'BIRTH_DATE')
    expect([await isFound('SWITCHED'), await listed('SWITCHED')]).toEqual([false, 'BIRTH_DATE'])
    await scenario.resultFile(one('SWITCHED', '2'))
    expect(await listed('SWITCHED')).toBe('BIRTH_DATE')
    const logged = await app.db.prisma.activity.findMany({
      where: { action: 'results.exam-changed', subject: { startsWith: 'SWITCHED' } },
    })
    expect(logged.map(({ subject }) => subject)).toEqual([
      'SWITCHED: look-up PIN → NONE',
      'SWITCHED: look-up NONE → BIRTH_DATE',
    ])
    await choose('SWITCHED', 'NONE')
    expect(await isFound('SWITCHED')).toBe(true)
  })

  test('it cannot be chosen for an exam without results', async () => {
    await expect(choose('NOT-THERE', 'PIN')).rejects.toThrow('no results any more')
  })

  test('publishing again with another choice does not pretend to have made it', async () => {
    const { id, examId } = await scenario.stagedResultFile(one('TWICE'))
    const publish = async (secondSecret: SecondSecret) => {
      const input = { examId, examDate: '2026-11-21', confirmedFindings: everyFinding, secondSecret }
      return (
        await app.as('ADMIN').run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', ...input } })
      ).publishExamResults.__typename
    }
    expect(await publish('PIN')).toBe('ExamResultFile')
    expect(await publish('PIN')).toBe('ExamResultFile')
    expect(await publish('NONE')).toBe('InvalidInput')
    expect(await listed('TWICE')).toBe('PIN')
  })

  test('who could not see a result is counted before it is published, and after', async () => {
    await scenario.studentList(
      studentsCsv([
        { candidate: '8001', pin: '4711' },
        { candidate: '8002', birthDate: '2063-04-21' },
        { candidate: '8009', pin: '4712' },
      ]),
    )
    const { id } = await scenario.stagedResultFile(
      resultsCsv(['8001', '8002', '8003'].map((candidate) => ({ candidate, exam: 'COUNTED' }))),
    )
    const access = async (stagedId?: string) =>
      (await app.as('ADMIN').run(Access, { examId: 'COUNTED', ...(stagedId && { stagedId }) })).secretCoverage
    const none = { candidates: 0, withoutPin: 0, withoutBirthDate: 0 }
    expect(await access()).toEqual(none)
    const all = { candidates: 3, withoutPin: 2, withoutBirthDate: 2 }
    expect(await access(id)).toEqual(all)
    expect(await access('not a uuid')).toEqual(none)
  })
})
