import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the packages of a folder of tools/, unless those of its lock file are installed.
 *
 * @returns the folder.
 */
export function installTool(name: string): string {
  const folder = join(import.meta.dirname, name)
  const lock = join(folder, 'package-lock.json')
  // npm begins by deleting node_modules, so this copy is there only after a complete installation.
  const installed = join(folder, 'node_modules/.installed.json')
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return folder
  process.stderr.write(`Installing the packages of tools/${name}, new or changed …\n`)
  // Nothing here needs scripts of packages; Prisma's would download an engine.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix=.']
  execFileSync('npm', args, {
    cwd: folder,
    // A command file on Windows, which only a shell starts.
    shell: process.platform === 'win32',
    // Its standard output would be taken for that of the command.
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  copyFileSync(lock, installed)
  return folder
}
