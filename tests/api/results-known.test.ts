import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { rankAndPreview } from '#server/domains/results/rank-and-preview.ts'
import { resultsImport } from '#server/domains/results/results-import.ts'
import { stagedPreview } from '#server/domains/results/staged-results-preview.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { type ResultRow, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import {
  DeleteStudentUploads,
  SetStudentUploadActive,
  StudentUploads,
} from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// How many of a file's candidates are on the student lists.

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const odd = ['back\\slash', '\\N', 'ख १', 'O’Neil A', '=1', 'a,b', '007']
const quoted = (id: string) => `"${id.replaceAll('"', '""')}"`
const list = (ids: readonly string[]) => studentsCsv(ids.map((id) => ({ candidate: quoted(id) })))
const file = (exam: string, ids: readonly string[]) =>
  resultsCsv(ids.map((id): ResultRow => ({ candidate: quoted(id), exam })))

/** How many the preview of a file takes for unknown; the database's own preview is to be the same. */
async function unknownIn(exam: string, ids: readonly string[]): Promise<number> {
  const { id } = await scenario.stagedResultFile(file(exam, ids))
  const kept = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  const { layer, totalResults: rowCount, examId, basedOn, totalStudents, fullMarks } = kept
  const measured = await app.db.prisma.$transaction((tx) =>
    rankAndPreview(tx, { layer, rowCount, examId, releaseAt: app.db.now(), read: { notes: [] } }),
  )
  const preview = stagedPreview.parse(kept.preview)
  expect({ preview, basedOn, totalStudents, fullMarks }).toEqual({
    ...measured,
    preview: stagedPreview.parse(measured.preview),
  })
  return preview.unknownStudents
}

test('follows every change of the lists, whatever the IDs are', async () => {
  const { studentUploads } = await app.as('ADMIN').run(StudentUploads)
  await app.as('ADMIN').run(DeleteStudentUploads, { ids: studentUploads.map(({ id }) => id) })
  const both = [...odd, 'X1', 'X2']
  expect(await unknownIn('KNOWN-0', both)).toBe(9)
  await scenario.studentList(list(odd.slice(0, 5)))
  expect(await unknownIn('KNOWN-1', both)).toBe(4)
  const second = await scenario.studentList(list([...odd.slice(3), 'X1', 'elsewhere']))
  expect(await unknownIn('KNOWN-2', both)).toBe(1)
  await app.as('ADMIN').run(DeleteCandidateData, { candidateId: '\\N', confirmation: '\\N' })
  expect(await unknownIn('KNOWN-3', both)).toBe(2)
  await app.as('ADMIN').run(SetStudentUploadActive, { id: second, isActive: false })
  expect(await unknownIn('KNOWN-4', both)).toBe(5)
  await app.as('ADMIN').run(SetStudentUploadActive, { id: second, isActive: true })

  // Beside a file that is published already.
  await scenario.resultFile(file('KNOWN-5', both.slice(2, 5)))
  expect(await unknownIn('KNOWN-5', both)).toBe(2)
})

/** How many of a file are unknown of which half has come when something happens. */
async function unknownIfMeanwhile(exam: string, happens: () => Promise<unknown>): Promise<number> {
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'
  async function* body() {
    yield Buffer.from(`${header}LATE-1,${exam},1,1,1\n`)
    await happens()
    yield Buffer.from(`LATE-2,${exam},1,1,1\n`)
  }
  const upload = { fileName: 'late.csv', body: Readable.from(body()), uploadedById: null }
  const id = await stageLayer(app, resultsImport, upload)
  const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  return stagedPreview.parse(preview).unknownStudents
}

test('follows a list that is published while the file comes in', async () => {
  expect(await unknownIfMeanwhile('KNOWN-6', async () => {})).toBe(2)
  expect(await unknownIfMeanwhile('KNOWN-7', () => scenario.studentList(list(['LATE-1'])))).toBe(1)
})
