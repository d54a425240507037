import { z } from 'zod'

/** What came of a run: how many tests passed, and for each failure a line that says where and what. */
export interface Counts {
  passed: number
  failures: readonly string[]
  /** Tests that passed at a second try, with what went wrong at the first. */
  flaky?: readonly string[]
  /** Tests that were left out, a line for each file. */
  notRun?: readonly string[]
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

/** Counts Vitest's JSON report. A file that failed before any of its tests could is one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, testResults } = vitestReport.parse(report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(name, message)]
    return failed.map((test) => line(`${name} ${test.fullName}`, test.failureMessages?.[0]))
  })
  const leftOut = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({ file: name, name: fullName })),
  )
  return { passed: numPassedTests, failures, notRun: linePerFile(leftOut) }
}

function linePerFile(tests: readonly { file: string; name: string }[]): string[] {
  const names = new Map<string, string[]>()
  for (const { file, name } of tests) names.set(file, [...(names.get(file) ?? []), name])
  return [...names].map(
    ([file, [first, ...more]]) => `${file} ${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
  )
}

const message = z.object({ message: z.string().optional() })
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ error: message.optional() })) })),
})
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  errors: z.array(message),
  stats: z.object({ expected: z.int(), flaky: z.int() }),
  suites: z.array(suite),
})

/** Counts Playwright's JSON report. An error outside a test is a failure; a test that passed at a second try, or did not run, is listed. */
export function countPlaywright(report: unknown): Counts {
  const { errors, stats, suites } = playwrightReport.parse(report)
  const outside = errors.map((error) => line('e2e', error.message))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...outside, ...suites.flatMap((one) => testsIn(one, 'unexpected')).map(lineOf)],
    flaky: suites.flatMap((one) => testsIn(one, 'flaky')).map(lineOf),
    notRun: linePerFile(suites.flatMap((one) => testsIn(one, 'skipped'))),
  }
}

interface E2eTest {
  file: string
  /** With the titles of what it stands in. */
  name: string
  error: string | undefined
}
const lineOf = ({ file, name, error }: E2eTest) => line(`${file} ${name}`, error)

/** @param within the titles of what the suite stands in; a file's own is none. */
function testsIn(
  { specs, suites = [] }: z.infer<typeof suite>,
  wanted: 'unexpected' | 'flaky' | 'skipped',
  within = '',
): E2eTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        file,
        name: within + title,
        error: results.find(({ error }) => error)?.error?.message,
      })),
  )
  return [...own, ...suites.flatMap((one) => testsIn(one, wanted, `${within}${one.title} `))]
}

/** Where something is and what there is to say of it, in one line. */
export function line(where: string, what = ''): string {
  return `${where}: ${what.slice(0, 500)}`.replaceAll(/\s+/g, ' ').trim()
}

/** Never calls a run good that is not: one that ended badly without a failed test, or ran no test, has failed. */
export function judge(counts: Counts, exitCode: number | null): Counts {
  const bad = exitCode !== 0 || counts.passed === 0
  if (!bad || counts.failures.length > 0) return counts
  return {
    ...counts,
    failures: [`The run ended with exit code ${exitCode}, after ${counts.passed} tests had passed.`],
  }
}

/** Adds up. */
export function total(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky = [] }) => flaky),
    notRun: all.flatMap(({ notRun = [] }) => notRun),
  }
}
