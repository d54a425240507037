import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvOf, layoutScenario } from '#tests/support/results/layout-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { staged, refused } = layoutScenario(() => app)

const layout = {
  columns: [
    { name: 'Candidate ID', place: 1 },
    { name: 'Exam Mark', place: 4 },
  ],
  values: [{ name: 'Exam ID', value: 'Total MOCK-9' }],
}
const header = 'S.N.,Symbol No.,Name,Physics,Total'

test('lines of text below a table are recognised beside an Exam ID that staff entered, which is none of their words', async () => {
  const file = csvOf(
    header,
    '1,081001,Sita,60,120',
    '2,NEPAL,Gita,60,130',
    'Total,,,100,240',
    'Note: results are provisional,,,,',
    'Prepared by Ram,,,Approved by Sita,',
    ',Page 1 of 3,,,',
    ',,,,640',
  )
  const { leaveOut } = await refused(file, layout, '200')
  expect(leaveOut).toEqual([
    { row: 4, reason: 'TOTAL', text: 'Total, 100, 240' },
    { row: 5, reason: 'OTHER', text: 'Note: results are provisional' },
    { row: 6, reason: 'OTHER', text: 'Prepared by Ram, Approved by Sita' },
    { row: 7, reason: 'OTHER', text: 'Page 1 of 3' },
    { row: 8, reason: 'OTHER', text: '640' },
  ])
  const left = await staged(file, { ...layout, leaveOut: leaveOut.map(({ row }) => row) }, '200')
  expect(left.sample.map(({ candidateId }) => candidateId)).toEqual(['081001', 'NEPAL'])
})

test('rows of candidates with something wrong are none of them', async () => {
  const file = csvOf(header, '1,081001,Sita,60,120', '2,,Min Bahadur,60,130', '3,CEE 081,Gita,,')
  const { leaveOut, problems } = await refused(file, layout, '200')
  expect(leaveOut).toEqual([])
  expect(problems).toEqual([
    { row: 3, message: 'Candidate ID is required' },
    { row: 4, message: 'Exam Mark is required' },
  ])
})
