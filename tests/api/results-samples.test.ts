import { createReadStream } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { publishList } from '#server/domains/students/publish-list.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  DeleteResultFile,
  ExamResult,
  Exams,
  PublishResults,
  ResultFiles,
  StagedResults,
  StageResults,
  samples,
} from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  const list = await stageLayer(app, studentsImport, {
    fileName: 'students-2000.csv',
    body: createReadStream('prisma/seed-data/students-2000.csv'),
    uploadedById: null,
  })
  await publishList(
    app.db,
    list,
    { fileName: 'students-2000', description: null, confirmedFindings: [] },
    null,
  )
})
afterAll(() => app.close())

async function stage(file: File) {
  return (await app.as('ADMIN').run(StageResults, { file })).stageExamResults
}

async function staged(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
  return answer
}

async function refused(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer
}

async function resultOf(candidateId: string) {
  const { examResult } = await app.as('VISITOR').run(ExamResult, { examId: 'CEE-MODEL-07', candidateId })
  return examResult
}

async function nothingIsLeft() {
  expect(await app.db.prisma.examResultFile.count({ where: { state: 'STAGED' } })).toBe(0)
  const layers = await app.db.prisma.examResultFile.findMany({ select: { layer: true, filePath: true } })
  expect(
    await app.db.prisma.examResult.count({ where: { layer: { notIn: layers.map(({ layer }) => layer) } } }),
  ).toBe(0)
  const stored: string[] = []
  for await (const { key } of app.files.list('exam_results')) stored.push(key)
  expect(stored.sort()).toEqual(layers.map(({ filePath }) => filePath).sort())
}

describe('the sample files, in the order an institute would upload them', () => {
  test('Model 7 is staged with a preview, and nobody sees it', async () => {
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
    const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id: answer.id })
    expect(stagedExamResults).toEqual({ ...answer, __typename: undefined })
    expect(await resultOf('081000')).toBeNull()
    expect(await app.as('VISITOR').run(Exams)).toEqual({ exams: [] })

    const { publishExamResults } = await app.as('ADMIN').run(PublishResults, {
      id: answer.id,
      input: {
        revisionReason: 'RETOTALLED',
        examId: 'CEE-MODEL-07',
        examTitle: ' CEE Model Test 7 ',
        examDate: '2026-10-31',
      },
    })
    expect(publishExamResults).toMatchObject({
      __typename: 'ExamResultFile',
      id: answer.id,
      examTitle: 'CEE Model Test 7',
      examDate: '2026-10-31',
      totalResults: 1893,
      releaseAt: null,
      uploadedBy: { email: 'admin@test.example' },
    })
    expect(await app.as('ADMIN').run(StagedResults, { id: answer.id })).toEqual({ stagedExamResults: null })
  })

  test('a candidate finds the result and the name', async () => {
    expect(await resultOf(' ०८१००० ')).toEqual({
      ...{ candidateId: '081000', examMark: '135.75', examRank: '475', percentage: '67.88', passed: true },
      exam: { id: 'CEE-MODEL-07', title: 'CEE Model Test 7', date: '2026-10-31' },
      student: { candidateId: '081000', studentName: 'कमला राई', groups: 'Group A' },
    })
    expect(await resultOf('81000')).toBeNull()
  })

  test('Model 8, as Excel saves it, loads all the same', async () => {
    expect(await scenario.resultFile(await samples.model8(), { examDate: '2026-11-14' })).toMatchObject({
      examId: 'CEE-MODEL-08',
    })
    expect((await app.as('VISITOR').run(Exams)).exams).toEqual([
      { id: 'CEE-MODEL-08', title: 'CEE Model 8', date: '2026-11-14' },
      { id: 'CEE-MODEL-07', title: 'CEE Model Test 7', date: '2026-10-31' },
    ])
  })

  test('the correction shows what it changes, wins once published, and taking it back restores the old', async () => {
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

    await app
      .as('ADMIN')
      .run(PublishResults, { id: answer.id, input: { revisionReason: 'RETOTALLED', examId: 'CEE-MODEL-07' } })
    expect(await resultOf('081104')).toMatchObject({
      examMark: '113.75',
      exam: { title: 'CEE Model Test 7', date: '2026-10-31' },
    })
    expect(await resultOf('081000')).toMatchObject({ examMark: '135.75' })

    expect(await app.as('ADMIN').run(DeleteResultFile, { id: answer.id })).toEqual({ deleteResultFile: true })
    expect(await resultOf('081104')).toEqual(before)
    expect((await app.as('ADMIN').run(ResultFiles)).resultFiles.map((file) => file.examId)).toEqual([
      'CEE-MODEL-08',
      'CEE-MODEL-07',
    ])
    expect(await app.as('ADMIN').run(DeleteResultFile, { id: answer.id })).toEqual({
      deleteResultFile: false,
    })
    await backgroundSettled()
    await nothingIsLeft()
  })

  test('errors are all listed with row and column, the candidate who is listed twice with both rows', async () => {
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
    await nothingIsLeft()
  })

  test('wrong headers are refused in the words of the specification', async () => {
    const { message } = await refused(await samples.wrongHeaders())
    expect(message).toBe(
      'Invalid CSV format. Please ensure the CSV file has the correct headers: Candidate ID, Exam ID, Exam Mark, Exam Rank, Percentage',
    )
    await nothingIsLeft()
  })
})
