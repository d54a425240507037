import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { READ_LIMITS } from '#server/domains/imports/csv-table.ts'
import { RowArrangement } from '#server/domains/imports/prepare-csv.ts'
import { openResultsTable, resultFields } from '#server/domains/results/import/read-results-csv.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import type { Delimiter } from '#server/lib/csv/detect-delimiter.ts'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { csvLine, idCell, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

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

describe('read results csv', () => {
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
      '1,234':
        '“1,234” has a comma that can be read in two ways. Write it with a decimal point and no commas.',
      '78,25':
        '“78,25” has a comma that can be read in two ways. Write it with a decimal point and no commas.',
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
          expect(notes.filter((note) => note.startsWith('Columns by'))).toEqual(
            usual.length > 0 ? [said] : [],
          )
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
})

describe('read rank', () => {
  const read = ({ rank }: { rank: string }) =>
    readTable(
      `Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n081000,CEE-7,128,"${rank.replaceAll('"', '""')}",64`,
      openResultsTable,
    )

  test('a rank is read without what keeps it as text in a spreadsheet program', async () =>
    expect((await read({ rank: '="1/20"' })).rows[0]?.examRank).toBe('1/20'))

  describe('a rank', () => {
    test.each([
      ['', null],
      ['731', '731'],
      ['731.0', '731'],
      ['1 (tie)', '1 (tie)'],
      ['१२.०', '12'],
      ['1,234', '1,234'],
    ])('%j is the text %j', async (rank, value) => {
      expect((await read({ rank })).rows[0]?.examRank).toBe(value)
    })

    test.each([
      ['2-Mar', 'it was turned into a date'],
      ['1.2E+01', 'the number was shortened and its last digits are lost'],
    ])('%j is recognised as damaged by a spreadsheet', async (rank, damage) => {
      const message = `“${rank}” was damaged by a spreadsheet program: ${damage}. Format the column as text, enter the rank again and save.`
      expect((await read({ rank })).problems).toEqual([{ row: 2, column: 'Exam Rank', message }])
    })
  })
})

describe('read percentage', () => {
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
  const read = (...lines: string[]) => readTable(lines.join('\n'), openResultsTable)
  const row = ({ mark = '128', percentage }: { mark?: string; percentage: string }) =>
    `081000,CEE-7,${mark},731,${percentage}`

  describe('percentages that a spreadsheet computed', () => {
    test.each([
      ['99.2857142857143', '99.2857'],
      ['66.6666666666667%', '66.6667'],
      ['४९.९९९९९९९९९९', '50'],
      ['0.99999', '1'],
      ['100.00000000000001', '100'],
    ])('%s is read as %s, and the preview says so', async (cell, value) => {
      const { rows, notes, problems } = await read(header, row({ percentage: cell }))
      expect(problems).toEqual([])
      expect(rows[0]?.percentage).toBe(value)
      expect(notes).toEqual([`Percentages are rounded to 4 decimals, such as ${cell} to ${value}.`])
    })

    test('are not rounded where nothing is lost, and marks never are', async () => {
      const { rows, notes } = await read(header, row({ percentage: '66.12340000' }))
      expect([rows[0]?.percentage, notes]).toEqual(['66.1234', []])
      const { problems } = await read(header, row({ mark: '92.85714', percentage: '100.00006' }))
      expect(problems.map(({ message }) => message)).toEqual([
        '“92.85714” has more than 4 decimals. Round it.',
        'Percentage must be between 0 and 100, received “100.00006”.',
      ])
    })
  })

  describe('a percentage below 0', () => {
    test.each([
      ['-7', '-3.5', '-3.5'],
      ['-3.5', '−1.75%', '-1.75'],
      ['-0.25', '-0.12345', '-0.1235'],
      ['-200', '-100', '-100'],
      ['-7', '0', '0'],
      ['-7', '', '-3.5'],
      ['-0.25', '', '-0.13'],
      ['-0.0001', '', '0'],
    ])('of the mark %s: “%s” is %s', async (mark, percentage, value) => {
      const { rows, problems } = await readTable([header, row({ mark, percentage })].join('\n'), (cells) =>
        openResultsTable(cells, { fullMarks: '200' }),
      )
      expect(problems).toEqual([])
      expect(rows[0]?.percentage).toBe(value)
    })

    test.each([
      ['7', '-3.5', 'Percentage must be between 0 and 100, received “-3.5”.'],
      ['0', '-3.5', 'Percentage must be between 0 and 100, received “-3.5”.'],
      ['-7', '-100.5', 'Percentage must be between 0 and 100, received “-100.5”.'],
      ['-200.5', '', 'Exam Mark -200.5 is below minus the 200 full marks.'],
    ])('of the mark %s: “%s” is refused', async (mark, percentage, message) => {
      const { problems } = await readTable([header, row({ mark, percentage })].join('\n'), (cells) =>
        openResultsTable(cells, { fullMarks: '200' }),
      )
      expect(problems.map((problem) => problem.message)).toEqual([message])
    })
  })
})

describe('ignored outcomes', () => {
  const read = async (
    column: string,
    rows: readonly (readonly [mark: string, cell: string])[],
    takesRemarks = false,
  ) => {
    const subjectColumns = [{ name: 'Botany', isTaken: false, problem: null }]
    const lines = rows.map(([mark, cell], at) => `${at + 1},X,${mark},${cell}`)
    const table = await readTable(
      [`Candidate ID,Exam ID,Exam Mark,${column}`, ...lines].join('\n'),
      (header) => openResultsTable(header, { fullMarks: '200', subjectColumns, takesRemarks }),
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
})

describe('outcomes in ranks', () => {
  test.each([
    ['0', 'AB', '0', 'ABSENT'],
    ['0.00', 'Withheld', '0.00%', 'WITHHELD'],
    ['', 'DQ', '', 'DISQUALIFIED'],
    ['#VALUE!', 'अनुपस्थित', '-', 'ABSENT'],
    ['-', 'W/H', '-', 'WITHHELD'],
    ['०', 'अनुपस्थित', '०.००%', 'ABSENT'],
    ['N/A', 'AB', 'Nil', 'ABSENT'],
    ['AB', 'NA', 'n.a.', 'ABSENT'],
    ['अनुपस्थित', '०', '०.००', 'ABSENT'],
  ])('mark %j, rank %j and percentage %j are %s', async (mark, rank, percentage, outcome) => {
    const { rows, problems } = await readTable(
      `${header}\n081000,X,${mark},${rank},${percentage}`,
      openResultsTable,
    )
    expect(problems).toEqual([])
    expect(rows).toMatchObject([{ outcome, examMark: null, examRank: null, percentage: null }])
  })

  test.each([
    ['0', '4', '0'],
    ['60', 'AB', '30'],
    ['0', 'AB', '30'],
  ])('mark %j, rank %j and percentage %j are a result', async (mark, rank, percentage) => {
    const { rows, problems } = await readTable(
      `${header}\n081000,X,${mark},${rank},${percentage}`,
      openResultsTable,
    )
    expect(problems).toEqual([])
    expect(rows).toMatchObject([{ outcome: null, examMark: mark, examRank: rank, percentage }])
  })
})

describe('short rows', () => {
  test('a last row that is cut off is known also when staff chose the header', async () => {
    const text = 'Roll,Exam ID,Exam Mark,Percentage,Exam Rank\r\n081001,E1,40,40,1\r\n081002,E1,45,4'
    const names = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage', 'Exam Rank']
    const columns = names.map((name, place) => ({ name, place }))
    const layout = { headerRow: null, columns, values: [], leaveOut: [] }
    const rows: CsvRow[] = []
    const source = readCsv(
      (async function* () {
        yield Buffer.from(text)
      })(),
      READ_LIMITS,
    )
    for await (const batch of new RowArrangement(resultFields, layout).rows(source)) rows.push(...batch)
    expect(rows).toMatchObject([
      { number: 1, cells: names },
      { number: 2, cells: ['081001', 'E1', '40', '40', '1'] },
      { number: 3, cells: ['081002', 'E1', '45', '4'], isUnended: true },
    ])
  })

  test('rows that end before the last column are named: the missing cell may be another one', async () => {
    const header = 'Candidate ID,Exam ID,Exam Mark,Percentage,Exam Rank'
    const short = Array.from({ length: 5 }, (_none, at) => `${at},E1,AB`)
    const { notes } = await readTable([header, '9,E1,40,40,1', ...short, ''].join('\n'), openResultsTable)
    expect(notes).toEqual([
      'Rows that end before the last column, with its cells read as empty: rows 3, 4, 5 and 2 more.',
    ])
  })
})

describe('downloaded csv', () => {
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
})

describe('the sample files', () => {
  test.each([
    ['prisma/seed-data/CEE Model 7 - results.csv', 1893],
    ['prisma/seed-data/CEE Model 8 - results (Excel).csv', 1829],
    ['tests/samples/CEE Model 7 - correction.csv', 41],
  ])('%s is read without a problem', async (file, count) => {
    const { rows, notes, problems } = await readTable(await readFile(file), openResultsTable)
    expect(problems).toEqual([])
    expect(notes).toEqual([])
    expect(rows).toHaveLength(count)
    expect(rows.every((each) => /^0\d{5}$/.test(each.candidateId))).toBe(true)
  })

  test('with errors names every row and column', async () => {
    const file = await readFile('tests/samples/results-with-errors.csv')
    const { problems } = await readTable(file, openResultsTable)
    // The candidate who is listed twice is found by the database's key, not here.
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [5, 'Candidate ID'],
      [12, 'Exam Mark'],
      [19, 'Percentage'],
      [33, 'Candidate ID'],
      [46, 'Exam ID'],
    ])
  })
})
