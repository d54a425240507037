import { expect, test } from 'vitest'
import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { readRows } from '#server/domains/imports/read-rows.ts'
import { resultsRows, resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'
import { studentsRowsOf } from '#server/domains/students/read-students-csv.ts'
import fc from '#tests/support/project/fuzz.ts'

type Format = Pick<RowFormat, 'rowTable' | 'columns' | 'fields' | 'open'>

/** The rows and messages of a file that arrives in pieces of so many bytes. */
async function read(bytes: Uint8Array, format: Format, size = bytes.length) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield Uint8Array.from(bytes.subarray(at, at + size))
  }
  const outcome = { text: '', rows: 0, end: {}, faults: [] as unknown[], clean: true }
  for await (const part of readRows(pieces(), format as RowFormat, { layer: 7, forCopy: true })) {
    if ('end' in part) outcome.end = part.end
    if ('text' in part) {
      outcome.rows += part.rows
      outcome.text += Buffer.from(part.text).toString()
    }
    if ('csvRows' in part || 'rejected' in part) {
      outcome.clean = false
      outcome.faults.push(part)
    }
  }
  return outcome
}

/** Cells as programs write them, and some as only people do. */
interface Cells {
  usual: fc.Arbitrary<string>
  odd: readonly string[]
}

const id: Cells = {
  usual: fc.integer({ min: 0, max: 9_000_000 }).map((number) => String(number).padStart(3, '0')),
  odd: [
    ' 081000',
    '०८१०००',
    'A-1',
    'a_1',
    '="0042"',
    '"081001"',
    "'42",
    '',
    'abc',
    '\u200e42',
    '???',
    'x'.repeat(64),
    'x'.repeat(65),
  ],
}
const decimal: Cells = {
  usual: fc.integer({ min: 0, max: 400 }).map((quarters) => String(quarters / 4)),
  odd: '-2.5 -0 +1 01 1.0 0. .5 5. . - 64% 1.23456 १२ AB 100.0000 12345678.1'.split(' ').concat(''),
}
const subject: Cells = {
  usual: fc.oneof({ weight: 9, arbitrary: decimal.usual }, { weight: 1, arbitrary: fc.constant('') }),
  odd: decimal.odd,
}
const rank: Cells = {
  usual: fc.integer({ min: 1, max: 9999 }).map(String),
  odd: ['', '12.0', '1234567890', '٣', 'Top 1', 'A+', '"3"', 'x'.repeat(32), 'x'.repeat(33)],
}
const exam: Cells = { usual: fc.constant('CEE-8'), odd: ['CEE-9', ' CEE-8', '', 'परीक्षा'] }
const name: Cells = {
  usual: fc.constantFrom('Ram Rai', 'Sita', 'Hari B. Thapa'),
  odd: [
    ...[
      'कमला',
      'a  b',
      ' a',
      'a ',
      'a\\b',
      '"Rai, R."',
      '"Rai',
      'Rai"',
      'R"ai',
      'a\rb',
      'a\0b',
      '',
      'é',
      'e\u0301',
    ],
    ...['-', '12', '?', 'Ram ?', '#N/A', '#1', 'à¤°', '\u200e'],
    ...['\u00a0', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(17_000)],
  ],
}
const end: Cells = {
  usual: fc.constantFrom('\n', '\r\n'),
  odd: ['\r', '\n\n', ';\n', ',\n', '\n \n', '"\n', '\0\n', '\ufeff\n', '\n\ufeff', ''],
}

const MOST_ROWS = 100

/** A whole file, in which at most a few cells or line ends are odd. */
const table = (header: string, columns: readonly Cells[]) => {
  const all = [...columns, end]
  const key = columns.indexOf(id)
  const oddity = fc
    .record({ row: fc.nat(MOST_ROWS), column: fc.nat(all.length - 1), which: fc.nat(20) })
    .map(({ row, column, which }) => ({
      row,
      column,
      value: all[column]?.odd[which % all[column].odd.length],
    }))
  return fc
    .record({
      mark: fc.constantFrom('', '\ufeff'),
      delimiter: fc.constantFrom(',', ',', ';', '\t'),
      rows: fc.array(fc.tuple(...all.map(({ usual }) => usual)), { maxLength: MOST_ROWS, size: 'max' }),
      sorted: fc.boolean(),
      oddities: fc.array(oddity, { maxLength: 3 }),
      size: fc.integer({ min: 1, max: 3000 }),
    })
    .map(({ mark, delimiter, rows, sorted, oddities, size }) => {
      if (sorted) rows.sort((one, other) => (String(one[key]) < String(other[key]) ? -1 : 1))
      for (const { row, column, value } of oddities) {
        const odd = rows[row % (rows.length + 1)]
        if (odd && value !== undefined) odd[column] = value
      }
      const lines = rows.map((cells) => cells.slice(0, -1).join(delimiter) + cells.at(-1))
      return { text: `${mark}${header.replaceAll(',', delimiter)}\n${lines.join('')}`, size }
    })
}

const results = table('Candidate ID,Exam ID,Exam Mark,Name,Exam Rank,Percentage', [
  ...[id, exam, decimal, name, rank, decimal],
])
const withoutAdditional = table('Exam Mark,Candidate ID,Exam ID', [decimal, id, exam])
const withSubjects = table('Physics,Candidate ID,Exam ID,Exam Mark,Percentage,Botany', [
  ...[subject, id, exam, decimal, decimal, subject],
])
const students = table('S.N.,Candidate ID,Student Name,Groups', [rank, id, name, name])

test.each([
  ['exam results', results, resultsRows],
  ['exam results without ranks and percentages', withoutAdditional, resultsRowsOf({ fullMarks: '100' })],
  ['exam results with full marks', results, resultsRowsOf({ fullMarks: '100' })],
  ['exam results with subjects', withSubjects, resultsRowsOf({ subjects: ['Physics', 'Botany'] })],
  ['a student list', students, studentsRowsOf()],
] as const)('%s: in which pieces a file arrives makes no difference', async (_kind, files, format) => {
  let clean = 0
  await fc.assert(
    fc.asyncProperty(files, async ({ text, size }) => {
      const whole = await read(Buffer.from(text), format as Format)
      expect(await read(Buffer.from(text), format as Format, size)).toEqual(whole)
      if (whole.clean) clean += 1
    }),
  )
  // Else nothing would be compared.
  expect(clean).toBeGreaterThan(20)
})

const HEADER = 'Candidate ID,Exam ID,Exam Mark,Name,Exam Rank,Percentage'

const many = Array.from({ length: 500 }, (_none, at) => `${at + 10},E,1,n,1,1\n`).join('')

const clean = (rows: number) => ({ clean: true, rows })
const refused = { clean: false }

test.each<[string, object, string]>([
  ['a quotation mark over two rows', clean(1), `${HEADER}\n1,E,1,"n,1,1\n2,E,1,n",1,1\n`],
  ['a carriage return in a cell that is ignored', refused, `${HEADER}\n1,E,1,a\rb,1,1\n`],
  ['a number without digits', refused, `${HEADER}\n1,E,0.,n,1,1\n2,E,.,n,1,1\n`],
  [
    'a NUL far from the beginning, in a cell that is ignored',
    clean(501),
    `${HEADER}\n${many}2,E,1,a\0b,1,1\n`,
  ],
  ['a NUL far from the beginning', refused, `${HEADER}\n${many}3,\0,1,n,1,1\n`],
  [
    'a line that names the delimiter',
    clean(1),
    `sep=;\r\n${`${HEADER}\n1,E,1,n,1,1\n`.replaceAll(',', ';')}`,
  ],
  [
    'the same with a mark and quotes',
    clean(1),
    `\uFEFF"sep=|"\n${`${HEADER}\n1,E,1,n,1,1\n`.replaceAll(',', '|')}`,
  ],
  ['a header longer than a row may be', refused, `${HEADER},${'y'.repeat(66_000)}\n1,E,1,n,1,1,\n`],
])('found: %s', async (_what, expected, text) => {
  const bytes = Buffer.from(text)
  for (const size of [1000, 66_536, bytes.length]) {
    expect(await read(bytes, resultsRows as Format, size)).toMatchObject(expected)
  }
})

test.each([
  [
    'exam results',
    `${HEADER}\n1,E,1,n,1,1\ncandidateid,examid,exammark,Name,examrank,percentage\n`,
    resultsRows,
  ],
  [
    'a student list',
    'CandidateID,StudentName,Groups\n1,Ram,A\nCandidateID,StudentName,Groups\n',
    studentsRowsOf(),
  ],
])('a header that is repeated in %s is found', async (_kind, text, format) => {
  const bytes = Buffer.from(text)
  expect(await read(bytes, format as Format)).toMatchObject(refused)
})
