import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/support/paths.ts'

const folder = join(projectRoot, 'deploy')
/** Units that run the program. */
const units = readdirSync(folder).filter(
  (name) => name.endsWith('.service') && readFileSync(join(folder, name), 'utf8').includes('dist/server'),
)

/** Older versions do not know these options. */
const hasAnalyzer = spawnSync('systemd-analyze', ['--offline=true', '--threshold=20', '--help']).status === 0

test.skipIf(!hasAnalyzer)('the units allow little more than what is needed', () => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.service'))) {
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      // Tenths of the exposure level: 2.0.
      ['security', '--offline=true', '--threshold=20', join(folder, name)],
      { encoding: 'utf8' },
    )
    expect(status, stdout).toBe(0)
  }
})

test('a unit does not start without the file that holds its settings', () => {
  expect(units.length).toBeGreaterThan(1)
  for (const name of units) {
    const unit = readFileSync(join(folder, name), 'utf8')
    expect(unit, name).toMatch(/^EnvironmentFile=\/etc\/pravesh\.env$/m)
    expect(unit, name).not.toMatch(/^EnvironmentFile=-/m)
  }
})
