import { readXlsx } from 'hucre'
import { describe, expect } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { SignOut } from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import fc from '#tests/support/project/fuzz.ts'
import { DeleteResultFile, ResultFiles } from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const fileName = "मोडेल 1 (it's final) - results.csv"
const csv = (exam: string) => resultsCsv([{ candidate: '1', exam }], fileName)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const sheetOf = async (bytes: Uint8Array) => (await readXlsx(bytes, { readStyles: true })).sheets[0]

const header =
  'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Student Name,Groups,Result,Rank by percentage,Percentile,भौतिक शास्त्र,Chemistry,Botany'

const test = base
  .extend('addressOf', ({ admin }) => async (id: string): Promise<string> => {
    const { resultFiles } = await admin.run(ResultFiles)
    return resultFiles.find((file) => file.id === id)?.downloadUrl ?? ''
  })
  // The ID of an exam of two students and a candidate without a record.
  .extend('published', async ({ scenario, candidate: id }) => {
    await scenario.studentList(
      studentsCsv([
        { candidate: '081000', name: 'कमला राई', groups: '011' },
        { candidate: '081001', name: '=SUM(1)', groups: 'Day' },
      ]),
    )
    const lines = [
      'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,भौतिक शास्त्र,Chemistry,Botany',
      `081000,${id},120.25,1,60.125,45.5,AB,7`,
      `081001,${id},110,2nd,55,40,35.25,`,
      `00081002,${id},AB,,,,,\n`,
    ]
    await scenario.resultFile(csvFile(lines.join('\n')), { examTitle: 'नमूना परीक्षा' })
    return id
  })
  .extend(
    'open',
    ({ admin }) =>
      (query: Record<string, string>, kind = 'xlsx') =>
        admin.fetch(`/files/exam-results.${kind}?${new URLSearchParams(query)}`),
  )

describe('the original file', () => {
  test('opens by its signed address under its own name', async ({ admin, scenario, addressOf, exam }) => {
    const { id } = await scenario.resultFile(csv(exam))
    const response = await admin.fetch(await addressOf(id))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await csv(exam).text())
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[ -~]*";/)
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(fileName)
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is closed without its signature and for another file', async ({
    admin,
    scenario,
    addressOf,
    exam,
  }) => {
    const [one, other] = [await scenario.resultFile(csv(exam)), await scenario.resultFile(csv(exam))]
    const [path = '', query = ''] = (await addressOf(one.id)).split('?')
    const later = query.replace(/expires=\d+/, 'expires=99999999999')
    for (const address of [
      path,
      `${path}?${query.slice(0, -1)}`,
      `${path}?${later}`,
      `${path.replace(one.id, other.id)}?${query}`,
      `/files/result-files/nonsense?${query}`,
    ]) {
      expect((await admin.fetch(address)).status, address).toBe(404)
    }
  })

  test('is closed once the file is deleted', async ({ admin, scenario, addressOf, exam }) => {
    const { id } = await scenario.resultFile(csv(exam))
    const address = await addressOf(id)
    await admin.run(DeleteResultFile, { id })
    expect((await admin.fetch(address)).status).toBe(404)
  })

  test('is closed to others, and to its admin after the sign-out', async ({
    app,
    scenario,
    exam,
    candidate,
  }) => {
    await addAccount(app, { email: `leaving-${candidate}@example.com`, role: 'ADMIN' })
    await addAccount(app, { email: `teacher-${candidate}@example.com`, role: 'TEACHER' })
    const admin = await signedInBrowser(app, `leaving-${candidate}@example.com`)
    const teacher = await signedInBrowser(app, `teacher-${candidate}@example.com`)
    const { id } = await scenario.resultFile(csv(exam))
    const { resultFiles } = await admin.run(ResultFiles)
    const address = resultFiles.find((file) => file.id === id)?.downloadUrl ?? ''
    const statusFor = async (client: ApiClient) => (await client.fetch(address)).status
    expect(await statusFor(admin)).toBe(200)
    expect(await statusFor(teacher)).toBe(404)
    expect(await statusFor(app.newClient())).toBe(404)
    const kept = app.newClient()
    for (const [name, value] of admin.cookies) kept.cookies.set(name, value)
    await admin.run(SignOut)
    expect([await statusFor(admin), await statusFor(kept)]).toEqual([404, 404])
  })
})

test('the results of an exam are a spreadsheet with IDs as text, marks as numbers and subjects in the file’s order', async ({
  open,
  published,
}) => {
  const response = await open({ exam: published })
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  const disposition = response.headers.get('content-disposition') ?? ''
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(
    'नमूना परीक्षा - results.xlsx',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const sheet = await sheetOf(await bytesOf(response))
  const shown = sheet?.rows.map((row) => row.map((cell) => cell ?? ''))
  expect(shown).toEqual([
    header.split(','),
    ['081000', published, 120.25, 1, 60.125, 'कमला राई', '011', 'Passed', 1, '', 45.5, 'Absent', 7],
    ['081001', published, 110, '2nd', 55, '=SUM(1)', 'Day', 'Passed', 2, '', 40, 35.25, ''],
    ['00081002', published, 'Absent', '', '', '', '', 'Absent', '', '', '', '', ''],
  ])
  expect(sheet?.cells?.get('1,0')?.style?.numFmt).toBe('@')
  expect((await sheetOf(await bytesOf(await open({ exam: published, group: 'Day' }))))?.rows).toHaveLength(2)
})

test('it can be uploaded again', async ({ scenario, open, published }) => {
  const again = await scenario.preview(
    new File([await bytesOf(await open({ exam: published }))], 'again.xlsx'),
  )
  expect([again.newRows, again.changedRows, again.unchangedRows]).toEqual([0, 0, 3])
})

const oddities = ['-', '=2', '@5', '+1', '1.50', '-0', '1e5', '_x0041_', '&amp;', 'TRUE', "''=x", '0012']
const odd = fc.oneof(
  fc.constantFrom(...oddities),
  fc
    .string({ unit: fc.constantFrom(...`=+-@＝－;', \t0129.AZx_क०éE`), minLength: 1, maxLength: 12 })
    .map((cell) => cell.trim()),
)

test.for([
  ['@L1C', '+2 Physics'],
  ['=1+1', "O'Neil; =x"],
  ['081_x0041_', '=SUM'],
  ["''-", '-A'],
] as const)(
  'of the exam %j with the subject %j is uploaded again unchanged, as either file',
  async ([id, subject], { scenario, open, exam }) => {
    const read = (line: string[]) =>
      readTable([header, line].map((cells) => plainCsvLine(cells)).join(''), (row) =>
        openResultsTable(row, { subjects: [subject] }),
      )
    const header = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage', subject]
    const right: string[][] = []
    for (const [candidate, rank, mark] of fc.sample(
      fc.tuple(odd, odd, fc.constantFrom('-5', '12.5', '0', 'AB')),
      200,
    )) {
      const line = [`${candidate}${right.length}`, `${id}${exam}`, '5', rank, '50', mark]
      if ((await read(line)).problems.length === 0) right.push(line)
    }
    const { facts } = await read(right[0] ?? [])
    await scenario.resultFile(csvFile([header, ...right].map((cells) => plainCsvLine(cells)).join('')))
    for (const kind of ['csv', 'xlsx']) {
      const response = await open({ exam: facts?.examId ?? '' }, kind)
      const again = await scenario.preview(new File([await bytesOf(response)], `again.${kind}`))
      expect(again.examId).toBe(facts?.examId)
      expect([again.newRows, again.changedRows, again.unchangedRows]).toEqual([0, 0, right.length])
    }
  },
)
