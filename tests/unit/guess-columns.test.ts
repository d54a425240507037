import { expect, test } from 'vitest'
import { guessColumns } from '#client/features/import-preview/layout-draft.ts'

const results = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
const guess = (cells: string[], names = results, taken: Record<string, string> = {}) =>
  guessColumns(cells, names, taken)

test.each([
  [
    ['S.N.', 'Symbol No.', 'Student Name', 'Obtained Marks', 'Rank', 'Percent (%)'],
    { 'Candidate ID': '1', 'Exam Mark': '3', 'Exam Rank': '4', Percentage: '5' },
  ],
  [
    ['क्र.सं.', 'परीक्षार्थी नं.', 'नाम', 'परीक्षा', 'प्राप्ताङ्क', 'स्थान', 'प्रतिशत'],
    { 'Candidate ID': '1', 'Exam ID': '3', 'Exam Mark': '4', 'Exam Rank': '5', Percentage: '6' },
  ],
  [['Roll Number', 'Marks', '%'], { 'Candidate ID': '0', 'Exam Mark': '1', Percentage: '2' }],
])('usual names are recognised: %s', (cells, places) => {
  expect(guess(cells)).toEqual(places)
})

test('two columns that may be the same one are left to staff, and so is what is chosen', () => {
  expect(guess(['Roll No', 'Symbol No', 'Total Marks', 'Marks Obtained'])).toEqual({})
  expect(guess(['Roll No', 'Marks'], results, { 'Candidate ID': '1' })).toEqual({})
  expect(guess(['', '081000', '150'])).toEqual({})
})

test('a list of students has its own', () => {
  const names = ['Candidate ID', 'Student Name', 'Groups', 'PIN']
  expect(guess(['Roll No.', 'Name of the Student', 'Batch', 'Phone'], names)).toEqual({
    ...{ 'Candidate ID': '0', 'Student Name': '1', Groups: '2' },
  })
})
