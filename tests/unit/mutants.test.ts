import { runInNewContext } from 'node:vm'
import ts from 'typescript-api'
import { describe, expect, test } from 'vitest'
import { type Mutant, mutantsOf, withSwitches } from '#tests/mutation/mutants.ts'
import { isMutated, Reach, sampleOf } from '#tests/mutation/plan.ts'

const toy = `
export function priceOf(age: number, isMember: boolean, names: readonly string[]): number {
  if (age < 0) throw new Error('No such age')
  if (isMember) return 3
  for (const name of names) {
    if (name === 'guest' && age >= 6)
      return 2
  }
  return 1
}
`
const mutants = mutantsOf('toy.ts', toy)
const changes = (of: readonly Mutant[]) => of.map(({ original, replacement }) => [original, replacement])

/** The toy's answer with a mutant turned on. */
function priceWith(id: string, ...args: [number, boolean, string[]]): unknown {
  const { outputText } = ts.transpileModule(withSwitches(toy, mutants), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const exports: { priceOf?: (...args: unknown[]) => number } = {}
  runInNewContext(outputText, { exports, __mutant: (asked: string) => asked === id, Error })
  try {
    return exports.priceOf?.(...args)
  } catch (error) {
    return String(error)
  }
}

describe('mutants', () => {
  test('are made of conditions, comparisons, logical operators, literals, throws and early returns', () => {
    expect(changes(mutants)).toEqual([
      ['age < 0', '(age) <= (0)'],
      ['0', '(0 + 1)'],
      ["throw new Error('No such age')", ''],
      ['isMember', '!(isMember)'],
      ['return 3', ''],
      ['3', '(3 + 1)'],
      ["name === 'guest' && age >= 6", "(name === 'guest') || (age >= 6)"],
      ["name === 'guest'", "(name) !== ('guest')"],
      ['age >= 6', '(age) > (6)'],
      ['6', '(6 + 1)'],
      ['return 2', ''],
      ['2', '(2 + 1)'],
      ['1', '(1 + 1)'],
    ])
    expect(mutants[2]).toMatchObject({ id: 'toy.ts:2', line: 3, kind: 'statement' })
  })

  test('of large numbers are twice as large', () => {
    expect(changes(mutantsOf('times.ts', 'const times = [999, 1_000, 0.5, 60_000]'))).toEqual([
      ['999', '(999 + 1)'],
      ['1_000', '(1_000 * 2)'],
      ['0.5', '(0.5 + 1)'],
      ['60_000', '(60_000 * 2)'],
    ])
  })

  test('of auth scopes let others in or keep everybody out, and no part of them is changed besides', () => {
    const scopes = `const fields = [
      { authScopes: { admin: true, teacher: true } }, { authScopes: { signedIn: true } }, { authScopes: editors },
      { authScopes: (own) => own && { admin: true } },
    ]`
    expect(changes(mutantsOf('scopes.ts', scopes))).toEqual([
      ['{ admin: true, teacher: true }', '{ signedIn: true }'],
      ['{ signedIn: true }', '{ public: true }'],
      ['editors', '{ signedIn: true }'],
      ['own && { admin: true }', '(own) || ({ admin: true })'],
      ['true', 'false'],
    ])
  })

  test('of calls whose answer is not used leave them out, awaited or not, but no definitions', () => {
    const text = `
builder.field('x', () => later())
class A extends B {
  constructor() {
    super()
    start()
  }
}
async function change(tx) {
  await lock(tx)
  const one = tx.find()
  count++
  return one
}`
    expect(changes(mutantsOf('calls.ts', text))).toEqual([
      ['start()', ''],
      ['await lock(tx)', ''],
    ])
  })

  test('of what a query asks for leave out each condition, those within others only where they are several', () => {
    const text = `find({
  where: { id, state: 'OPEN', user: { role, ...open }, at: { gt: now }, some: list.map((one) => ({ a: one, b: one })) },
  data: { id },
})`
    expect(changes(mutantsOf('where.ts', text)).map(([original]) => original)).toEqual([
      'id',
      "state: 'OPEN'",
      'user: { role, ...open }',
      'role',
      '...open',
      'at: { gt: now }',
      'some: list.map((one) => ({ a: one, b: one }))',
    ])
  })

  test('that leave something out leave out nothing else', () => {
    const text = `
      ({ chosen, list }) => {
        if (chosen) list.push('one')
        else list.push('other')
        list.push({ where: { a: 1, ...{ b: 2 } } })
      }`
    const found = mutantsOf('calls.ts', text)
    const listWith = (id: string, chosen: boolean) => {
      const list: unknown[] = []
      runInNewContext(withSwitches(text, found), { __mutant: (asked: string) => asked === id })({
        chosen,
        list,
      })
      return JSON.stringify(list)
    }
    const idOf = (original: string) => found.find((one) => one.original === original)?.id ?? ''
    expect(listWith('', true)).toBe('["one",{"where":{"a":1,"b":2}}]')
    expect(listWith(idOf("list.push('one')"), true)).toBe('[{"where":{"a":1,"b":2}}]')
    expect(listWith(idOf("list.push('one')"), false)).toBe('["other",{"where":{"a":1,"b":2}}]')
    expect(listWith(idOf('a: 1'), true)).toBe('["one",{"where":{"b":2}}]')
    expect(listWith(idOf('...{ b: 2 }'), true)).toBe('["one",{"where":{"a":1}}]')
  })

  test('are not made of types and of names', () => {
    expect(
      mutantsOf('types.ts', 'type A = true | 3\ninterface B { c: false; 4: 5 }\nconst d = { 6: e }'),
    ).toEqual([])
  })

  test('change nothing until they are turned on, then one thing', () => {
    expect(priceWith('', 0, false, [])).toBe(1)
    expect(priceWith('', -1, false, [])).toBe('Error: No such age')
    expect(priceWith('', 6, false, ['guest'])).toBe(2)
    expect(priceWith('toy.ts:0', 0, false, [])).toBe('Error: No such age')
    expect(priceWith('toy.ts:2', -1, false, [])).toBe(1)
    expect(priceWith('toy.ts:3', 1, false, [])).toBe(3)
    expect(priceWith('toy.ts:4', 1, true, [])).toBe(1)
    expect(priceWith('toy.ts:6', 1, false, ['guest'])).toBe(2)
    expect(priceWith('toy.ts:8', 6, false, ['guest'])).toBe(1)
    expect(priceWith('toy.ts:10', 6, false, ['guest'])).toBe(1)
  })
})

test('a mutant is tried by the tests that reach it and are most about its file, the quickest first', () => {
  const result = { mutant: '', isFresh: false, ms: 1 }
  const reach = new Reach([
    { ...result, test: 'wide', reached: ['a.ts:0', 'b.ts:0', 'b.ts:1'], atImport: ['a.ts:1'] },
    { ...result, test: 'narrow', reached: ['a.ts:0'], ms: 2 },
    { ...result, test: 'other', reached: ['b.ts:1'] },
    { ...result, test: 'broken', reached: ['a.ts:0'], failure: 'fails unchanged' },
    { ...result, test: 'tests/conventions/schema.test.ts', reached: [] },
  ])
  const names = (steps: { test: string }[]) => steps.map(({ test }) => test)
  expect(names(reach.stepsFor('a.ts:0', 9).shared)).toEqual(['wide', 'narrow'])
  expect(names(reach.stepsFor('a.ts:0', 1).shared)).toEqual(['narrow'])
  expect(reach.stepsFor('a.ts:0', 9).fresh).toEqual([])
  // Read while modules are imported: tried with all of them imported anew.
  expect(reach.stepsFor('a.ts:1', 9).shared).toEqual([])
  expect(names(reach.stepsFor('a.ts:1', 9).fresh)).toEqual([
    'tests/conventions/schema.test.ts',
    'wide',
    'narrow',
  ])
})

test('a sample follows from its seed', () => {
  const list = Array.from({ length: 1000 }, (_, i) => i)
  expect(sampleOf(list, 50, 1)).toEqual(sampleOf(list, 50, 1))
  expect(sampleOf(list, 50, 1)).not.toEqual(sampleOf(list, 50, 2))
  expect(new Set(sampleOf(list, 50, 1)).size).toBe(50)
})

test('the rules of the domains and of authentication are mutated, nothing else', () => {
  expect(['server/auth/keys.ts', 'server/domains/a/b.ts'].every(isMutated)).toBe(true)
  expect(
    ['server/auth/x.d.ts', 'server/lib/a.ts', 'tests/server/auth/a.ts', 'server/domains/a.sql'].some(
      isMutated,
    ),
  ).toBe(false)
})
