import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasLibreOffice, openInLibreOffice } from '#tests/support/files/libre-office.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The results of an exam with 20,000 candidates, as a CSV file, as a spreadsheet, and as LibreOffice shows that.

const ROWS = 20_000
const subjects = ['भौतिक शास्त्र', 'Chemistry', 'Botany']
const idAt = (at: number) => String(at).padStart(6, '0')

let app: TestApp
let workbook: Uint8Array
/** Of the CSV file, numbers without zeros at the end. */
let lines: string[]
beforeAll(async () => {
  app = await testApp()
  const { studentList, resultFile } = scenarios(app)
  await studentList(
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
  await resultFile(new File([[header, ...rows, ''].join('\n')], 'many.csv'))
  const open = (kind: string) => app.as('ADMIN').fetch(`/files/exam-results.${kind}?exam=007`)
  workbook = new Uint8Array(await (await open('xlsx')).arrayBuffer())
  const csv = (await (await open('csv')).text()).replace('\uFEFF', '').replaceAll(/"=""(\w+)"""/g, '$1')
  lines = csv
    .replace("'=", '=')
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll(/(?<=\.\d*)0+(?=,)/g, '').replaceAll('.,', ','))
}, 300_000)
afterAll(() => app.close())

test('the spreadsheet has the cells of the CSV file', async () => {
  const [sheet] = (await readXlsx(workbook)).sheets
  expect(sheet?.rows).toHaveLength(ROWS + 1)
  expect(sheet?.rows.map((row) => row.map((cell) => cell ?? '').join(','))).toEqual(lines)
})

test.skipIf(!hasLibreOffice)(
  'LibreOffice shows the same',
  async () => {
    const shown = (await openInLibreOffice(workbook)).trim().split('\n')
    expect(shown[0]).toMatch(/,Percentile,भौतिक शास्त्र,Chemistry,Botany$/)
    expect(shown).toEqual(lines)
  },
  120_000,
)
