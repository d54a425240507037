import { writeOds, writeXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fees } from '#server/content/declarations/student-records.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { everything } from '#tests/support/database/tables-as-text.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ReadPayments = graphql(`
  mutation ReadPaymentsInTest($file: Upload!, $sheet: String, $lines: [String!]!) {
    readPayments(file: $file, sheet: $sheet, lines: $lines) {
      __typename
      ... on PaymentsRead {
        lines notes payments { row candidateId isKnown amount day receiptNumber method change before sameAs }
      }
      ... on InvalidCsv { message errorCount sheets { name } problems { row column message } }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await scenarios(app).resultFile(resultsCsv([{ candidate: '081001' }]))
})
afterAll(() => app.close())

const header = 'Candidate ID,Amount,Date,Receipt Number,Method'
const csv = (rows: string[], name = 'Payments.csv') => new File([[header, ...rows].join('\n')], name)
const read = async (file: File, lines: string[] = [], sheet?: string) =>
  (await app.as('ADMIN').run(ReadPayments, { file, lines, ...(sheet !== undefined && { sheet }) }))
    .readPayments

async function taken(file: File, lines: string[] = [], sheet?: string) {
  const answer = await read(file, lines, sheet)
  if (answer.__typename !== 'PaymentsRead') throw new Error(JSON.stringify(answer))
  return answer
}

test('payments of a file become lines of the fee, several of one candidate too', async () => {
  const kept = [
    '0999, 500, 2026-11-01, R-0, Cash',
    '081001\t400\t2026-11-02\tR-1',
    '081001, 1, 2026-11-03, R-2',
  ]
  const file = csv([
    '081001,"45,000",2026-11-20,R-4,eSewa',
    '081001,Rs. 5000.00,2083-08-05,R-5,',
    '०१७,४५०,२०२६-११-२२,R-6,Cash',
    '081001,400,2026-11-02,R-1,',
    '081001,2,2026-11-03,R-2,',
  ])
  const { lines, payments, notes } = await taken(file, kept)
  expect(lines).toEqual([
    ...kept.slice(0, 2),
    '081001, 2, 2026-11-03, R-2',
    '081001, 45000, 2026-11-20, R-4, eSewa',
    '081001, 5000, 2026-11-21, R-5',
    '017, 450, 2026-11-22, R-6, Cash',
  ])
  expect(payments.map(({ row, change, isKnown }) => [row, change, isKnown])).toEqual([
    [2, 'NEW', true],
    [3, 'NEW', true],
    [4, 'NEW', false],
    [5, 'UNCHANGED', true],
    [6, 'CHANGED', true],
  ])
  expect(notes).toEqual([])
  // The read payments can be saved and published.
  const data = { title: 'Term 1', amount: 45_000, period: null, dueOn: '2026-11-25', onlyFor: [] }
  const { saveContent } = await app.as('ADMIN').run(SaveContent, {
    ...{ collection: 'fees', version: 0, data: { ...data, payments: lines }, publication: 'NOW' as const },
  })
  expect(saveContent).toMatchObject({ __typename: 'ContentItem' })
})

test('a receipt of another candidate is not replaced', async () => {
  const kept = ['081001, 45000, 2026-05-01, 12', 'cee-1, 500, 2026-05-01, 13']
  const answer = await read(csv(['081777,45000,2026-08-01,12,', 'CEE-1,600,2026-05-02,13,Cash']), kept)
  expect(answer).toMatchObject({
    message: '1 row is wrong. No payment was taken.',
    problems: [
      {
        ...{ row: 2, column: 'Receipt Number' },
        message:
          'Receipt Number “12” is of 081001, not of 081777. Correct the number here, or the line among the payments of the fee.',
      },
    ],
  })
})

test('a payment shows what it takes the place of, and another receipt for the same', async () => {
  const kept = ['081001, 45000, 2026-05-01, 0124, Cash', '081002, 500, 2083-01-18, R-2']
  const file = csv([
    '081001,45000,2026-05-01,124,',
    '081002,600,2026-05-02,R-2,Cash',
    '081003,1,2026-05-02,R-3,',
    '081003,1,2026-05-02,R-4,',
    '081003,1,2026-05-03,R-5,',
  ])
  const { payments } = await taken(file, kept)
  expect(payments.map(({ change, before, sameAs }) => [change, before, sameAs])).toEqual([
    ['NEW', null, '0124'],
    ['CHANGED', kept[1], null],
    ['NEW', null, null],
    ['NEW', null, 'R-3'],
    ['NEW', null, null],
  ])
})

test('reading a file changes nothing', async () => {
  const before = await everything(app.db.pool)
  await taken(csv(['081001,400,2026-11-02,R-1,']))
  expect(await everything(app.db.pool)).toEqual(before)
})

test('everything that is wrong is told by row, and nothing is taken', async () => {
  const answer = await read(
    csv([
      '081001,45000,2026-11-20,R-1,Cash',
      ',0,20/11/2026,,Cash',
      '081002,45.50,2026-02-30,R-1,"Cash, at the office"',
      '081003,1,2026-11-20',
      '1.23457E+11,1,2026-11-20,R-9,',
    ]),
  )
  expect(answer).toEqual({
    __typename: 'InvalidCsv',
    message: '4 rows are wrong. No payment was taken.',
    errorCount: 4,
    sheets: [],
    problems: [
      { row: 3, column: 'Candidate ID', message: 'Candidate ID is required' },
      { row: 3, column: 'Amount', message: '“0” is no whole number of rupees.' },
      { row: 3, column: 'Date', message: '“20/11/2026” is no date such as 2026-11-20 or 2083-08-04.' },
      { row: 3, column: 'Receipt Number', message: 'Receipt Number is required.' },
      { row: 4, column: 'Amount', message: '“45.50” is no whole number of rupees.' },
      { row: 4, column: 'Date', message: '“2026-02-30” is no date such as 2026-11-20 or 2083-08-04.' },
      { row: 4, column: 'Receipt Number', message: 'Receipt Number “R-1” is in row 2 already.' },
      { row: 4, column: 'Method', message: 'Method may have no comma and no semicolon.' },
      { row: 5, column: null, message: 'This row has 3 values, but the header has 5 columns.' },
      { row: 6, column: 'Candidate ID', message: expect.stringContaining('was damaged') },
    ],
  })
})

test.each([
  ['', 'The file is empty.'],
  [header, 'The file has a header but no rows.'],
  ['Candidate ID,Amount\n1,2', 'The required columns are Candidate ID, Amount, Date and Receipt Number.'],
])('a file that is no such table is refused (%#)', async (text, message) => {
  expect(await read(new File([text], 'a.csv'))).toMatchObject({ __typename: 'InvalidCsv', message })
})

test('a fee takes no more lines than its form', async () => {
  expect(fees.fields.payments.maxLength).toBe(2000)
  const lines = Array.from({ length: 1999 }, (_none, at) => `1, 1, 2026-11-20, A-${at}`)
  expect(await read(csv(['1,1,2026-11-20,B-1,', '1,1,2026-11-20,B-2,']), lines)).toMatchObject({
    message:
      'The fee would have 2,001 payments; it takes 2,000. Make a fee for each group instead, with all payments of its students: a payment counts only for its own fee.',
  })
  expect((await taken(csv(['1,1,2026-11-20,B-1,', '1,1,2026-11-20,A-0,']), lines)).lines).toHaveLength(2000)
})

test('a fee with as many payments as it takes can be saved', async () => {
  const payments = Array.from(
    { length: 2000 },
    (_none, at) => `${81_000 + at}, 45000, 2026-11-20, R-2083-${at}, eSewa`,
  )
  const data = { title: 'Full', amount: 45_000, period: null, dueOn: '2026-11-25', onlyFor: [], payments }
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection: 'fees', version: 0, data, publication: 'NOW' })
  expect(saveContent).toMatchObject({ __typename: 'ContentItem' })
})

test('a spreadsheet is read as it shows its dates and numbers; of several sheets one is chosen', async () => {
  const rows = [
    header.split(','),
    ['081001', 45_000, new Date('2026-11-20T00:00:00Z'), 'R-1', 'Cash'],
    ['0017', 500, new Date('2026-11-21T00:00:00Z'), 'R-2', null],
  ]
  const expected = ['081001, 45000, 2026-11-20, R-1, Cash', '0017, 500, 2026-11-21, R-2']
  const texts = rows.map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
  )
  const one = { sheets: [{ name: 'November', rows }] }
  const files = [
    new File([new Uint8Array(await writeXlsx(one))], 'Payments.xlsx'),
    new File(
      [new Uint8Array(await writeOds({ sheets: [{ name: 'November', rows: texts }] }))],
      'Payments.ods',
    ),
  ]
  for (const file of files) expect((await taken(file)).lines).toEqual(expected)
  const two = await writeXlsx({ sheets: [...one.sheets, { name: 'October', rows }] })
  const several = new File([new Uint8Array(two)], 'Payments.xlsx')
  expect(await read(several)).toMatchObject({ sheets: [{ name: 'November' }, { name: 'October' }] })
  const { lines, notes } = await taken(several, [], 'October')
  expect([lines, notes]).toEqual([expected, ['Only the sheet “October” is read.']])
})
