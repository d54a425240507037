import { describe, expect, test } from 'vitest'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import { type Column, headerName } from '#server/domains/imports/csv-table.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { inLanguage, said } from '#server/locales/say.ts'
import fc from '#tests/support/project/fuzz.ts'

const resultHeaders = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
/** The columns that a file of results may do without are the last. */
const required = resultHeaders.slice(0, 3)
const studentHeaders = ['Candidate ID', 'Student Name', 'Groups']

/** Number of columns that a note says are ignored. */
const ignoredIn = (notes: readonly string[]) =>
  notes.reduce((sum, note) => sum + Number(/^(\d+) columns/.exec(said(note))?.[1] ?? 1), 0)

const header = (cells: string[]) => ({ number: 1, cells })

/** The same title as another spreadsheet may write it. */
const dressed = (title: string) =>
  fc
    .tuple(
      fc.constantFrom(' ', '', '_', '-', '  ', '\u00a0', ' _ '),
      fc.array(fc.boolean(), { minLength: 1 }),
    )
    .map(([space, upper]) =>
      Array.from(title.replace(' ', space), (char, index) =>
        upper[index % upper.length] ? char.toUpperCase() : char.toLowerCase(),
      ).join(''),
    )

/** Titles that no column claims. */
const other = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[a-z]/i.test(text))

/** All of the titles in any order and dress, with others in between. */
const headerOf = (titles: readonly string[]) =>
  fc
    .tuple(fc.tuple(...titles.map(dressed)), fc.array(other, { maxLength: 4 }))
    .chain(([own, others]) =>
      fc.shuffledSubarray([...own, ...others], { minLength: own.length + others.length }),
    )

const word = fc.oneof(
  fc.constantFrom(
    'candidate',
    'id',
    'exam',
    'student',
    'name',
    'group',
    'registration',
    'number',
    ' ',
    '_',
    '-',
    'ID',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)
const anyHeader = fc.array(
  fc.array(word, { maxLength: 4 }).map((words) => words.join('')),
  { maxLength: 8 },
)

const kinds = [
  ['results', openResultsTable, resultHeaders, required],
  ['students', openStudentsTable, studentHeaders, studentHeaders],
] as const

describe.each(kinds)('the header of %s', (_kind, open, titles, required) => {
  test('is known in whatever order and dress, among whatever else', () => {
    fc.assert(
      fc.property(headerOf(titles), (cells) => {
        const { notes } = open(header(cells)).facts()
        expect(ignoredIn(notes)).toBe(cells.filter((cell) => headerName(cell) !== '').length - titles.length)
      }),
    )
  })

  test('is refused without one of its columns, which the refusal names', () => {
    fc.assert(
      fc.property(headerOf(titles), fc.constantFrom(...required), (cells, missing) => {
        const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
        const rest = cells.filter((cell) => plain(cell) !== plain(missing))
        expect(() => open(header(rest))).toThrow(CsvRejected)
        try {
          open(header(rest))
        } catch (error) {
          const problems = inLanguage((error as CsvRejected).answer.problems, 'en')
          expect(problems).toEqual([
            { row: 1, column: missing, message: `The column “${missing}” is missing.` },
          ])
        }
      }),
    )
  })

  test('whatever it says, is taken or refused with a reason for each column', () => {
    fc.assert(
      fc.property(anyHeader, (cells) => {
        try {
          open(header(cells))
        } catch (error) {
          if (!(error instanceof CsvRejected)) throw error
          expect(error.answer.problems.length).toBeGreaterThan(0)
          for (const { column } of error.answer.problems) expect(titles).toContain(column)
        }
      }),
    )
  })
})

test('a column is never found in two places, and no place is two columns', () => {
  const columns: Column<string>[] = ['id', 'name'].map((field) => ({
    field,
    name: field,
    means: (text) => text.includes(field),
  }))
  fc.assert(
    fc.property(anyHeader, (cells) => {
      const { positions, problems, notes } = matchHeader(header(cells), columns)
      const places = [...positions.values()]
      expect(new Set(places).size).toBe(places.length)
      for (const place of places) expect(place).toBeLessThan(cells.length)
      const twice = problems.filter(({ message }) => said(message).startsWith('Both ')).length
      const named = cells.filter((cell) => visibleLine(cell) !== '').length
      expect(positions.size + twice + ignoredIn(notes())).toBe(named)
    }),
  )
})
