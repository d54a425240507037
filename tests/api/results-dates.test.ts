import { readFile } from 'node:fs/promises'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import {
  OneResultFile,
  PublishResults,
  SetExamDate,
  SetResultRelease,
  SetSecondSecret,
  UpdateExam,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

/** A year in B.S. that is now, whenever the test runs. */
const year = Number(todayInNepal().slice(0, 4)) + 57
const looks = expect.stringMatching(new RegExp(`^${year}-04-12 looks like Bikram Sambat\\. `))

test('an exam date and a release in Bikram Sambat are refused at their fields, and nothing is published', async () => {
  const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam: 'BS' }]))
  const publish = async (input: { examDate?: string; releaseAt?: string }) =>
    (
      await app
        .as('ADMIN')
        .run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId: 'BS', ...input } })
    ).publishExamResults
  // 6 PM on the 11th in UTC is the 12th in Nepal.
  const both = await publish({ examDate: `${year}-04-12`, releaseAt: `${year}-04-11T18:30:00Z` })
  expect(both).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      { path: 'input.examDate', message: looks },
      { path: 'input.releaseAt', message: looks },
    ],
  })
  expect((await publish({})).__typename).toBe('ExamResultFile')
})

test('a changed exam date in Bikram Sambat is refused, and the date stays', async () => {
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'BS-2' }]))
  const before = await app.as('ADMIN').run(OneResultFile, { id })
  const { errors } = await app.as('ADMIN').send(SetExamDate, { id, examDate: `${year}-04-12` })
  expect(errors).toMatchObject([{ message: looks, extensions: { code: 'BAD_USER_INPUT' } }])
  const after = await app.as('ADMIN').run(OneResultFile, { id })
  expect(after.resultFile?.examDate).toBe(before.resultFile?.examDate)
})

test('the date of an exam and a moved release in Bikram Sambat are refused at their fields', async () => {
  const admin = app.as('ADMIN')
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'BS-3' }]), {
    releaseAt: new Date(app.db.now().getTime() + 86_400_000).toISOString(),
  })
  const values = { title: 'Model', passPercentage: '40', date: `${year}-04-12` }
  const { updateExam } = await admin.run(UpdateExam, { id: 'BS-3', input: values })
  expect(updateExam).toMatchObject({ fields: [{ path: 'input.date', message: looks }] })
  const release = { releaseAt: `${year}-04-11T18:30:00Z` }
  const { setResultRelease } = await admin.run(SetResultRelease, { id, input: release })
  expect(setResultRelease).toMatchObject({ fields: [{ path: 'input.releaseAt', message: looks }] })
})

test('a year that the database does not have is refused', async () => {
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'ZERO' }]), {
    releaseAt: new Date(app.db.now().getTime() + 86_400_000).toISOString(),
  })
  const admin = app.as('ADMIN')
  const answers: Pick<Awaited<ReturnType<typeof admin.send>>, 'errors'>[] = [
    await admin.send(SetExamDate, { id, examDate: '0000-01-01' }),
  ]
  for (const releaseAt of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+05:45', '9999-12-31T23:00:00-05:00'])
    answers.push(await admin.send(SetResultRelease, { id, input: { releaseAt } }))
  const cursor = Buffer.from(`["0000-01-01T00:00:00.000Z","${id}"]`).toString('base64url')
  answers.push(await admin.send(`{ users(after: "${cursor}") { totalCount } }`))
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(Array(5).fill('BAD_USER_INPUT'))
  const log = await admin.fetch('/files/activity.csv?from=0000-01-01')
  expect(await log.text()).toContain('Time (Nepal)')
})

test('a date that somebody else has changed meanwhile is not overwritten unless asked for', async () => {
  const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'TWO' }]))
  const admin = app.as('ADMIN')
  const before = (await admin.run(OneResultFile, { id })).resultFile?.examDate ?? null
  const date = async () => (await admin.run(OneResultFile, { id })).resultFile?.examDate
  await admin.run(SetExamDate, { id, examDate: '2026-11-05', previousDate: before })
  const { errors } = await admin.send(SetExamDate, { id, examDate: '2026-11-06', previousDate: before })
  const message = 'The exam date has changed to 2026-11-05 since you opened it.'
  expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }])
  expect(await date()).toBe('2026-11-05')
  // The answer to the first attempt may have got lost.
  await admin.run(SetExamDate, { id, examDate: '2026-11-05', previousDate: before })
  const none = await admin.send(SetExamDate, { id, examDate: '2026-11-06', previousDate: null })
  expect(none.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
  await admin.run(SetExamDate, { id, examDate: '2026-11-06' })
  expect(await date()).toBe('2026-11-06')
})

test('no other mutation takes a date', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const isDate = (type: object) => ['Date', 'DateTime'].includes(String(type))
  const args = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.filter((arg) => isDate(getNamedType(arg.type))).map((arg) => `${name}.${arg.name}`),
  )
  const fields = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((input) =>
      Object.values(input.getFields())
        .filter((field) => isDate(getNamedType(field.type)))
        .map((field) => `${input.name}.${field.name}`),
    )
  expect([...args, ...fields].sort()).toEqual([
    // Of updateExam.
    'ExamValuesInput.date',
    'PublishExamResultsInput.examDate',
    // Only compared, as the one of setExamDate.
    'PublishExamResultsInput.previousDate',
    'PublishExamResultsInput.releaseAt',
    // Only compared.
    'RecheckAnswerInput.previousAskedAt',
    'RecheckRulesInput.until',
    // Only compared.
    'ResultReleaseInput.previousReleaseAt',
    'ResultReleaseInput.releaseAt',
    'saveContent.publishAt',
    'setExamDate.examDate',
    // Only compared, never stored.
    'setExamDate.previousDate',
  ])
})

test('publishing does not overwrite a date that somebody else has set since the form was opened', async () => {
  const admin = app.as('ADMIN')
  const { id: first } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'STALE' }]))
  const shown = (await admin.run(OneResultFile, { id: first })).resultFile?.examDate ?? null
  const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam: 'STALE', mark: 5 }]))
  await admin.run(SetExamDate, { id: first, examDate: '2026-11-09' })
  const publish = async (examDate: string | null, previousDate: string | null) =>
    (
      await admin.run(PublishResults, {
        id,
        input: { revisionReason: 'RETOTALLED', examId: 'STALE', examDate, previousDate },
      })
    ).publishExamResults
  const refused = await publish('2026-11-05', shown)
  expect(refused).toMatchObject({
    __typename: 'StalePreview',
    message: expect.stringContaining('This exam has changed meanwhile: the date (now 2026-11-09).'),
    preview: { examDate: '2026-11-09' },
  })
  expect(await publish('2026-11-05', '2026-11-09')).toMatchObject({ examDate: '2026-11-05' })
})

test('two admins do not overwrite the look-up of an exam for each other, by the dialog or by publishing', async () => {
  const admin = app.as('ADMIN')
  const examId = 'SECRET'
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId }]))
  const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam: examId, mark: 5 }]))
  await admin.run(SetSecondSecret, { examId, secondSecret: 'PIN', previousSecret: 'NONE' })
  const late = { examId, secondSecret: 'BIRTH_DATE', previousSecret: 'NONE' } as const
  const { errors } = await admin.send(SetSecondSecret, late)
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
  const { publishExamResults } = await admin.run(PublishResults, {
    id,
    input: { revisionReason: 'RETOTALLED', ...late },
  })
  expect(publishExamResults).toMatchObject({
    __typename: 'StalePreview',
    message: expect.stringContaining('This exam has changed meanwhile: the look-up.'),
  })
  const { setSecondSecret } = await admin.run(SetSecondSecret, { examId, secondSecret: 'BIRTH_DATE' })
  expect(setSecondSecret.secondSecret).toBe('BIRTH_DATE')
})

test.each([
  ['a form that does not choose the look-up', { previousSecret: 'PIN' }],
  ['a choice of the look-up whatever it is', { secondSecret: 'PIN' }],
] as const)('%s is published after it has changed', async (_name, input) => {
  const examId = `CHANGED-${Object.keys(input)}`
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId }]))
  const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '2', exam: examId }]))
  const { publishExamResults } = await app
    .as('ADMIN')
    .run(PublishResults, { id, input: { examId, ...input } })
  expect(publishExamResults.__typename).toBe('ExamResultFile')
})
