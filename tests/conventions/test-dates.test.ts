import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { dayInAd } from '#shared/calendar/bikram-sambat.ts'
import { nodesOf, parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** Their subjects are told the day, and ask no clock. */
const withoutClock = ['calendar', 'database', 'student-area'].map((name) => `tests/unit/${name}.test.ts`)

const FIRST_YEAR_IN_BS = '2070'

const today = new Date().toISOString().slice(0, 10)
const isToCome = (day: string) => {
  const inAd = day < FIRST_YEAR_IN_BS ? day : (dayInAd(day) ?? '')
  // A test that fails from 2050 on may.
  return inAd > today && inAd < '2050' && !Number.isNaN(Date.parse(inAd))
}

/** The statements of a file, or of a group in it, whose tests ask the real clock. */
function underRealClock(statements: readonly ts.Statement[]): readonly ts.Statement[] {
  const setsClock = (one: ts.Statement) =>
    /^before(Each|All)\(/.test(one.getText()) && nodesOf(one).some(setsDate)
  if (statements.some(setsClock)) return []
  return statements.flatMap((one) => {
    const call = ts.isExpressionStatement(one) && ts.isCallExpression(one.expression) && one.expression
    const body = call && call.expression.getText() === 'describe' && call.arguments[1]
    if (!body || !ts.isArrowFunction(body) || !ts.isBlock(body.body)) return [one]
    return underRealClock(body.body.statements)
  })
}

const daysToCome = (file: SourceFile): string[] =>
  underRealClock(parse(file).statements).flatMap((one) =>
    [...one.getText().matchAll(/\b20\d\d-\d\d-\d\d/g)]
      .filter(([day]) => isToCome(day))
      .map(([day]) => `${file.path}: ${day}`),
  )

function setsDate(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'vi.useFakeTimers') return false
  const options = node.arguments[0]?.getText() ?? ''
  return /\bnow\b/.test(options) && (!options.includes('toFake') || options.includes("'Date'"))
}

test('a test whose clock is the real one names no day that is still to come: it would fail once that day is past', () => {
  const found = sourceFiles()
    .filter(({ path }) => /^tests\/(api|components|e2e|fuzz|unit)\//.test(path))
    .filter(({ path }) => !withoutClock.includes(path))
    .flatMap(daysToCome)
  expect(found).toEqual([])
})

test.each([
  ['beforeEach(() => vi.useFakeTimers({ now: 1 }))', true],
  ["beforeAll(() => {\n  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now })\n})", true],
  ["beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'], now }))", false],
  ['beforeEach(() => vi.useFakeTimers())', false],
  ["describe('some', () => { beforeEach(() => vi.useFakeTimers({ now: 1 })) })", true],
  ["test('one', () => { vi.useFakeTimers({ now: 1 }) })", false],
])('whether all tests have a time of their own by %s: %s', (text, isSet) => {
  expect(underRealClock(parse({ path: 'x.test.ts', text }).statements).length === 0).toBe(isSet)
})
