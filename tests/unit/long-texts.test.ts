import { describe, expect, test } from 'vitest'
import { withoutSuggestion } from '#server/api/only-explorers.ts'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { examValues } from '#server/domains/results/exams/update-exam.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { isRounded } from '#server/lib/spreadsheet/shown-value.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { readTable } from '#tests/support/database/read-table.ts'

// As long as a request may be. An expression that reads a text again from each of its characters would need minutes.
const LENGTH = 190_000
const long = (part: string) => part.repeat(LENGTH / part.length)

describe('the longest text that a request may have', () => {
  test('is told from a suggestion, which visitors do not see', () => {
    const quoted = `Int cannot represent non-integer value: "${long('Did you mean ')}"`
    expect(withoutSuggestion(quoted)).toBe(quoted)
    const named = 'Cannot query field "exam" on type "Query".'
    expect(withoutSuggestion(`${named} Did you mean "exams"?`)).toBe(named)
    expect(withoutSuggestion(`${named} Did you mean\n"exams"?`)).toBe(`${named} Did you mean\n"exams"?`)
    expect(withoutSuggestion('Is it?')).toBe('Is it?')
  })

  test('is no pass mark, and a sign of percent may have spaces before it', () => {
    const read = (passPercentage: string) => examValues.safeParse({ title: 'Model 7', passPercentage })
    expect(read(`40${long(' ')}x`).success).toBe(false)
    expect(read(`40${long(' ')}%`).data?.passPercentage).toBe('40')
  })

  test('is no day', () => {
    expect(readTypedDay(`2026-11-22${long(' ')}x`).problem).toEqual({ kind: 'unreadable' })
    expect(readTypedDay(`2026-11-22${long(' ')}AD`)).toEqual({ day: '2026-11-22' })
    expect(readTypedDay('2026-11-22\nx').problem).toEqual({ kind: 'unreadable' })
  })

  test('is no address of a video', () => {
    const { schema } = chosenVideos.fields.address
    const address = 'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=5'
    expect(schema.safeParse(address).success).toBe(true)
    expect(schema.safeParse(`https://youtube.com/watch?${long('&v=dQw4w9WgXcQ')} x`).success).toBe(false)
  })

  test('is no number that a sheet shows', () => {
    expect(isRounded(`${long('1')}x`, 1)).toBe(false)
    expect(['1,234.5', '.5', '12%', '1234', '1,234'].map((shown) => isRounded(shown, 7))).not.toContain(false)
    expect(['', '.', '5.', '%', '1.2.3', '-'].map((shown) => isRounded(shown, 7))).not.toContain(true)
  })
})

test('a message about two columns of one name shows 40 characters of each', async () => {
  const name = `exam${'_'.repeat(60)}mark`
  const { problems } = await readTable(
    `Candidate ID,Exam ID,${name},${name},Exam Rank,Percentage\n1,A,1,1,1,1`,
    openResultsTable,
  )
  const shown = `“${name.slice(0, 40)}…”`
  expect(problems).toEqual([
    { row: 1, column: 'Exam Mark', message: `Both ${shown} and ${shown} are Exam Mark. Remove one of them.` },
  ])
})
