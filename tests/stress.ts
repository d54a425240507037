/**
 * Runs test files again and again on a slow processor, and lists those that ever fail: `npm run stress` takes all files that CI
 * runs, `npm run stress -- notices --times 5` those with a word in their path. Each round is one process group with 60 % of
 * one core, or as much as `--cores 0.6` says. Needs Linux and the right to make control groups.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolder, projectRoot } from './support/project/paths.ts'
import { readReport } from './support/project/report.ts'
import { NIGHTLY, named, testFiles } from './tiers.ts'

const { values: options, positionals: words } = parseArgs({
  options: { times: { type: 'string', default: '20' }, cores: { type: 'string', default: '0.6' } },
  allowPositionals: true,
})
const inCi = testFiles().filter((file) => !NIGHTLY.some((pattern) => pattern.test(file)))
const files = words.length > 0 ? named(words).files : inCi

/** Makes a control group with a share of the processors. @returns its folder. */
function makeGroup(name: string): string {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us')
  const folder = join(isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', name)
  mkdirSync(folder)
  const quota = Math.round(Number(options.cores) * 100_000)
  if (isFirstVersion) writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota))
  else writeFileSync(join(folder, 'cpu.max'), `${quota} 100000`)
  return folder
}

/** @returns the failed files of one round, with their first errors. */
async function round(name: string, args: readonly string[]): Promise<string[]> {
  const group = makeGroup(name)
  const report = resolve(outputFolder, `${name}.json`)
  rmSync(report, { force: true })
  const child = spawn(
    'sh',
    ['-c', `echo $$ >${group}/cgroup.procs && exec "$@"`, 'sh', process.execPath, ...args],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TEST_REPORT: report },
    },
  )
  await new Promise((done) => child.on('close', done))
  rmdirSync(group)
  if (!existsSync(report)) return ['The run ended without a report.']
  const { failed, outside } = readReport(report)
  return [...outside, ...failed.map(({ file, error }) => `${file} ${error}`)]
}

const isBrowserTest = (file: string) => file.startsWith('tests/e2e/')
const others = files.filter((file) => !isBrowserTest(file))
const inBrowsers = files.filter(isBrowserTest).map((file) => `${file.replaceAll('.', '\\.')}$`)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts', ...others]
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/playwright.config.ts',
  ...inBrowsers,
]

let failures = 0
for (let turn = 1; turn <= Number(options.times); turn++) {
  const failed = [
    ...(others.length > 0 ? await round(`pravesh-stress-${process.pid}`, vitest) : []),
    ...(inBrowsers.length > 0 ? await round(`pravesh-stress-${process.pid}`, playwright) : []),
  ]
  failures += failed.length
  process.stdout.write(
    `Round ${turn}: ${failed.length} failed\n${failed.map((one) => `  ${one}\n`).join('')}`,
  )
}
process.stdout.write(`${files.length} files, ${options.times} rounds, ${failures} failures\n`)
process.exitCode = failures === 0 ? 0 : 1
