// Builds when the sources have changed since the last build. `--force` builds in any case; `--if-missing` only when nothing
// is built yet, for commands that may run beside a server.
//
// Plain JavaScript without dependencies: it runs before anything is built, where nothing may be installed, and before
// every start, where it has to be done in an instant.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `\nPravesh needs Node 20.19 or newer, and this is Node ${process.versions.node}. Install the newest LTS from\n` +
      'https://nodejs.org, then run the same command again.\n',
  )
  process.exit(1)
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const STAMP = '.build-stamp'
const inputs = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'codegen.ts',
  'prisma',
  'server',
  'client',
  'shared',
]
const tools = ['tsx', 'vite']

/** @param {string} path @returns {string[]} every file below a path, or the file itself, in a stable order */
function filesOf(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries
    .filter((entry) => entry.name !== 'generated')
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
    .sort()
}

/** Changes when, and only when, the content or name of an input changes. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of input.includes('.') ? [input] : filesOf(input)) {
      hash
        .update(`${file.replaceAll('\\', '/')}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** Holds the process id of the command that builds. */
const lock = join(root, 'node_modules', '.build-lock')
/** A lock of a command that was killed. No build takes so long. */
const STALE_MS = 10 * 60_000

/** @returns {boolean} whether the command that holds the lock still runs */
function isHeld() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_MS) return false
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    // Of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Waits until no other command builds in this folder. */
function takeLock() {
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(lock, { force: true }))
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (!isHeld()) rmSync(lock, { force: true })
    else if (isFirst) process.stdout.write('Another command is building Pravesh. Waiting …\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
}

/** Beside `dist`, so that a server may run from there meanwhile, and a build that fails leaves the last one. */
const unfinished = 'dist-new'

function build() {
  rmSync(join(root, unfinished), { recursive: true, force: true })
  mkdirSync(join(root, unfinished))
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('server', 'build', 'build.ts'), '--into', unfinished],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(join(root, unfinished, STAMP), now)
  const old = join(root, 'dist-old')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(join(root, unfinished), dist)
  rmSync(old, { recursive: true, force: true })
}

const stamp = join(dist, STAMP)
const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === now
const isForced = process.argv.includes('--force')

const now = fingerprint()
if (process.argv.includes('--if-missing') && existsSync(stamp)) {
  if (!isBuilt())
    process.stderr.write('The sources have changed. This runs the last build; npm run build makes another.\n')
  process.exit()
}
if (isForced || !isBuilt()) {
  const missing = tools.filter((tool) => !existsSync(join(root, 'node_modules', tool)))
  if (missing.length > 0) {
    process.stderr.write(
      `\nPravesh has to be built, and the tools for that are not installed (${missing.join(', ')}): the packages were\n` +
        'installed for production only, or not at all. Run `npm ci --include=dev`, then `npm start`.\n',
    )
    process.exit(1)
  }
  takeLock()
  if (isForced || !isBuilt()) build()
}
