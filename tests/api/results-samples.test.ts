import { createReadStream } from 'node:fs'
import { describe, expect } from 'vitest'
import { publishLayer } from '#server/domains/imports/import-flow.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { studentsFlow, studentsImport } from '#server/domains/students/students-import.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  DeleteResultFile,
  Exams,
  ResultFiles,
  StagedResults,
  StageResults,
  samples,
} from '#tests/support/results/results-operations.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'stage',
    ({ admin }) =>
      async (file: File) =>
        (await admin.run(StageResults, { file })).stageExamResults,
  )
  .extend('staged', ({ stage }) => async (file: File) => {
    const answer = await stage(file)
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    return answer
  })
  .extend('refused', ({ stage }) => async (file: File) => {
    const answer = await stage(file)
    if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    return answer
  })
  .extend(
    'resultOf',
    ({ scenario }) =>
      (candidateId: string) =>
        scenario.lookUp('CEE-MODEL-07', candidateId),
  )
  .extend('expectNothingLeft', ({ app }) => async () => {
    expect(await app.db.prisma.examResultFile.count({ where: { state: 'STAGED' } })).toBe(0)
    const layers = await app.db.prisma.examResultFile.findMany({ select: { layer: true, filePath: true } })
    const known = layers.map(({ layer }) => layer)
    expect(await app.db.prisma.examResult.count({ where: { layer: { notIn: known } } })).toBe(0)
    const stored: string[] = []
    for await (const { key } of app.files.list('exam_results')) stored.push(key)
    expect(stored.sort()).toEqual(layers.map(({ filePath }) => filePath).sort())
  })

const title7 = { examTitle: ' CEE Model Test 7 ', examDate: '2026-10-31' }

test.beforeAll(async ({ app }) => {
  const list = await stageLayer(app, studentsImport, {
    fileName: 'students-2000.csv',
    body: createReadStream('prisma/seed-data/students-2000.csv'),
    uploadedById: null,
  })
  const input = { fileName: 'students-2000', description: null, confirmedFindings: [] }
  await publishLayer(app.db, studentsFlow, { id: list, input, actorId: null })
})

test.beforeEach(({ scenario }) => scenario.noResults())

describe('the sample files', () => {
  test('Model 7 is staged with a preview, and nobody sees it until it is published', async ({
    admin,
    visitor,
    scenario,
    staged,
    resultOf,
  }) => {
    const answer = await staged(await samples.model7())
    expect(answer).toMatchObject({
      fileName: 'CEE Model 7 - results.csv',
      examId: 'CEE-MODEL-07',
      examTitle: 'CEE Model 7',
      examDate: null,
      ...{ totalRows: 1893, newRows: 1893, changedRows: 0, unchangedRows: 0, unknownStudents: 0 },
      findings: [{ message: 'Students of the active lists without a result in this exam.', count: 107 }],
    })
    expect(answer.sample).toHaveLength(50)
    expect(answer.sample[0]).toEqual({
      ...{ rowNumber: 2, candidateId: '081000', studentName: 'कमला राई' },
      ...{ examMark: '135.75', examRank: '475', percentage: '67.88', change: 'NEW', before: null },
    })
    const { stagedExamResults } = await admin.run(StagedResults, { id: answer.id })
    expect(stagedExamResults).toEqual({ ...answer, __typename: undefined })
    expect(await resultOf('081000')).toBeNull()
    expect(await visitor.run(Exams)).toEqual({ exams: [] })

    const published = await scenario.publish(answer.id, { examId: 'CEE-MODEL-07', ...title7 })
    expect(published).toMatchObject({
      __typename: 'ExamResultFile',
      id: answer.id,
      examTitle: 'CEE Model Test 7',
      examDate: '2026-10-31',
      totalResults: 1893,
      uploadedBy: { email: 'admin@test.example' },
    })
    expect(await admin.run(StagedResults, { id: answer.id })).toEqual({ stagedExamResults: null })

    expect(await resultOf(' ०८१००० ')).toEqual({
      ...{ candidateId: '081000', examMark: '135.75', examRank: '475', percentage: '67.88', passed: true },
      exam: { id: 'CEE-MODEL-07', title: 'CEE Model Test 7', date: '2026-10-31' },
      student: { candidateId: '081000', studentName: 'कमला राई', groups: 'Group A' },
    })
    expect(await resultOf('81000')).toMatchObject({ candidateId: '081000' })
    expect(await resultOf('81000x')).toBeNull()
  })

  test('Model 8, as Excel saves it, loads all the same', async ({ visitor, scenario }) => {
    expect(await scenario.resultFile(await samples.model8(), { examDate: '2026-11-14' })).toMatchObject({
      examId: 'CEE-MODEL-08',
    })
    expect((await visitor.run(Exams)).exams).toEqual([
      { id: 'CEE-MODEL-08', title: 'CEE Model 8', date: '2026-11-14' },
    ])
  })

  test('the correction shows what it changes, wins once published, and taking it back restores the old', async ({
    admin,
    scenario,
    staged,
    resultOf,
    expectNothingLeft,
  }) => {
    await scenario.resultFile(await samples.model7(), title7)
    const before = await resultOf('081104')
    const answer = await staged(await samples.correction())
    expect(answer).toMatchObject({
      examTitle: 'CEE Model Test 7',
      examDate: '2026-10-31',
      ...{ totalRows: 41, newRows: 1, changedRows: 20, unchangedRows: 20 },
    })
    expect(answer.findings).toContainEqual({
      message: 'Candidates of this exam who are not in this file: they keep the results they have.',
      count: 1893 - 40,
    })
    expect(answer.sample.map(({ change }) => change)).toEqual([
      ...Array(20).fill('CHANGED'),
      'NEW',
      ...Array(20).fill('UNCHANGED'),
    ])
    expect(answer.sample[0]).toMatchObject({
      candidateId: '081104',
      examMark: '113.75',
      before: {
        examMark: before?.examMark,
        examRank: before?.examRank,
        percentage: before?.percentage,
      },
    })
    expect(before?.examMark).not.toBe('113.75')

    await scenario.publish(answer.id, { revisionReason: 'RETOTALLED', examId: 'CEE-MODEL-07' })
    expect(await resultOf('081104')).toMatchObject({
      examMark: '113.75',
      exam: { title: 'CEE Model Test 7', date: '2026-10-31' },
    })
    expect(await resultOf('081000')).toMatchObject({ examMark: '135.75' })

    expect(await admin.run(DeleteResultFile, { id: answer.id })).toEqual({ deleteResultFile: true })
    expect(await resultOf('081104')).toEqual(before)
    expect((await admin.run(ResultFiles)).resultFiles.map((file) => file.examId)).toEqual(['CEE-MODEL-07'])
    expect(await admin.run(DeleteResultFile, { id: answer.id })).toEqual({
      deleteResultFile: false,
    })
    await backgroundSettled()
    await expectNothingLeft()
  })

  test('errors are all listed with row and column, the candidate who is listed twice with both rows', async ({
    refused,
    expectNothingLeft,
  }) => {
    const { message, problemCount, problems } = await refused(await samples.withErrors())
    expect(message).toBe('Found 6 validation errors. Please fix them before uploading.')
    expect(problemCount).toBe(6)
    expect(problems).toEqual([
      { row: 5, column: 'Candidate ID', message: 'Candidate ID is required' },
      {
        row: 12,
        column: 'Exam Mark',
        message:
          '“absent” means that there is no mark, but the row has the percentage “47.25” and the rank “1609”.',
      },
      { row: 19, column: 'Percentage', message: 'Percentage must be between 0 and 100, received “101.5”.' },
      { row: 27, column: 'Candidate ID', message: 'Candidate ID “081012” is in row 11 already.' },
      {
        row: 33,
        column: 'Candidate ID',
        message: expect.stringContaining('“1.23457E+11” was damaged by a spreadsheet program'),
      },
      {
        row: 46,
        column: 'Exam ID',
        message: '“CEE-MODEL-09” differs from “CEE-MODEL-08” in row 2. A file holds the results of one exam.',
      },
    ])
    await expectNothingLeft()
  })

  test('wrong headers are refused in the specified words', async ({ refused, expectNothingLeft }) => {
    const { message } = await refused(await samples.wrongHeaders())
    expect(message).toBe(
      'Invalid CSV format. Please ensure the CSV file has the correct headers: Candidate ID, Exam ID, Exam Mark, Exam Rank, Percentage',
    )
    await expectNothingLeft()
  })
})
