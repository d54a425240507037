import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import type { ResultRow } from '#server/domains/results/import/read-results-csv.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { findExamResult, findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { SecondSecret } from '#tests/gql/graphql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import {
  CorrectResult,
  DeleteResultFile,
  Exams,
  ResultFiles,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { percentagesCsv, resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { NOTHING, newAddress } from '#tests/support/results/second-secret.ts'
import { testWith } from '#tests/support/server/test.ts'

const test = testWith({ settings: { TRUST_PROXY: 'on' } })
  .extend('topOf', ({ visitor }) => async (examId: string) => {
    const { topPerformers } = await visitor.run(TopPerformers, { examId })
    return topPerformers.map(({ rank, result }) => [rank, result.candidateId])
  })
  .extend(
    'rankOf',
    ({ scenario }) =>
      async (examId: string, candidateId: string) =>
        (await scenario.lookUp(examId, candidateId))?.examRank,
  )
  .extend('preview', ({ app, scenario }) => async (file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    return (await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })).preview
  })
  // Publishes a row of the candidate in an exam whose ID begins with that of the test.
  .extend(
    'publishIn',
    ({ scenario, exam, candidate }) =>
      (name: string, secondSecret: SecondSecret, rows: object[], o: object = {}) =>
        scenario.resultFile(resultsCsv(rows.map((row) => ({ candidate, exam: `${exam}-${name}`, ...row }))), {
          secondSecret,
          ...o,
        }),
  )
  // The exams of a candidate and of another one, whose ID ends with 2.
  .extend('setScene', ({ scenario, candidate, publishIn }) => async () => {
    const other = { candidate: `${candidate}2` }
    await scenario.studentList(
      studentsCsv([
        { candidate, pin: PIN, birthDate: BIRTH_DATE },
        { ...other, pin: PIN_OF_OTHER },
      ]),
    )
    await publishIn('PIN-1', 'PIN', [{ percentage: 40 }, other], { examDate: '2026-09-01' })
    await publishIn('OPEN', 'NONE', [{ mark: 'AB', percentage: '' }], { examDate: '2026-10-01' })
    await publishIn('BIRTH', 'BIRTH_DATE', [{ percentage: 55 }], { examDate: '2026-10-05' })
    await publishIn('PIN-2', 'PIN', [{ percentage: 70 }], { examDate: '2026-11-01' })
    // A correction counts in the place of its original.
    await publishIn('PIN-2', 'PIN', [{ percentage: 72.5 }], { examDate: '2026-11-01' })
    await publishIn('LATER', 'PIN', [{}], { examDate: '2026-11-02', releaseAt: '2099-01-01T00:00:00Z' })
    await publishIn('OTHERS', 'PIN', [other], { examDate: '2026-11-03' })
    const { examId } = await publishIn('BACK', 'PIN', [{}], { examDate: '2026-11-04' })
    await scenario.withdraw(examId)
  })
  .extend(
    'ask',
    ({ app, exam, candidate }) =>
      async (name: string, secret?: string, candidateId = candidate) => {
        const response = await app.newClient().fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
          body: JSON.stringify({
            query: TREND,
            variables: { examId: `${exam}-${name}`, candidateId, secret },
          }),
        })
        return (await response.text()).replaceAll(`${exam}-`, '')
      },
  )
  .extend(
    'resultOf',
    ({ ask }) =>
      async (...asked: Parameters<typeof ask>) =>
        JSON.parse(await ask(...asked)).data.examResult as { percentage: string | null; trend: Point[] },
  )

const Replaced = graphql(`query Replaced { resultFiles { fileName totalResults replacedResults } }`)

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

const Revisions = graphql(`
  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      examRank
      revisions { before { examRank percentage } after { examRank percentage } }
    }
  }
`)

const Best = graphql(`
  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }
`)

const Kept = graphql(`
  query KeptRanks($candidateId: String!) {
    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }
  }
`)

/** A file without ranks, of these percentages by candidate. */
function unranked(exam: string, percentages: Record<string, number>): File {
  const rows = Object.entries(percentages).map(([candidate, percentage]) => [candidate, exam, 1, percentage])
  const text = ['Candidate ID,Exam ID,Exam Mark,Percentage', ...rows].join('\n')
  return new File([text], 'Part - results.csv', { type: 'text/csv' })
}

describe('the ranks of a file without ranks', () => {
  test('are those of the results that the preview is based on', async ({ app, scenario, exam }) => {
    await scenario.resultFile(percentagesCsv(exam, { 1: 50 }))
    const { id: other } = await scenario.stagedResultFile(percentagesCsv(exam, { 2: 90 }))
    const publishOther = (tx: Transaction) =>
      tx.examResultFile.update({ where: { id: other }, data: { state: 'PUBLISHED', publishOrder: 2 } })
    const overtaken: ImportDefinition<ResultRow> = {
      ...resultsImport,
      record: (tx, layer) =>
        resultsImport.record(
          afterRanking(tx, () => publishOther(tx)),
          layer,
        ),
    }
    const body = Readable.from([Buffer.from(await unranked(exam, { 5: 60 }).arrayBuffer())])
    const id = await stageLayer(app, overtaken, { fileName: 'a.csv', body, uploadedById: null })
    expect(await scenario.publish(id, { examId: exam })).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ examRank: '2' }] },
    })
  })
})

/** A transaction in which something happens once when ranks have been written. */
function afterRanking(tx: Transaction, happens: () => Promise<unknown>): Transaction {
  let isDone = false
  const write = async (...statement: Parameters<Transaction['$executeRaw']>) => {
    const count = await tx.$executeRaw(...statement)
    if (!isDone && String(statement[0]).includes('exam_rank')) {
      isDone = true
      await happens()
    }
    return count
  }
  return Object.create(tx, { $executeRaw: { value: write } })
}

describe('the rank of a result whose file states none', () => {
  test('counts the results of later files, wherever it is shown, until they are taken back', async ({
    app,
    admin,
    visitor,
    scenario,
    exam,
    rankOf,
    preview,
  }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80 }))
    expect(await rankOf(exam, '1')).toBe('1')
    const later = await scenario.resultFile(unranked(exam, { 3: 95, 4: 85 }))
    expect(await rankOf(exam, '1')).toBe('2')
    expect(await rankOf(exam, '2')).toBe('4')
    const { topPerformers } = await visitor.run(Best, { examId: exam })
    expect(topPerformers.map(({ rank, result }) => [result.candidateId, rank, result.examRank])).toEqual([
      ['3', 1, '1'],
      ['1', 2, '2'],
      ['4', 3, '3'],
      ['2', 4, '4'],
    ])
    expect((await slipsOf(app).slipOf(exam, '1')).examRank).toBe('2')
    const exported = await admin.fetch(`/files/exam-results.csv?exam=${exam}`)
    const text = await exported.text()
    expect(text).toMatch(/^Candidate ID,Exam ID,Exam Mark,Percentage,/)
    expect(text).toMatch(/\n1,.*,1,90,,,Passed,2,/)
    // Uploaded again, it states no ranks.
    const again = await preview(new File([text], 'Results.csv', { type: 'text/csv' }))
    expect(again).toMatchObject({ lacksRanks: true, changedRows: 0, unchangedRows: 4 })
    await admin.run(DeleteResultFile, { id: later.id })
    expect(await rankOf(exam, '2')).toBe('2')
  })

  test('is the one that a file with a column states', async ({ scenario, exam, rankOf }) => {
    await scenario.resultFile(
      resultsCsv([
        { candidate: '1', exam, rank: 'A-1', percentage: 60 },
        { candidate: '2', exam, rank: '', percentage: 50 },
      ]),
    )
    await scenario.resultFile(unranked(exam, { 3: 95 }))
    expect([await rankOf(exam, '1'), await rankOf(exam, '2')]).toEqual(['A-1', null])
  })

  test('goes on following from the percentage after a correction of one candidate that states none', async ({
    admin,
    visitor,
    scenario,
    exam,
    rankOf,
  }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80, 3: 70 }))
    const { candidateData } = await admin.run(Kept, { candidateId: '3' })
    expect(candidateData?.results).toContainEqual({ examId: exam, examRank: null, ranksByPercentage: true })
    const input = { examMark: '1', percentage: '85' }
    const { correctResult } = await admin.run(CorrectResult, {
      examId: exam,
      candidateId: '3',
      input,
    })
    if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
    const publication = { examId: exam, revisionReason: 'RETOTALLED' as const }
    await scenario.publish(correctResult.id, publication)
    expect(await rankOf(exam, '3')).toBe('2')
    expect(await rankOf(exam, '2')).toBe('3')
    await scenario.resultFile(unranked(exam, { 4: 99 }))
    expect(await rankOf(exam, '3')).toBe('3')
    const { examResult } = await visitor.run(Revisions, { examId: exam, candidateId: '3' })
    const [revision] = examResult?.revisions ?? []
    expect(revision).toMatchObject({ before: { percentage: '70' }, after: { percentage: '85' } })
    expect(revision?.before.examRank).toBe(revision?.after.examRank)
  })

  test('is no change that needs a reason, but a stated one is', async ({ scenario, exam, preview }) => {
    await scenario.resultFile(unranked(exam, { 1: 90, 2: 80 }))
    await scenario.resultFile(unranked(exam, { 3: 95 }))
    expect(await preview(unranked(exam, { 1: 90, 2: 80 }))).toMatchObject({ changedRows: 0 })
    const stated = [{ candidate: '1', exam, mark: 1, rank: 7, percentage: 90 }]
    expect(await preview(resultsCsv(stated))).toMatchObject({ changedRows: 1 })
  })
})

const TREND = `query Trend($examId: ID!, $candidateId: String!, $secret: String) {
  examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {
    percentage
    trend { exam { id date } outcome percentage passed percentile }
  }
}`
const PIN = 'SESAME42'
const BIRTH_DATE = '2063-04-21'
const PIN_OF_OTHER = 'SESAME43'

interface Point {
  exam: { id: string; date: string | null }
  outcome: string | null
  percentage: string | null
}

const inShort = (trend: Point[]) =>
  trend.map(({ exam, percentage, outcome }) => `${exam.id} ${percentage ?? outcome}`)

test('a result by its second secret has the candidate’s results of the exams that the secret opens', async ({
  app,
  exam: id,
  candidate,
  setScene,
  resultOf,
}) => {
  await setScene()
  const withPin = ['PIN-2 72.5', 'OPEN ABSENT', 'PIN-1 40']
  expect(inShort((await resultOf('PIN-1', PIN)).trend)).toEqual(withPin)
  expect(inShort((await resultOf('PIN-2', 'sesame-42')).trend)).toEqual(withPin)
  expect(inShort((await resultOf('BIRTH', BIRTH_DATE)).trend)).toEqual(['BIRTH 55', 'OPEN ABSENT'])
  const others = await resultOf('PIN-1', PIN_OF_OTHER, `${candidate}2`)
  expect(inShort(others.trend)).toEqual(['OTHERS 60', 'PIN-1 60'])
  // It tells nothing that a look-up with the same secret does not.
  for (const { exam, percentage } of (await resultOf('PIN-1', PIN)).trend)
    expect((await resultOf(exam.id, PIN)).percentage, exam.id).toBe(percentage)
  // The secret of an exam decides at once.
  const where = { id: `${id}-OPEN` }
  await app.db.prisma.exam.update({ where, data: { secondSecret: 'BIRTH_DATE' } })
  expect(inShort((await resultOf('PIN-1', PIN)).trend)).toEqual(['PIN-2 72.5', 'PIN-1 40'])
})

test('a result for which the candidate ID is enough has none', async ({ setScene, resultOf }) => {
  await setScene()
  for (const secret of [undefined, '', 'wrong', PIN])
    expect((await resultOf('OPEN', secret)).trend).toEqual([])
})

test('a wrong secret is answered byte for byte as an unknown candidate', async ({ setScene, ask }) => {
  await setScene()
  for (const [name, secret, candidateId] of [
    ['PIN-1', 'wrong'],
    ['PIN-1', BIRTH_DATE],
    ['PIN-1', PIN, '999999'],
    ['PIN-1', ''],
    ['BIRTH', PIN],
    ['LATER', PIN],
    ['UNKNOWN', PIN],
  ] as const)
    expect(await ask(name, secret, candidateId), `${name} ${secret}`).toBe(NOTHING)
})

test('of many exams the newest eight are told', async ({ scenario, candidate, publishIn, resultOf }) => {
  await scenario.studentList(studentsCsv([{ candidate, pin: PIN }]))
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  for (const month of months) await publishIn(`${month}`, 'PIN', [{}], { examDate: `2026-0${month}-01` })
  const { trend } = await resultOf('1', PIN)
  expect(trend.map(({ exam }) => exam.id)).toEqual(months.slice(1).reverse().map(String))
})
