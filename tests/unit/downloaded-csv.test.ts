import { expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import { csvLine, idCell, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'

const RESULTS = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Physics\r\n'
const STUDENTS = 'Candidate ID,Student Name,Groups,PIN\r\n'
const openWithSubject = (header: Parameters<typeof openResultsTable>[0]) =>
  openResultsTable(header, { subjects: ['Physics'] })
const openWithKey = (header: Parameters<typeof openStudentsTable>[0]) => openStudentsTable(header, 'key')

/** Trimmed, as cells are read. */
const text = fc
  .string({ unit: fc.constantFrom(...`=+-@＝－;', \t\n0129.AZaक०`), minLength: 1, maxLength: 12 })
  .map((cell) => cell.trim())
const mark = fc.constantFrom('-5', '12.5', '0')

test('a downloaded row of results, and a wrong row in an error file, say what the upload said', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, mark, async (id, examId, rank, subject) => {
      const cells = [`${id}1`, examId, '5', rank, '50', subject]
      const { rows, facts, problems } = await readTable(RESULTS + plainCsvLine(cells), openWithSubject)
      const [row] = rows
      fc.pre(row !== undefined && problems.length === 0)
      const { candidateId, examRank } = row
      const values = [...['5', examRank ?? ''], '50', subject]
      const downloaded = csvLine([idCell(candidateId), idCell(facts?.examId ?? ''), ...values])
      const wrong = csvLine(cells.map((cell, at) => (at < 2 || at === 3 ? idCell(cell) : cell)))
      for (const line of [downloaded, wrong]) {
        const again = await readTable(RESULTS + line, openWithSubject)
        expect(again.problems).toEqual([])
        expect(again.rows).toEqual([row])
        expect(again.facts?.examId).toBe(facts?.examId)
      }
    }),
  )
})

test('a student with a new PIN in a file, and a wrong row in an error file, are those of the list', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (id, name, groups) => {
      const cells = [`${id}1`, name, groups, '0482']
      const { rows, problems } = await readTable(STUDENTS + plainCsvLine(cells), openWithKey)
      const [row] = rows
      fc.pre(row !== undefined && problems.length === 0)
      const { candidateId, studentName, groups: group } = row
      const made = csvLine([idCell(candidateId), studentName, idCell(group), idCell('0482')])
      const wrong = csvLine(cells.map((cell, at) => (at === 1 ? cell : idCell(cell))))
      for (const line of [made, wrong]) {
        const again = await readTable(STUDENTS + line, openWithKey)
        expect(again.problems).toEqual([])
        expect(again.rows).toEqual([row])
      }
    }),
  )
})

test('an outcome in an error file keeps its meaning', async () => {
  const line = csvLine(['="081"', 'MODEL', '-', '-', '-', ''])
  expect(line).toContain("'-")
  const { rows, problems } = await readTable(RESULTS + line, openWithSubject)
  expect(problems).toEqual([])
  expect(rows[0]).toMatchObject({ outcome: 'ABSENT' })
})
