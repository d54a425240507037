import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectRoot } from '#tests/support/project/paths.ts'

/** How long one attempt to install a browser may take. */
const installMinutes = 5

const commands = [
  // The engine without windows, menus and tabs: a quarter of the time less.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]

/** Where installers put it when they do not put it on PATH. */
function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'].map(
      (app) => `/Applications/${app}`,
    )
  }
  if (process.platform === 'win32') {
    const folders = [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    const programs = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe']
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => programs.map((p) => join(folder, p)))
  }
  return ['/snap/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome']
}

function onPath(): string[] {
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commands.flatMap((name) =>
    folders.flatMap((folder) => endings.map((end) => join(folder, name + end))),
  )
}

/** Every Chromium that stands on this machine: on PATH, in the usual places, in Playwright's cache. */
function candidates(): string[] {
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].filter((file) => existsSync(file))
}

/** Whether it starts and says its version: a stub does not, nor does one that lacks system libraries. */
function starts(file: string): boolean {
  // On Windows asking for the version opens a window; there is no stub to fear either.
  if (process.platform === 'win32') return existsSync(file)
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}

/** The ways to get one, in the order they are tried. */
function installers(): { name: string; steps: string[][] }[] {
  const playwright = join(projectRoot, 'node_modules/@playwright/test/cli.js')
  const root = process.getuid?.() === 0
  return [
    {
      name: 'npx playwright install chromium',
      steps: [[process.execPath, playwright, 'install', 'chromium']],
    },
    ...(root && existsSync('/usr/bin/apt-get')
      ? [
          {
            name: 'apt-get install chromium-headless-shell',
            steps: [
              ['apt-get', 'update'],
              ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
            ],
          },
        ]
      : []),
  ]
}

function run([command = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'inherit', env, timeout: installMinutes * 60_000 }).status === 0
}

/**
 * Finds a Chromium or installs one. CHROMIUM_PATH, when set, is the only one considered.
 *
 * @returns the path of the program.
 * @throws when there is none and none can be installed; the message says what to do.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start. Set it to a Chromium, Chrome or Edge.`)
  }
  const present = candidates().find(starts)
  if (present !== undefined) return present
  for (const { name, steps } of installers()) {
    process.stdout.write(`The e2e tests find no browser on this machine. Trying: ${name}\n`)
    const installed = steps.every(run) ? candidates().find(starts) : undefined
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The e2e tests need a Chromium; none was found, and none could be installed. Install one (Debian, Ubuntu: ' +
      '`sudo apt-get install chromium`; anywhere: `npx playwright install --with-deps chromium`) or set ' +
      'CHROMIUM_PATH to the program of Chromium, Chrome or Edge.',
  )
}
