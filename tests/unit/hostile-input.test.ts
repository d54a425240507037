import { buildSchema, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { withoutSuggestion } from '#server/api/only-explorers.ts'
import { limitingRules, measure } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { recheckInput } from '#server/domains/rechecks/recheck-input.ts'
import { examValues } from '#server/domains/results/exams/update-exam.ts'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import { publicError } from '#server/graphql/errors.ts'
import { createLog } from '#server/lib/log.ts'
import { isRounded } from '#server/lib/spreadsheet/shown-value.ts'
import { visibleLine, visibleLines } from '#server/lib/visible-text.ts'
import { said } from '#server/locales/say.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { readTable } from '#tests/support/database/read-table.ts'

/** Each fragment spreads the next one twice. */
function doubling(depth: number): string {
  const fragments = Array.from(
    { length: depth },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  )
  return `query Doubling { ...F0 } ${fragments.join(' ')} fragment F${depth} on Query { __typename }`
}

// As long as a request may be. An expression that reads a text again from each of its characters would need minutes.
const LENGTH = 190_000

const long = (part: string) => part.repeat(LENGTH / part.length)

describe('hostile documents', () => {
  test('a document whose fragments double the work with each is refused', () => {
    const messages = (depth: number) =>
      validate(schema, parse(doubling(depth)), limitingRules).map(({ message }) => message)
    expect(messages(5)).toEqual([])
    expect(messages(16)).toEqual([expect.stringContaining('Query selections limit of 5000 exceeded')])
  })

  test('each fragment is read once to know whether an answer may be kept', () => {
    const document = parse(doubling(60))
    const operation = getOperationAST(document)
    if (!operation) throw new Error('There is no operation')
    expect(isCacheable(buildSchema('type Query { a: Int }'), document, operation, 'response')).toBe(true)
  })

  test('an operation is charged for its own work, whatever else its document has', () => {
    const workOf = (text: string) => {
      const document = parse(text)
      const operation = getOperationAST(document, 'Large')
      if (!operation) throw new Error('There is no operation')
      return measure(schema, document, operation)
    }
    const large = 'query Large { notices(first: 100) { nodes { description } } }'
    const others = '{ a: viewer { id } b: viewer { id } c: viewer { id } }'
    expect(workOf(`query Small { __typename } ${large} query Many ${others}`)).toEqual(workOf(large))
  })

  test('an alias of __typename is refused, of which the cost of a document knows nothing', () => {
    const messages = validate(schema, parse('{ a: __typename }'), limitingRules).map(({ message }) => message)
    expect(messages).toEqual(['__typename can have no alias.'])
    expect(validate(schema, parse('{ __typename }'), limitingRules)).toEqual([])
  })

  test('an error does not repeat a long name of the document', () => {
    const name = 'n'.repeat(190_000)
    const error = new GraphQLError(`Variable "$a" is never used in operation "${name}".`, {
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    })
    const log = createLog({ level: 'silent', pretty: false })
    const message = said(publicError(error.toJSON(), error, log).message)
    expect(message).toHaveLength(1_001)
    expect(message.startsWith('Variable "$a" is never used')).toBe(true)
  })

  test('of very many marks on a letter the first thirty stay', () => {
    const marks = `${'\u0345'.repeat(50_000)}${'\u0334'.repeat(50_000)}`
    expect(visibleLine(`a${marks}`)).toHaveLength(31)
    expect(visibleLines(`कि${marks}`).startsWith('कि')).toBe(true)
    expect(visibleLine('क्षि न्द्रां')).toBe('क्षि न्द्रां')
  })

  // Time by the square of the marks in a row: a request's worth of them blocks the process for a minute.
  test.each(['\u0007', '\u200b', '\u2800', '\ud800'])(
    'marks that %j kept apart are not normalised in a row of more than thirty',
    (hidden) => {
      const normalize = vi.spyOn(String.prototype, 'normalize')
      const text = `a${`${'\u0301\u0316'.repeat(15)}${hidden}`.repeat(3)}`
      const cleaned = [visibleLine(text), visibleLines(text)]
      const rows = normalize.mock.contexts.map((normalised) => /\p{M}{31}/u.test(String(normalised)))
      normalize.mockRestore()
      expect(rows).not.toEqual([])
      expect(rows).not.toContain(true)
      for (const one of cleaned) expect(visibleLine(one)).toBe(one)
    },
  )

  test('what visitors may send very much of is not normalised before its length is known', () => {
    const long = `१${'\u0301a'.repeat(90_000)}`
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const recheck = recheckInput.safeParse({ contact: long, words: long })
    const id = normalCandidateId(long)
    const calls = normalize.mock.calls.length
    normalize.mockRestore()
    expect(calls).toBe(0)
    expect(recheck.error?.issues.map(({ path }) => path)).toEqual([['contact'], ['words']])
    expect(id.length).toBeGreaterThan(MAX_CANDIDATE_ID_LENGTH)
    expect(normalCandidateId(id)).toBe(id)
  })
})

describe('long texts', () => {
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
      expect(['1,234.5', '.5', '12%', '1234', '1,234'].map((shown) => isRounded(shown, 7))).not.toContain(
        false,
      )
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
      {
        row: 1,
        column: 'Exam Mark',
        message: `Both ${shown} and ${shown} are Exam Mark. Remove one of them.`,
      },
    ])
  })
})
