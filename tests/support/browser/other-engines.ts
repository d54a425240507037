/**
 * Journeys in Firefox and in WebKit, the engine of every browser on iPhones, import this instead of '@playwright/test'.
 * WebDriver drives them: Playwright has browsers of its own only. Each starts once in a worker, and its tests share it.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'
import { end } from '#tests/support/server/reverse-proxy.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { SiteUser } from './site-user.ts'
import { DrivenBrowser, type SendCommand } from './web-driver.ts'

export { expect }

/** WebKitGTK's small browser, which Debian keeps beside its libraries. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) => ['4.0', '4.1', '6.0'].map((api) => `${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find(existsSync)
}

const miniBrowser = findMiniBrowser()
const installed = (name: string, ...args: string[]) => spawnSync(name, args).error === undefined

/** Whether WebKitGTK, its driver and a display in memory are installed. */
const hasWebKit =
  miniBrowser !== undefined && installed('WebKitWebDriver', '--version') && installed('Xvfb', '-version')

/** Starts WebKitGTK on a display in memory. */
async function startWebKit(): Promise<{ browser: DrivenBrowser; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-webkit-'))
  await preferReducedMotion(folder)
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const env = {
    ...process.env,
    // There is no graphics card.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    DISPLAY: `:${await firstLine(display)}`,
  }
  const driver = spawn('WebKitWebDriver', ['--port=0'], { env, stdio: 'ignore' })
  const stop = async () => {
    await end(driver)
    await end(display)
    await removeFolder(folder)
  }
  try {
    const address = `http://127.0.0.1:${await portOf(driver)}/session`
    const session = await newSession(address)
    const send = senderTo(`${address}/${session}`)
    const close = async () => {
      // Ends the browser, which is a process of the driver's.
      await fetch(`${address}/${session}`, { method: 'DELETE' })
      await stop()
    }
    return { browser: new DrivenBrowser('WebKit', send, folder), stop: close }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Drawing animations was a fifth of a run. */
async function preferReducedMotion(home: string): Promise<void> {
  const settings = join(home, '.config', 'gtk-3.0')
  await mkdir(settings, { recursive: true })
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
}

function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    process.once('error', fail).once('close', () => fail(new Error('There is no display in memory.')))
    process.stdout?.once('data', (bytes: Buffer) => done(bytes.toString().trim()))
  })
}

/** The port that the system chose for a process, as Linux tells it. */
async function portOf({ pid }: ChildProcess): Promise<number> {
  for (const until = Date.now() + 120_000; Date.now() < until; await wait(100)) {
    const open = await readdir(`/proc/${pid}/fd`)
    const links = await Promise.all(open.map((one) => readlink(`/proc/${pid}/fd/${one}`).catch(() => '')))
    const sockets = await readFile(`/proc/${pid}/net/tcp`, 'utf8')
    for (const [, port = '', inode] of sockets.matchAll(/: \w+:(\w+) \w+:\w+ 0A (?:\S+ +){5}(\d+)/g))
      if (links.includes(`socket:[${inode}]`)) return Number.parseInt(port, 16)
  }
  throw new Error('WebKitWebDriver did not start within two minutes.')
}

async function newSession(address: string): Promise<string> {
  const options = { binary: miniBrowser, args: ['--automation'] }
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  for (const until = Date.now() + 120_000; ; await wait(100)) {
    try {
      const value = await ask(address, body)
      return (value as { sessionId: string }).sessionId
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

async function ask(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function senderTo(session: string): SendCommand {
  return async (name, { id, ...body }) => {
    const paths: Record<typeof name, string> = {
      Navigate: '/url',
      FindElement: '/element',
      ElementClick: `/element/${id}/click`,
      ElementSendKeys: `/element/${id}/value`,
      ElementClear: `/element/${id}/clear`,
      ExecuteScript: '/execute/sync',
      SetWindowRect: '/window/rect',
      TakeScreenshot: '/screenshot',
    }
    return await ask(session + paths[name], name === 'TakeScreenshot' ? undefined : body)
  }
}

type Engine = 'Firefox' | 'WebKit'
const starts = { Firefox: startFirefox, WebKit: startWebKit }
/** `.ci/run` installs both; elsewhere those that are there are tested. */
const isInstalled = { Firefox: hasFirefox, WebKit: hasWebKit }

interface Fixtures {
  engine: Engine
  /** Distinguishes records of a test from those of the other engine, or of an earlier try. */
  mark: string
  /** A visitor of a server with the engine, on a wide screen. After the test its pages must have had no errors. */
  userOf: (url: string) => Promise<SiteUser>
  /** A visitor of the server that tests share. */
  user: SiteUser
}

interface Shared {
  mailServer: MailReceiver
  server: RunningServer
  folder: string
  browsers: (engine: Engine) => Promise<DrivenBrowser>
}

export const test = base.extend<Fixtures, Shared>({
  mailServer: [
    async ({ browserName: _ }, use) => {
      const mailServer = await mailReceiver()
      await use(mailServer)
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const server = await startBuiltServer({ SMTP_URL: mailServer.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pravesh-files-'))
      await use(folder)
      await removeFolder(folder)
    },
    { scope: 'worker' },
  ],
  browsers: [
    async ({ browserName: _ }, use) => {
      const started = new Map<Engine, ReturnType<typeof startFirefox>>()
      await use(async (engine) => {
        const starting = started.get(engine) ?? starts[engine]()
        started.set(engine, starting)
        return (await starting).browser
      })
      for (const starting of started.values()) await (await starting).stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  engine: ['Firefox', { option: true }],
  mark: async ({ engine }, use, { retry }) => use(retry === 0 ? engine : `${engine}-${retry}`),
  userOf: async ({ engine, browsers, folder }, use) => {
    const users: SiteUser[] = []
    await use(async (url) => {
      const user = new SiteUser(await browsers(engine), { url, folder })
      users.push(user)
      await user.start()
      return user
    })
    for (const user of users) expect(await user.faults(), 'nothing goes wrong behind the page').toEqual([])
  },
  user: async ({ userOf, server }, use) => use(await userOf(server.url)),
})

/** Defines the tests once for each engine; those of one that is not installed are left out. */
export function inEachEngine(define: () => void, engines: readonly Engine[] = ['Firefox', 'WebKit']): void {
  for (const engine of engines) {
    test.describe(engine, () => {
      test.skip(!isInstalled[engine])
      // WebKit draws without a graphics card, and several browsers run beside each other.
      test.describe.configure({ timeout: 180_000 })
      test.use({ engine })
      define()
    })
  }
}
