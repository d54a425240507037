import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { subjectScenario } from '#tests/support/results/subject-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await scenarios(app).studentList(
    studentsCsv([
      { candidate: '081000', name: 'कमला राई', groups: '011' },
      { candidate: '081001', name: '=SUM(1)', groups: 'Day' },
    ]),
  )
  const lines = [
    'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,भौतिक शास्त्र,Chemistry,Botany',
    '081000,007,120.25,1,60.125,45.5,AB,7',
    '081001,007,110,2nd,55,40,35.25,',
    '00081002,007,AB,,,,,',
  ]
  await scenarios(app).resultFile(new File([`${lines.join('\n')}\n`], 'a.csv'), { examTitle: 'नमूना परीक्षा' })
})
afterAll(() => app.close())

const open = (query: string, kind = 'xlsx') =>
  app.as('ADMIN').fetch(`/files/exam-results.${kind}?${new URLSearchParams(query)}`)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const sheetOf = async (bytes: Uint8Array) => (await readXlsx(bytes, { readStyles: true })).sheets[0]

const header =
  'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Student Name,Groups,Result,Rank by percentage,Percentile,भौतिक शास्त्र,Chemistry,Botany'

test('the results of an exam are a spreadsheet with IDs as text, marks as numbers and subjects in the file’s order', async () => {
  const response = await open('exam=007')
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  const disposition = response.headers.get('content-disposition') ?? ''
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(
    'नमूना परीक्षा - results.xlsx',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const sheet = await sheetOf(await bytesOf(response))
  const shown = sheet?.rows.map((row) => row.map((cell) => cell ?? ''))
  expect(shown).toEqual([
    header.split(','),
    ['081000', '007', 120.25, 1, 60.125, 'कमला राई', '011', 'Passed', 1, '', 45.5, 'Absent', 7],
    ['081001', '007', 110, '2nd', 55, '=SUM(1)', 'Day', 'Passed', 2, '', 40, 35.25, ''],
    ['00081002', '007', 'Absent', '', '', '', '', 'Absent', '', '', '', '', ''],
  ])
  expect(sheet?.cells?.get('1,0')?.style?.numFmt).toBe('@')
  expect((await sheetOf(await bytesOf(await open('exam=007&group=Day'))))?.rows).toHaveLength(2)
})

test('it can be uploaded again', async () => {
  const { staged } = subjectScenario(() => app)
  const again = await staged(new File([await bytesOf(await open('exam=007'))], 'again.xlsx'))
  expect([again.newRows, again.changedRows, again.unchangedRows]).toEqual([0, 0, 3])
})

test('as CSV, it can be uploaded again with an Exam ID and ranks that begin with a sign', async () => {
  const { staged } = subjectScenario(() => app)
  const ranks = ['-', '=4', '@5', '+1']
  const rows = ranks.map((rank, at) => ({ candidate: `09${at}`, exam: '+2 MODEL 1', rank }))
  await scenarios(app).resultFile(resultsCsv(rows))
  const text = await (await open('exam=%2B2 MODEL 1', 'csv')).text()
  expect(text).toContain("'+2 MODEL 1,120,'-,")
  const again = await staged(new File([text], 'again.csv'))
  expect(again).toMatchObject({ newRows: 0, changedRows: 0, unchangedRows: 4 })
})
