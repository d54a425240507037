import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '#tests/support/database/queries.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { DeleteResultFile, StagedResults } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { DeleteStudentUploads, StudentUploads } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function findingsOf(file: File) {
  const { id } = await scenario.stagedResultFile(file)
  const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
  if (!stagedExamResults) throw new Error('Nothing is staged')
  return stagedExamResults.findings
}

/** Those about one thing, by a word of theirs. */
async function findingsAbout(word: string, file: File) {
  return (await findingsOf(file)).filter(({ message }) => message.includes(word))
}

/** Candidates whose percentage follows from their mark of 200, and whose rank from both. */
function sound(exam: string, count: number, from = 0): ResultRow[] {
  return Array.from({ length: count }, (_, at) => ({
    candidate: String(1000 + from + at),
    exam,
    mark: 150 - at,
    rank: at + 1,
    percentage: (150 - at) / 2,
  }))
}

describe('percentages', () => {
  test('that contradict their mark and the full mark of the others are pointed out', async () => {
    const rows = [...sound('PERCENT', 40), { candidate: '9', exam: 'PERCENT', mark: 100, percentage: 55 }]
    expect(await findingsAbout('full mark', resultsCsv(rows))).toEqual([
      {
        message: 'Percentages that do not fit their mark (row 42): the other rows mean a full mark of 200.',
        count: 1,
      },
    ])
    expect(await findingsAbout('full mark', resultsCsv(sound('PERCENT', 40)))).toEqual([])
    // Of a test of one mark.
    const halves = rows.map((row) => ({ ...row, mark: 0.5, percentage: row.candidate === '9' ? 55 : 50 }))
    expect(await findingsAbout('full mark of 1.', resultsCsv(halves))).toHaveLength(1)
  })

  test('are no mistakes where more than a tenth contradicts', async () => {
    const odd = (candidate: string) => ({ candidate, exam: 'TENTH', mark: 100, percentage: 55 })
    const tenth = [...sound('TENTH', 9), odd('9')]
    expect(await findingsAbout('full mark', resultsCsv(tenth))).toHaveLength(1)
    expect(await findingsAbout('full mark', resultsCsv([...tenth, odd('10')]))).toEqual([])
  })

  test('that are fractions are noticed, also where they are a fifth', async () => {
    const fractions = (count: number) => [
      ...sound('FRAC', 10 - count),
      ...Array.from({ length: count }, (_, at) => ({
        ...{ candidate: String(at), exam: 'FRAC', mark: 100, percentage: '0.5' },
      })),
    ]
    const found = [{ message: expect.stringMatching(/^Percentages of 1 or less beside larger/), count: 2 }]
    expect(await findingsAbout('fractions', resultsCsv(fractions(2)))).toEqual(found)
    expect(await findingsAbout('fractions', resultsCsv([...fractions(2), ...sound('FRAC', 1, 50)]))).toEqual(
      [],
    )
  })

  test('that are fractions without exception are noticed', async () => {
    const rows = [
      { candidate: '1', exam: 'FRAC', mark: 120, percentage: '0.6' },
      { candidate: '2', exam: 'FRAC', mark: 100, percentage: '0.5' },
    ]
    expect((await findingsOf(resultsCsv(rows)))[0]?.message).toBe(
      'No percentage is above 1. Are they fractions, such as 0.64 for 64%?',
    )
  })
})

describe('ranks', () => {
  const ranked = (ranks: readonly (string | number)[], marks: readonly number[]) =>
    resultsCsv(
      ranks.map((rank, at) => {
        const mark = marks[at] ?? 0
        return { candidate: String(at), exam: 'RANKS', mark, rank, percentage: mark / 2 }
      }),
    )

  test.each([
    ['follow the marks, ties sharing one', [1, 2, 2, 4], [90, 80, 80, 70]],
    ['break ties between equal marks', [2, 1, 3], [80, 80, 70]],
    ['are missing or are no numbers', ['', 'first', 'II', 'A'], [1, 2, 3, 4]],
    ['are in any order', [3, 1, 10, 2], [70, 90, 10, 80]],
  ])('are sound when they %s', async (_name, ranks, marks) => {
    expect(await findingsAbout('Ranks', ranked(ranks, marks))).toEqual([])
  })

  test.each([
    ['a mark too high for its rank', [1, 2, 3, 4, 5], [90, 80, 70, 60, 99], 'row 6', 1],
    ['a mark too low for its rank', [1, 2, 3, 4, 5], [9, 80, 70, 60, 50], 'row 2', 1],
    ['one rank for two marks', [1, 2, 2, 4], [90, 80, 75, 60], 'row 3', 1],
    ['everything upside down', [1, 2, 3, 4, 5], [10, 20, 30, 40, 50], 'rows 3, 4, 5 and 1 more', 4],
  ])('that contradict marks are pointed out: %s', async (_name, ranks, marks, rows, count) => {
    expect(await findingsAbout('Ranks', ranked(ranks, marks))).toEqual([
      {
        message: `Ranks that contradict marks (${rows}): a lower mark has the same or a better rank.`,
        count,
      },
    ])
  })
})

describe('a mean', () => {
  const all = (exam: string, percentage: number, count = 30, from = 0) =>
    resultsCsv(
      Array.from({ length: count }, (_, at) => ({
        candidate: String(from + at),
        exam,
        mark: percentage * 2,
        percentage,
      })),
    )
  const meanFinding = (mean: string, title: string, before: string) => ({
    message: `The mean percentage is ${mean}, but in ${title} it was ${before}. Is this the right file?`,
    count: null,
  })

  beforeAll(async () => {
    await scenario.resultFile(all('OLD', 80), { examTitle: 'Old Test', examDate: '2020-01-01' })
    await scenario.resultFile(all('NEW', 60), { examTitle: 'New Test', examDate: '2026-06-01' })
    // What stands of the newer exam: 10 candidates with 30, the other 20 with 60.
    await scenario.resultFile(all('NEW', 30, 10), { examDate: '2026-06-01' })
  })

  test('far from that of the latest exam, which is read once, is pointed out', async () => {
    expect(await findingsAbout('mean', all('NEXT', 34))).toEqual([meanFinding('34.0', 'New Test', '50.0')])
    const { result, queries } = await queriesOf(() => findingsAbout('mean', all('NEXT', 66)))
    expect(result).toEqual([meanFinding('66.0', 'New Test', '50.0')])
    expect(queries.filter((text) => text.includes('avg(percentage)'))).toEqual([])
  })

  test('near it is not', async () => {
    expect(await findingsAbout('mean', all('NEXT', 35))).toEqual([])
    expect(await findingsAbout('mean', all('NEXT', 65))).toEqual([])
  })

  test('of a few candidates says nothing', async () => {
    expect(await findingsAbout('mean', all('NEXT', 90, 19))).toEqual([])
    expect(await findingsAbout('mean', all('NEXT', 90, 20))).toHaveLength(1)
  })

  test('is compared with no exam that nobody took, nor is that one', async () => {
    const absent = (exam: string) =>
      resultsCsv(
        Array.from({ length: 20 }, (_, at) => ({
          ...{ candidate: String(at), exam, mark: 'absent', percentage: '' },
        })),
      )
    expect(await findingsAbout('mean', absent('NEXT'))).toEqual([])
    const { id } = await scenario.resultFile(absent('CANCELLED'), { examDate: '2026-07-01' })
    expect(await findingsAbout('mean', all('NEXT', 90))).toEqual([])
    await app.as('ADMIN').run(DeleteResultFile, { id })
    expect(await findingsAbout('mean', all('NEXT', 90))).toHaveLength(1)
  })

  test('is compared with the exam before, once the exam has a date', async () => {
    await scenario.resultFile(all('MIDDLE', 78), { examDate: '2025-01-01' })
    expect(await findingsAbout('mean', all('MIDDLE', 60))).toEqual([meanFinding('60.0', 'Old Test', '80.0')])
  })

  test('of a correction of fewer than half is its own', async () => {
    await scenario.resultFile(all('LARGE', 55, 90), { examDate: '2026-01-01' })
    expect(await findingsAbout('mean', all('LARGE', 20, 40))).toEqual([])
    expect(await findingsAbout('mean', all('LARGE', 20, 45))).toHaveLength(1)
  })

  test('is that of the candidates who are left', async () => {
    await app.as('ADMIN').run(DeleteCandidateData, { candidateId: '29', confirmation: '29' })
    expect(await findingsAbout('mean', all('NEXT', 34))).toEqual([meanFinding('34.0', 'New Test', '49.7')])
  })
})

describe('students', () => {
  const unknown = (count: number) => ({
    message: 'Candidates without a student record: their results show without a name.',
    count,
  })
  const missing = (count: number) => ({
    message: 'Students of the active lists without a result in this exam.',
    count,
  })
  const students = async (file: File) =>
    (await findingsOf(file)).filter(({ message }) => /tudent/.test(message))
  const results = (exam: string, ...candidates: string[]) =>
    resultsCsv(candidates.map((candidate) => ({ candidate, exam })))

  beforeAll(async () => {
    const { studentUploads } = await app.as('ADMIN').run(StudentUploads)
    await app.as('ADMIN').run(DeleteStudentUploads, { ids: studentUploads.map(({ id }) => id) })
  })

  test('of no list at all leave every candidate without a record', async () => {
    expect(await students(results('STUDENTS', 'A', 'B'))).toEqual([unknown(2)])
  })

  test('and candidates who do not match are counted both ways, over all active lists', async () => {
    await scenario.studentList(studentsCsv(['A', 'B', 'C'].map((candidate) => ({ candidate }))))
    expect(await students(results('STUDENTS', 'A', 'B', 'C'))).toEqual([])
    expect(await students(results('STUDENTS', 'A', 'X', 'Y'))).toEqual([unknown(2), missing(2)])
    await scenario.studentList(studentsCsv(['C', 'D', '0042'].map((candidate) => ({ candidate }))))
    expect(await students(results('STUDENTS', 'A', 'B', 'C'))).toEqual([missing(2)])
  })

  test('and some of them are named', async () => {
    await scenario.resultFile(results('NAMED', 'A', 'Z'))
    const { id } = await scenario.stagedResultFile(results('NAMED', 'A', 'X', 'Y'))
    const Examples = '{ stagedExamResults(id: "ID") { findings { examples } } }'
    const { data } = await app.as('ADMIN').send(Examples.replace('ID', id))
    // Candidates without a record, students without a result, candidates not in this file.
    const findings = [{ examples: ['X', 'Y'] }, { examples: ['0042', 'B', 'C'] }, { examples: ['Z'] }]
    expect(data).toEqual({ stagedExamResults: { findings } })
  })

  test('whose result is published already have one', async () => {
    await scenario.resultFile(results('PUBLISHED', 'A', 'B', 'X'))
    expect(await students(results('PUBLISHED', 'A', 'C'))).toEqual([missing(2)])
    await scenario.resultFile(results('PUBLISHED', 'D'))
    expect(await students(results('PUBLISHED', '0042', 'C'))).toEqual([])
  })

  test('whose zeros a spreadsheet dropped are recognised', async () => {
    expect(await students(results('ZEROS', 'A', 'B', 'C', 'D', '42'))).toEqual([
      {
        message:
          "Candidate IDs that differ from a student's only by zeros in front, such as 42. Did a spreadsheet program drop them?",
        count: 1,
      },
      unknown(1),
      missing(1),
    ])
  })
})
