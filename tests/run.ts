/**
 * Runs tests and ends with one line, `N passed, N failed`. Exits with 1 when anything failed, crashed or did not run.
 *
 *     npm test                                 the quick tests
 *     npm test -- tests/api/notices.test.ts    files whose path contains a word; the name of a part takes its quick files
 *     npm test -- --ci                         the selection of .ci/run
 *     npm test -- --all                        everything
 *
 * Nothing is tried twice within a process. In the end each failed file runs once more, alone, with the same seed: if it passes then,
 * it counts as passed and is listed as FLAKY. Three flaky files at most are accepted, and none that tests/flaky-files.txt lists
 * from the run before. A sampled file that also fails on the commit before the change is listed as KNOWN and rejects nothing.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { baseCommit, changedPaths, failsAt, treeHash } from './support/project/base-commit.ts'
import { outputFolder, projectRoot } from './support/project/paths.ts'
import { type FailedFile, type Report, readReport } from './support/project/report.ts'
import { testSeed } from './support/project/seed.ts'
import { ciTier, named, quickTier, type Selection, shardOf, testFiles } from './tiers.ts'

const MOST_FLAKY = 3
const FLAKY_HEADER =
  '# Files that passed only when they ran again, alone, in the last .ci/run. Commit this list; mend them first.\n'
const flakyFiles = resolve(projectRoot, 'tests/flaky-files.txt')

const { values: options, positionals: words } = parseArgs({
  options: { ci: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
})

function select(): Selection {
  if (words.length > 0) return named(words)
  if (options.all) return { files: testFiles(), sampled: new Set() }
  if (!options.ci) return quickTier()
  const shard = Number(process.env.CI_SHARD ?? shardOf(treeHash()))
  return ciTier({ shard, changed: changedPaths() })
}

const seed = options.all && !process.env.TEST_SEED ? randomInt(1e9) : testSeed

interface Command {
  report: string
  args: string[]
}

const isBrowserTest = (file: string) => file.startsWith('tests/e2e/')

/** @param project of Vitest, to run a file on one database only. */
function vitest(files: readonly string[], report: string, project?: string): Command {
  const projects = project === undefined ? [] : [`--project=${project}`]
  const config = '--config=tests/vitest.config.ts'
  return { report, args: ['node_modules/vitest/vitest.mjs', 'run', config, ...projects, ...files] }
}

/** @param options of Playwright's command line. */
function playwright(files: readonly string[], report: string, ...options: string[]): Command {
  const config = '--config=tests/playwright.config.ts'
  const patterns = files.map((file) => `${file.replaceAll('.', '\\.')}$`)
  return { report, args: ['node_modules/@playwright/test/cli.js', 'test', config, ...options, ...patterns] }
}

/**
 * @param turn when to print: first the output until then, and then the rest as it comes. At once when absent.
 * @returns the report; one with an error when the process ended badly without any.
 */
async function run({ report, args }: Command, turn?: Promise<unknown>): Promise<Report> {
  const file = resolve(outputFolder, report)
  await rm(file, { force: true })
  const output = turn ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      TEST_REPORT: file,
      TEST_SEED: String(seed),
      ...(options.all && { TEST_BOTH: 'yes' }),
    },
  })
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
  const none: Report = { passed: 0, failed: [], outside: [], skipped: [] }
  const result = existsSync(file) ? readReport(file) : none
  const isBad = exitCode !== 0 || result.passed === 0
  if (!isBad || result.failed.length > 0 || result.outside.length > 0) return result
  const error = `The run ended with exit code ${exitCode} after ${result.passed} tests had passed.`
  return { ...result, outside: [error] }
}

/** Everything that is selected. Browser tests wait for pages and processes half of the time, so both run at once. */
async function runAll(files: readonly string[]): Promise<Report> {
  const inBrowsers = files.filter(isBrowserTest)
  const others = files.filter((file) => !isBrowserTest(file))
  const runs: Promise<Report>[] = []
  if (others.length > 0) runs.push(run(vitest(others, 'vitest.json')))
  if (inBrowsers.length > 0) runs.push(run(playwright(inBrowsers, 'playwright.json'), runs[0]))
  const reports = await Promise.all(runs)
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.flatMap(({ failed }) => failed),
    outside: reports.flatMap(({ outside }) => outside),
    skipped: reports.flatMap(({ skipped }) => skipped),
  }
}

/** Runs one file in a new process with a new database. @returns whether it passed. */
async function passesAlone({ file, project }: FailedFile): Promise<boolean> {
  process.stdout.write(`\nOnce more, alone: ${file}\n`)
  // In a folder of its own, so that the pictures of the failure stay.
  const report = isBrowserTest(file)
    ? playwright([file], 'alone.json', `--output=${resolve(outputFolder, 'e2e-alone')}`)
    : vitest([file], 'alone.json', project)
  const { failed, outside } = await run(report)
  return failed.length === 0 && outside.length === 0
}

/** Counts of a run's summary, by kind; `passed` and `failed` are numbers of tests. */
interface Outcome {
  passed: number
  failed: number
  failures: string[]
  notes: string[]
}

async function judge(report: Report, { sampled, note }: Selection): Promise<Outcome> {
  const { outside, skipped } = report
  const notes = skipped.map((tests) => `Not run: ${tests}`)
  const failures = outside.map((error) => `Failed: ${error}`)
  const flaky: FailedFile[] = []
  let { passed } = report
  let failed = outside.length
  for (const one of report.failed) {
    const tests = Math.max(1, one.tests)
    if (await passesAlone(one)) {
      flaky.push(one)
      notes.push(`FLAKY ${one.file}: ${one.error}`)
      passed += tests
    } else if (sampled.has(one.file) && (await failsAt(baseCommit(), one.file))) {
      notes.push(`KNOWN, fails before the change too: ${one.file}: ${one.error}`)
    } else {
      failures.push(`Failed: ${one.file} ${one.error}`)
      failed += tests
    }
  }
  const tooFlaky = await rejectedFlaky(flaky)
  failures.push(...tooFlaky)
  failed += tooFlaky.length
  if (note !== undefined) notes.push(note)
  notes.push(`Seed ${seed} (TEST_SEED=${seed} repeats it).`)
  return { passed, failed, failures, notes }
}

/** A line for each reason to reject the run because of flaky files. In CI the list of flaky files is written for the next run. */
async function rejectedFlaky(flaky: readonly FailedFile[]): Promise<string[]> {
  const listed = existsSync(flakyFiles) ? await readFile(flakyFiles, 'utf8') : ''
  const again = flaky.filter(({ file }) => listed.includes(` ${file}:`))
  const failures = again.map(({ file }) => `Failed: ${file} is flaky in two runs running. Mend it first.`)
  if (flaky.length > MOST_FLAKY) failures.push(`Failed: ${flaky.length} files are flaky. Mend them first.`)
  if (options.ci) {
    const today = new Date().toISOString().slice(0, 10)
    const lines = flaky.map(({ file, error }) => `${today} ${file}: ${error}\n`)
    await writeFile(flakyFiles, FLAKY_HEADER + lines.join(''))
  }
  return failures
}

await mkdir(outputFolder, { recursive: true })
const summary = resolve(outputFolder, 'summary.json')
await rm(summary, { force: true })
const selection = select()
const outcome = await judge(await runAll(selection.files), selection)
await writeFile(summary, JSON.stringify(outcome))
for (const text of [...outcome.notes, ...outcome.failures]) process.stdout.write(`\n${text}`)
process.stdout.write(`\n${outcome.passed} passed, ${outcome.failed} failed\n`)
process.exitCode = outcome.failed === 0 ? 0 : 1
