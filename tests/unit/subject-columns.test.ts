import { expect, test } from 'vitest'
import { findSubjectColumns } from '#server/domains/results/find-subject-columns.ts'
import { columnsOf } from '#server/domains/results/serve-exam-results.ts'

/** The columns that are taken as subjects in a file with a number in every cell. */
async function takenOf(names: readonly string[]): Promise<string[]> {
  async function* batches() {
    yield [
      { number: 1, cells: [...names] },
      { number: 2, cells: names.map(() => '7') },
    ]
  }
  return (await findSubjectColumns(batches())).filter(({ isTaken }) => isTaken).map(({ name }) => name)
}

test('the results that the program serves as a file have no subjects but their own', async () => {
  const names = columnsOf({ statesRanks: true }).map(({ header }) => header)
  expect(names).toContain('Groups')
  expect(await takenOf([...names, 'Physics', 'Botany'])).toEqual(['Physics', 'Botany'])
})

test.each([
  ['Group', 'GROUPS', 'Group No.', 'Set', 'Set No', 'Room', 'Room No.', 'Seat', 'Shift', 'Class', 'PIN'],
  ['Correct', 'Wrong', 'Total Correct', 'Wrong Answers', 'Unattempted', 'Negative Marks', 'सही', 'गलत'],
  ['Overall Rank', 'Rank', 'Rank in Group', 'Merit Rank', 'Obtained Percentage', 'Percent', 'Marks %'],
  ['Total', 'Center Code', 'समूह', 'कोठा', 'प्रतिशत', 'Roll No.', 'Position'],
])('%s and the like are no subjects', async (...names) => {
  expect(await takenOf(names)).toEqual([])
})

test.each([
  ['Set Theory', 'Set A', 'Settlement Law', 'Computer', 'Group Theory', 'Class Test', 'Zoology', 'MAT'],
  ['Physics %', 'English Grammar', 'Correct English', 'Human Rights', 'Centre of Mass', 'Rankine Cycle'],
])('%s and the like are subjects', async (...names) => {
  expect(await takenOf(names)).toEqual(names)
})
