import { readFile } from 'node:fs/promises'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { describe, expect } from 'vitest'
import { markLayersRemoved } from '#server/domains/imports/import-flow.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  Exams,
  ForeseeDeletion,
  MakeLink,
  OneResultFile,
  Reinstate,
  ResultFiles,
  SetExamDate,
  SetExamRelease,
  SetSecondSecret,
  StagedResults,
  TopPerformers,
  UpdateExam,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

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
  .extend(
    'foresee',
    ({ admin }) =>
      async (id: string) =>
        (await admin.run(ForeseeDeletion, { id })).resultFileDeletion,
  )
  .extend('published', ({ scenario }) => (exam: string, name: string, ids: readonly string[], input = {}) => {
    const rows = ids.map((candidate) => ({ candidate, exam }))
    return scenario.resultFile(resultsCsv(rows, `${name}.csv`), input)
  })
  // The answers of the mutations of an exam and its file, by code and message.
  .extend('answersOf', ({ admin }) => async (id: string, examId: string) => {
    const answers = {
      release: await admin.send(SetExamRelease, { examId, input: {} }),
      date: await admin.send(SetExamDate, { id, examDate: '2026-01-02' }),
      rehearse: await admin.send(MakeLink, { examId }),
      reinstate: await admin.send(Reinstate, { examId }),
      withdraw: await admin.send(Withdraw, { examId, reason: 'Not yet' }),
      again: await admin.send(Withdraw, { examId, reason: 'Not yet' }),
    }
    return Object.fromEntries(
      Object.entries(answers).map(([name, { data, errors }]) => {
        const [error] = errors ?? []
        if (error) return [name, `${error.extensions?.code}: ${error.message}`]
        const [answer] = Object.values(data ?? {})
        return [name, typeof answer === 'object' && 'current' in answer ? answer : 'done']
      }),
    )
  })

const csv = (exam: string, mark: number, candidate = '1') => resultsCsv([{ candidate, exam, mark }])

describe('publishing', () => {
  test('takes today in Nepal and the name of the file by default', async ({ visitor, scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(
      resultsCsv([{ candidate: '1', exam }], 'Plain Model - final - v2.csv'),
    )
    const before = todayInNepal()
    const published = await scenario.publish(id, { examId: exam, examTitle: '  ' })
    const today = expect.toBeOneOf([before, todayInNepal()])
    expect(published).toMatchObject({
      __typename: 'ExamResultFile',
      examTitle: 'Plain Model',
      examDate: today,
    })
    const shown = { id: exam, title: 'Plain Model', date: today }
    expect((await visitor.run(Exams)).exams).toContainEqual(shown)
  })

  test('again with the same words answers the same, else it is refused', async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    const first = await scenario.publish(id, { examId: exam, examTitle: 'Twice' })
    const again = await scenario.publish(id, { examId: exam, examTitle: 'Twice' })
    const withoutAddress = { ...again, downloadUrl: null }
    expect(withoutAddress).toEqual({ ...first, downloadUrl: null })
    expect(await scenario.publish(id, { examId: exam, examTitle: 'Thrice' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'id', message: 'This file is published already' }],
    })
  })

  test('with a release that has passed shows at once, above what stands', async ({ scenario, exam }) => {
    await scenario.resultFile(csv(exam, 1), { releaseAt: '2021-01-01T00:00:00Z' })
    await scenario.resultFile(csv(exam, 2), { releaseAt: '2020-01-01T00:00:00Z' })
    expect((await scenario.lookUp(exam))?.examMark).toBe('2')
  })

  test("is refused under another exam's code", async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    expect(await scenario.publish(id, { examId: `${exam}-2` })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.examId', message: `The file holds the results of the exam ${exam}` }],
    })
    expect(await scenario.publish(id, { examId: ' ', examTitle: 'x'.repeat(201) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.examId', message: 'Exam ID is required' },
        { path: 'input.examTitle', message: 'The exam title is longer than 200 characters' },
      ],
    })
  })

  test('of a file that is gone says so', async ({ app, admin, scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    await admin.run(DiscardStagedExamResults, { id })
    const { id: going } = await scenario.stagedResultFile(csv(exam, 1))
    await app.db.prisma.examResultFile.update({ where: { id: going }, data: { state: 'REMOVED' } })
    for (const missing of [id, going, 'nonsense']) {
      expect(await scenario.publish(missing, { examId: exam })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'id', message: 'This upload is not there any more. Please upload the file again' }],
      })
      expect(await admin.run(StagedResults, { id: missing })).toEqual({ stagedExamResults: null })
    }
  })

  test('can be given up, but not once it happened', async ({ admin, scenario, exam }) => {
    const { id: staged } = await scenario.stagedResultFile(csv(exam, 1))
    const { id: published } = await scenario.resultFile(csv(`${exam}-2`, 1))
    const discard = async (id: string) =>
      (await admin.run(DiscardStagedExamResults, { id })).discardStagedExamResults
    expect(await discard(published)).toBe(false)
    expect(await admin.run(DeleteResultFile, { id: staged })).toEqual({ deleteResultFile: false })
    expect((await scenario.lookUp(`${exam}-2`))?.examMark).toBe('1')
    expect(await discard(staged)).toBe(true)
    expect(await discard(staged)).toBe(false)
    expect(await discard('nonsense')).toBe(false)
    const { resultFile } = await admin.run(OneResultFile, { id: published })
    expect(resultFile).toMatchObject({ id: published, examId: `${exam}-2`, publishOrder: 1 })
    for (const missing of [staged, 'nonsense'])
      expect(await admin.run(OneResultFile, { id: missing })).toEqual({ resultFile: null })
  })

  test('is written down with who did it', async ({ app, admin, scenario, exam }) => {
    const { id } = await scenario.resultFile(csv(exam, 1), { examTitle: exam })
    await admin.run(SetExamDate, { id, examDate: '2026-01-02' })
    await admin.run(SetExamDate, { id, examDate: '2026-01-02' })
    await admin.run(DeleteResultFile, { id })
    const activities = await app.db.prisma.activity.findMany({
      where: { OR: [{ subject: { endsWith: `.csv: ${exam}` } }, { subject: exam }] },
      orderBy: { at: 'asc' },
      select: { action: true, actor: { select: { email: true } } },
    })
    const actor = { email: 'admin@test.example' }
    expect(activities).toEqual([
      { action: 'results.published', actor },
      { action: 'results.date-changed', actor },
      { action: 'results.removed', actor },
    ])
  })
})

describe('an embargo', () => {
  test('hides everything until it is over', async ({ app, admin, visitor, scenario, exam }) => {
    const { id } = await scenario.resultFile(csv(exam, 77), { releaseAt: '2100-01-01T00:00:00Z' })
    expect((await scenario.lookUp(exam))?.examMark).toBeUndefined()
    expect(await visitor.run(TopPerformers, { examId: exam })).toEqual({ topPerformers: [] })
    expect((await visitor.run(Exams)).exams.map((exam) => exam.id)).not.toContain(exam)
    expect((await admin.run(ResultFiles)).resultFiles.map((file) => file.id)).toContain(id)

    await app.db.prisma.exam.update({
      where: { id: exam },
      data: { releaseAt: new Date(Date.now() - 60_000) },
    })
    expect((await scenario.lookUp(exam))?.examMark).toBe('77')
    const { topPerformers } = await visitor.run(TopPerformers, { examId: exam })
    expect(topPerformers).toHaveLength(1)
  })
})

test('the title of a new exam has nothing to overwrite', async ({ scenario, exam }) => {
  const { id, examVersion } = await scenario.preview(csv(exam, 1))
  const form = { examId: exam, examTitle: 'Fresh', examVersion }
  expect((await scenario.publish(id, form)).__typename).toBe('ExamResultFile')
})

test('the date of a published file can be changed', async ({ admin, visitor, scenario, exam }) => {
  const { id } = await scenario.resultFile(csv(exam, 1), { examDate: '2026-01-01' })
  const { setExamDate } = await admin.run(SetExamDate, { id, examDate: '2025-12-31' })
  expect(setExamDate).toMatchObject({ id, examDate: '2025-12-31' })
  const shown = { id: exam, title: 'Model 1', date: '2025-12-31' }
  expect((await visitor.run(Exams)).exams).toContainEqual(shown)
})

// The title, the date and the look-up of an exam: which are taken, and which of two people's counts.

const correctionOf = (exam: string, candidate = '1', name = 'Correction - results.csv') =>
  resultsCsv([{ candidate, exam }], name)

describe('a date in Bikram Sambat', () => {
  /** A year that is now, whenever the test runs. */
  const year = Number(todayInNepal().slice(0, 4)) + 57
  const looks = expect.stringMatching(new RegExp(`^${year}-04-12 looks like Bikram Sambat\\. `))
  const examDate = `${year}-04-12`
  // 6 PM on the 11th in UTC is the 12th in Nepal.
  const releaseAt = `${year}-04-11T18:30:00Z`

  test('is refused at its field, and nothing is published', async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(correctionOf(exam))
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
    const { id } = await scenario.resultFile(correctionOf(exam))
    const before = await dateOf(id)
    const { errors } = await admin.send(SetExamDate, { id, examDate })
    expect(errors).toMatchObject([{ message: looks, extensions: { code: 'BAD_USER_INPUT' } }])
    expect(await dateOf(id)).toBe(before)
  })

  test('is refused for an exam and for a moved release', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(correctionOf(exam), { releaseAt: inHours(24) })
    const input = { title: 'Model', passPercentage: '40', date: examDate }
    const { updateExam } = await admin.run(UpdateExam, { id: exam, input })
    expect(updateExam).toMatchObject({ fields: [{ path: 'input.date', message: looks }] })
    expect(await scenario.setRelease(exam, { releaseAt })).toMatchObject({
      fields: [{ path: 'input.releaseAt', message: looks }],
    })
  })
})

test('a year that the database does not have is refused', async ({ admin, scenario, exam }) => {
  const { id } = await scenario.resultFile(correctionOf(exam), { releaseAt: inHours(24) })
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
    const { id } = await scenario.resultFile(correctionOf(exam))
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
    await scenario.resultFile(correctionOf(exam), { examTitle: 'Modle 5' })
    const { id, examVersion } = await scenario.preview(correctionOf(exam, '2'))
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
    await scenario.resultFile(correctionOf(exam), { examTitle: 'Old' })
    const { id } = await scenario.stagedResultFile(correctionOf(exam, '2'))
    await correct(exam, 'New')
    expect(await scenario.publish(id, { examId: exam, examTitle: null })).toMatchObject({ examTitle: 'New' })
    expect(await shown(exam)).toMatchObject({ title: 'New', date: '2026-11-05' })
  })
})

describe('the consequences of deleting a result file', () => {
  test('are counted for each file that stands again', async ({ admin, exam, published, foresee }) => {
    const first = await published(exam, 'first', ['1', '2', '3', '4'])
    const second = await published(exam, 'second', ['3', '4', '5'])
    const third = await published(exam, 'third', ['2', '4', '5', '6'])
    await published(`${exam}-2`, 'other', ['6'])

    expect(await foresee(third.id)).toEqual({
      restored: [
        { file: { id: second.id, fileName: 'second.csv' }, candidates: 2 },
        { file: { id: first.id, fileName: 'first.csv' }, candidates: 1 },
      ],
      lost: 1,
      unaffected: 0,
    })
    expect(await foresee(second.id)).toEqual({
      restored: [{ file: { id: first.id, fileName: 'first.csv' }, candidates: 1 }],
      lost: 0,
      unaffected: 2,
    })
    expect(await foresee(first.id)).toEqual({ restored: [], lost: 1, unaffected: 3 })

    await admin.run(DeleteResultFile, { id: second.id })
    expect((await foresee(third.id))?.restored).toEqual([
      { file: { id: first.id, fileName: 'first.csv' }, candidates: 2 },
    ])
  })

  test('are unknown of a file that is not published', async ({ scenario, exam, foresee }) => {
    const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam }]))
    expect(await foresee(id)).toBeNull()
    expect(await foresee('nonsense')).toBeNull()
  })
})

test('a deleted file has no place in its exam while its rows are being deleted', async ({
  app,
  exam,
  published,
  foresee,
}) => {
  const { id } = await published(exam, 'first', ['1', '2'])
  const removal = { ids: [id], state: 'PUBLISHED', actorId: null } as const
  expect(await markLayersRemoved(app.db, resultsFlow, removal)).toMatchObject([{ id }])
  const before = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  const second = await published(exam, 'second', ['1'])
  expect(before.publishOrder).toBeNull()
  expect(await app.db.prisma.examResultFile.findUnique({ where: { id } })).toEqual(before)
  expect(await foresee(second.id)).toEqual({ restored: [], lost: 1, unaffected: 0 })
})

// Their answers.
const gone = 'NOT_FOUND: This exam has no results any more.'
const noFile = 'NOT_FOUND: This result file is not there any more.'
const nothing = 'CONFLICT: There is nothing to rehearse: the results are released or withdrawn.'
const done = 'done'
const none = { release: gone, date: noFile, rehearse: nothing, reinstate: gone, withdraw: gone, again: gone }

test.for([
  ['STAGED', none],
  [
    'PUBLISHED',
    {
      ...{ release: done, date: done, rehearse: nothing, withdraw: done },
      reinstate: {
        message: 'These results are not withdrawn any more.',
        current: expect.objectContaining({ state: 'RELEASED' }),
      },
      again: {
        message: 'These results are withdrawn already.',
        current: expect.objectContaining({ state: 'WITHDRAWN' }),
      },
    },
  ],
  ['REMOVED', none],
] as const)(
  'an exam whose one file is %s',
  async ([state, expected], { app, published, answersOf, exam }) => {
    const { id } = await published(exam, 'a', ['1'])
    await app.db.prisma.examResultFile.update({ where: { id }, data: { state } })
    expect(await answersOf(id, exam)).toEqual(expected)
  },
)

test('an exam that there never was', async ({ answersOf }) => {
  expect(await answersOf('nonsense', 'nonsense')).toEqual(none)
})
