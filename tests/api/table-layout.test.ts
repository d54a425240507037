import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { TableLayoutInput } from '#tests/gql/graphql.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageLayout = graphql(`
  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {
    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {
      __typename
      ... on StagedExamResults {
        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank }
      }
      ... on InvalidCsv {
        message
        layout { headerRow rows { number cells names } columns { name isRequired } }
        leaveOut { row reason }
        problems { row message }
      }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const csvFile = (...lines: string[]) => new File([lines.join('\n')], 'own.csv', { type: 'text/csv' })
const stage = async (file: File, layout: TableLayoutInput | null = null, fullMarks: string | null = null) =>
  (await app.as('ADMIN').run(StageLayout, { file, layout, fullMarks })).staged

async function refused(...args: Parameters<typeof stage>) {
  const answer = await stage(...args)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer
}

async function staged(...args: Parameters<typeof stage>) {
  const answer = await stage(...args)
  if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
  return answer
}

const own = csvFile(
  'Himshikhar Academy,,',
  'Results of CEE 9,,',
  'Roll,Name,Obtained',
  '081001,Sita,120',
  '081002,Ram,AB',
  '081003,Gita,150',
)

describe('a file whose header is not understood', () => {
  test('is answered with its first rows and the columns that there are', async () => {
    const { layout } = await refused(own)
    expect(layout).toMatchObject({
      headerRow: null,
      rows: [
        { number: 1, cells: ['Himshikhar Academy', '', ''], names: ['', '', ''] },
        { number: 2 },
        { number: 3, cells: ['Roll', 'Name', 'Obtained'] },
        { number: 4, cells: ['081001', 'Sita', '120'] },
        { number: 5 },
        { number: 6 },
      ],
    })
    expect(layout?.columns).toContainEqual({ name: 'Candidate ID', isRequired: true })
    expect(layout?.columns).toContainEqual({ name: 'Percentage', isRequired: false })
  })

  test('is read as staff say, with a value of every row, ranks by percentage and what was left out in the preview', async () => {
    const layout = {
      headerRow: 3,
      columns: [
        { name: 'Candidate ID', place: 0 },
        { name: 'Exam Mark', place: 2 },
      ],
      values: [{ name: 'Exam ID', value: 'CEE-9, second' }],
    }
    const { examId, totalRows, sample, findings } = await staged(own, layout, '200')
    expect([examId, totalRows]).toEqual(['CEE-9, second', 3])
    expect(sample).toEqual([
      { rowNumber: 4, candidateId: '081001', examMark: '120', percentage: '60', examRank: '2' },
      { rowNumber: 5, candidateId: '081002', examMark: null, percentage: null, examRank: null },
      { rowNumber: 6, candidateId: '081003', examMark: '150', percentage: '75', examRank: '1' },
    ])
    const messages = findings.map(({ message }) => message)
    expect(messages).toContain('Left out above the header: rows 1, 2.')
    expect(messages).toContain(
      'Columns as you chose: Candidate ID is “Roll”, Exam Mark is “Obtained”, Exam ID is “CEE-9, second” in every row.',
    )
  })

  test('is recognised below a title, and offered to be read from there', async () => {
    const { layout } = await refused(
      csvFile('Results of CEE 9', '', 'Candidate ID,Exam ID,Exam Mark,Percentage', '1,TITLE,120,60'),
    )
    expect(layout?.headerRow).toBe(3)
    expect(layout?.rows[1]?.names).toEqual(['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage'])
  })

  test('may have a column of the same name that was not chosen', async () => {
    const file = csvFile('Exam Mark,Candidate ID,Exam ID,Final,Percentage', '1,081001,TWICE,120,60')
    const columns = ['Exam Mark', 'Candidate ID', 'Exam ID', 'Percentage'].map((name, place) => ({
      ...{ name, place: name === 'Exam Mark' ? 3 : name === 'Percentage' ? 4 : place },
    }))
    const { sample } = await staged(file, { columns })
    expect(sample).toMatchObject([{ candidateId: '081001', examMark: '120' }])
  })

  test.each([
    ['an unknown column', { columns: [{ name: 'Roll', place: 0 }] }],
    [
      'a place that is chosen twice',
      {
        columns: [
          { name: 'Candidate ID', place: 0 },
          { name: 'Exam Mark', place: 0 },
        ],
      },
    ],
    ['a place that no file has', { columns: [{ name: 'Candidate ID', place: 100_000 }] }],
  ])('%s is no layout', async (_what, layout) => {
    const { errors } = await app.as('ADMIN').send(StageLayout, { file: own, layout, fullMarks: null })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('a second header and a total', () => {
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
  const file = csvFile(header, '1,SUMS,120,2,60', header, '2,SUMS,130,1,65', 'Total,,250,,', ',जम्मा,250,,')

  test('are named and offered to be left out, and nothing is taken until staff say so', async () => {
    const { leaveOut, problems } = await refused(file)
    expect(leaveOut).toEqual([
      { row: 3, reason: 'HEADER' },
      { row: 5, reason: 'TOTAL' },
      { row: 6, reason: 'TOTAL' },
    ])
    expect(problems.map(({ row }) => row)).toEqual([3, 5, 6])
  })

  test('are left out then, which the preview says', async () => {
    const { totalRows, sample, findings } = await staged(file, { leaveOut: [3, 5, 6] })
    expect(totalRows).toBe(2)
    expect(sample.map(({ rowNumber }) => rowNumber)).toEqual([2, 4])
    expect(findings.map(({ message }) => message)).toContain('Left out as you chose: rows 3, 5, 6.')
  })
})
