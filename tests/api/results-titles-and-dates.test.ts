import { readFile } from 'node:fs/promises'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { describe, expect } from 'vitest'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import {
  OneResultFile,
  SetExamDate,
  SetSecondSecret,
  UpdateExam,
} from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

// The title, the date and the look-up of an exam: which are taken, and which of two people's counts.

const csv = (exam: string, candidate = '1', name = 'Correction - results.csv') =>
  resultsCsv([{ candidate, exam }], name)

const test = base
  .extend(
    'shown',
    ({ scenario }) =>
      async (examId: string, candidateId = '1') =>
        (await scenario.lookUp(examId, candidateId))?.exam,
  )
  .extend(
    'dateOf',
    ({ admin }) =>
      async (id: string) =>
        (await admin.run(OneResultFile, { id })).resultFile?.examDate ?? null,
  )
  .extend(
    'versionOf',
    ({ admin }) =>
      async (id: string) =>
        (await admin.run(OneResultFile, { id })).resultFile?.exam?.version ?? 0,
  )
  .extend(
    'correct',
    ({ admin }) =>
      (id: string, title: string) =>
        admin.run(UpdateExam, { id, input: { title, date: '2026-11-05', passPercentage: '50' } }),
  )

describe('a date in Bikram Sambat', () => {
  /** A year that is now, whenever the test runs. */
  const year = Number(todayInNepal().slice(0, 4)) + 57
  const looks = expect.stringMatching(new RegExp(`^${year}-04-12 looks like Bikram Sambat\\. `))
  const examDate = `${year}-04-12`
  // 6 PM on the 11th in UTC is the 12th in Nepal.
  const releaseAt = `${year}-04-11T18:30:00Z`

  test('is refused at its field, and nothing is published', async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam))
    expect(await scenario.publish(id, { examId: exam, examDate, releaseAt })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.examDate', message: looks },
        { path: 'input.releaseAt', message: looks },
      ],
    })
    expect((await scenario.publish(id, { examId: exam })).__typename).toBe('ExamResultFile')
  })

  test('does not change the date of a file', async ({ admin, scenario, dateOf, exam }) => {
    const { id } = await scenario.resultFile(csv(exam))
    const before = await dateOf(id)
    const { errors } = await admin.send(SetExamDate, { id, examDate })
    expect(errors).toMatchObject([{ message: looks, extensions: { code: 'BAD_USER_INPUT' } }])
    expect(await dateOf(id)).toBe(before)
  })

  test('is refused for an exam and for a moved release', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(csv(exam), { releaseAt: inHours(24) })
    const input = { title: 'Model', passPercentage: '40', date: examDate }
    const { updateExam } = await admin.run(UpdateExam, { id: exam, input })
    expect(updateExam).toMatchObject({ fields: [{ path: 'input.date', message: looks }] })
    expect(await scenario.setRelease(exam, { releaseAt })).toMatchObject({
      fields: [{ path: 'input.releaseAt', message: looks }],
    })
  })
})

test('a year that the database does not have is refused', async ({ admin, scenario, exam }) => {
  const { id } = await scenario.resultFile(csv(exam), { releaseAt: inHours(24) })
  const release = (at: string) => `mutation {
    setExamRelease(examId: "${exam}", input: { releaseAt: "${at}" }) { __typename } }`
  const cursor = Buffer.from(`["0000-01-01T00:00:00.000Z","${id}"]`).toString('base64url')
  for (const operation of [
    `mutation { setExamDate(id: "${id}", examDate: "0000-01-01") { id } }`,
    release('0000-01-01T00:00:00Z'),
    release('0001-01-01T00:00:00+05:45'),
    release('9999-12-31T23:00:00-05:00'),
    `{ users(after: "${cursor}") { totalCount } }`,
  ]) {
    const { errors } = await admin.send(operation)
    expect(errors, operation).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  }
  const log = await admin.fetch('/files/activity.csv?from=0000-01-01')
  expect(await log.text()).toContain('Time (Nepal)')
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
  // Those that begin with "previous" are only compared.
  expect([...args, ...fields].filter((name) => !name.includes('.previous')).sort()).toEqual([
    // Of updateExam.
    'ExamInput.date',
    'ExamInput.recheckUntil',
    // Of setExamRelease.
    'ExamReleaseInput.releaseAt',
    'NoticeInput.expiresAt',
    'NoticeInput.publishedAt',
    'PublishExamResultsInput.examDate',
    'PublishExamResultsInput.releaseAt',
    'saveContent.publishAt',
    'setExamDate.examDate',
  ])
})

describe('an exam that somebody else has changed', () => {
  test('is not overwritten unless asked for', async ({ admin, scenario, dateOf, versionOf, exam }) => {
    const { id } = await scenario.resultFile(csv(exam))
    const version = await versionOf(id)
    await admin.run(SetExamDate, { id, examDate: '2026-11-05', version })
    const message = 'This exam has changed since you opened it.'
    const late = await admin.send(SetExamDate, { id, examDate: '2026-11-06', version })
    expect(late.errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }])
    for (const { updateExam } of [
      await admin.run(UpdateExam, { id: exam, input: { title: 'Other' }, version }),
      await admin.run(SetSecondSecret, { examId: exam, secondSecret: 'PIN', version }),
    ])
      expect(updateExam).toMatchObject({ message })
    expect(await dateOf(id)).toBe('2026-11-05')
    // The answer to the first attempt may have been lost.
    await admin.run(SetExamDate, { id, examDate: '2026-11-05', version })
    await admin.run(SetExamDate, { id, examDate: '2026-11-06' })
    expect(await dateOf(id)).toBe('2026-11-06')
  })

  test('is not overwritten by publishing', async ({ scenario, shown, correct, exam }) => {
    await scenario.resultFile(csv(exam), { examTitle: 'Modle 5' })
    const { id, examVersion } = await scenario.preview(csv(exam, '2'))
    const form = { examId: exam, examTitle: 'Modle 5', examVersion }
    await correct(exam, 'Model 5')
    const stale = await scenario.publish(id, form)
    expect(stale).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('This exam has changed meanwhile.'),
      preview: { examTitle: 'Model 5' },
    })
    expect(await shown(exam)).toMatchObject({ title: 'Model 5' })
    const seen = stale.__typename === 'StalePreview' ? stale.preview.examVersion : 0
    expect(await scenario.publish(id, { ...form, examVersion: seen })).toMatchObject({ examTitle: 'Modle 5' })
  })

  test('is left as it is by a form without values', async ({ scenario, shown, correct, exam }) => {
    await scenario.resultFile(csv(exam), { examTitle: 'Old' })
    const { id } = await scenario.stagedResultFile(csv(exam, '2'))
    await correct(exam, 'New')
    expect(await scenario.publish(id, { examId: exam, examTitle: null })).toMatchObject({ examTitle: 'New' })
    expect(await shown(exam)).toMatchObject({ title: 'New', date: '2026-11-05' })
  })
})
