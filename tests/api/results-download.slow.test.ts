import { readXlsx } from 'hucre'
import { expect } from 'vitest'
import { hasLibreOffice, openInLibreOffice } from '#tests/support/files/libre-office.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

// The results of an exam with 20,000 candidates, as a CSV file, as a spreadsheet, and as LibreOffice shows that.

const ROWS = 20_000
const subjects = ['भौतिक शास्त्र', 'Chemistry', 'Botany']
const idAt = (at: number) => String(at).padStart(6, '0')

/** The spreadsheet, and the lines of the CSV file. */
const test = base.extend('files', { scope: 'file' }, async ({ app }) => {
  await scenarios(app).studentList(
    studentsCsv([
      { candidate: idAt(7), name: 'कमला राई', groups: '011' },
      { candidate: idAt(8), name: '=SUM(1)', groups: 'क्ष' },
    ]),
  )
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const mark = (at * 7) % 200
    return at % 100 === 99
      ? `${idAt(at)},007,AB,,,,,`
      : `${idAt(at)},007,${mark}.25,${at + 1}${at % 10 ? '' : 'th'},${Math.floor(mark / 2)}.125,${mark}.5,${at % 3 ? 'AB' : '12.25'},${at % 50}`
  })
  const header = `Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,${subjects}`
  await scenarios(app).resultFile(new File([[header, ...rows, ''].join('\n')], 'many.csv'))
  const open = (kind: string) => app.as('ADMIN').fetch(`/files/exam-results.${kind}?exam=007`)
  const workbook = new Uint8Array(await (await open('xlsx')).arrayBuffer())
  const csv = (await (await open('csv')).text()).replace('\uFEFF', '').replaceAll(/"=""(\w+)"""/g, '$1')
  // Numbers without zeros at the end.
  const lines = csv
    .replace("'=", '=')
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll(/(?<=\.\d*)0+(?=,)/g, '').replaceAll('.,', ','))
  return { workbook, lines }
})

test('the spreadsheet has the cells of the CSV file', async ({ files }) => {
  const [sheet] = (await readXlsx(files.workbook)).sheets
  expect(sheet?.rows).toHaveLength(ROWS + 1)
  expect(sheet?.rows.map((row) => row.map((cell) => cell ?? '').join(','))).toEqual(files.lines)
}, 300_000)

test.skipIf(!hasLibreOffice)(
  'LibreOffice shows the same',
  async ({ files }) => {
    const shown = (await openInLibreOffice(files.workbook)).trim().split('\n')
    expect(shown[0]).toMatch(/,Percentile,भौतिक शास्त्र,Chemistry,Botany$/)
    expect(shown).toEqual(files.lines)
  },
  300_000,
)
