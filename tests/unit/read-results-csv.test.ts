import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import type { Delimiter } from '#server/lib/csv/detect-delimiter.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
const read = (...lines: string[]) => readTable(lines.join('\n'), openResultsTable)
/** A row with one value replaced. */
const row = (values: { id?: string; exam?: string; mark?: string; rank?: string; percentage?: string }) =>
  [
    values.id ?? '081000',
    values.exam ?? 'CEE-7',
    values.mark ?? '128',
    values.rank ?? '731',
    values.percentage ?? '64',
  ]
    .map((value) => `"${value.replaceAll('"', '""')}"`)
    .join(',')

describe('the header', () => {
  test('is found in any order, case and spacing, and unknown columns are noted', async () => {
    const { rows, notes, problems } = await read(
      ' exam_rank ,PERCENTAGE,Remarks,candidate  id,Exam Mark,EXAM ID,',
      '731,64,fine,081000,128,CEE-7,',
    )
    expect(problems).toEqual([])
    expect(notes).toEqual(['The column “Remarks” is ignored.'])
    expect(rows).toEqual([
      {
        ...{ number: 2, candidateId: '081000', examMark: '128', examRank: '731', percentage: '64' },
        ...{ outcome: null, subjectMarks: null },
      },
    ])
  })

  test('of hundreds of unknown columns has one note', async () => {
    const unknown = Array.from({ length: 995 }, (_none, index) => `Column ${index + 1}`)
    const { notes } = await read(`${header},${unknown.join(',')}`, `081000,CEE-7,1,1,1${','.repeat(995)}`)
    expect(notes).toEqual([
      '995 columns are ignored: “Column 1”, “Column 2”, “Column 3”, “Column 4”, “Column 5” and 990 more.',
    ])
  })

  test('that is wrong gets the message that says what it must be, and which columns are missing', async () => {
    const sample = await readFile('tests/samples/results-wrong-headers.csv')
    const { message, problems } = await readTable(sample, openResultsTable)
    expect(message).toBe(
      'Invalid CSV format. Please ensure the CSV file has the correct headers: Candidate ID, Exam ID, Exam Mark, Exam Rank, Percentage',
    )
    expect(problems[0]).toEqual({
      row: 1,
      column: 'Candidate ID',
      message: 'The column “Candidate ID” is missing.',
    })
    expect(problems.map((problem) => problem.column)).toEqual(['Candidate ID', 'Exam ID'])
  })

  test('may not claim a field twice', async () => {
    const { problems } = await read(`${header},exam mark`, '081000,CEE-7,1,1,1,1')
    expect(problems).toEqual([
      {
        row: 1,
        column: 'Exam Mark',
        message: 'Both “Exam Mark” and “exam mark” are Exam Mark. Remove one of them.',
      },
    ])
  })
})

describe('a candidate ID', () => {
  const accepted = {
    '081000': '081000',
    ' 0081 ': '0081',
    '०८१०००': '081000',
    '="081000"': '081000',
    "'081000": '081000',
    '22E104': '22E104',
    '12-MAR-0081': '12-MAR-0081',
    'MAR-23': 'MAR-23',
    '45-Mar': '45-Mar',
    'Marks-23': 'Marks-23',
    'क-12': 'क-12',
    '08\u200b1000': '081000',
  }
  test.each(Object.entries(accepted))('%j is kept as the text %j', async (id, kept) => {
    const { rows, problems } = await read(header, row({ id }))
    expect(problems).toEqual([])
    expect(rows[0]?.candidateId).toBe(kept)
  })

  const damaged = ['1.23457E+11', '1E+11', '1,23E+05', '123456.0', '123,456', '#REF!', '########']
  test.each(damaged)('%j is recognised as damaged by a spreadsheet', async (id) => {
    const { rows, problems } = await read(header, row({ id }))
    expect(rows).toEqual([])
    expect(problems).toEqual([
      {
        row: 2,
        column: 'Candidate ID',
        message: expect.stringContaining('damaged by a spreadsheet program'),
      },
    ])
  })

  test('is required, short and readable', async () => {
    const { problems } = await readTable(
      Buffer.from(
        [header, row({ id: ' ' }), row({ id: 'x'.repeat(65) }), row({ id: 'Jos\xe9' })].join('\n'),
        'latin1',
      ),
      openResultsTable,
    )
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [2, 'Candidate ID is required'],
      [3, 'Candidate ID is longer than 64 characters.'],
      [4, 'Contains characters that cannot be read. Save the file as “CSV UTF-8” and upload it again.'],
    ])
  })
})

describe('a mark', () => {
  const exact = {
    '128': '128',
    '0128.50': '128.5',
    '128.1234': '128.1234',
    '-2.5': '-2.5',
    '−2.5': '-2.5',
    '.5': '0.5',
    '1,234.5': '1234.5',
    '1,23,456': '123456',
    '७८.२५': '78.25',
    '-0': '0',
  }
  test.each(Object.entries(exact))('%j is exactly %j', async (mark, value) => {
    const { rows, problems } = await read(header, row({ mark }))
    expect(problems).toEqual([])
    expect(rows[0]?.examMark).toBe(value)
  })

  const refused = {
    none: 'Expected number, received “none”.',
    '12O': 'Expected number, received “12O”.',
    '': 'Exam Mark is required',
    '128.12345': '“128.12345” has more than 4 decimals. Round it.',
    '1,234': '“1,234” has a comma that can be read in two ways. Write it with a decimal point and no commas.',
    '78,25': '“78,25” has a comma that can be read in two ways. Write it with a decimal point and no commas.',
    '1.28E+02': '“1.28E+02” is in scientific notation, which loses digits. Write all digits.',
    '123456789': '“123456789” is too large.',
    '64%': 'Expected number, received “64%”.',
  }
  test.each(Object.entries(refused))('%j is refused: %s', async (mark, message) => {
    const { problems } = await read(header, row({ mark }))
    expect(problems).toEqual([{ row: 2, column: 'Exam Mark', message }])
  })
})

describe('a percentage', () => {
  test.each([
    ['0', '0'],
    ['0.5', '0.5'],
    ['100.000', '100'],
    ['64 %', '64'],
    ['६४.५%', '64.5'],
  ])('%j is %j', async (percentage, value) => {
    const { rows, problems } = await read(header, row({ percentage }))
    expect([rows[0]?.percentage, problems]).toEqual([value, []])
  })

  test.each(['101.5', '-1', '100.0001'])('%j is out of range', async (percentage) => {
    const { problems } = await read(header, row({ percentage }))
    const message = `Percentage must be between 0 and 100, received “${percentage}”.`
    expect(problems).toEqual([{ row: 2, column: 'Percentage', message }])
  })
})

describe('rows', () => {
  test('must be as wide as the header, empty values at the end aside', async () => {
    const { rows, problems } = await read(
      header,
      '081000,CEE-7,128,731,64,,',
      '081001,CEE-7,1,234,731,64',
      '081002,CEE-7',
    )
    expect(rows).toHaveLength(1)
    expect(problems).toEqual([
      {
        row: 3,
        column: null,
        message:
          'This row has 6 values, but the header has 5 columns. Put a value that contains a comma in quotation marks.',
      },
      { row: 4, column: null, message: 'This row has 2 values, but the header has 5 columns.' },
    ])
  })

  test('may lack cells at the end that may be empty, as Excel writes them, but for a last line that is cut off', async () => {
    const order = 'Candidate ID,Exam ID,Exam Mark,Percentage,Exam Rank,Physics'
    const { rows, problems } = await read(order, '1,X,AB', '2,X,80,40', '3,X,80', '4,X', '5,X,80,4')
    expect(rows).toMatchObject([
      { candidateId: '1', outcome: 'ABSENT' },
      { candidateId: '2', examMark: '80', percentage: '40', examRank: null },
      { candidateId: '3' },
    ])
    expect(problems).toEqual([
      { row: 4, column: 'Percentage', message: 'Percentage is required' },
      { row: 5, column: null, message: 'This row has 2 values, but the header has 6 columns.' },
      { row: 6, column: null, message: 'This row has 4 values, but the header has 6 columns.' },
    ])
    expect((await read(order, '5,X,80,4', '')).problems).toEqual([])
  })

  test('must agree on the exam', async () => {
    const { problems } = await read(
      header,
      '',
      row({ exam: 'CEE-7' }),
      row({ exam: 'CEE-8' }),
      row({ exam: '' }),
    )
    expect(problems).toEqual([
      {
        row: 4,
        column: 'Exam ID',
        message: '“CEE-8” differs from “CEE-7” in row 3. A file holds the results of one exam.',
      },
      { row: 5, column: 'Exam ID', message: 'Exam ID is required' },
    ])
  })
})

describe('the names of columns', () => {
  const names = {
    'Candidate ID': ['Symbol No.', 'Roll Number', 'REGISTRATION_NO', 'Candidate Code', 'परीक्षार्थी नं.'],
    'Exam ID': ['Exam Code', 'TEST_NO'],
    'Exam Mark': ['Marks Obtained', 'Obtained Marks', 'SCORE', 'Marks', 'Secured Marks', 'प्राप्ताङ्क'],
    'Exam Rank': ['Position', 'RANK', 'Merit Rank'],
    Percentage: ['%', 'Percent', 'Percentage (%)', 'प्रतिशत'],
  }
  const written = Object.entries(names).map(([own, usual]) =>
    fc.constantFrom(own, own.toUpperCase().replace(' ', '_'), own.toLowerCase(), ...usual),
  )

  test('may be usual ones, in capitals or with underscores, which the preview says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(...written), async (header) => {
        const { rows, notes, problems } = await read(header.join(), '081,X,128,7,64')
        expect(problems).toEqual([])
        const values = { candidateId: '081', examMark: '128', examRank: '7', percentage: '64' }
        expect(rows).toMatchObject([values])
        const own = Object.keys(names)
        const isOwn = (name: string, at: number) =>
          name.toLowerCase().replace('_', ' ') === own[at]?.toLowerCase()
        const usual = header.flatMap((name, at) => (isOwn(name, at) ? [] : [`${own[at]} is “${name}”`]))
        const said = `Columns by their usual names: ${usual.join(', ')}.`
        expect(notes.filter((note) => note.startsWith('Columns by'))).toEqual(usual.length > 0 ? [said] : [])
      }),
    )
  })

  test.each([
    ['two usual names', 'Marks,Marks Obtained', 'The column “Exam Mark” is missing.'],
    ['full marks', 'Total Marks,Full Marks', 'The column “Exam Mark” is missing.'],
  ])('are asked for where there are %s', async (_name, columns, message) => {
    const { problems } = await read(`Symbol No.,Exam ID,${columns},%`, '081,X,128,200,64')
    expect(problems).toMatchObject([{ message }])
  })

  test('of the program stand above usual ones', async () => {
    const { rows, notes } = await read(
      'Candidate ID,Exam ID,Exam Mark,Marks,Percentage,%',
      '081,X,128,1,64,2',
    )
    expect(rows).toMatchObject([{ examMark: '128', percentage: '64' }])
    expect(notes).toContain('2 columns are ignored: “Marks”, “%”.')
  })
})

describe('decimal commas', () => {
  const columns = header.split(',')
  const file = (lines: string[][], delimiter: Delimiter, comma: boolean) =>
    [columns, ...lines]
      .map((line) => plainCsvLine(comma ? line.map((cell) => cell.replace('.', ',')) : line, delimiter))
      .join('')
  const openWithSubject = (row: CsvRow) => openResultsTable(row, { subjects: ['Physics'] })
  columns.push('Physics')
  const number = fc.integer({ min: -999_999, max: 999_999 }).map((value) => String(value / 10_000))
  const mark = fc.oneof(number, fc.constantFrom('67.25', '1.50', '120', '-2.5'))
  const share = fc.integer({ min: 0, max: 10_000 }).map((value) => `${value / 100}`)
  const line = fc.tuple(mark, share, fc.oneof(mark, fc.constantFrom('AB', ''))).map(([...cells]) => cells)

  test('are read as points where other signs separate the values, once that is sure', async () => {
    const files = fc.tuple(fc.array(line, { minLength: 1 }), fc.constantFrom<Delimiter>(';', '\t', '|'))
    await fc.assert(
      fc.asyncProperty(files, async ([marks, delimiter]) => {
        const lines = marks.map(([one = '', two = '', three = ''], at) => [
          ...[String(at), 'COMMAS', one, `${at}`, two, three],
        ])
        const withPoints = await readTable(file(lines, ',', false), openWithSubject)
        const withCommas = await readTable(file(lines, delimiter, true), openWithSubject)
        const numbers = marks.flat()
        const isSure = numbers.some((cell) => /\.(\d{1,2}|\d{4,})$/.test(cell))
        if (isSure) {
          expect(withCommas.rows).toEqual(withPoints.rows)
          expect(withCommas.notes).toHaveLength(withPoints.notes.length + 1)
        } else expect(withCommas.problems.length > 0).toBe(numbers.some((cell) => cell.includes('.')))
      }),
    )
  })

  test.each([
    ['are refused between commas', ',', ['134,5', '67,25'], 2],
    ['beside points are refused', ';', ['134,5', '67,25', '120.5'], 2],
    ['beside groups of thousands are refused', ';', ['1,234.5', '67,25'], 1],
    ['that may be of thousands are refused', ';', ['1,500', '67,255'], 2],
  ] as const)('%s', async (_what, delimiter, [examMark, percentage, more = '120'], count) => {
    const lines = [
      ['1', 'COMMAS', examMark, '1', percentage, ''],
      ['2', 'COMMAS', more, '2', '60', ''],
    ]
    const text = [columns, ...lines].map((cells) => plainCsvLine(cells, delimiter)).join('')
    const { problems } = await readTable(text, openWithSubject)
    expect(problems).toHaveLength(count)
  })

  test('are written by every row, or by none', async () => {
    const lines = Array.from({ length: 150 }, (_none, at) => [String(at), 'COMMAS', '5,5', '', '50', ''])
    lines.push(['150', 'COMMAS', '1.500', '', '50', ''], ['151', 'COMMAS', '1.5', '', '50', ''])
    const { problems } = await readTable(file(lines, ';', false), openWithSubject)
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [152, '“1.500” is written in another way than 5,5. Write all numbers with a decimal comma.'],
      [153, '“1.5” is written in another way than 5,5. Write all numbers with a decimal comma.'],
    ])
  })
})
