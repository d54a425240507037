import { expect, test } from 'vitest'
import { findSubjectColumns } from '#server/domains/results/import/results-import.ts'
import { columnsOf } from '#server/domains/results/lists/serve-exam-results.ts'

/** The columns that are taken as subjects in a file with a number in every cell. */
async function takenOf(names: readonly string[], hidden: number[] = []): Promise<string[]> {
  async function* batches() {
    yield [
      { number: 1, cells: [...names] },
      { number: 2, cells: names.map(() => '7') },
    ]
  }
  return (await findSubjectColumns(batches(), undefined, hidden))
    .filter(({ isTaken }) => isTaken)
    .map(({ name }) => name)
}

test('the results that the program serves as a file have no subjects but their own', async () => {
  const names = columnsOf('CEE', { statesRanks: true }).map(({ header }) => header)
  expect(names).toContain('Groups')
  expect(await takenOf([...names, 'Physics', 'Botany'])).toEqual(['Physics', 'Botany'])
})

test.each([
  ['Group', 'GROUPS', 'Group No.', 'Set', 'Set No', 'Room', 'Room No.', 'Seat', 'Shift', 'Class', 'PIN'],
  ['Correct', 'Wrong', 'Total Correct', 'Wrong Answers', 'Unattempted', 'Negative Marks', 'सही', 'गलत'],
  ['Overall Rank', 'Rank', 'Rank in Group', 'Merit Rank', 'Obtained Percentage', 'Percent', 'Marks %'],
  ['Old Mark', 'Previous Marks', 'Last Exam Score', 'Q1', 'Q.12', 'Question No. 3', 'प्रश्न ४', '7', 'Absent'],
  ['Total', 'Center Code', 'समूह', 'कोठा', 'प्रतिशत', 'Roll No.', 'Position'],
])('%s and the like are no subjects', async (...names) => {
  expect(await takenOf(names)).toEqual([])
})

test.each([
  ['Set Theory', 'Set A', 'Settlement Law', 'Computer', 'Group Theory', 'Class Test', 'Zoology', 'MAT'],
  ['Old English', 'Paper 1', 'QBasic', 'Physics 2', 'Unit 3'],
  ['Physics %', 'English Grammar', 'Correct English', 'Human Rights', 'Centre of Mass', 'Rankine Cycle'],
])('%s and the like are subjects', async (...names) => {
  expect(await takenOf(names)).toEqual(names)
})

test('hidden columns are no subjects unless they are named', async () => {
  expect(await takenOf(['Physics', 'Botany', 'Zoology'], [1])).toEqual(['Physics', 'Zoology'])
})
