import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cleanUpErrorFiles } from '#server/domains/imports/serve-error-files.ts'
import { graphql } from '#tests/gql/gql.ts'
import fc from '#tests/support/project/fuzz.ts'
import { corrected, correctionScenario, findingCodes } from '#tests/support/results/correction-operations.ts'
import { layoutScenario } from '#tests/support/results/layout-operations.ts'
import { PublishResults } from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageCorrectedStudents = graphql(`
  mutation StageCorrectedStudents($file: Upload!) {
    staged: stageStudents(file: $file) {
      __typename
      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }
      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const { errorFileOf, refused, staged } = correctionScenario(() => app)
const layout = layoutScenario(() => app)

describe('a corrected error file', () => {
  test('is joined with the rest of its file, whichever rows were wrong, corrected or deleted', async () => {
    const rows = fc.array(fc.constantFrom('right', 'right', 'corrected', 'deleted', 'without its error'), {
      minLength: 2,
      maxLength: 12,
    })
    let exam = 0
    await fc.assert(
      fc.asyncProperty(
        rows.filter(
          (kinds) => kinds.some((kind) => kind !== 'right') && kinds.some((kind) => kind !== 'deleted'),
        ),
        async (kinds) => {
          exam += 1
          const file = resultsCsv(
            kinds.map((kind, at) => ({
              candidate: `0${at}`,
              exam: `JOIN-${exam}`,
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

  test('that is still wrong is refused again, and what was corrected is not asked for again', async () => {
    const file = resultsCsv(
      ['1', '2', '3', '4'].map((candidate) => ({
        candidate,
        exam: 'AGAIN',
        mark: candidate === '1' ? 1 : 'wrong',
      })),
    )
    const first = await refused(file)
    const half = corrected(first, (line) => line.replace(/^([24],AGAIN),wrong/, '$1,5'))
    const second = await refused(csvFile(half, 'Model 1 - results - errors (1).csv'))
    expect(second.lines.map((line) => line.split(',')[0])).toEqual(['3'])
    expect(second.name).toBe('Model 1 - results - errors.csv')
    const answer = await staged(
      csvFile(
        corrected(second, (line) => line.replace('wrong', '7')),
        second.name,
      ),
    )
    expect(answer.sample.map(({ rowNumber, examMark }) => [rowNumber, examMark])).toEqual([
      [2, '1'],
      [3, '5'],
      [4, '7'],
      [5, '5'],
    ])
  })

  test('may leave out the rows that it is asked about, which are numbered as in the whole file', async () => {
    const lines = [
      'Candidate ID,Exam ID,Exam Mark,Percentage',
      '1,TOTALS,10,5',
      '2,TOTALS,wrong,10',
      '3,TOTALS,30,15',
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

  test('adds a row that says it replaces one that was right', async () => {
    const right = { candidate: '1', exam: 'ADD', mark: 1 }
    const errors = await refused(resultsCsv([right, { ...right, candidate: '2', mark: 'wrong' }]))
    const added = (line: string) => line.replace('2,', '3,').replace('Row 3', 'Row 2')
    const text = corrected(errors, (line) => `${line}\r\n${added(line)}`).replaceAll('wrong', '5')
    const { sample } = await staged(csvFile(text, errors.name))
    expect(sample.map(({ candidateId, examMark }) => candidateId + examMark)).toEqual(['11', '25', '35'])
  })

  test('that was cut off in its last row is refused', async () => {
    const wrong = (candidate: string) => ({ candidate, exam: 'CUT', mark: 'wrong' })
    const errors = await refused(resultsCsv([wrong('1'), wrong('2')]))
    const text = corrected(errors, (line) => line.replace('wrong', '5')).trimEnd()
    const cut = await refused(csvFile(text.slice(0, text.lastIndexOf('CUT') + 3), errors.name))
    expect(cut.lines.join()).toContain('This row has 2 values, but the header has')
  })

  test('keeps cells as they are, in columns of any order', async () => {
    const lines = [
      'Groups,Student Name,Note,Candidate ID',
      '-,"Rai, Sita",=1+1,1',
      'Day,?,,2',
      '+A,Hari,,3',
      '-B,?,,4',
    ]
    const { staged: answer } = await app
      .as('ADMIN')
      .run(StageCorrectedStudents, { file: csvFile(lines.join('\n'), 'List.csv') })
    if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    const errors = await errorFileOf(answer)
    const [title = ''] = /Error.*$/.exec(errors.header) ?? []
    const text = [
      `Candidate ID,${title},Student Name,Groups`,
      '2,Row 3: old,Ram,Day',
      "4,Row 5: old,Gita,'-B",
    ]
    const { staged: list } = await app
      .as('ADMIN')
      .run(StageCorrectedStudents, { file: csvFile(text.join('\n'), errors.name) })
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
  const file = () =>
    resultsCsv([
      { candidate: '1', exam: 'ALONE' },
      { candidate: '2', exam: 'ALONE', mark: 'wrong' },
    ])
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

  test('must be confirmed once the rest of the file is gone, also after the preview was renewed', async () => {
    const errors = await refused(file())
    const time = Date.now() + 61 * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: time })
    await cleanUpErrorFiles({ files: app.files, db: { now: () => new Date(time) } }).finally(vi.useRealTimers)
    const answer = await staged(
      csvFile(
        corrected(errors, (line) => line.replace('wrong', '5')),
        errors.name,
      ),
    )
    expect(answer).toMatchObject({ totalRows: 1, findings: expect.arrayContaining([blocking]) })
    await scenario.resultFile(resultsCsv([{ candidate: '9', exam: 'ALONE' }]))
    const publish = async () =>
      (
        await app
          .as('ADMIN')
          .run(PublishResults, { id: answer.id, input: { revisionReason: 'RETOTALLED', examId: 'ALONE' } })
      ).publishExamResults
    expect((await publish()).__typename).toBe('StalePreview')
    expect(await publish()).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message: expect.stringContaining('These are only the corrected rows') }],
    })
  })

  test.each([
    ['its column of errors', `${header},Error\n1,E,1,1,1,Row 2: x\n`, 'renamed.csv'],
    ['its name', `${header}\n1,E,1,1,1\n`, 'Model 1 - errors (2).csv'],
  ])('are known by %s', async (_what, text, name) => {
    expect((await staged(csvFile(text, name))).findings).toContainEqual(blocking)
  })

  test('are no file with a column Error of its own', async () => {
    const { findings } = await staged(csvFile(`${header},Error\n1,E,1,1,1,no\n`, 'Own.csv'))
    expect(findings).not.toContainEqual(blocking)
  })
})
