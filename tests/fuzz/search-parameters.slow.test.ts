import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLookUpParams } from '#client/features/results/look-up-params.ts'
import { resultPath } from '#client/paths.ts'
import { listQuery, readListParams, type SortRules } from '#client/ui/list-address.ts'
import { schema } from '#server/api/schema.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import fc, { fuzzSeconds } from '#tests/support/project/fuzz.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\0',
    '%',
    '%%',
    '_',
    '\\',
    "'",
    '"><script>',
    '{{x}}',
    '__proto__',
    '-1',
    '1e999',
    '९',
    'null',
  ),
  fc.constantFrom(
    'DESC',
    'asc',
    'name',
    'CEE-MODEL-1',
    '081001',
    '0190a5b2-0000-7000-8000-000000000000',
    'T2Zmc2V0OjA=',
  ),
)

/** As an address carries it: half a character cannot travel. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

describe('what an address asks for', () => {
  const rules: SortRules<'date' | 'name'> = { usual: 'date', firstOrder: { date: 'desc', name: 'asc' } }
  const query = fc.array(fc.tuple(fc.constantFrom('search', 'sort', 'order', 'after', 'x'), value), {
    maxLength: 6,
  })

  test('of a list is always something that it can show, and its shortest address says the same', () => {
    fc.assert(
      fc.property(query, (pairs) => {
        const params = readListParams(new URLSearchParams(pairs), rules)
        expect(['date', 'name']).toContain(params.sort)
        expect(['asc', 'desc']).toContain(params.order)
        expect(params.after).not.toBe('')
        const shortest = listQuery(params, rules)
        expect(readListParams(shortest, rules)).toEqual(params)
        expect(listQuery(readListParams(shortest, rules), rules).toString()).toBe(shortest.toString())
      }),
    )
  })

  test('of a look-up comes back from its address as it went in, but for blanks around it', () => {
    fc.assert(
      fc.property(value, value, (exam, candidate) => {
        const { search } = new URL(resultPath(exam, candidate), 'https://ours.example')
        const asked = readLookUpParams(search)
        expect([asked.examId, asked.candidateId]).toEqual([
          wellFormed(exam).trim(),
          wellFormed(candidate).trim(),
        ])
      }),
    )
  })
})

describe('the server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ renderer: sourceRenderer() })
  })
  afterAll(() => app.close())

  // Each costs a page or a query: fewer of them, unless there is time.
  const some = fuzzSeconds > 0 ? {} : { numRuns: 40 }
  // From the twentieth miss on, look-ups wait.
  const missesFew = fuzzSeconds > 0 ? {} : { numRuns: 10 }

  test('has a page for every address of its lists and look-ups', async () => {
    const page = fc.constantFrom(
      '/results',
      '/news',
      '/videos',
      '/admin/results',
      '/admin/notices',
      '/admin/students',
      '/admin/users',
      '/admin/activity',
    )
    const name = fc.constantFrom(
      'exam',
      'candidate',
      'search',
      'who',
      'from',
      'to',
      'sort',
      'order',
      'after',
      'page',
      'edit',
      'delete',
      'add',
    )
    await fc.assert(
      fc.asyncProperty(
        page,
        fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 }),
        async (path, pairs) => {
          const address = `${path}?${new URLSearchParams(pairs)}`
          const answer = await app.as('ADMIN').fetch(address)
          expect(answer.status, address).toBeLessThan(500)
          expect(await answer.text()).not.toContain('"><script>')
        },
      ),
      some,
    )
  })

  // A visitor's and an admin's questions; what takes no text has nothing to be asked wrongly.
  const questions = rootFields(schema).filter(({ kind, field }) => kind === 'query' && field.args.length > 0)

  test.each(questions.map(({ kind, field }) => ({ name: field.name, kind, field })))(
    'answers $name whatever its texts are',
    async ({ kind, field }) => {
      const { query, variables } = sampleOperation(kind, field)
      const texts = field.args
        .filter(({ type }) => /^(String|ID)\b/.test(String(type)))
        .map(({ name }) => name)
      // Valid combinations: forwards or backwards, not both.
      const base = { ...variables, last: undefined, before: undefined }
      await fc.assert(
        fc.asyncProperty(fc.tuple(...texts.map(() => value)), async (values) => {
          const given = Object.fromEntries(texts.map((name, index) => [name, values[index]]))
          const { errors } = await app.as('ADMIN').send(query, { ...base, ...given })
          const codes = errors?.map(({ extensions }) => extensions?.code) ?? []
          expect(codes, JSON.stringify(given)).not.toContain('INTERNAL_SERVER_ERROR')
        }),
        // The database takes no NUL in a text.
        { ...(field.name === 'examResult' ? missesFew : some), examples: [[texts.map(() => '\0')]] },
      )
    },
  )
})
