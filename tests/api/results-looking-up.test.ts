import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findExamResult, findExamResults } from '#server/domains/results/find-exam-results.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { ExamResult, Exams, TopPerformers } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const lookUp = async (examId: string, candidateId: string) =>
  (await app.as('VISITOR').run(ExamResult, { examId, candidateId })).examResult

async function topOf(examId: string) {
  const { topPerformers } = await app.as('VISITOR').run(TopPerformers, { examId })
  return topPerformers.map(({ rank, result }) => [rank, result.candidateId])
}

describe('a look-up', () => {
  test('answers null alike for whatever there is not', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'KNOWN' }]))
    await scenario.stagedResultFile(resultsCsv([{ candidate: '2', exam: 'KNOWN' }]))
    expect(await lookUp('KNOWN', '1')).not.toBeNull()
    for (const [exam, candidate] of [
      ['KNOWN', '2'],
      ['KNOWN', '3'],
      ['UNKNOWN', '1'],
      ['KNOWN', ''],
      ['', ''],
      ['KNOWN', 'x'.repeat(10_000)],
      ['KNOWN', '1\x001'],
      ['KNOWN\0', '1'],
      ['KNOWN', "1' OR '1'='1"],
    ] as const) {
      expect(await lookUp(exam, candidate)).toBeNull()
    }
  })

  test('finds an ID with the spaces and dashes that people type, but first the ID as it is typed', async () => {
    await scenario.resultFile(
      resultsCsv(['081001', '08-2002', '082002'].map((candidate) => ({ candidate, exam: 'TYPED' }))),
    )
    for (const typed of ['081 001', '081-001', '081–001', ' 0 8 1 0 0 1 ', '०८१-००१'])
      expect((await lookUp('TYPED', typed))?.candidateId, typed).toBe('081001')
    expect((await lookUp('TYPED', '08-2002'))?.candidateId).toBe('08-2002')
    expect((await lookUp('TYPED', '08 2002'))?.candidateId).toBe('082002')
    for (const typed of ['-', '– –', '81001']) expect(await lookUp('TYPED', typed), typed).toBeNull()
  })

  test('finds an ID with letters and dashes by its parts, in small letters, too', async () => {
    const stored = ['CEE-081-001', 'CEE-081-002', 'cee-081-002', 'CEE081003']
    await scenario.resultFile(resultsCsv(stored.map((candidate) => ({ candidate, exam: 'PARTS' }))))
    for (const typed of ['CEE-081-001', 'cee-081-001', 'CEE 081 001', 'cee 081–001'])
      expect((await lookUp('PARTS', typed))?.candidateId, typed).toBe('CEE-081-001')
    expect((await lookUp('PARTS', 'cee-081-002'))?.candidateId).toBe('cee-081-002')
    expect((await lookUp('PARTS', 'cee 081-003'))?.candidateId).toBe('CEE081003')
    expect(await lookUp('PARTS', 'CEE081001')).toBeNull()
  })

  test('passes from 50 per cent on', async () => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: '1', exam: 'PASS', percentage: '50' },
        { candidate: '2', exam: 'PASS', percentage: '49.9999' },
      ]),
    )
    expect((await lookUp('PASS', '1'))?.passed).toBe(true)
    expect((await lookUp('PASS', '2'))?.passed).toBe(false)
  })

  test('of the same instant shares statements with the others', async () => {
    await scenario.resultFile(
      resultsCsv(Array.from({ length: 30 }, (_, index) => ({ candidate: `c${index}`, exam: 'CLASS' }))),
    )
    const ids = [...Array.from({ length: 30 }, (_, index) => `c${index}`), 'x']
    const { result, queries } = await queriesOf(() =>
      Promise.all(ids.map((candidateId) => findExamResult(app.db, { examId: 'CLASS', candidateId }))),
    )
    expect(result.map((found) => found?.candidateId ?? null)).toEqual([...ids.slice(0, 30), null])
    const statements = queries.filter((sql) => sql.includes('exam_results'))
    // Spread over as many as may be on their way at once.
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  test('answers many in the order asked', async () => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: 'a', exam: 'ORDER', mark: 1 },
        { candidate: 'b', exam: 'ORDER', mark: 2 },
      ]),
    )
    const keys = ['b', 'x', 'a', 'b'].map((candidateId) => ({ examId: 'ORDER', candidateId }))
    const results = await findExamResults(app.db, keys)
    expect(results.map((result) => result?.examMark)).toEqual(['2', undefined, '1', '2'])
  })
})

describe('the best of an exam', () => {
  test('share a rank when their percentages are equal: 1, 2, 2, 4', async () => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: 'd', exam: 'TIES', percentage: 70, mark: 140 },
        { candidate: 'c', exam: 'TIES', percentage: 80, mark: 160 },
        { candidate: 'b', exam: 'TIES', percentage: 80, mark: 161 },
        { candidate: 'a', exam: 'TIES', percentage: 90, mark: 180 },
        { candidate: 'e', exam: 'TIES', percentage: 70, mark: 140 },
      ]),
    )
    expect(await topOf('TIES')).toEqual([
      [1, 'a'],
      [2, 'b'],
      [2, 'c'],
      [4, 'd'],
      [4, 'e'],
    ])
  })

  test("are ten at most, by each candidate's newest result, and follow every publication at once", async () => {
    const rows = Array.from({ length: 15 }, (_, index) => ({
      candidate: String(100 + index),
      exam: 'BEST',
      mark: index,
      percentage: 50 + index,
    }))
    await scenario.resultFile(resultsCsv(rows))
    expect(await topOf('BEST')).toEqual(
      rows
        .slice(5)
        .reverse()
        .map((row, place) => [place + 1, row.candidate]),
    )

    const { id } = await scenario.resultFile(
      resultsCsv([
        { candidate: '114', exam: 'BEST', mark: 1, percentage: 1 },
        { candidate: '100', exam: 'BEST', mark: 99, percentage: 99 },
      ]),
    )
    const expected = ['100', '113', '112', '111', '110', '109', '108', '107', '106', '105']
    expect((await topOf('BEST')).map(([, candidate]) => candidate)).toEqual(expected)

    await app.db.prisma.examResultFile.update({ where: { id }, data: { state: 'REMOVED' } })
    expect((await topOf('BEST'))[0]).toEqual([1, '114'])
  })

  test('of an unknown exam are none', async () => {
    expect(await topOf('NOBODY')).toEqual([])
    expect(await topOf('\0')).toEqual([])
  })
})

test('lists the exams newest first, those without a date last', async () => {
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'OLD' }]), { examDate: '1999-01-01' })
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'NEW' }]), { examDate: '2099-01-01' })
  const ids = async () => (await app.as('VISITOR').run(Exams)).exams.map((exam) => exam.id)
  expect((await ids())[0]).toBe('NEW')
  expect((await ids()).at(-1)).toBe('OLD')
  await app.db.prisma.examResultFile.updateMany({ where: { examId: 'NEW' }, data: { examDate: null } })
  expect((await ids()).slice(-2)).toEqual(['OLD', 'NEW'])
})
