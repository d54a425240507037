import { describe, expect, test } from 'vitest'
import { causesOf } from '#server/domains/imports/csv-problem.ts'
import { READ_LIMITS } from '#server/domains/imports/csv-table.ts'
import { IdStatistics } from '#server/domains/imports/open-table.ts'
import { type RowPart, readRows } from '#server/domains/imports/read-rows.ts'
import { readRowsOnThread } from '#server/domains/imports/read-rows-on-thread.ts'
import { outcomeCounts } from '#server/domains/imports/staged-preview.ts'
import { titleFromFileName } from '#server/domains/results/exams/find-exams.ts'
import { outcomeFindings } from '#server/domains/results/import/find-findings.ts'
import { impliedFullMarks } from '#server/domains/results/import/infer-marks.ts'
import { MarkGroups } from '#server/domains/results/import/read-marks.ts'
import { resultsRows, resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'
import { findSubjectColumns } from '#server/domains/results/import/results-import.ts'
import { columnsOf } from '#server/domains/results/lists/serve-exam-results.ts'
import { said } from '#server/locales/say.ts'
import fc from '#tests/support/project/fuzz.ts'

const HEADER = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'

const row = (id: number | string) => `${id},CEE-8,178.25,1,89.13\n`

const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_none, at) => row(first + at)).join('')

async function* file(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const read = (texts: readonly string[], limits = READ_LIMITS) =>
  readRows(file(...texts), resultsRows, { layer: 7, forCopy: true, limits })

async function all(parts: AsyncIterable<RowPart>) {
  const found = { encoded: 0, inserted: 0, text: '', messages: [] as string[], end: {} as object }
  for await (const part of parts) {
    if ('text' in part) {
      // COPY has ended by the first row that it does not take.
      expect(found.inserted).toBe(0)
      found.encoded += part.rows
      found.text += Buffer.from(part.text).toString()
    }
    if ('csvRows' in part) {
      found.inserted += part.csvRows.length
      found.messages.push(...part.problems.map((problem) => `${problem.row}: ${said(problem.message)}`))
    }
    if ('rejected' in part) found.messages.push(said(part.rejected.message))
    if ('end' in part) found.end = part.end
  }
  return found
}

async function* withSubjects() {
  yield Buffer.from(
    'Candidate ID,Exam ID,Exam Mark,Physics,Botany,Remarks\n1,E,50,12.50,5,\n2,E,0.01,,AB,\n3,E,60,,,Withheld\n',
  )
}

const decimals = (row: number, value: string) => ({
  row,
  column: 'Percentage',
  message: `“${value}” has more than 4 decimals. Round it.`,
})

const judged = {
  ...{
    full: '200',
    tolerance: '0.01',
    rows: 2,
    contradicting: 0,
    known: null,
    highest: 80,
    mean: 41,
    ranksContradict: false,
  },
}

const none = outcomeCounts.parse({})

/** The columns that are taken as subjects in a file with a number in every cell. */
async function takenOf(names: readonly string[], hidden: number[] = []): Promise<string[]> {
  async function* batches() {
    yield [
      { number: 1, cells: [...names] },
      { number: 2, cells: names.map(() => '7') },
    ]
  }
  return (await findSubjectColumns(batches(), undefined, hidden))
    .filter(({ isTaken }) => isTaken)
    .map(({ name }) => name)
}

describe('read rows', () => {
  describe('the rows of a file', () => {
    test('are a header and as many as the limit, which is a million, and not one more', async () => {
      expect(READ_LIMITS.maxRows).toBe(1_000_001)
      const limits = { maxRows: 5001, batchSize: 1000 }
      expect(await all(read([HEADER, rows(5000)], limits))).toMatchObject({ encoded: 5000, messages: [] })
      const { messages } = await all(read([HEADER, rows(5001)], limits))
      expect(messages).toEqual(['The file has more than 5,000 rows. Split it into several files.'])
    })

    test('are encoded for COPY up to the first wrong one, and checked behind it', async () => {
      const found = await all(read([HEADER, rows(2500), row('x,y'), rows(2000, 5000), 'last\n']))
      expect(found).toMatchObject({ encoded: 2500, inserted: 2002, end: { isReadable: true } })
      expect(found.messages).toEqual([
        expect.stringMatching(/^2502: /),
        '4503: This row is of no candidate. Delete it.',
      ])
    })

    test('are encoded up to a candidate of an earlier row, by the comparison key', async () => {
      for (const again of ['7', ' 7', '\uff17']) {
        expect(await all(read([HEADER, rows(1200), row(again), row(9000)]))).toMatchObject({
          ...{ encoded: 1200, inserted: 2, messages: [] },
        })
      }
      expect(await all(read([HEADER, row('ab-1'), row('AB1')]))).toMatchObject({ encoded: 1, inserted: 1 })
    })

    test('are no rows for COPY where there is none', async () => {
      const parts = readRows(file(HEADER, rows(3)), resultsRows, { layer: 7, forCopy: false })
      expect(await all(parts)).toMatchObject({ encoded: 0, inserted: 3, messages: [] })
    })
  })

  test('closes a file that it does not read to its end', async () => {
    let isClosed = false
    async function* watched() {
      try {
        yield Buffer.from(HEADER + rows(50_000))
        yield Buffer.from(rows(50_000, 50_001))
      } finally {
        isClosed = true
      }
    }
    for await (const part of readRows(watched(), resultsRows, { layer: 7, forCopy: true }))
      if ('text' in part) break
    expect(isClosed).toBe(true)
  })

  test('the thread that reads large files knows what staff said of the file', async () => {
    const format = resultsRowsOf({
      ...{ fullMarks: '200', subjects: ['Physics'], takesRemarks: true },
      subjectColumns: [{ name: 'Botany', isTaken: false, problem: null }],
    })
    const onThread = await all(readRowsOnThread(withSubjects(), format, { layer: 7 }))
    expect(onThread).toEqual(await all(readRows(withSubjects(), format, { layer: 7, forCopy: true })))
    expect(onThread.end).toMatchObject({ facts: { outcomes: { ignoredOutcomes: 0, takenRemarks: 1 } } })
    expect(onThread.text).toBe(
      '7\t1\t2\t50\t\\N\t25\t\\N\t{12.5}\n7\t2\t3\t0.01\t\\N\t0.01\t\\N\t{NULL}\n7\t3\t4\t\\N\t\\N\t\\N\tWITHHELD\t\\N\n',
    )
  })

  test.each([
    ['a wrong row', HEADER + rows(3) + row('x,y') + rows(3, 7)],
    ['a candidate twice', HEADER + rows(3) + row(2)],
    ['an unknown header', rows(3)],
    ['a row that cannot be read', `${HEADER}${rows(3)}9,"CEE\n`],
  ])('that thread hands out a file with %s as the reader does', async (_fault, text) => {
    const parts = []
    for await (const part of readRowsOnThread(file(text), resultsRows, { layer: 7 })) parts.push(part)
    const own = []
    for await (const part of read([text])) own.push(part)
    expect(parts).toEqual(own)
    expect(own.some((part) => 'csvRows' in part || 'rejected' in part)).toBe(true)
  })
})

describe('id statistics', () => {
  test('says whether IDs ascend', () => {
    const id = fc.stringMatching(/^[01a]{1,3}$/)
    fc.assert(
      fc.property(fc.array(id, { maxLength: 5 }), (ids) => {
        const statistics = new IdStatistics()
        for (const id of ids) statistics.add(id)
        expect(statistics.facts()).toEqual({
          first: ids,
          ascending: ids.every((id, place) => id >= (ids[place - 1] ?? '')),
          dates: { count: 0, example: '' },
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('counts IDs that look like dates, and names one', () => {
    const statistics = new IdStatistics()
    for (const id of ['1-Mar', 'MAR-1', '2-Mar']) statistics.add(id)
    expect(statistics.facts().dates).toEqual({ count: 2, example: '2-Mar' })
  })
})

describe('problem causes', () => {
  test('problems that differ in values and numbers alone have one cause, with the first rows and all counted', () => {
    const problems = [
      ...[2, 3, 4, 5, 6, 7, 8].map((row) => decimals(row, `67.12345${row}`)),
      { row: 4, column: 'Exam Mark', message: 'Exam Mark is required' },
      { ...decimals(9, '1.123456'), column: 'Exam Mark' },
    ]
    expect(causesOf(problems)).toEqual([
      {
        column: 'Percentage',
        message: '“67.123452” has more than 4 decimals. Round it.',
        count: 7,
        rows: [2, 3, 4, 5, 6],
      },
      { column: 'Exam Mark', message: 'Exam Mark is required', count: 1, rows: [4] },
      { column: 'Exam Mark', message: '“1.123456” has more than 4 decimals. Round it.', count: 1, rows: [9] },
    ])
  })

  test('a problem of the whole file has no row', () => {
    expect(causesOf([{ row: null, column: null, message: 'The file is empty.' }])).toEqual([
      { column: null, message: 'The file is empty.', count: 1, rows: [] },
    ])
  })

  test('the number of causes has a limit', () => {
    const words = Array.from({ length: 200 }, (_none, index) => 'x'.repeat(index + 1))
    const problems = words.map((word, index) => ({ row: index + 2, column: null, message: word }))
    expect(causesOf(problems)).toHaveLength(100)
  })
})

test('rows of one mark and percentage are one group, with the best and the worst rank', () => {
  const groups = new MarkGroups()
  for (const examRank of ['5', '3', '9', '7', null, 'third'])
    groups.add({ examMark: '120', percentage: '60', examRank })
  groups.add({ examMark: '120', percentage: '61', examRank: null })
  expect(groups.groups()).toEqual([
    { mark: '120', percentage: '60', rows: 6, best: 3, worst: 9 },
    { mark: '120', percentage: '61', rows: 1, best: null, worst: null },
  ])
})

describe('implied full marks', () => {
  test('the full mark that every percentage follows from is implied', () => {
    expect(impliedFullMarks(judged)).toBe('200')
    expect(impliedFullMarks({ ...judged, highest: 1.5 })).toBe('200')
  })

  test.each([
    ['one row contradicts it', { contradicting: 1 }],
    ['nobody has more than one percent', { highest: 1 }],
    ['another full mark would fit, too', { tolerance: '0.011' }],
    ['no row has both a mark and a percentage', { full: null, tolerance: null }],
    ['all marks are zero', { full: '0' }],
  ])('none is implied when %s', (_case, other) => {
    expect(impliedFullMarks({ ...judged, ...other })).toBeNull()
  })
})

describe('outcome findings', () => {
  test('nothing is found where every candidate has a mark', () => {
    expect(outcomeFindings(undefined)).toEqual([])
    expect(outcomeFindings(none)).toEqual([])
  })

  test.each([
    [{ ABSENT: 1 }, 1, 'Candidates without a mark: 1 absent. They'],
    [{ WITHHELD: 2 }, 2, 'Candidates without a mark: 2 withheld. They'],
    [{ DISQUALIFIED: 3 }, 3, 'Candidates without a mark: 3 disqualified. They'],
    [{ ABSENT: 1, DISQUALIFIED: 3 }, 4, 'Candidates without a mark: 1 absent, 3 disqualified. They'],
    [{ ABSENT: 4, words: ['AB', 'अनुपस्थित'] }, 4, '4 absent (“AB”, “अनुपस्थित” in the file). They'],
  ])('%j: each kind of missing mark is counted, with the words of the file', (counts, count, words) => {
    const found = outcomeFindings({ ...none, ...counts })
    expect(found).toMatchObject([{ code: 'WITHOUT_MARK', severity: 'INFORMATION', count }])
    expect(said(found[0]?.message ?? '')).toContain(words)
  })

  test.each([
    ['dashes', 'DASHES', 'WARNING'],
    ['absentInSubjects', 'ABSENT_IN_SUBJECTS', 'BLOCKING'],
    ['ranksAsWords', 'RANKS_AS_WORDS', 'BLOCKING'],
    ['ignoredOutcomes', 'IGNORED_OUTCOMES', 'BLOCKING'],
    ['unclear', 'UNCLEAR_OUTCOMES', 'BLOCKING'],
    ['takenRemarks', 'TAKEN_REMARKS', 'WARNING'],
    ['droppedSubjects', 'DROPPED_SUBJECTS', 'WARNING'],
  ] as const)('one candidate in %s is a finding of its own', (kind, code, severity) => {
    expect(outcomeFindings({ ...none, [kind]: 1 })).toMatchObject([{ code, severity, count: 1 }])
  })
})

describe('subject columns', () => {
  test('the results that the program serves as a file have no subjects but their own', async () => {
    const names = columnsOf('CEE', { statesRanks: true }).map(({ header }) => header)
    expect(names).toContain('Groups')
    expect(await takenOf([...names, 'Physics', 'Botany'])).toEqual(['Physics', 'Botany'])
  })

  test.each([
    ['Group', 'GROUPS', 'Group No.', 'Set', 'Set No', 'Room', 'Room No.', 'Seat', 'Shift', 'Class', 'PIN'],
    ['Correct', 'Wrong', 'Total Correct', 'Wrong Answers', 'Unattempted', 'Negative Marks', 'सही', 'गलत'],
    ['Overall Rank', 'Rank', 'Rank in Group', 'Merit Rank', 'Obtained Percentage', 'Percent', 'Marks %'],
    [
      'Old Mark',
      'Previous Marks',
      'Last Exam Score',
      'Q1',
      'Q.12',
      'Question No. 3',
      'प्रश्न ४',
      '7',
      'Absent',
    ],
    ['Total', 'Center Code', 'समूह', 'कोठा', 'प्रतिशत', 'Roll No.', 'Position'],
  ])('%s and the like are no subjects', async (...names) => {
    expect(await takenOf(names)).toEqual([])
  })

  test.each([
    ['Set Theory', 'Set A', 'Settlement Law', 'Computer', 'Group Theory', 'Class Test', 'Zoology', 'MAT'],
    ['Old English', 'Paper 1', 'QBasic', 'Physics 2', 'Unit 3'],
    ['Physics %', 'English Grammar', 'Correct English', 'Human Rights', 'Centre of Mass', 'Rankine Cycle'],
  ])('%s and the like are subjects', async (...names) => {
    expect(await takenOf(names)).toEqual(names)
  })

  test('hidden columns are no subjects unless they are named', async () => {
    expect(await takenOf(['Physics', 'Botany', 'Zoology'], [1])).toEqual(['Physics', 'Zoology'])
  })
})

describe('title from file name', () => {
  test.each([
    ['CEE Model 7 - results.csv', 'CEE Model 7'],
    ['MD - results.csv', 'MD'],
    ['2081 - results.csv', '2081'],
    ['Final - results - 2.csv', 'Final'],
    ['IOE 2083.csv', 'IOE 2083'],
    ['नमूना परीक्षा ४.csv', 'नमूना परीक्षा ४'],
    ['14-subjects.csv', '14-subjects'],
    ['Final Exam.csv', 'Final Exam'],
  ])('the file %s names its exam', (fileName, title) => {
    expect(titleFromFileName(fileName, 'CEE-MODEL-07')).toBe(title)
  })

  test.each([
    'r.csv',
    'Book1.csv',
    'results (2).csv',
    'Sheet 1.csv',
    '2083-08-01.csv',
    ' - results.csv',
    'नतिजा.csv',
  ])('the file %s says nothing: the exam’s ID is its title', (fileName) => {
    expect(titleFromFileName(fileName, 'CEE-MODEL-07')).toBe('CEE-MODEL-07')
  })
})
