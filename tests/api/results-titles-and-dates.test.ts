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
    const { id } = await scenario.resultFile(csv(exam), { releaseAt: inHours(24) })
    const input = { title: 'Model', passPercentage: '40', date: examDate }
    const { updateExam } = await admin.run(UpdateExam, { id: exam, input })
    expect(updateExam).toMatchObject({ fields: [{ path: 'input.date', message: looks }] })
    expect(await scenario.setRelease(id, { releaseAt })).toMatchObject({
      fields: [{ path: 'input.releaseAt', message: looks }],
    })
  })
})

test('a year that the database does not have is refused', async ({ admin, scenario, exam }) => {
  const { id } = await scenario.resultFile(csv(exam), { releaseAt: inHours(24) })
  const release = (at: string) => `mutation {
    setResultRelease(id: "${id}", input: { releaseAt: "${at}" }) { __typename } }`
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
    'ExamValuesInput.date',
    'PublishExamResultsInput.examDate',
    'PublishExamResultsInput.releaseAt',
    'RecheckRulesInput.until',
    'ResultReleaseInput.releaseAt',
    'saveContent.publishAt',
    'setExamDate.examDate',
  ])
})

describe('a date that somebody else has changed', () => {
  test('is not overwritten unless asked for', async ({ admin, scenario, dateOf, exam }) => {
    const { id } = await scenario.resultFile(csv(exam))
    const before = await dateOf(id)
    await admin.run(SetExamDate, { id, examDate: '2026-11-05', previousDate: before })
    const { errors } = await admin.send(SetExamDate, { id, examDate: '2026-11-06', previousDate: before })
    const message = 'The exam date has changed to 2026-11-05 since you opened it.'
    expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }])
    expect(await dateOf(id)).toBe('2026-11-05')
    // The answer to the first attempt may have got lost.
    await admin.run(SetExamDate, { id, examDate: '2026-11-05', previousDate: before })
    const none = await admin.send(SetExamDate, { id, examDate: '2026-11-06', previousDate: null })
    expect(none.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    await admin.run(SetExamDate, { id, examDate: '2026-11-06' })
    expect(await dateOf(id)).toBe('2026-11-06')
  })

  test('is not overwritten by publishing', async ({ admin, scenario, dateOf, exam }) => {
    const { id: first } = await scenario.resultFile(csv(exam))
    const previousDate = await dateOf(first)
    const { id } = await scenario.stagedResultFile(csv(exam, '2'))
    await admin.run(SetExamDate, { id: first, examDate: '2026-11-09' })
    const form = { examId: exam, examDate: '2026-11-05' }
    expect(await scenario.publish(id, { ...form, previousDate })).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('This exam has changed meanwhile: the date (now 2026-11-09).'),
      preview: { examDate: '2026-11-09' },
    })
    expect(await scenario.publish(id, { ...form, previousDate: '2026-11-09' })).toMatchObject(form)
  })
})

describe('a look-up that somebody else has changed', () => {
  test('is not overwritten by the dialog or by publishing', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(csv(exam))
    const { id } = await scenario.stagedResultFile(csv(exam, '2'))
    await admin.run(SetSecondSecret, { examId: exam, secondSecret: 'PIN', previousSecret: 'NONE' })
    const late = { examId: exam, secondSecret: 'BIRTH_DATE', previousSecret: 'NONE' } as const
    const { errors } = await admin.send(SetSecondSecret, late)
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    expect(await scenario.publish(id, late)).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('This exam has changed meanwhile: the look-up.'),
    })
    const { setSecondSecret } = await admin.run(SetSecondSecret, { examId: exam, secondSecret: 'BIRTH_DATE' })
    expect(setSecondSecret.secondSecret).toBe('BIRTH_DATE')
  })

  test.for([
    ['a form that does not choose it', { previousSecret: 'PIN' }],
    ['a form that chooses one, whichever it was', { secondSecret: 'PIN' }],
  ] as const)('leaves %s to be published', async ([_name, input], { scenario, exam }) => {
    await scenario.resultFile(csv(exam))
    const { id } = await scenario.stagedResultFile(csv(exam, '2'))
    expect((await scenario.publish(id, { examId: exam, ...input })).__typename).toBe('ExamResultFile')
  })
})

describe('a title that somebody else has corrected', () => {
  test('is not overwritten by publishing', async ({ scenario, shown, correct, exam }) => {
    await scenario.resultFile(csv(exam), { examTitle: 'Modle 5' })
    const { id, examTitle } = await scenario.preview(csv(exam, '2'))
    const form = { examId: exam, examTitle: 'Modle 5', previousTitle: examTitle ?? null }
    await correct(exam, 'Model 5')
    expect(await scenario.publish(id, form)).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('This exam has changed meanwhile: the title (now “Model 5”).'),
      preview: { examTitle: 'Model 5' },
    })
    expect(await shown(exam)).toMatchObject({ title: 'Model 5' })
    const again = await scenario.publish(id, { ...form, previousTitle: 'Model 5' })
    expect(again).toMatchObject({ examTitle: 'Modle 5' })
  })

  test.for([
    ['no title', null, { previousTitle: 'Old' }],
    ['the title that it has now', 'New', { previousTitle: 'Old' }],
    ['a title, whichever it was', 'Other', {}],
  ] as const)(
    'leaves a form with %s to be published',
    async ([_name, examTitle, previous], { scenario, shown, correct, exam }) => {
      await scenario.resultFile(csv(exam), { examTitle: 'Old' })
      const { id } = await scenario.stagedResultFile(csv(exam, '2'))
      await correct(exam, 'New')
      const answer = await scenario.publish(id, { examId: exam, examTitle, ...previous })
      expect(answer.__typename).toBe('ExamResultFile')
      expect(await shown(exam)).toMatchObject({ title: examTitle ?? 'New' })
    },
  )

  test('holds for a withdrawn file that is put back', async ({ scenario, shown, correct, exam }) => {
    await scenario.resultFile(csv(exam), { examTitle: 'Modle 5' })
    const { id } = await scenario.resultFile(csv(exam, '2'), { examTitle: 'Modle 5' })
    await scenario.withdraw(id)
    await correct(exam, 'Model 5')
    await scenario.putBack(id)
    expect(await shown(exam, '2')).toEqual({ id: exam, title: 'Model 5', date: '2026-11-05' })
  })
})

test('a title that a file’s name gave is compared as the form showed it', async ({ scenario, exam }) => {
  await scenario.resultFile(csv(exam, '1', 'Named Test - results.csv'))
  const { id, examTitle } = await scenario.preview(csv(exam, '2'))
  expect(examTitle).toBe('Named Test')
  const form = { examId: exam, examTitle: 'Model 5', previousTitle: 'Named Test' }
  expect(await scenario.publish(id, form)).toMatchObject({
    __typename: 'ExamResultFile',
    examTitle: 'Model 5',
  })
})

test('a file in place of withdrawn results has their title and date', async ({ scenario, shown, exam }) => {
  const old = { examTitle: 'Model 9', examDate: '2026-10-01' }
  await scenario.withdraw((await scenario.resultFile(csv(exam), old)).id)
  const { id, examTitle, examDate } = await scenario.preview(csv(exam))
  expect({ examTitle, examDate }).toEqual(old)
  const form = {
    examTitle: 'Model 9',
    previousTitle: 'Model 9',
    examDate: '2026-10-02',
    previousDate: '2026-10-01',
  }
  expect(await scenario.publish(id, { examId: exam, ...form })).toHaveProperty('__typename', 'ExamResultFile')
  await scenario.withdraw(id)
  await scenario.resultFile(csv(exam), { examTitle: 'Model 9' })
  expect(await shown(exam)).toMatchObject({ title: 'Model 9', date: '2026-10-02' })
})
