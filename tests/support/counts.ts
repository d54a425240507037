import { z } from 'zod'

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** Counts Vitest's JSON report. A file that failed before any of its tests could is one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** Counts Playwright's JSON report. An error outside a test is a failure, and so is a test that passed at a second try. */
export function countPlaywright(report: unknown): Counts {
  const { errors, stats } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Never calls a run good that is not: one that ended badly without a failed test, or ran no test, has failed. */
export function judge(counts: Counts, exitCode: number | null): Counts {
  const bad = exitCode !== 0 || counts.passed === 0
  return bad && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Adds up. */
export function total(all: readonly Counts[]): Counts {
  return all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}
