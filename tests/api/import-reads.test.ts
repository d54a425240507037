import type { ReadStream } from 'node:fs'
import { writeXlsx } from 'hucre'
import { expect, vi } from 'vitest'
import type { TableLayoutInput } from '#tests/gql/graphql.ts'
import { StageLayout } from '#tests/support/results/layout-operations.ts'
import { StageStudents } from '#tests/support/results/students-operations.ts'
import { test as base } from '#tests/support/server/test.ts'

/** Rows of a file that is read in several pieces. */
const ROWS = Array.from({ length: 3000 }, (_none, at) => at + 1)
const RESULTS = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
const wrong = '9999,READS,Wrong,1,50'

const file = (lines: readonly string[]) => new File([`${lines.join('\n')}\n`], 'reads.csv')
const results = (header = RESULTS) => [header, ...ROWS.map((row) => `${row},READS,100,${row},50`)]
const students = () => [
  'Candidate ID,Student Name,Groups,PIN',
  ...ROWS.map((row) => `${row},Name ${row},A,4711${row}`),
]

type Answer = 'StagedExamResults' | 'StagedStudents' | 'InvalidCsv'

const test = base.extend('reads', ({ app, admin }) => {
  /** @returns the answer, and of each stored file that was read the bytes read by those that it has. */
  async function reads(stage: () => Promise<Answer>): Promise<{ answer: Answer; shares: number[] }> {
    const opened: { file: string; size: number; source: ReadStream }[] = []
    const open = app.files.open.bind(app.files)
    const spy = vi.spyOn(app.files, 'open').mockImplementation(async (key) => {
      const size = (await app.files.stat(key))?.size ?? 0
      const source = (await open(key)) as ReadStream
      // A file at the same key may take the place of another one.
      opened.push({ file: `${key} ${size}`, size, source })
      return source
    })
    const answer = await stage().finally(() => spy.mockRestore())
    const files = new Set(opened.map(({ file }) => file))
    const shares = [...files].map((file) => {
      const own = opened.filter((one) => one.file === file)
      return own.reduce((sum, { source }) => sum + source.bytesRead, 0) / (own[0]?.size ?? 0)
    })
    return { answer, shares }
  }
  return {
    results: (own: File, layout: TableLayoutInput | null = null) =>
      reads(async () => {
        const variables = { file: own, layout, fullMarks: null }
        return (await admin.run(StageLayout, variables)).staged.__typename
      }),
    students: (own: File) =>
      reads(async () => (await admin.run(StageStudents, { file: own, key: null })).stageStudents.__typename),
  }
})

const columns = RESULTS.split(',').map((name, place) => ({ name, place }))
const named = 'A,B,C,D,E'

test.for([
  { name: 'a right file', own: results() },
  { name: 'one with a wrong row', own: [...results(), wrong] },
  { name: 'one whose columns staff name', own: results(named), layout: { columns } },
  { name: 'one with both', own: [...results(named), wrong], layout: { columns } },
])('of $name, no stored file is read more often than needed', async ({ own, layout }, { reads }) => {
  const { answer, shares } = await reads.results(file(own), layout)
  expect(answer).toBe(own.includes(wrong) ? 'InvalidCsv' : 'StagedExamResults')
  expect(shares.length).toBeGreaterThan(0)
  // A faulty file is read again to be kept for its corrected rows.
  expect(Math.max(...shares)).toBe(own.includes(wrong) ? 2 : 1)
})

test('neither is a spreadsheet, nor its sheet', async ({ reads }) => {
  const rows = results().map((line) => line.split(','))
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Results', rows }] }))
  const { answer, shares } = await reads.results(new File([bytes], 'reads.xlsx'))
  expect(answer).toBe('StagedExamResults')
  expect(shares).toEqual([1])
})

test('nor is a list with PINs', async ({ reads }) => {
  const { answer, shares } = await reads.students(file(students()))
  expect(answer).toBe('StagedStudents')
  expect(Math.max(...shares)).toBe(1)
  const refused = await reads.students(file([...students(), '9999,,A,4711']))
  expect(refused.answer).toBe('InvalidCsv')
  expect(Math.max(...refused.shares)).toBeLessThanOrEqual(2)
})
