import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { end } from '#tests/support/server/reverse-proxy.ts'
import { DrivenBrowser } from './web-driver.ts'

const program = ['firefox-esr', 'firefox'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Whether Firefox is installed. */
export const hasFirefox = program !== undefined

type Message = [kind: number, id: number, error: { error: string; message: string } | null, value: unknown]

/**
 * Starts Firefox with a profile of its own. Marionette, its remote control, takes WebDriver's commands.
 *
 * @param preferences as in about:config.
 */
export async function startFirefox(
  preferences: Record<string, number | boolean> = {},
): Promise<{ browser: DrivenBrowser; stop(): Promise<void> }> {
  if (!program) throw new Error('Firefox is not installed.')
  const profile = await mkdtemp(join(tmpdir(), 'pravesh-firefox-'))
  const downloads = join(profile, 'downloads')
  const settings = {
    // It chooses one, and says which in its profile.
    'marionette.port': 0,
    'ui.prefersReducedMotion': 1,
    'browser.download.dir': downloads,
    // The folder of the setting above.
    'browser.download.folderList': 2,
    // PDFs are saved, not shown.
    'pdfjs.disabled': true,
    ...preferences,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const firefox = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
  })
  const stop = async () => {
    await end(firefox)
    await removeFolder(profile)
  }
  try {
    const marionette = new Marionette(connect(await portOf(profile), '127.0.0.1'))
    await marionette.send('NewSession', {})
    return {
      browser: new DrivenBrowser(
        'Firefox',
        (name, parameters) => marionette.send(name, parameters),
        downloads,
      ),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function portOf(profile: string): Promise<number> {
  for (const until = Date.now() + 120_000; Date.now() < until; await wait(100)) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (port !== '') return Number(port)
  }
  throw new Error('Firefox did not start within two minutes.')
}

/** Messages are JSON behind their length in bytes: `17:[0,1,"name",{}]`. */
class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #received = Buffer.alloc(0)
  #lastId = 0

  constructor(socket: Socket) {
    this.#socket = socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes])
      while (this.#takeMessage());
    })
  }

  send(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    const id = ++this.#lastId
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters])
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #takeMessage(): boolean {
    const colon = this.#received.indexOf(':')
    const length = Number(this.#received.subarray(0, Math.max(colon, 0)).toString())
    const end = colon + 1 + length
    if (colon < 0 || this.#received.length < end) return false
    const message = JSON.parse(this.#received.subarray(colon + 1, end).toString())
    this.#received = this.#received.subarray(end)
    // The greeting is an object.
    if (Array.isArray(message)) this.#settle(message as Message)
    return true
  }

  #settle([, id, error, value]: Message): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`))
    else waiting?.resolve(unwrapped(value))
  }
}

/** Values of other types than object come as `{ value }`. */
function unwrapped(value: unknown): unknown {
  return value !== null && typeof value === 'object' && Object.keys(value).join() === 'value'
    ? (value as { value: unknown }).value
    : value
}
