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

test('a file with a header alone has no rows in any layout', async () => {
  const { message } = await refused(csvOf('A title', 'Candidate ID,Exam ID,Exam Mark,Percentage'), {
    headerRow: 2,
  })
  expect(message).toBe('The file has a header but no rows.')
})
