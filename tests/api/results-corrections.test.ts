import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { ResultValuesInput } from '#tests/gql/graphql.ts'
import { correctionScenario, mended } from '#tests/support/results/correction-operations.ts'
import { CorrectResult, DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { csvFile, inHours, percentagesCsv, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'revisionsOf',
    ({ visitor }) =>
      async (examId: string, candidateId = '1') =>
        (await visitor.run(Revisions, { examId, candidateId })).examResult,
  )
  .extend('logged', ({ app }) => async (action: string) => {
    const last = await app.db.prisma.activity.findFirst({ where: { action }, orderBy: { id: 'desc' } })
    return last?.subject
  })
  .extend('errorFiles', ({ app }) => correctionScenario(app))
  .extend(
    'correct',
    ({ admin }) =>
      (examId: string, input: ResultValuesInput, version?: number, candidateId = '081000') =>
        admin.send(CorrectResult, { examId, candidateId, input, ...(version !== undefined && { version }) }),
  )
  .extend('staged', ({ correct }) => async (...args: Parameters<typeof correct>) => {
    const { data, errors } = await correct(...args)
    if (data?.correctResult.__typename !== 'StagedExamResults')
      throw new Error(JSON.stringify(data ?? errors))
    return data.correctResult
  })
  .extend(
    'publish',
    ({ scenario }) =>
      (id: string, examId: string, revisionWords: string) =>
        scenario.publish(id, { examId, revisionReason: 'OTHER', revisionWords }),
  )
  .extend(
    'seen',
    ({ visitor }) =>
      (examId: string, candidateId = '081000') =>
        visitor.run(Seen, { examId, candidateId }),
  )
  .extend('saidOf', ({ app }) => async ({ id }: { id: string }) => {
    const file = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return [file.subjects, Number(file.fullMarks)]
  })

const Revisions = graphql(`
  query Revisions($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      revisions { revisedAt reason words before { percentage } after { percentage } }
    }
  }
`)

const Revises = graphql(`
  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }
`)

describe('a file that changes results which candidates can see', () => {
  test('needs a reason, which those read whose own values change, until it is taken back', async ({
    admin,
    scenario,
    exam,
    revisionsOf,
    logged,
  }) => {
    await scenario.resultFile(percentagesCsv(exam, { 1: 60, 2: 70, 3: 80 }))
    const { id } = await scenario.stagedResultFile(percentagesCsv(exam, { 1: 61, 2: 70, 4: 90 }))
    const { stagedExamResults } = await admin.run(Revises, { id })
    expect(stagedExamResults).toEqual({ isRevision: true })
    expect(await scenario.publish(id, { examId: exam })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.revisionReason' }],
    })
    expect(await scenario.publish(id, { examId: exam, revisionReason: 'OTHER' })).toMatchObject({
      fields: [{ path: 'input.revisionWords' }],
    })
    await scenario.resultFile(percentagesCsv(exam, { 1: 61, 2: 70, 4: 90 }), {
      revisionReason: 'WRONG_KEY',
      revisionWords: ' Question 14 ',
    })
    const revision = {
      reason: 'WRONG_KEY',
      words: 'Question 14',
      before: { percentage: '60' },
      after: { percentage: '61' },
    }
    const first = await revisionsOf(exam)
    expect(first).toMatchObject({ percentage: '61', revisions: [revision] })
    for (const other of ['2', '3', '4']) expect((await revisionsOf(exam, other))?.revisions).toEqual([])
    expect(await logged('results.revised')).toBe('Model 1 - results.csv: WRONG_KEY Question 14')

    const second = await scenario.resultFile(percentagesCsv(exam, { 1: 62, 2: 71 }), {
      revisionReason: 'RETOTALLED',
    })
    expect(await revisionsOf(exam)).toMatchObject({
      percentage: '62',
      revisions: [
        { reason: 'RETOTALLED', before: { percentage: '61' }, after: { percentage: '62' } },
        revision,
      ],
    })
    await admin.run(DeleteResultFile, { id: second.id })
    expect(await revisionsOf(exam)).toEqual(first)
    expect((await revisionsOf(exam, '2'))?.revisions).toEqual([])
    expect(await logged('results.revised')).toBe('Model 1 - results.csv: RETOTALLED')
  })

  test('needs none where all are new or the same, or not released yet', async ({ scenario, exam }) => {
    const none = { revisionReason: null }
    await scenario.resultFile(percentagesCsv(`${exam}-2`, { 1: 60 }), none)
    await scenario.resultFile(percentagesCsv(`${exam}-2`, { 1: 60, 2: 70 }), none)
    const releaseAt = inHours()
    await scenario.resultFile(percentagesCsv(exam, { 1: 60 }), { ...none, releaseAt })
    await scenario.resultFile(percentagesCsv(exam, { 1: 61 }), none)
  })

  test('that another file covers from the release on was never seen', async ({
    scenario,
    exam,
    revisionsOf,
  }) => {
    await scenario.resultFile(percentagesCsv(exam, { 1: 60, 2: 70 }), { releaseAt: inHours(1) })
    await scenario.resultFile(percentagesCsv(exam, { 1: 61 }))
    await scenario.letPass(exam, 90)
    expect(await revisionsOf(exam)).toEqual({ percentage: '61', revisions: [] })
    await scenario.resultFile(percentagesCsv(exam, { 1: 62, 2: 72 }))
    expect((await revisionsOf(exam))?.revisions).toMatchObject([{ before: { percentage: '61' } }])
    expect((await revisionsOf(exam, '2'))?.revisions).toMatchObject([{ before: { percentage: '70' } }])
  })
})

const Seen = graphql(`
  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      examMark examRank percentage
      revisions { reason words before { examMark } after { examMark } }
    }
    examFacts(examId: $examId) { fullMarks }
  }
`)

const file = (exam: string) =>
  resultsCsv([
    { candidate: '081000', exam, mark: 120, rank: 2, percentage: 60 },
    { candidate: '081-001', exam, mark: 130, rank: 1, percentage: 65 },
  ])

const before = { examMark: '120', examRank: '2', percentage: '60' }

describe('a correction of one candidate', () => {
  test('is a file of one row: previewed, with a reason, logged, and undone by deleting it', async ({
    app,
    admin,
    scenario,
    exam,
    seen,
    staged,
    publish,
  }) => {
    await scenario.resultFile(file(exam), { examTitle: 'Model 1/2' })
    const first = await seen(exam)
    const found = await staged(
      exam,
      { examMark: '124', examRank: '1', percentage: '62' },
      undefined,
      '०८१०००',
    )
    expect(found).toMatchObject({
      fileName: 'Model 1-2 - correction of one candidate.csv',
      examTitle: 'Model 1/2',
      totalRows: 1,
      changedRows: 1,
      isRevision: true,
      sample: [{ candidateId: '081000', examMark: '124', examRank: '1', percentage: '62', before }],
    })
    expect(found.findings.map(({ code }) => code)).not.toContain('NOT_IN_FILE')
    // Until it is published, nothing has changed.
    expect(await seen(exam)).toEqual(first)
    expect((await scenario.publish(found.id, { examId: exam })).__typename).toBe('InvalidInput')
    const published = await publish(found.id, exam, 'Question 14')
    if (published.__typename !== 'ExamResultFile') throw new Error(published.__typename)
    expect(await seen(exam)).toEqual({
      examResult: {
        examMark: '124',
        examRank: '1',
        percentage: '62',
        revisions: [
          { reason: 'OTHER', words: 'Question 14', before: { examMark: '120' }, after: { examMark: '124' } },
        ],
      },
      examFacts: first.examFacts,
    })
    expect((await seen(exam, '081-001')).examResult?.revisions).toEqual([])
    const logged = await app.db.prisma.activity.findMany({ where: { subjectId: found.id } })
    const actions = ['results.published', 'results.revised', 'results.staged']
    expect(logged.map(({ action }) => action).toSorted()).toEqual(actions)
    // Names of files stay in the log when a candidate's data are deleted.
    expect(JSON.stringify(logged)).not.toContain('081000')
    await admin.run(DeleteResultFile, { id: found.id })
    expect(await seen(exam)).toEqual(first)
  })

  test('has a file name of which a long title takes 150 characters', async ({ scenario, exam, staged }) => {
    await scenario.resultFile(file(exam), { examTitle: 'x'.repeat(160) })
    const { fileName } = await staged(exam, { examMark: '124', percentage: '62' })
    expect(fileName).toBe(`${'x'.repeat(150)} - correction of one candidate.csv`)
  })

  test('takes the percentage from the full marks, and keeps an ID', async ({
    app,
    scenario,
    exam,
    staged,
  }) => {
    await scenario.resultFile(file(exam))
    await app.db.prisma.exam.update({ where: { id: exam }, data: { fullMarks: 200 } })
    const found = await staged(exam, { examMark: '113.75' }, undefined, '081-001')
    expect(found.sample).toMatchObject([
      { candidateId: '081-001', examMark: '113.75', examRank: null, percentage: '56.88' },
    ])
  })

  test.for([
    [{ examMark: '120', examRank: '2', percentage: '60.00' }, 'input.examMark', 'published already'],
    [{ examMark: '120', percentage: '101' }, 'input.percentage', 'between 0 and 100'],
    [{ examMark: '120' }, 'input.percentage', 'Percentage is required'],
    [{ examMark: '120', percentage: '60', examRank: '1'.repeat(33) }, 'input.examRank', 'longer'],
    [{ examMark: '1.23456', percentage: '60' }, 'input.examMark', 'decimals'],
  ] as const)(
    'of %j is refused at its field',
    async ([input, path, message], { scenario, exam, correct }) => {
      await scenario.resultFile(file(exam))
      const { data } = await correct(exam, input)
      expect(data?.correctResult).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path, message: expect.stringContaining(message) }],
      })
    },
  )

  test('without a result that candidates see is refused', async ({ scenario, exam, correct }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours() })
    for (const examId of [exam, `${exam}-2`])
      for (const candidate of ['081000', '9\0']) {
        const { errors } = await correct(examId, { examMark: '1', percentage: '1' }, undefined, candidate)
        expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
      }
  })
})

describe('two staff who correct the same result', () => {
  test('are told, before and after the form is sent', async ({
    scenario,
    exam,
    staged,
    publish,
    correct,
    seen,
  }) => {
    await scenario.resultFile(file(exam))
    const mine = { examMark: '124', examRank: '2', percentage: '62' }
    const theirs = { examMark: '126', examRank: '2', percentage: '63' }
    const opened = (await correct(exam, mine, 0)).data?.correctResult
    if (opened?.__typename !== 'ResultConflict') throw new Error(JSON.stringify(opened))
    const { version, examMark } = opened.current
    expect(examMark).toBe('120')
    const one = await staged(exam, mine, version)
    const other = await staged(exam, theirs, version)
    expect((await publish(one.id, exam, 'Mine')).__typename).toBe('ExamResultFile')
    const stale = await publish(other.id, exam, 'Theirs')
    expect(stale).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ percentage: '63', before: { percentage: '62' } }] },
    })
    const late = await correct(exam, theirs, version)
    expect(late.data?.correctResult).toMatchObject({
      __typename: 'ResultConflict',
      message: 'This result has changed since you opened it.',
      current: { examMark: '124' },
    })
    expect((await seen(exam)).examResult?.percentage).toBe('62')
  })
})

test('a candidate becomes absent, and then gets a mark', async ({
  scenario,
  exam,
  staged,
  publish,
  correct,
}) => {
  await scenario.resultFile(file(exam))
  const absent = await staged(exam, { examMark: 'AB' })
  expect(absent.sample).toMatchObject([{ examMark: null, percentage: null, before: { examMark: '120' } }])
  await publish(absent.id, exam, 'Was not there')
  const again = await correct(exam, { examMark: 'Absent' })
  expect(again.data?.correctResult.__typename).toBe('InvalidInput')
  const mark = { examMark: '124', percentage: '62' }
  const present = await staged(exam, mark)
  expect(present.sample).toMatchObject([{ examMark: '124', before: { examMark: null } }])
})

describe('a corrected error file', () => {
  test('has the subjects and full marks of its file unless others are sent', async ({
    errorFiles,
    saidOf,
    exam,
  }) => {
    const { refused, staged } = errorFiles
    const lines = ['Candidate ID,Exam ID,Exam Mark,Physics,Ward No', `1,${exam},150,70,4`, `2,${exam},x,60,5`]
    const said = { subjects: ['Physics'], fullMarks: '200' }
    const first = await refused(csvFile(lines.join('\n'), 'Said.csv'), said)
    const second = await refused(mended(first, ',x,', ',y,'))
    expect(await saidOf(await staged(mended(second, ',y,', ',120,')))).toEqual([['Physics'], 200])
    const others = { subjects: [], fullMarks: '300' }
    expect(await saidOf(await staged(mended(second, ',y,', ',120,'), others))).toEqual([[], 300])
  })

  test('has rows of nobody beside an Exam ID for the whole file', async ({ errorFiles, exam }) => {
    const { refused, staged } = errorFiles
    const lines = ['Symbol No,Total,Percentage', '1,150,75', '2,x,60', ',,Approved by Sita']
    const names = ['Candidate ID', 'Exam Mark', 'Percentage']
    const layout = {
      columns: names.map((name, place) => ({ name, place })),
      values: [{ name: 'Exam ID', value: exam }],
    }
    const first = await refused(csvFile(lines.join('\n'), 'Entered.csv'), { layout })
    const file = mended(first, ',x,', ',120,')
    const { leaveOut } = await refused(file)
    expect(leaveOut).toEqual([{ row: 4, text: 'Approved by Sita' }])
    expect((await staged(file, { layout: { leaveOut: [4] } })).totalRows).toBe(2)
  })
})
