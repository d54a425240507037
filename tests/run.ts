/**
 * Runs the tests and ends with one line, `N passed, N failed`, over all of them: `npm test`, or with names of parts
 * (`unit fuzz api components conventions e2e`) only those. Exits with 1 when anything failed, crashed or did not run.
 * Files named `*.slow.*` are left out; `--slow` runs only those, `--all` both.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Counts, countPlaywright, countVitest, judge, total } from './support/project/counts.ts'
import { outputFolder, projectRoot } from './support/project/paths.ts'
import { readMoreOfRun } from './support/project/vitest-reporter.ts'

/** Which files run: all but the slow ones, only the slow ones, or all. */
type Speed = 'quick' | 'slow' | 'all'

const vitestParts = ['unit', 'fuzz', 'api', 'components', 'conventions']
const allParts = [...vitestParts, 'e2e']

interface Runner {
  report: string
  command: readonly string[]
  count: (report: unknown) => Counts
}

function runnersFor(parts: readonly string[], speed: Speed): Runner[] {
  const inVitest = vitestParts.filter((part) => parts.includes(part))
  const vitest: Runner = {
    report: 'vitest.json',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      ...inVitest.map((part) => `--project=${part}`),
      ...{ quick: ['--exclude=**/*.slow.test.ts'], slow: ['.slow.test.ts'], all: [] }[speed],
    ],
    count: (report) => {
      const { unhandled, flaky } = readMoreOfRun()
      return total([countVitest(report), { passed: 0, failures: unhandled, flaky }])
    },
  }
  const playwright: Runner = {
    report: 'playwright.json',
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      ...{ quick: ['(?<!\\.slow)\\.spec\\.ts$'], slow: ['\\.slow\\.spec\\.ts$'], all: [] }[speed],
    ],
    count: countPlaywright,
  }
  return [...(inVitest.length > 0 ? [vitest] : []), ...(parts.includes('e2e') ? [playwright] : [])]
}

/** @param turn when to print: what it has printed until then, and the rest as it comes. At once when absent. */
async function run({ report, command, count }: Runner, turn?: Promise<unknown>): Promise<Counts> {
  const file = resolve(outputFolder, report)
  await rm(file, { force: true })
  const output = turn ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: ['inherit', output, output] })
  const kept: Buffer[] = []
  let print = (printed: Buffer) => void kept.push(printed)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (printed: Buffer) => print(printed))
  const printing = turn?.then(() => {
    print = (printed) => void process.stdout.write(printed)
    kept.forEach(print)
  })
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.on('error', fail).on('close', done)
  })
  await printing
  const written = await readFile(file, 'utf8').catch(() => undefined)
  const counts = written === undefined ? { passed: 0, failures: [] } : count(JSON.parse(written))
  return judge(counts, exitCode)
}

const { values: options, positionals } = parseArgs({
  options: { slow: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
})
const speed = options.all ? 'all' : options.slow ? 'slow' : 'quick'
const slowParts = ['fuzz', 'api', 'e2e']
const parts = positionals.length > 0 ? positionals : speed === 'slow' ? slowParts : allParts
const unknown = parts.filter((part) => !allParts.includes(part))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${allParts.join(', ')}.`)

await mkdir(outputFolder, { recursive: true })
await rm(resolve(outputFolder, 'counts.json'), { force: true })
// Both at once: the browsers' tests wait for pages and processes half of the time.
const runs: Promise<Counts>[] = []
for (const runner of runnersFor(parts, speed)) runs.push(run(runner, runs.at(-1)))
const results = await Promise.all(runs)
const { passed, failures, flaky = [], notRun = [] } = total(results)
const failed = failures.length
await writeFile(
  resolve(outputFolder, 'counts.json'),
  JSON.stringify({ passed, failed, failures, flaky, notRun }),
)
for (const tests of notRun) process.stdout.write(`\nNot run: ${tests}`)
for (const test of flaky) process.stdout.write(`\nPassed at a second try: ${test}`)
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
