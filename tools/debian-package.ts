/**
 * `npm run package`: makes pravesh_<version>_<architecture>.deb in the project's folder, for this machine's architecture. It
 * holds the built program, the packages that it loads, this Node.js, the units of systemd and the command `pravesh`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeProgramFolder } from './program-folder.ts'

const project = join(import.meta.dirname, '..')
const deploy = join(project, 'deploy')

const units = [
  'pravesh.service',
  'pravesh-backup.service',
  'pravesh-backup-failed.service',
  'pravesh-backup.timer',
]

/**
 * Fills the root folder of the package beside the program.
 *
 * @returns the lines of its control file.
 */
function fill(root: string): string[] {
  const program = join(root, 'usr/lib/pravesh')
  cpSync(process.execPath, join(program, 'bin/node'), { dereference: true })
  for (const name of ['Caddyfile', 'pravesh.env']) cpSync(join(deploy, name), join(program, 'deploy', name))
  for (const unit of units) cpSync(join(deploy, unit), join(root, 'usr/lib/systemd/system', unit))
  cpSync(join(deploy, 'pravesh'), join(root, 'usr/bin/pravesh'))
  cpSync(join(project, 'LICENSE'), join(root, 'usr/share/doc/pravesh/copyright'))
  // Independent of the umask under which the project was unpacked.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', root])
  return [
    'Package: pravesh',
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    'Maintainer: The maintainers of Pravesh <pravesh@localhost>',
    `Installed-Size: ${execFileSync('du', ['-sk', root], { encoding: 'utf8' }).split('\t')[0]}`,
    'Depends: libc6, libstdc++6, passwd, util-linux',
    'Suggests: caddy, postgresql',
    'Section: web',
    'Priority: optional',
    `Description: ${description}`,
    '',
  ]
}

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { version, description } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  version: string
  description: string
}
const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim()
const path = join(values.to ?? project, `pravesh_${version}_${architecture}.deb`)
const folder = mkdtempSync(join(tmpdir(), 'pravesh-package-'))
try {
  const root = join(folder, 'root')
  mkdirSync(join(root, 'usr/lib'), { recursive: true })
  renameSync(makeProgramFolder(join(folder, 'stages')), join(root, 'usr/lib/pravesh'))
  const control = fill(root)
  cpSync(join(deploy, 'debian'), join(root, 'DEBIAN'), { recursive: true })
  writeFileSync(join(root, 'DEBIAN/control'), control.join('\n'))
  const args = ['--root-owner-group', '-Zxz', '-z1', '--build', root, path]
  execFileSync('dpkg-deb', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.stdout.write(`${path}\n`)
} finally {
  rmSync(folder, { recursive: true })
}
