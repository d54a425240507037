import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stagedPreview } from '#server/domains/results/staged-results-preview.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { PublishResults, StagedResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { DeleteStudentUploads, StagedStudents } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function findingsAbout(words: string, file: File) {
  const { id } = await scenario.stagedResultFile(file)
  const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
  return (stagedExamResults?.findings ?? []).filter(({ message }) => message.includes(words))
}

describe('a blocking finding', () => {
  const fractions = () =>
    resultsCsv(
      ['1', '2', '3', '4', '5'].map((candidate, at) => ({
        candidate,
        exam: 'BLOCKED',
        mark: 120,
        percentage: at === 0 ? '0.6' : '60',
      })),
    )

  test('is the first, and is refused by its name until it is confirmed', async () => {
    const rows = ['1', '2', '3', '4', '5'].map((candidate, at) => ({
      ...{ candidate, exam: 'BLOCKED', mark: 120, percentage: at < 2 ? '0.6' : '60' },
    }))
    const { id } = await scenario.stagedResultFile(resultsCsv(rows))
    const admin = app.as('ADMIN')
    const { data } = await admin.send<{ stagedExamResults: { findings: unknown[] } }, unknown>(
      `{ stagedExamResults(id: "${id}") { findings { code severity count } } }`,
    )
    const blocking = data?.stagedExamResults.findings.filter((one) =>
      JSON.stringify(one).includes('BLOCKING'),
    )
    expect(data?.stagedExamResults.findings.slice(0, blocking?.length)).toEqual(blocking)
    expect(blocking).toContainEqual({ code: 'FRACTIONS', severity: 'BLOCKING', count: 2 })
    const publish = async (confirmedFindings: string[]) =>
      (
        await admin.run(PublishResults, {
          id,
          input: { revisionReason: 'RETOTALLED', examId: 'BLOCKED', confirmedFindings },
        })
      ).publishExamResults
    const others = everyFinding.filter((code) => code !== 'FRACTIONS')
    expect(await publish(others)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        {
          path: 'input.confirmedFindings',
          message: expect.stringMatching(/^Confirm this first: Percentages of 1/),
        },
      ],
    })
    expect((await publish(everyFinding)).__typename).toBe('ExamResultFile')
  })

  test('is no single small percentage', async () => {
    expect(await findingsAbout('fractions', fractions())).toEqual([])
  })

  test.each(['blocked', 'BLOCKED ', 'B-L-O_C KED', 'BL0CKED'])(
    'is the Exam ID %s beside BLOCKED',
    async (examId) => {
      const found = await findingsAbout('the same exam', resultsCsv([{ candidate: '1', exam: examId }]))
      expect(found).toHaveLength(examId.trim() === 'BLOCKED' ? 0 : 1)
    },
  )

  test('is another Exam ID never', async () => {
    expect(await findingsAbout('the same exam', resultsCsv([{ candidate: '1', exam: 'BLOCKED-2' }]))).toEqual(
      [],
    )
  })
})

describe('candidates without a student record', () => {
  const severity = async (candidates: readonly string[]) => {
    const file = resultsCsv(candidates.map((candidate) => ({ candidate, exam: 'UNKNOWN' })))
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    const { findings } = stagedPreview.parse(preview)
    return findings.find(({ code }) => code === 'NO_STUDENT')?.severity
  }

  test('block once there is a list, if they are more than half', async () => {
    expect(await severity(['A', 'B', 'C'])).toBe('WARNING')
    const id = await scenario.studentList(studentsCsv([{ candidate: 'A' }, { candidate: 'B' }]))
    expect(await severity(['A', 'B'])).toBeUndefined()
    expect(await severity(['A', 'B', 'X', 'Y'])).toBe('WARNING')
    expect(await severity(['A', 'X', 'Y'])).toBe('BLOCKING')
    await app.as('ADMIN').run(DeleteStudentUploads, { ids: [id] })
  })
})

describe('zeros in front', () => {
  test('have to be confirmed though only one ID lost them', async () => {
    const ids = Array.from({ length: 9 }, (_, at) => `08080${at}`)
    const rows = (candidates: string[]) =>
      resultsCsv(candidates.map((candidate) => ({ candidate, exam: 'ONE-LOST-ZERO' })))
    await scenario.resultFile(rows([...ids, '080899']))
    const { id } = await scenario.stagedResultFile(rows([...ids, '80899']))
    const { data } = await app
      .as('ADMIN')
      .send<unknown, unknown>(`{ stagedExamResults(id: "${id}") { findings { code severity count } } }`)
    expect(JSON.stringify(data)).toContain('{"code":"DROPPED_ZEROS","severity":"BLOCKING","count":1}')
  })

  test('are missed where the exam has its results with them', async () => {
    const candidates = ['0901', '0902', '0903']
    const rows = (exam: string, ids: string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam })))
    await scenario.resultFile(rows('PUBLISHED-ZEROS', candidates))
    const [zeros] = await findingsAbout('zeros in front', rows('PUBLISHED-ZEROS', ['901', '902', '903']))
    expect(zeros).toEqual({
      message:
        'Candidate IDs that differ from those of published results only by zeros in front, such as 901. Did a spreadsheet program drop them?',
      count: 3,
    })
    expect(await findingsAbout('zeros in front', rows('PUBLISHED-ZEROS', candidates))).toEqual([])
  })

  test('are missed in a first student list where results are published with them', async () => {
    await scenario.resultFile(
      resultsCsv(['0961', '0962'].map((candidate) => ({ candidate, exam: 'BEFORE-ANY-LIST' }))),
    )
    const zeros = async (...candidates: string[]) => {
      const id = await scenario.stagedStudentList(studentsCsv(candidates.map((candidate) => ({ candidate }))))
      const { stagedStudents } = await app.as('ADMIN').run(StagedStudents, { id })
      return stagedStudents?.findings.filter(({ message }) => message.includes('zeros in front'))
    }
    expect(await zeros('961', '962', '0963')).toEqual([
      {
        message:
          'Candidate IDs that differ from those of published results only by zeros in front, such as 961. Did a spreadsheet program drop them?',
        count: 2,
      },
    ])
    expect(await zeros('0961', '0962', '0963')).toEqual([])
  })

  test('are not missed where a student has the ID without them', async () => {
    const rows = (...ids: string[]) =>
      resultsCsv(ids.map((candidate) => ({ candidate, exam: 'STUDENT-WITHOUT-ZERO' })))
    await scenario.resultFile(rows('0951', '0952'))
    await scenario.studentList(studentsCsv([{ candidate: '951' }]))
    expect(await findingsAbout('zeros in front', rows('951'))).toEqual([])
    expect(await findingsAbout('zeros in front', rows('952'))).toHaveLength(1)
  })
})

describe('capital letters', () => {
  const rows = (exam: string, ...ids: string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam })))
  const about = (whose: string, example: string) =>
    `Candidate IDs that differ from ${whose} only by capital letters, such as ${example}. Each is taken as another candidate.`
  const found = async (file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    const { findings } = stagedPreview.parse(preview)
    return findings.filter(({ code }) => code === 'CAPITALS')
  }
  const foundInList = async (...ids: string[]) => {
    const id = await scenario.stagedStudentList(studentsCsv(ids.map((candidate) => ({ candidate }))))
    const { stagedStudents } = await app.as('ADMIN').run(StagedStudents, { id })
    return stagedStudents?.findings.filter(({ message }) => message.includes('capital letters'))
  }

  test('alone may not tell candidates of a file apart', async () => {
    expect(await found(rows('CASE-1', 'cee-001a', 'CEE-001A', 'CEE-001B'))).toEqual([
      {
        ...{ code: 'CAPITALS', severity: 'BLOCKING', count: 2 },
        message: about('others in this file', 'cee-001a'),
      },
    ])
    expect(await found(rows('CASE-1', 'cee-001a', 'CEE-001B', 'क-1'))).toEqual([])
    expect(await foundInList('cee-001a', 'CEE-001A')).toEqual([
      { message: about('others in this file', 'cee-001a'), count: 2 },
    ])
  })

  test('are other ones than in the results that a file corrects, whatever they are like there', async () => {
    await scenario.resultFile(rows('CASE-2', 'CEE-002A', 'Cee-002b', 'cee-002c'))
    const published = about('those of published results', 'CEE-002B')
    expect(await found(rows('CASE-2', 'CEE-002A', 'CEE-002B', 'cee-002c'))).toMatchObject([
      { severity: 'BLOCKING', count: 1, message: published },
    ])
    expect(await found(rows('CASE-2', 'CEE-002A', 'Cee-002b', 'CEE-002D'))).toEqual([])
    expect(await foundInList('CEE-002A', 'CEE-002B')).toEqual([{ message: published, count: 1 }])
  })

  test('are other ones than a student has', async () => {
    await scenario.studentList(studentsCsv([{ candidate: 'cee-003a' }]))
    const student = about("a student's", 'CEE-003A')
    expect(await found(rows('CASE-3', 'CEE-003A'))).toMatchObject([{ count: 1, message: student }])
    expect(await foundInList('CEE-003A', 'cee-003a')).toMatchObject([{ count: 1, message: student }])
    expect(await found(rows('CASE-3', 'cee-003a'))).toEqual([])
  })
})

describe('IDs like dates', () => {
  const found = async (file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return stagedPreview.parse(preview).findings.filter(({ code }) => code.startsWith('DATE'))
  }
  const dates = (candidates: string[], exam: string) =>
    resultsCsv(candidates.map((candidate) => ({ candidate, exam })))

  test('must be confirmed when they are new, and may be what they are', async () => {
    const message =
      'Candidate IDs that look like dates, such as 2-Mar. If a spreadsheet program changed them, format the column as text and enter them again.'
    const file = dates(['081', '1-Mar', '2-Mar'], 'DATES')
    expect(await found(file)).toEqual([{ code: 'DATES_AS_IDS', severity: 'BLOCKING', message, count: 2 }])
    await scenario.resultFile(file)
    expect(await found(file)).toEqual([])
  })

  test('of an exam, too', async () => {
    expect(await found(dates(['081'], '3-Feb'))).toMatchObject([
      { code: 'DATE_AS_EXAM_ID', severity: 'BLOCKING' },
    ])
  })
})
