import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stagedPreview } from '#server/domains/results/staged-results-preview.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { PublishResults, StagedResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { DeleteStudentUploads } from '#tests/support/results/students-operations.ts'
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

  test('are not missed where a student has the ID without them', async () => {
    const rows = (...ids: string[]) =>
      resultsCsv(ids.map((candidate) => ({ candidate, exam: 'STUDENT-WITHOUT-ZERO' })))
    await scenario.resultFile(rows('0951', '0952'))
    await scenario.studentList(studentsCsv([{ candidate: '951' }]))
    expect(await findingsAbout('zeros in front', rows('951'))).toEqual([])
    expect(await findingsAbout('zeros in front', rows('952'))).toHaveLength(1)
  })
})
