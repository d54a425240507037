import { describe, expect } from 'vitest'
import { findExamResult, findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { graphql } from '#tests/gql/gql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { Exams, ResultFiles, TopPerformers } from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const Replaced = graphql(`query Replaced { resultFiles { fileName totalResults replacedResults } }`)

const test = base.extend('topOf', ({ visitor }) => async (examId: string) => {
  const { topPerformers } = await visitor.run(TopPerformers, { examId })
  return topPerformers.map(({ rank, result }) => [rank, result.candidateId])
})

describe('a look-up', () => {
  test('answers null alike to anything unknown', async ({ scenario, exam }) => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam }]))
    await scenario.stagedResultFile(resultsCsv([{ candidate: '2', exam }]))
    expect(await scenario.lookUp(exam, '1')).not.toBeNull()
    for (const [examId, candidateId] of [
      [exam, '2'],
      [exam, '3'],
      [`${exam}-2`, '1'],
      [exam, ''],
      ['', ''],
      [exam, 'x'.repeat(10_000)],
      [exam, '1\x001'],
      [`${exam}\0`, '1'],
      [exam, "1' OR '1'='1"],
    ] as const) {
      expect(await scenario.lookUp(examId, candidateId)).toBeNull()
    }
  })

  test('passes from 50 per cent on', async ({ scenario, exam }) => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: '1', exam, percentage: '50' },
        { candidate: '2', exam, percentage: '49.9999' },
      ]),
    )
    expect((await scenario.lookUp(exam, '1'))?.passed).toBe(true)
    expect((await scenario.lookUp(exam, '2'))?.passed).toBe(false)
  })

  test('of the same instant shares statements with the others', async ({ app, scenario, exam }) => {
    await scenario.resultFile(
      resultsCsv(Array.from({ length: 30 }, (_, index) => ({ candidate: `c${index}`, exam }))),
    )
    const ids = [...Array.from({ length: 30 }, (_, index) => `c${index}`), 'x']
    const { result, queries } = await queriesOf(() =>
      Promise.all(ids.map((candidateId) => findExamResult(app.db, { examId: exam, candidateId }))),
    )
    expect(result.map((found) => found?.candidateId ?? null)).toEqual([...ids.slice(0, 30), null])
    const statements = queries.filter((sql) => sql.includes('exam_results'))
    // Spread over as many as may be on their way at once.
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  test('answers many in the order asked', async ({ app, scenario, exam }) => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: 'a', exam, mark: 1 },
        { candidate: 'b', exam, mark: 2 },
      ]),
    )
    const keys = ['b', 'x', 'a', 'b'].map((candidateId) => ({ examId: exam, candidateId }))
    const results = await findExamResults(app.db, keys)
    expect(results.map((result) => result?.examMark)).toEqual(['2', undefined, '1', '2'])
  })
})

describe('the best of an exam', () => {
  test('share a rank when their percentages are equal: 1, 2, 2, 4', async ({ scenario, exam, topOf }) => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: 'd', exam, percentage: 70, mark: 140 },
        { candidate: 'c', exam, percentage: 80, mark: 160 },
        { candidate: 'b', exam, percentage: 80, mark: 161 },
        { candidate: 'a', exam, percentage: 90, mark: 180 },
        { candidate: 'e', exam, percentage: 70, mark: 140 },
      ]),
    )
    expect(await topOf(exam)).toEqual([
      [1, 'a'],
      [2, 'b'],
      [2, 'c'],
      [4, 'd'],
      [4, 'e'],
    ])
  })

  test('are ten at most, by the newest results, at once', async ({ app, scenario, exam, topOf }) => {
    const rows = Array.from({ length: 15 }, (_, index) => ({
      candidate: String(100 + index),
      exam,
      mark: index,
      percentage: 50 + index,
    }))
    await scenario.resultFile(resultsCsv(rows))
    expect(await topOf(exam)).toEqual(
      rows
        .slice(5)
        .reverse()
        .map((row, place) => [place + 1, row.candidate]),
    )

    const { id } = await scenario.resultFile(
      resultsCsv([
        { candidate: '114', exam, mark: 1, percentage: 1 },
        { candidate: '100', exam, mark: 99, percentage: 99 },
      ]),
    )
    const expected = ['100', '113', '112', '111', '110', '109', '108', '107', '106', '105']
    expect((await topOf(exam)).map(([, candidate]) => candidate)).toEqual(expected)

    await app.db.prisma.examResultFile.update({ where: { id }, data: { state: 'REMOVED' } })
    expect((await topOf(exam))[0]).toEqual([1, '114'])
  })

  test('of an unknown exam are none', async ({ exam, topOf }) => {
    expect(await topOf(exam)).toEqual([])
    expect(await topOf('\0')).toEqual([])
  })
})

test('lists the exams newest first, those without a date last', async ({ app, visitor, scenario, exam }) => {
  const other = `${exam}-2`
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam }]), { examDate: '1999-01-01' })
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: other }]), { examDate: '2099-01-01' })
  const ids = async () =>
    (await visitor.run(Exams)).exams.map(({ id }) => id).filter((id) => [exam, other].includes(id))
  expect(await ids()).toEqual([other, exam])
  await app.db.prisma.exam.update({ where: { id: other }, data: { date: null } })
  expect(await ids()).toEqual([exam, other])
})

describe('a file', () => {
  const rows = (exam: string, ...candidates: string[]) =>
    resultsCsv(candidates.map((candidate) => ({ candidate, exam })))

  test('counts for the candidates whom no newer file has', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(rows(exam, '1', '2', '3', '4'))
    await scenario.resultFile(rows(exam, '2', '5'))
    await scenario.resultFile(rows(exam, '2', '3', '5'))
    await scenario.resultFile(rows(`${exam}-2`, '1'))
    const { result, queries } = await queriesOf(() => admin.run(ResultFiles))
    const shown = result.resultFiles
      .filter(({ examId }) => examId.startsWith(exam))
      .map(({ examId, publishOrder, shownResults }) => [examId, publishOrder, shownResults])
    expect(new Set(shown)).toEqual(
      new Set([...[2, 0, 3].map((count, at) => [exam, at + 1, count]), [`${exam}-2`, 1, 1]]),
    )
    // Not one by one: on a busy machine there may be more than one statement.
    const counts = queries.filter((text) => text.includes('count(DISTINCT newer.candidate_id)'))
    expect(counts.length).toBeLessThan(result.resultFiles.length)
  })

  test('of a withdrawn exam is counted by whom newer files have', async ({ admin, scenario, exam }) => {
    const file = resultsCsv([{ candidate: '1', exam }], `${exam}.csv`)
    await scenario.resultFile(file)
    await scenario.withdraw(exam)
    const replaced = async () =>
      (await admin.run(Replaced)).resultFiles.find(({ fileName }) => fileName === `${exam}.csv`)
    expect(await replaced()).toMatchObject({ totalResults: 1, replacedResults: 0 })
    await scenario.resultFile(rows(exam, '1', '2'))
    expect(await replaced()).toMatchObject({ totalResults: 1, replacedResults: 1 })
  })
})
