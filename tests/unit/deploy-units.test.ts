import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { NEEDED_MEMORY } from '#server/config/settings-checks.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

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
  // Settings of /etc/pravesh.env come after it.
  expect(unit).toMatch(new RegExp(`^Environment=.* BACKUP_KEEP=${readEnv({}).backup.keep}$`, 'm'))
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

test('pravesh-admin runs each command as the service does, and nothing else', () => {
  const bin = mkdtempSync(join(tmpdir(), 'pravesh-admin-'))
  try {
    // In place of systemd's own: says how it was called.
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n')
    chmodSync(join(bin, 'systemd-run'), 0o755)
    const run = (...args: string[]) =>
      spawnSync('sh', [join(folder, 'pravesh-admin'), ...args], {
        encoding: 'utf8',
        env: { PATH: [bin, process.env.PATH].join(delimiter), PWD: '/root' },
      })
    const service = readFileSync(join(folder, 'pravesh.service'), 'utf8')
    for (const command of ['user', 'backup', 'restore', 'adopt', 'doctor']) {
      const { status, stdout } = run(command, '--one', 'two words')
      const given = stdout.trimEnd().split('\n')
      expect(status).toBe(0)
      expect(given.slice(-4)).toEqual([
        '--enable-source-maps',
        `dist/server/${command}.js`,
        '--one',
        'two words',
      ])
      const properties = given.flatMap((arg) => /^--property=(.*)$/.exec(arg)?.[1] ?? [])
      expect(properties).toHaveLength(6)
      // Before the first start of the service, too.
      expect(properties).toContain('StateDirectory=pravesh')
      for (const property of properties) expect(service).toContain(`\n${property}\n`)
      const settings = /^Environment=(.*)$/m.exec(service)?.[1]?.split(' ') ?? []
      expect(settings).toContain('NODE_ENV=production')
      for (const setting of settings) expect(given).toContain(`--setenv=${setting}`)
    }
    expect(run('main').status).toBe(2)
    expect(run().status).toBe(2)
  } finally {
    rmSync(bin, { recursive: true })
  }
})
