/**
 * `npm run package:try [-- package]`, as root on Debian or Ubuntu: uses the Debian package in a bare Debian 12: installs it, sets the
 * site up, upgrades, goes back, and removes it with its data.
 */
import assert from 'node:assert/strict'
import { execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { NeedsSetup, SetUp, setUpInput } from '#tests/support/people/setup-operations.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { freePort } from '#tests/support/server/free-port.ts'

const folder = await mkdtemp(join(tmpdir(), 'pravesh-debian-'))
const system = join(folder, 'system')
const port = await freePort()
const LATER = '99.0.0'
const url = `http://127.0.0.1:${port}`
const visitor = () => apiClient(url)

// Nothing of this machine's settings.
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' }
const inherited: { stdio: StdioOptions } = { stdio: ['ignore', 'inherit', 'inherit'] }
const chroot = (...args: string[]) =>
  execFileSync('chroot', [system, ...args], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] })

const built = () =>
  execFileSync('tsx', ['tools/debian-package.ts', '--to', folder], { cwd: projectRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1) ?? ''

/** The same program as a later version. */
function laterThan(path: string): string {
  const unpacked = join(folder, 'later')
  execFileSync('dpkg-deb', ['--raw-extract', path, unpacked])
  for (const name of ['DEBIAN/control', 'usr/lib/pravesh/package.json']) {
    const text = readFileSync(join(unpacked, name), 'utf8')
    writeFileSync(
      join(unpacked, name),
      text.replace(/^(Version: | {2}"version": ").*?(",)?$/m, `$1${LATER}$2`),
    )
  }
  const later = join(folder, `pravesh_${LATER}.deb`)
  execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', unpacked, later], inherited)
  return later
}

function install(path: string): string {
  cpSync(path, join(system, 'root', basename(path)))
  return chroot('apt-get', 'install', '--yes', '--no-install-recommends', `/root/${basename(path)}`)
}

/** Runs the server, as systemd would, while `use` does its work. */
async function served(use: () => Promise<void>): Promise<void> {
  const server = spawn('chroot', [system, 'pravesh', 'start'], { ...inherited, env })
  const ended = once(server, 'exit')
  try {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      if (answer?.ok) return await use()
      assert.equal(server.exitCode, null, 'The server ended')
      await wait(200)
    }
    throw new Error('The server did not start')
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

try {
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', system], inherited)
  writeFileSync(join(system, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  execFileSync('mount', ['--bind', '/proc', join(system, 'proc')])
  const first = process.argv[2] ?? built()

  const printed = install(first)
  const version = chroot('pravesh', '--version').trim()
  const settings = join(system, 'etc/pravesh/pravesh.env')
  const token = /^SETUP_TOKEN=(\w{36})$/m.exec(readFileSync(settings, 'utf8'))?.[1] ?? ''
  assert.match(printed, new RegExp(`/setup\\?token=${token}`))
  const changed = `${readFileSync(settings, 'utf8')}PORT=${port}\n`
  writeFileSync(settings, changed)
  await served(async () => {
    assert.deepEqual(await visitor().run(NeedsSetup), { needsSetup: true })
    const { setUp } = await visitor().run(SetUp, { token, input: setUpInput })
    assert.equal(setUp.__typename, 'SignedIn')
  })
  assert.match(chroot('pravesh', 'doctor'), /^ok +Installation/m)

  install(laterThan(first))
  assert.equal(chroot('pravesh', '--version').trim(), LATER)
  assert.equal(readFileSync(settings, 'utf8'), changed)
  chroot('pravesh', 'user', 'add', 'later@example.edu.np', '--role', 'admin')
  await served(async () => assert.deepEqual(await visitor().run(NeedsSetup), { needsSetup: false }))

  const kept = /^The present state is kept in (\S+)/.exec(chroot('pravesh', 'rollback'))?.[1] ?? ''
  assert.equal(chroot('pravesh', '--version').trim(), version)
  await served(async () => assert.deepEqual(await visitor().run(NeedsSetup), { needsSetup: false }))
  assert.doesNotMatch(chroot('pravesh', 'user'), /later@example/)
  assert.ok(existsSync(join(system, kept)))

  chroot('apt-get', 'purge', '--yes', 'pravesh')
  for (const path of [
    'etc/pravesh',
    'var/lib/pravesh',
    'usr/lib/pravesh',
    'usr/lib/pravesh-previous',
    'usr/bin/pravesh',
  ])
    assert.ok(!existsSync(join(system, path)), `${path} is left`)
  assert.doesNotMatch(readFileSync(join(system, 'etc/passwd'), 'utf8'), /^pravesh:/m)
  process.stdout.write('The package works.\n')
} finally {
  execFileSync('umount', [join(system, 'proc')])
  await removeFolder(folder)
}
