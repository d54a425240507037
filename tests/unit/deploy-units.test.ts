import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { NEEDED_MEMORY } from '#server/config/settings-checks.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const folder = join(projectRoot, 'deploy')
/** Units that run the program. */
const units = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.service') &&
    readFileSync(join(folder, name), 'utf8').includes('ExecStart=/usr/bin/pravesh'),
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
    expect(unit, name).toMatch(/^EnvironmentFile=\/etc\/pravesh\/pravesh\.env$/m)
    expect(unit, name).not.toMatch(/^EnvironmentFile=-/m)
  }
})

test('a unit that makes backups says how to let it write into BACKUP_DIR', () => {
  for (const name of units) {
    const unit = readFileSync(join(folder, name), 'utf8')
    expect(unit, name).toMatch(/^ProtectSystem=strict$/m)
    expect(unit, name).toMatch(/^# .*BACKUP_DIR.*\n#ReadWritePaths=\/\S+$/m)
  }
})

test('the nightly backup keeps as many archives as BACKUP_KEEP says', () => {
  const unit = readFileSync(join(folder, 'pravesh-backup.service'), 'utf8')
  expect(unit).toMatch(/^ExecStart=.* --keep \$\{BACKUP_KEEP\}$/m)
  // Settings of /etc/pravesh/pravesh.env come after it.
  expect(unit).toMatch(new RegExp(`^Environment=BACKUP_KEEP=${readEnv({}).backup.keep}$`, 'm'))
})

test.skipIf(!hasAnalyzer)('the nightly backup is made at night in Nepal, wherever the machine is', () => {
  const timer = readFileSync(join(folder, 'pravesh-backup.timer'), 'utf8')
  const at = /^OnCalendar=(.*)$/m.exec(timer)?.[1] ?? ''
  const { stdout } = spawnSync('systemd-analyze', ['calendar', at], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  })
  expect(stdout).toMatch(/21:30:00 UTC/)
})

test('the processes of the compose file fit into its memory', () => {
  const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8')
  const service = /^ {2}pravesh:$.*?^ {2}postgres:$/ms.exec(compose)?.[0] ?? ''
  const processes = Number(/WEB_CONCURRENCY: \$\{WEB_CONCURRENCY:-(\d+)\}/.exec(service)?.[1])
  const gigabytes = Number(/mem_limit: (\d+)g/.exec(service)?.[1])
  // And the one that leads them.
  expect((processes + 1) * NEEDED_MEMORY.process).toBeLessThanOrEqual(gigabytes * 2 ** 30)
})

test('the command refuses a program that it does not know', () => {
  for (const args of [['main'], []]) {
    const { status, stderr } = spawnSync('sh', [join(folder, 'pravesh'), ...args], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Usage: pravesh start\|/)])
  }
})
