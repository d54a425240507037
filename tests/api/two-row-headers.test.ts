import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvOf, layoutScenario } from '#tests/support/results/layout-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { staged, refused } = layoutScenario(() => app)

test('the second row of a header names the columns below what they share', async () => {
  const file = csvOf(
    'Results,,,,,',
    'Candidate ID,Exam ID,Marks obtained,,Exam Mark,Percentage',
    ',,Physics,रसायन,,',
    '1,TWOROWS,60,60,120,60',
  )
  const columns = [
    ...[
      { name: 'Candidate ID', place: 0 },
      { name: 'Exam ID', place: 1 },
    ],
    ...[
      { name: 'Exam Mark', place: 4 },
      { name: 'Percentage', place: 5 },
    ],
  ]
  const layout = { headerRow: 2, columns }
  expect((await refused(file, layout)).leaveOut).toEqual([
    { row: 3, reason: 'OTHER', text: 'Physics, रसायन' },
  ])
  const { sample, findings } = await staged(file, { ...layout, leaveOut: [3] })
  expect(sample[0]).toMatchObject({ rowNumber: 4, candidateId: '1', examMark: '120' })
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Left out as you chose: row 3.',
      'Shown as subjects, with their marks: “Physics”, “रसायन”.',
    ]),
  )
})

test.each([
  ['Full Marks,,100,100,50,30,20', 'of numbers'],
  ['पूर्णाङ्क,,१००,१००,५०,३०,२०', 'of Nepali numbers'],
  ['Total,,all,all,good,fair,poor', 'of words'],
])('a row %s below a header whose columns all have names does not rename them', async (row) => {
  const header = 'Candidate ID,Exam ID,Exam Mark,Percentage,Physics,Chemistry,Botany'
  const file = csvOf(header, row, '1,FULLMARKS,60,60,30,20,10')
  expect((await refused(file)).leaveOut).toMatchObject([{ row: 2, reason: 'TOTAL' }])
  const { findings } = await staged(file, { leaveOut: [2] })
  expect(findings.map(({ message }) => message)).toContain(
    'Shown as subjects, with their marks: “Physics”, “Chemistry”, “Botany”.',
  )
})

test('two further rows of a header name the columns together', async () => {
  const file = csvOf(
    'Candidate ID,Exam ID,Marks,,,,Exam Mark,Percentage',
    ',,Physics,,Chemistry,,,',
    ',,Th,Pr,Th,Pr,,',
    '1,THREEROWS,60,20,30,10,120,60',
  )
  const { findings } = await staged(file, { leaveOut: [2, 3] })
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Left out as you chose: rows 2, 3.',
      'Shown as subjects, with their marks: “Physics Th”, “Physics Pr”, “Chemistry Th”, “Chemistry Pr”.',
    ]),
  )
})

test.each(['Maximum marks,,,200,100', 'अधिकतम,,,२००,१००', 'Out of 200,,,,'])(
  'the row %s does not name the unnamed column in which it begins',
  async (row) => {
    const file = csvOf(',Candidate ID,Exam ID,Exam Mark,Percentage', row, '7,1,LABEL,60,60')
    const { findings } = await staged(file, { leaveOut: [2] })
    const messages = findings.map(({ message }) => message)
    expect(messages).toContain('Column A has no name, so its values are ignored.')
    expect(messages.join()).not.toContain('subjects')
  },
)

test('numbers below a cell that columns share are no names', async () => {
  const file = csvOf(
    'Candidate ID,Exam ID,Exam Mark,Percentage,Marks obtained,',
    'Full Marks,,100,100,50,५०',
    '1,SHAREDNUMBERS,60,60,30,30',
  )
  const { findings } = await staged(file, { leaveOut: [2] })
  expect(findings.map(({ message }) => message)).toContain(
    'Shown as subjects, with their marks: “Marks obtained”.',
  )
})

test('a file with a header alone has no rows in any layout', async () => {
  const { message } = await refused(csvOf('A title', 'Candidate ID,Exam ID,Exam Mark,Percentage'), {
    headerRow: 2,
  })
  expect(message).toBe('The file has a header but no rows.')
})
