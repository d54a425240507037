import { expect, test } from 'vitest'
import { openTable } from '#server/domains/imports/open-table.ts'
import { resultsRows } from '#server/domains/results/import/read-results-csv.ts'
import { studentsRowsOf } from '#server/domains/students/read-students-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'

const devanagari = fc.constantFrom('कमला राई', 'श्रीकृष्ण', 'सङ्गीता क्षेत्री', 'अञ्जली', 'ॐ')
const accented = fc.constantFrom('José', 'Dolma’s', 'Müller', 'Françoise Thapa')
const plain = fc.constantFrom('Anjali Dahal', 'Hari B. Thapa', 'D.B. Rai', 'Rai-Thapa', 'Sita (2)')
const name = fc.oneof(devanagari, accented, plain)

/** As a program writes letters that the file's encoding does not have. */
const lost = (text: string) => text.replace(/[^\p{ASCII}]/gu, '?')
const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text))

const students = (...lines: string[]) =>
  readTable(['Candidate ID,Student Name,Groups', ...lines].join('\n'), (header) =>
    openTable(studentsRowsOf(), header),
  )
const results = (...lines: string[]) =>
  readTable(['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...lines].join('\n'), (header) =>
    openTable(resultsRows, header),
  )

test('names and groups that lost letters, were misread or are errors of a spreadsheet are refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.tuple(devanagari, fc.constant('lost letters')).map(([text, what]) => [lost(text), what] as const),
        fc
          .tuple(fc.oneof(devanagari, accented), fc.constantFrom('windows-1252', 'macintosh'))
          .map(([text, encoding]) => [misread(text, encoding), 'wrong encoding'] as const),
        fc.constantFrom('#N/A', '#NAME?', '####').map((text) => [text, 'shows an error'] as const),
      ),
      name,
      async ([damaged, what], right) => {
        const { problems } = await students(`1,${damaged},Day`, `2,${right},${damaged}`, `3,${right},Day`)
        expect(problems).toEqual([
          { row: 2, column: 'Student Name', message: expect.stringContaining(what) },
          { row: 3, column: 'Groups', message: expect.stringContaining(what) },
        ])
      },
    ),
  ))

test('names as people write them are taken as they are', () =>
  fc.assert(
    fc.asyncProperty(name, async (right) => {
      const { rows, problems } = await students(`1,${right},${right}`)
      expect(problems).toEqual([])
      expect(rows[0]).toMatchObject({ studentName: right, groups: right })
    }),
  ))

const invisible = ['\u200e', '\u200f', '\u200b', '\u200d', '\ufe0f', '\u00ad', '\u2800', '\u3164', '\u202e']

test('a name without a letter is refused, in groups digits and signs are enough', async () => {
  for (const name of ['-', '123', '.', '\u094d', ...invisible]) {
    const { problems } = await students(`1,${name},1`)
    expect(problems, JSON.stringify(name)).toMatchObject([{ row: 2, column: 'Student Name' }])
  }
  for (const groups of [...invisible, '\u094d']) {
    const { problems } = await students(`1,Anjali,${groups}`)
    expect(problems).toEqual([{ row: 2, column: 'Groups', message: 'Group is required' }])
  }
})

const marks = fc.array(fc.constantFrom('\u200e', '\u200f', '\u200b', '\ufeff', '\u202a'), { maxLength: 2 })
const dressed = (text: string) =>
  fc.tuple(marks, fc.nat(text.length), marks).map(([before, at, within]) => {
    return `${before.join('')}${text.slice(0, at)}${within.join('')}${text.slice(at)}`
  })

test('marks without a glyph change nothing: in headers, IDs, marks, ranks and percentages', () =>
  fc.assert(
    fc.asyncProperty(
      fc.tuple(...['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage'].map(dressed)),
      fc.tuple(...['="081000"', 'CEE-7', '128.5', '7.0', '64.25%'].map(dressed)),
      async (header, row) => {
        const text = [header, row].map((cells) =>
          cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(),
        )
        const { rows, notes, problems } = await readTable(text.join('\n'), (cells) =>
          openTable(resultsRows, cells),
        )
        expect({ notes, problems }).toEqual({ notes: [], problems: [] })
        expect(rows).toEqual([
          {
            ...{ number: 2, candidateId: '081000', outcome: null, subjectMarks: null },
            ...{ examMark: '128.5', examRank: '7', percentage: '64.25' },
          },
        ])
      },
    ),
  ))

test('an Exam ID that lost letters is refused, one with a single question mark of its own is not', () =>
  fc.assert(
    fc.asyncProperty(
      devanagari,
      fc.string({ unit: fc.constantFrom('A', '7', '-', '?'), maxLength: 9 }),
      async (word, text) => {
        const marks = text.split('?').length - 1
        const isOwn = marks === 0 || (marks === 1 && /\w/.test(text))
        for (const [examId, isRight] of [
          [`"${text}"`, isOwn && text.trim() !== ''],
          [lost(word), false],
        ] as const) {
          const { problems } = await results(`1,${examId},1,1,1`)
          expect(problems.length === 0, examId).toBe(isRight)
        }
      },
    ),
  ))

test('in results, damaged IDs and ranks are refused', async () => {
  for (const damaged of ['???', '#N/A', misread('०८१', 'windows-1252')]) {
    const { problems } = await results(`${damaged},E,1,1,1`, `2,E,1,${damaged},1`)
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Candidate ID'],
      [3, 'Exam Rank'],
    ])
  }
})

test.each([
  ['students', students, '1,Anjali,Day'],
  ['results', results, '1,E,1,1,1'],
])('a header that is repeated among %s is no row', async (kind, read, row) => {
  const headers =
    kind === 'students'
      ? [
          'Candidate ID,Student Name,Groups',
          'candidate_id,STUDENT_NAME,group',
          'Groups,Name of Student,RegistrationNumber',
        ]
      : [
          'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage',
          'examid,candidateid,percentage,exam_rank,exammark,More',
        ]
  for (const again of headers) {
    const { rows, problems } = await read(row, again)
    expect(rows).toHaveLength(1)
    expect(problems).toEqual([{ row: 3, column: null, message: 'This row repeats the header. Delete it.' }])
  }
})
