// Builds when the sources have changed since the last build. `--force` builds in any case.
//
// Plain JavaScript without dependencies: it runs before anything is built, where nothing may be installed, and before
// every start, where it has to be done in an instant.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
const stamp = join(root, 'dist', '.build-stamp')
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
const tools = ['tsx', 'vite', 'prisma']

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

const now = fingerprint()
const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
if (built !== now || process.argv.includes('--force')) {
  const missing = tools.filter((tool) => !existsSync(join(root, 'node_modules', tool)))
  if (missing.length > 0) {
    process.stderr.write(
      `\nPravesh has to be built, and the tools for that are not installed (${missing.join(', ')}): the packages were\n` +
        'installed for production only, or not at all. Run `npm ci --include=dev`, then `npm start`.\n',
    )
    process.exit(1)
  }
  const build = spawnSync(process.execPath, ['--import', 'tsx', join('server', 'build', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  writeFileSync(stamp, now)
}
