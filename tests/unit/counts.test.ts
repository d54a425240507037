import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge, total } from '#tests/support/project/counts.ts'

const vitestFile = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'cannot be loaded',
  assertionResults: tests.map((one) => ({ status: one, fullName: 'one', failureMessages: ['not\n  so'] })),
})

test('counts the tests of a Vitest report, and tells where the failures are', () => {
  const report = {
    numPassedTests: 2,
    testResults: [vitestFile('passed', 'passed'), vitestFile('failed', 'passed', 'failed')],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failures: ['a.test.ts one: not so'], notRun: [] })
})

test('counts a file that could not even be loaded as a failure', () => {
  const report = { numPassedTests: 1, testResults: [vitestFile('failed'), vitestFile('passed', 'passed')] }
  expect(countVitest(report).failures).toEqual(['a.test.ts: cannot be loaded'])
})

test('tells which tests did not run, a line for each file', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      vitestFile('passed', 'passed', 'skipped', 'pending', 'todo'),
      { ...vitestFile('passed', 'skipped'), name: 'b.test.ts' },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 1,
    failures: [],
    notRun: ['a.test.ts one (and 2 more)', 'b.test.ts one'],
  })
})

test('counts errors outside of an e2e test as failures, and lists what passed at a second try or did not run', () => {
  const spec = (status: string, ...errors: (string | undefined)[]) => ({
    title: status,
    file: 'a.spec.ts',
    tests: [{ status, results: errors.map((message) => (message ? { error: { message } } : {})) }],
  })
  const report = {
    errors: [{ message: 'set-up failed' }],
    stats: { expected: 3, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('expected', undefined), spec('unexpected', 'not\nseen')],
        suites: [{ title: 'in WebKit', specs: [spec('flaky', 'late', undefined), spec('skipped')] }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 4,
    failures: ['e2e: set-up failed', 'a.spec.ts unexpected: not seen'],
    flaky: ['a.spec.ts in WebKit flaky: late'],
    notRun: ['a.spec.ts in WebKit skipped'],
  })
})

test('refuses a report that it does not understand', () => {
  expect(() => countVitest({ tests: 5 })).toThrow()
  expect(() => countPlaywright({})).toThrow()
})

test('judges a run that ended badly, or ran nothing, as failed', () => {
  const good = { passed: 5, failures: [] }
  expect(judge(good, 0)).toEqual(good)
  for (const exitCode of [1, null]) expect(judge(good, exitCode).failures).toHaveLength(1)
  expect(judge({ passed: 0, failures: [] }, 0).failures).toHaveLength(1)
  expect(judge({ passed: 5, failures: ['a', 'b'] }, 1).failures).toEqual(['a', 'b'])
})

test('adds up', () => {
  expect(
    total([
      { passed: 2, failures: ['a'], notRun: ['b'] },
      { passed: 3, failures: [] },
    ]),
  ).toEqual({ passed: 5, failures: ['a'], flaky: [], notRun: ['b'] })
})
