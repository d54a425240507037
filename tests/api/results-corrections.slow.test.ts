import { describe, expect, vi } from 'vitest'
import { cleanUpErrorFiles } from '#server/domains/imports/signed-file.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import fc from '#tests/support/project/fuzz.ts'
import {
  corrected,
  correctionScenario,
  findingCodes,
  mended,
} from '#tests/support/results/correction-operations.ts'
import { layoutScenario } from '#tests/support/results/layout-operations.ts'
import {
  CorrectResult,
  DeleteResultFile,
  StagedResults,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend('errorFiles', ({ app }) => correctionScenario(app))
  .extend('errorFileOf', ({ errorFiles }) => errorFiles.errorFileOf)
  .extend('refused', ({ errorFiles }) => errorFiles.refused)
  .extend('staged', ({ errorFiles }) => errorFiles.staged)
  .extend('layout', ({ app }) => layoutScenario(() => app))
  .extend('marks', ({ app }) => async (id: string) => {
    const { rows } = await app.db.pool.query<{ marks: string[] }>(
      `SELECT subject_marks::text[] AS marks FROM exam_results r JOIN exam_result_files f USING (layer)
       WHERE f.id = $1 ORDER BY row_number`,
      [id],
    )
    return rows.map((row) => row.marks)
  })

const StageCorrectedStudents = graphql(`
  mutation StageCorrectedStudents($file: Upload!) {
    staged: stageStudents(file: $file) {
      __typename
      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }
      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }
    }
  }
`)

describe('a corrected error file', () => {
  test('is joined with the rest of its file, any rows being wrong', async ({ exam, refused, staged }) => {
    const rows = fc.array(fc.constantFrom('right', 'right', 'corrected', 'deleted', 'without its error'), {
      minLength: 2,
      maxLength: 12,
    })
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        rows.filter(
          (kinds) => kinds.some((kind) => kind !== 'right') && kinds.some((kind) => kind !== 'deleted'),
        ),
        async (kinds) => {
          run += 1
          const file = resultsCsv(
            kinds.map((kind, at) => ({
              candidate: `0${at}`,
              exam: `${exam}-${run}`,
              mark: kind === 'right' ? at : 'wrong',
            })),
            'Join - results.csv',
          )
          const errors = await refused(file)
          const text = corrected(errors, (line) => {
            const at = Number(/0(\d+)/.exec(line)?.[1])
            if (kinds[at] === 'deleted') return null
            const right = line.replace('wrong', String(at))
            return kinds[at] === 'corrected' ? right : right.replace(/"?Row \d+: .*$/, '')
          })
          const answer = await staged(csvFile(text, errors.name))
          const kept = kinds.flatMap((kind, at) => (kind === 'deleted' ? [] : [at]))
          expect(answer.fileName).toBe('Join - results.csv')
          expect(answer.sample.map(({ candidateId, examMark }) => [candidateId, examMark]).sort()).toEqual(
            kept.map((at) => [`0${at}`, String(at)]).sort(),
          )
          for (const { candidateId, rowNumber } of answer.sample) {
            expect(rowNumber).toBe(Number(candidateId) + 2)
          }
          const codes = findingCodes(answer)
          const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length
          expect(codes.get('CORRECTED_ROWS')).toBe(count('corrected', 'without its error'))
          expect(codes.get('LEFT_OUT_ROWS') ?? 0).toBe(count('deleted'))
          expect(codes.has('ONLY_CORRECTED_ROWS')).toBe(false)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('that is still wrong is refused, without its corrected rows', async ({ exam, refused, staged }) => {
    const file = resultsCsv(
      ['1', '2', '3', '4'].map((one) => ({ candidate: one, exam, mark: one === '1' ? 1 : 'wrong' })),
    )
    const first = await refused(file)
    const half = corrected(first, (line) => line.replace(/^([24],[\w-]+),wrong/, '$1,5'))
    const second = await refused(csvFile(half, 'Model 1 - results - errors (1).csv'))
    expect(second.lines.map((line) => line.split(',')[0])).toEqual(['3'])
    expect(second.name).toBe('Model 1 - results - errors.csv')
    const answer = await staged(mended(second, 'wrong', '7'))
    expect(answer.sample.map(({ rowNumber, examMark }) => [rowNumber, examMark])).toEqual([
      [2, '1'],
      [3, '5'],
      [4, '7'],
      [5, '5'],
    ])
  })

  test('may leave out rows by their numbers in the whole file', async ({ layout, exam, refused }) => {
    const lines = [
      'Candidate ID,Exam ID,Exam Mark,Percentage',
      `1,${exam},10,5`,
      `2,${exam},wrong,10`,
      `3,${exam},30,15`,
    ]
    const errors = await refused(csvFile([...lines, ',,Total,'].join('\n'), 'Totals.csv'))
    const text = corrected(errors, (line) => line.replace('wrong', '20'))
    const file = csvFile(text, errors.name)
    const answer = await layout.refused(file)
    expect(answer.leaveOut).toMatchObject([{ row: 5, reason: 'TOTAL' }])
    const { sample, findings } = await layout.staged(file, { leaveOut: [5] })
    expect(sample.map(({ rowNumber, candidateId, examMark }) => [rowNumber, candidateId, examMark])).toEqual([
      [2, '1', '10'],
      [3, '2', '20'],
      [4, '3', '30'],
    ])
    expect(findings.map(({ message }) => message)).toContain('Left out as you chose: row 5.')
  })

  test('adds a row that says it replaces one that was right', async ({ exam, refused, staged }) => {
    const right = { candidate: '1', exam, mark: 1 }
    const errors = await refused(resultsCsv([right, { ...right, candidate: '2', mark: 'wrong' }]))
    const added = (line: string) => line.replace('2,', '3,').replace('Row 3', 'Row 2')
    const text = corrected(errors, (line) => `${line}\r\n${added(line)}`).replaceAll('wrong', '5')
    const { sample } = await staged(csvFile(text, errors.name))
    expect(sample.map(({ candidateId, examMark }) => candidateId + examMark)).toEqual(['11', '25', '35'])
  })

  test('that was cut off in its last row is refused', async ({ exam, refused }) => {
    const wrong = (candidate: string) => ({ candidate, exam, mark: 'wrong' })
    const errors = await refused(resultsCsv([wrong('1'), wrong('2')]))
    const text = corrected(errors, (line) => line.replace('wrong', '5')).trimEnd()
    const cut = await refused(csvFile(text.slice(0, text.lastIndexOf(exam) + 3), errors.name))
    expect(cut.lines.join()).toContain('This row has 2 values, but the header has')
  })

  test('keeps cells as they are, in columns of any order', async ({ admin, errorFileOf }) => {
    const lines = 'Groups,Student Name,Note,Candidate ID\n-,"Rai, Sita",=1+1,1\nDay,?,,2\n+A,Hari,,3\n-B,?,,4'
    const { staged: answer } = await admin.run(StageCorrectedStudents, {
      file: csvFile(lines, 'List.csv'),
    })
    if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    const errors = await errorFileOf(answer)
    const [title = ''] = /Error.*$/.exec(errors.header) ?? []
    const text = `Candidate ID,${title},Student Name,Groups\n2,Row 3: old,Ram,Day\n4,Row 5: old,Gita,'-B`
    const { staged: list } = await admin.run(StageCorrectedStudents, {
      file: csvFile(text, errors.name),
    })
    expect(list).toMatchObject({
      __typename: 'StagedStudents',
      fileName: 'List',
      sample: [
        { rowNumber: 2, studentName: 'Rai, Sita', groups: '-' },
        { rowNumber: 3, studentName: 'Ram', groups: 'Day' },
        { rowNumber: 4, studentName: 'Hari', groups: '+A' },
        { rowNumber: 5, studentName: 'Gita', groups: '-B' },
      ],
    })
  })
})

describe('corrected rows alone', () => {
  const blocking = expect.objectContaining({ code: 'ONLY_CORRECTED_ROWS', severity: 'BLOCKING' })
  const file = (exam: string) =>
    resultsCsv([
      { candidate: '1', exam },
      { candidate: '2', exam, mark: 'wrong' },
    ])
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

  test('must be confirmed once the rest of the file is gone, in a renewed preview, too', async ({
    app,
    scenario,
    exam,
    refused,
    staged,
  }) => {
    const errors = await refused(file(exam))
    const time = Date.now() + 61 * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: time })
    await cleanUpErrorFiles({ files: app.files, db: { now: () => new Date(time) } }).finally(vi.useRealTimers)
    const answer = await staged(mended(errors, 'wrong', '5'))
    expect(answer).toMatchObject({ totalRows: 1, findings: expect.arrayContaining([blocking]) })
    await scenario.resultFile(resultsCsv([{ candidate: '9', exam }]))
    const publish = () => scenario.publish(answer.id, { examId: exam, revisionReason: 'RETOTALLED' })
    expect((await publish()).__typename).toBe('StalePreview')
    expect(await publish()).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message: expect.stringContaining('These are only the corrected rows') }],
    })
  })

  test.for([
    ['its column of errors', `${header},Error\n1,EXAM,1,1,1,Row 2: x\n`, 'renamed.csv'],
    ['its name', `${header}\n1,EXAM,1,1,1\n`, 'Model 1 - errors (2).csv'],
  ] as const)('are known by %s', async ([_what, text, name], { exam, staged }) => {
    expect((await staged(csvFile(text.replace('EXAM', exam), name))).findings).toContainEqual(blocking)
  })

  test('are no file with a column Error of its own', async ({ exam, staged }) => {
    const { findings } = await staged(csvFile(`${header},Error\n1,${exam},1,1,1,no\n`, 'Own.csv'))
    expect(findings).not.toContainEqual(blocking)
  })
})

describe('a column whose name begins like a formula', () => {
  const plus = (exam: string) =>
    `Candidate ID,Exam ID,Exam Mark,Percentage,+2 Physics\n1,${exam},60,60,30\n2,${exam},x,70,35`

  test('keeps its values in corrected rows', async ({ exam, marks, refused, staged }) => {
    const file = await refused(csvFile(plus(exam), 'Plus.csv'))
    expect(file.header).toContain("'+2 Physics")
    const answer = await staged(mended(file, ',x,', ',70,'))
    expect(await marks(answer.id)).toEqual([['30'], ['35']])
    expect(findingCodes(answer).has('MISSING_COLUMNS')).toBe(false)
  })

  test('is a subject of that name in a file that was downloaded', async ({ exam, staged }) => {
    const answer = await staged(csvFile(plus(exam).replace('+2', "'+2").replace(',x,', ',70,'), 'Again.csv'))
    expect(answer.findings.map(({ message }) => message)).toContain(
      'Shown as subjects, with their marks: “+2 Physics”.',
    )
  })

  test('is named when the corrected rows do not have it any more', async ({ exam, refused, staged }) => {
    const file = await refused(csvFile(plus(exam), 'Plus.csv'))
    const text = [file.header.replace(",'+2 Physics", ''), `2,${exam},70,70,Row 3: x`].join('\r\n')
    const { findings } = await staged(csvFile(text, file.name))
    expect(findings).toContainEqual({
      ...{ code: 'MISSING_COLUMNS', severity: 'WARNING', count: null },
      message:
        'Columns of the whole file that the corrected rows do not have. They are empty in these rows: “+2 Physics”.',
    })
  })
})

// After each of any sequence of actions, candidates and everybody see the results of a simple model.

const HistorySeen = graphql(`
  query HistorySeen($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      percentage
      withdrawal { words }
      revisions { reason before { percentage } after { percentage } }
    }
  }
`)

const Revised = graphql(`
  query RevisedCandidate($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      revisions {
        before { outcome examMark examRank ranksByPercentage percentage }
        after { outcome examMark examRank ranksByPercentage percentage }
        subjects { name }
      }
    }
  }
`)

const candidates = ['1', '2', '3']

type Rows = Partial<Record<string, number>>

/** A file as it is known, oldest first. */
interface Known {
  id: string
  rows: Rows
  isRevision: boolean
}

const percentage = fc.integer({ min: 40, max: 44 })
const candidate = fc.constantFrom(...candidates)
const action = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    rows: fc.dictionary(candidate, percentage, { minKeys: 1 }),
  }),
  fc.record({ kind: fc.constant('correct' as const), candidate, percentage }),
  fc.record({ kind: fc.constant('undo' as const), at: fc.nat() }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'put back' as const) }),
)

/** Rows of a candidate that can be seen, oldest first. */
const visible = (files: readonly Known[], id: string) =>
  files.flatMap(({ rows, isRevision }) => {
    const value = rows[id]
    return value === undefined ? [] : [{ value, isRevision }]
  })

const shown = (files: readonly Known[], id: string) => visible(files, id).at(-1)?.value

function revisions(files: readonly Known[], id: string) {
  const rows = visible(files, id)
  return rows
    .flatMap(({ value, isRevision }, at) => {
      const before = rows[at - 1]?.value
      if (!isRevision || before === undefined || before === value) return []
      return [{ before: { percentage: `${before}` }, after: { percentage: `${value}` } }]
    })
    .toReversed()
}

async function judge(
  visitor: ApiClient,
  examId: string,
  { files: known, isWithdrawn }: { files: readonly Known[]; isWithdrawn: boolean },
): Promise<void> {
  const files = isWithdrawn ? [] : known
  for (const candidateId of candidates) {
    const { examResult } = await visitor.run(HistorySeen, { examId, candidateId })
    const value = shown(files, candidateId)
    const hadOne = known.some(({ rows }) => rows[candidateId] !== undefined)
    expect(examResult?.percentage ?? undefined).toBe(value === undefined ? undefined : `${value}`)
    expect(examResult?.withdrawal?.words).toBe(isWithdrawn && hadOne ? 'Told' : undefined)
    expect(examResult?.revisions.map(({ before, after }) => ({ before, after })) ?? []).toEqual(
      value === undefined ? [] : revisions(files, candidateId),
    )
  }
  const { topPerformers } = await visitor.run(TopPerformers, { examId })
  const best = candidates
    .flatMap((candidateId) => {
      const value = shown(files, candidateId)
      return value === undefined ? [] : [{ candidateId, value }]
    })
    .sort((one, other) => other.value - one.value || Number(one.candidateId) - Number(other.candidateId))
  expect(topPerformers.map(({ rank, result }) => [rank, result.candidateId, result.percentage])).toEqual(
    best.map(({ candidateId, value }) => {
      const rank = best.findIndex((one) => one.value === value) + 1
      return [rank, candidateId, `${value}`]
    }),
  )
}

test('publishing, correcting one, undoing, withdrawing and putting back show what a simple model says', {
  timeout: 300_000,
}, async ({ admin, visitor, scenario, exam }) => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 8 }), async (actions) => {
      const examId = `${exam}-${++run}`
      let files: Known[] = []
      let isWithdrawn = false
      const add = (id: string, rows: Rows) => {
        const isRevision = Object.entries(rows).some(([one, value]) => {
          const before = shown(files, one)
          return before !== undefined && before !== value
        })
        files = [...files, { id, rows, isRevision }]
      }
      for (const one of actions) {
        if (one.kind === 'publish') {
          const rows = Object.entries(one.rows).map(([id, value]) => ({
            ...{ candidate: id, exam: examId, percentage: value },
          }))
          const { id } = await scenario.resultFile(resultsCsv(rows), { revisionReason: 'RETOTALLED' })
          add(id, one.rows)
        } else if (one.kind === 'correct') {
          const before = shown(files, one.candidate)
          const values = { examMark: '120', percentage: `${one.percentage}` }
          const asked = { examId, candidateId: one.candidate, input: values }
          const { data } = await admin.send(CorrectResult, asked)
          const staged = data?.correctResult
          if (isWithdrawn || before === undefined || before === one.percentage) {
            expect(staged?.__typename).not.toBe('StagedExamResults')
            continue
          }
          if (staged?.__typename !== 'StagedExamResults') throw new Error('The correction was not staged')
          await scenario.publishedResultFile({ id: staged.id, examId }, { revisionReason: 'WRONG_KEY' })
          add(staged.id, { [one.candidate]: one.percentage })
        } else {
          if (files.length === 0) continue
          if (one.kind === 'undo') {
            const file = files[one.at % files.length]
            await admin.run(DeleteResultFile, { id: file?.id ?? '' })
            files = files.filter(({ id }) => id !== file?.id)
            // The first file after it makes the exam new.
            if (files.length === 0) isWithdrawn = false
          } else if (isWithdrawn !== (one.kind === 'withdraw')) {
            isWithdrawn = one.kind === 'withdraw'
            if (isWithdrawn) await scenario.withdraw(examId, 'Told')
            else await scenario.putBack(examId)
          }
        }
        await judge(visitor, examId, { files, isWithdrawn })
      }
    }),
    { numRuns: 12 },
  )
})

/** A file with a row of each candidate, whose ranks are those by percentage or others. */
function rankedCsv(
  exam: string,
  { hasRanks, rows }: { hasRanks: boolean; rows: readonly { mark: string; rank: string }[] },
): File {
  const header = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage', ...(hasRanks ? ['Exam Rank'] : [])]
  const lines = rows.map(({ mark, rank }, at) => {
    const better = rows.filter((other) => Number(other.mark) > Number(mark)).length
    const stated = rank === 'by percentage' ? String(better + 1) : rank
    const [percentage, ranks] = mark === 'AB' ? ['', ''] : [mark, stated]
    return [at + 1, exam, mark, percentage, ...(hasRanks ? [ranks] : [])].join(',')
  })
  return new File([[header.join(','), ...lines].join('\n')], 'Marks.csv', { type: 'text/csv' })
}

const rowOf = (...marks: string[]) =>
  fc.record({ mark: fc.constantFrom(...marks), rank: fc.constantFrom('by percentage', '7', '') })
const revisedFile = fc.record({
  hasRanks: fc.boolean(),
  // One has a mark, or it would be no result file.
  rows: fc.tuple(rowOf('70', '60'), rowOf('70', 'AB'), rowOf('70', '60')),
})

test('a revision is read by the candidates that the preview counts as changed, and by nobody else', async ({
  admin,
  visitor,
  scenario,
  exam,
}) => {
  let run = 0
  const property = fc.asyncProperty(fc.array(revisedFile, { minLength: 2, maxLength: 3 }), async (files) => {
    const examId = `${exam}-${++run}`
    const known = new Map<string, number>()
    for (const one of files) {
      const staged = await scenario.stagedResultFile(rankedCsv(examId, one))
      const { stagedExamResults } = await admin.run(StagedResults, { id: staged.id })
      const changed = (stagedExamResults?.sample ?? []).filter(({ change }) => change === 'CHANGED')
      await scenario.publishedResultFile(staged)
      for (const { candidateId } of changed) known.set(candidateId, (known.get(candidateId) ?? 0) + 1)
    }
    for (const candidateId of ['1', '2', '3']) {
      const { examResult } = await visitor.run(Revised, { examId, candidateId })
      const revisions = examResult?.revisions ?? []
      expect(revisions).toHaveLength(known.get(candidateId) ?? 0)
      for (const { before, after, subjects } of revisions) expect([before, subjects]).not.toEqual([after, []])
    }
  })
  await fc.assert(property, { numRuns: 12 })
})
