import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const read = async (
  column: string,
  rows: readonly (readonly [mark: string, cell: string])[],
  takesRemarks = false,
) => {
  const subjectColumns = [{ name: 'Botany', isTaken: false, problem: null }]
  const lines = rows.map(([mark, cell], at) => `${at + 1},X,${mark},${cell}`)
  const table = await readTable([`Candidate ID,Exam ID,Exam Mark,${column}`, ...lines].join('\n'), (header) =>
    openResultsTable(header, { fullMarks: '200', subjectColumns, takesRemarks }),
  )
  expect(table.problems).toEqual([])
  return table
}
const count = async (...file: Parameters<typeof read>) => {
  const { ignoredOutcomes, ignoredColumns } = (await read(...file)).facts?.outcomes ?? {}
  return [ignoredOutcomes, ignoredColumns]
}

test.each([
  ['Remarks', 'Withheld', 'Withheld'],
  ['Result', ' WITHHELD', 'WITHHELD'],
  ['कैफियत', 'अनुपस्थित', 'अनुपस्थित'],
  ['Status', 'W/H', 'W/H'],
  ['Remarks', 'AB', 'AB'],
  ['Remarks', 'UFM', 'UFM'],
  ['Botany', 'Expelled', 'Expelled'],
  ['Attendance', 'A', 'A'],
  ['Student Name', 'Sita Rai (absent)', 'absent'],
  ['Withheld', 'Yes', 'Withheld'],
  ['अनुपस्थित', 'हो', 'अनुपस्थित'],
])('a candidate with a mark and “%s”: %j is counted', async (column, cell, word) => {
  const rows = [
    ['150', cell],
    ['0', cell],
    ['140', ''],
    ['130', 'Passed'],
    ['AB', cell],
  ] as const
  expect(await count(column, rows)).toEqual([2, [`“${column}” (“${word}”)`]])
})

test('a candidate for whom two columns say so is counted once, and a column without a name has its letter', async () => {
  const columns = ['“Remarks” (“Withheld”)', 'E (“Withheld”)']
  expect(await count('Remarks,', [['150', 'Withheld,Withheld']])).toEqual([1, columns])
})

const outcomes = {
  ABSENT: [
    'Absent',
    'ABSENTEE',
    'did not appear',
    "didn't attend",
    'not present',
    'अनुपस्थित',
    'गैरहाजिर',
    'उपस्थित नभएको',
  ],
  WITHHELD: ['withheld', 'With-held', 'cancelled', 'Result is on hold', 'रोकिएको', 'स्थगित', 'परीक्षा रद्द'],
  DISQUALIFIED: [
    ...['disqualified', 'Dis-qualification', 'expelled', 'not eligible', 'ineligible', 'debarred'],
    ...['cheating case', 'unfair means', 'अयोग्य', 'निष्कासित', 'निष्काशन'],
  ],
}

test.each(Object.entries(outcomes))(
  '%s is found anywhere in a cell, in both languages',
  async (outcome, words) => {
    const beside = fc.constantFrom('', 'due to fee', '12 Kartik:', '(फि बाँकी)', '-', 'result of candidate')
    await fc.assert(
      fc.asyncProperty(beside, fc.constantFrom(...words), beside, async (before, word, after) => {
        const cell = `${before} ${word} ${after}`
        expect((await count('Remarks', [['150', cell]]))[0]).toBe(1)
        const { rows, facts } = await read('Remarks', [['150', cell]], true)
        expect(rows).toMatchObject([{ outcome, examMark: null, examRank: null, percentage: null }])
        expect(facts?.outcomes).toMatchObject({ [outcome]: 1, takenRemarks: 1, ignoredOutcomes: 0 })
      }),
    )
  },
)

test.each([
  ['Grade', 'A-'],
  ['Grade', 'A'],
  ['First Name', 'अनु'],
  ['Blood group', 'AB-'],
  ['Section', 'AB'],
  ['Botany', 'AB'],
  ['Remarks', '-'],
  ['Remarks', 'N/A'],
  ['Remarks', 'Very good: 3rd of those present'],
  ['Name', 'राम रोक्का'],
  ['Withheld', 'No'],
])('“%s”: %j says nothing of a mark', async (column, word) => {
  expect(await count(column, [['150', word]])).toEqual([0, []])
})

test.each([
  ['N/A', '', 'ABSENT'],
  ['nil', '', 'ABSENT'],
  ['NE', '', 'DISQUALIFIED'],
  ['RW', '', 'WITHHELD'],
  ['NG', '', 'WITHHELD'],
  ['U.F.M.', '', 'DISQUALIFIED'],
  ['Expelled', '', 'DISQUALIFIED'],
  ['Result withheld due to fee', '', 'WITHHELD'],
  ['N/A', 'Result withheld', 'WITHHELD'],
  ['-', 'Expelled', 'DISQUALIFIED'],
])(
  '%j in place of a mark, with the remark %j, is %s and has to be confirmed',
  async (mark, remark, outcome) => {
    const { rows, facts } = await read('Remarks', [[mark, remark]])
    expect(rows).toMatchObject([{ outcome, examMark: null }])
    expect(facts?.outcomes).toMatchObject({ [outcome]: 1, unclear: remark === 'Result withheld' ? 0 : 1 })
  },
)
