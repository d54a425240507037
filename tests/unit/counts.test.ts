import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge, total } from '#tests/support/counts.ts'

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test('counts the tests of a Vitest report', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [vitestFile('passed', 'passed'), vitestFile('failed', 'passed', 'failed')],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1 })
})

test('counts a file that could not even be loaded as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [vitestFile('failed'), vitestFile('passed', 'passed')],
  }
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1 })
})

test('counts flaky journeys and errors outside a journey as failures', () => {
  const report = { errors: [{ message: 'set-up failed' }], stats: { expected: 3, unexpected: 1, flaky: 1 } }
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3 })
})

test('refuses a report that it does not understand', () => {
  expect(() => countVitest({ tests: 5 })).toThrow()
  expect(() => countPlaywright({})).toThrow()
})

test('judges a run that ended badly, or ran nothing, as failed', () => {
  expect(judge({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
  expect(judge({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(judge({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 })
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(judge({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
})

test('adds up', () => {
  expect(
    total([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
})
