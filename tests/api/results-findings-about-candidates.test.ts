import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { rankAndPreview, stagedPreview } from '#server/domains/results/import/rank-and-preview.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { csvOf } from '#tests/support/results/layout-operations.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { SetStudentUploadActive } from '#tests/support/results/students-operations.ts'
import { test as base } from '#tests/support/server/test.ts'

// Findings about the candidates of a file: who has no record, who may have no mark.

const quoted = (id: string) => `"${id.replaceAll('"', '""')}"`
const list = (...ids: string[]) => studentsCsv(ids.map((id) => ({ candidate: quoted(id) })))
const results = (exam: string, ...ids: string[]) =>
  resultsCsv(ids.map((id) => ({ candidate: quoted(id), exam })))

const test = base
  .extend(
    'about',
    ({ scenario }) =>
      (file: File) =>
        scenario.findingsAbout(/tudent/, file),
  )
  // How many the preview of a file takes for unknown; the database's own preview is to be the same.
  .extend('unknownIn', ({ app, scenario }) => async (file: File): Promise<number> => {
    const { id } = await scenario.stagedResultFile(file)
    const kept = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    const { layer, totalResults: rowCount, examId, basedOn, totalStudents, fullMarks } = kept
    const measured = await app.db.prisma.$transaction((tx) =>
      rankAndPreview(tx, { layer, rowCount, examId, read: { notes: [] } }),
    )
    const preview = stagedPreview.parse(kept.preview)
    expect({ preview, basedOn, totalStudents, fullMarks }).toEqual({
      ...measured,
      preview: stagedPreview.parse(measured.preview),
    })
    return preview.unknownStudents
  })

test.beforeEach(({ scenario }) => scenario.noStudents())

describe('students', () => {
  const unknown = (count: number) => ({
    message: 'Candidates without a student record: their results show without a name.',
    count,
  })
  const missing = (count: number) => ({
    message: 'Students of the active lists without a result in this exam.',
    count,
  })

  test('and candidates who do not match are counted both ways', async ({ scenario, about, exam }) => {
    expect(await about(results(exam, 'A', 'B'))).toEqual([unknown(2)])
    await scenario.studentList(list('A', 'B', 'C'))
    expect(await about(results(exam, 'A', 'B', 'C'))).toEqual([])
    expect(await about(results(exam, 'A', 'X', 'Y'))).toEqual([unknown(2), missing(2)])
    await scenario.studentList(list('C', 'D', '0042'))
    expect(await about(results(exam, 'A', 'B', 'C'))).toEqual([missing(2)])
  })

  test('and some of them are named', async ({ admin, scenario, exam }) => {
    await scenario.studentList(list('A', 'B', 'C', '0042'))
    await scenario.resultFile(results(exam, 'A', 'Z'))
    const { id } = await scenario.stagedResultFile(results(exam, 'A', 'X', 'Y'))
    const { data } = await admin.send(`{ stagedExamResults(id: "${id}") { findings { examples } } }`)
    // Candidates without a record, students without a result, candidates not in this file.
    const findings = [{ examples: ['X', 'Y'] }, { examples: ['0042', 'B', 'C'] }, { examples: ['Z'] }]
    expect(data).toEqual({ stagedExamResults: { findings } })
  })

  test('whose result is published already have one', async ({ scenario, about, exam }) => {
    await scenario.studentList(list('A', 'B', 'C', 'D', '0042'))
    await scenario.resultFile(results(exam, 'A', 'B', 'X'))
    expect(await about(results(exam, 'A', 'C'))).toEqual([missing(2)])
    await scenario.resultFile(results(exam, 'D'))
    expect(await about(results(exam, '0042', 'C'))).toEqual([])
  })

  test('whose zeros a spreadsheet dropped are recognised', async ({ scenario, about, exam }) => {
    await scenario.studentList(list('A', 'B', 'C', 'D', '0042'))
    expect(await about(results(exam, 'A', 'B', 'C', 'D', '42'))).toEqual([
      {
        message:
          'Candidate IDs that a student list has in another spelling, such as 42 for 0042. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.',
        count: 1,
      },
      unknown(1),
      missing(1),
    ])
  })
})

test('more than half of the candidates without a record block once there is a list', async ({
  app,
  scenario,
  exam,
}) => {
  const severity = async (...candidates: string[]) => {
    const { id } = await scenario.stagedResultFile(results(exam, ...candidates))
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return stagedPreview.parse(preview).findings.find(({ code }) => code === 'NO_STUDENT')?.severity
  }
  expect(await severity('A', 'B', 'C')).toBe('WARNING')
  await scenario.studentList(list('A', 'B'))
  expect(await severity('A', 'B')).toBeUndefined()
  expect(await severity('A', 'B', 'X', 'Y')).toBe('WARNING')
  expect(await severity('A', 'X', 'Y')).toBe('BLOCKING')
})

describe('the count of candidates without a record', () => {
  test('follows every change of the lists, with any IDs', async ({ admin, scenario, unknownIn, exam }) => {
    const odd = ['back\\slash', '\\N', 'ख १', 'O’Neil A', '=1', 'a,b', '007']
    const both = [...odd, 'X1', 'X2']
    let exams = 0
    const unknown = () => unknownIn(results(`${exam}-${++exams}`, ...both))
    expect(await unknown()).toBe(9)
    await scenario.studentList(list(...odd.slice(0, 5)))
    expect(await unknown()).toBe(4)
    const id = await scenario.studentList(list(...odd.slice(3), 'X1', 'elsewhere'))
    expect(await unknown()).toBe(1)
    await admin.run(DeleteCandidateData, { candidateId: '\\N', confirmation: '\\N' })
    expect(await unknown()).toBe(2)
    await admin.run(SetStudentUploadActive, { id, isActive: false })
    expect(await unknown()).toBe(5)
    await admin.run(SetStudentUploadActive, { id, isActive: true })
    // Beside a file that is published already.
    await scenario.resultFile(results(exam, ...both.slice(2, 5)))
    expect(await unknownIn(results(exam, ...both))).toBe(2)
  })

  test('follows a list that is published while the file comes in', async ({ app, scenario, exam }) => {
    async function unknownIfMeanwhile(happens: () => Promise<unknown>): Promise<number> {
      async function* body() {
        yield Buffer.from(`Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\nLATE-1,${exam},1,1,1\n`)
        await happens()
        yield Buffer.from(`LATE-2,${exam},1,1,1\n`)
      }
      const upload = { fileName: 'late.csv', body: Readable.from(body()), uploadedById: null }
      const id = await stageLayer(app, resultsImport, upload)
      const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
      return stagedPreview.parse(preview).unknownStudents
    }
    expect(await unknownIfMeanwhile(async () => {})).toBe(2)
    expect(await unknownIfMeanwhile(() => scenario.studentList(list('LATE-1')))).toBe(1)
  })
})

test('marks whose subjects, rank or remarks contradict them are asked about', async ({ scenario, exam }) => {
  const lines = [
    'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Physics,Botany,Remarks',
    `1,${exam},0,5,0,AB,AB,`,
    `2,${exam},0,5,0,-,,`,
    `3,${exam},0,5,0,AB,0,`,
    `4,${exam},0,5,0,,,`,
    `5,${exam},60,W/H,30,30,30,`,
    `6,${exam},80,1,40,40,AB,Good`,
    `7,${exam},70,2,35,40,30,Withheld`,
  ]
  const { id, findings } = await scenario.preview(csvOf(...lines))
  const publish = (confirmedFindings: string[]) => scenario.publish(id, { examId: exam, confirmedFindings })
  const asked = [
    { message: expect.stringContaining('absent in all subjects'), count: 2 },
    { message: expect.stringContaining('whose rank is a word'), count: 1 },
    { message: expect.stringContaining('AB or Withheld: “Remarks” (“Withheld”).'), count: 1 },
  ]
  expect(findings).toEqual(expect.arrayContaining(asked))
  // The preview that is made again asks the same.
  await scenario.resultFile(resultsCsv([{ candidate: '9', exam }]))
  expect(await publish([])).toMatchObject({
    __typename: 'StalePreview',
    preview: { findings: expect.arrayContaining(asked) },
  })
  const refused = await publish(everyFinding.filter((code) => code !== 'ABSENT_IN_SUBJECTS'))
  expect(refused).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'input.confirmedFindings', message: expect.stringContaining('absent in all subjects') }],
  })
  expect((await publish(everyFinding)).__typename).toBe('ExamResultFile')
  expect(await scenario.actionsOf(id)).toContain('results.marks-kept')
})
