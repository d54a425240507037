import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** npm and the programs that it installs are command files on Windows, which only a shell starts. */
const shell = process.platform === 'win32'

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
    shell,
    // Its standard output would be taken for that of the command.
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  copyFileSync(lock, installed)
  return folder
}

interface Options {
  env?: Readonly<Record<string, string>>
  /** Shows its output only when it fails. */
  quiet?: boolean
}

/**
 * Runs a program of a tool in the project's folder, and installs it first if need be.
 *
 * @returns its exit code.
 */
export function runTool(
  name: string,
  program: string,
  args: readonly string[],
  { env = {}, quiet = false }: Options = {},
): number {
  const packages = join(installTool(name), 'node_modules')
  const bins = [join(packages, '.bin'), join(root, 'node_modules/.bin')]
  const { error, status, output } = spawnSync(program, args, {
    cwd: root,
    shell,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [...bins, process.env.PATH].join(delimiter),
      // Configurations in the project's folder name packages of the tool.
      NODE_PATH: packages,
    },
  })
  if (error) throw error
  if (quiet && status !== 0) for (const part of output) if (part) process.stderr.write(part)
  return status ?? 1
}
