import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { end } from '#tests/support/server/reverse-proxy.ts'
import { DrivenBrowser, type SendCommand } from './web-driver.ts'

/** WebKitGTK's small browser, which Debian keeps beside its libraries. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) => ['4.0', '4.1', '6.0'].map((api) => `${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find(existsSync)
}

const miniBrowser = findMiniBrowser()
const installed = (name: string, ...args: string[]) => spawnSync(name, args).error === undefined

/** Whether WebKitGTK, its driver and a display in memory are installed. */
export const hasWebKit =
  miniBrowser !== undefined && installed('WebKitWebDriver', '--version') && installed('Xvfb', '-version')

/** Starts WebKitGTK on a display in memory. */
export async function startWebKit(): Promise<{ browser: DrivenBrowser; stop(): Promise<void> }> {
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
