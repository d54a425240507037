import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './paths.ts'

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

/** Commits of one piece of work are made within so many hours. */
const HOURS_OF_A_CHANGE = 3

export const treeHash = () => git('rev-parse', 'HEAD^{tree}')

/** The commit before the change: CI_BASE, else the last one that was made hours before the newest. */
export function baseCommit(): string {
  if (process.env.CI_BASE) return git('rev-parse', process.env.CI_BASE)
  const newest = Number(git('log', '-1', '--format=%ct'))
  const before = git('rev-list', '-1', `--before=${newest - HOURS_OF_A_CHANGE * 3600}`, 'HEAD')
  return before || git('rev-list', '--max-parents=0', 'HEAD')
}

/** Paths that differ from the commit before the change. */
export const changedPaths = () => git('diff', '--name-only', baseCommit()).split('\n')

/** Whether a test file fails at an earlier commit, in a copy of it; false if it is not there. */
export async function failsAt(commit: string, file: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-base-'))
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: folder, stdio: 'inherit' }).status === 0
  const hasSamePackages = () =>
    readFileSync(join(folder, 'package-lock.json')).equals(
      readFileSync(join(projectRoot, 'package-lock.json')),
    )
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit)
    if (!run('git', 'cat-file', '-e', `${commit}:${file}`)) return false
    if (hasSamePackages()) symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    else run('npm', 'ci', '--no-audit', '--no-fund')
    const [runner, config] = file.startsWith('tests/e2e/')
      ? (['node_modules/@playwright/test/cli.js', 'tests/playwright.config.ts'] as const)
      : (['node_modules/vitest/vitest.mjs', 'tests/vitest.config.ts'] as const)
    const command = runner.includes('vitest') ? 'run' : 'test'
    if (!run(process.execPath, 'server/build/ensure-build.js')) return false
    return !run(process.execPath, runner, command, `--config=${config}`, file)
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
