/**
 * What journeys in Firefox and in WebKit, the engine of every browser on iPhones, import instead of '@playwright/test'.
 * WebDriver drives them: Playwright has browsers of its own only. Each starts once in a worker, and its tests share it.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { SiteUser } from './site-user.ts'
import type { DrivenBrowser } from './web-driver.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

export { expect }

type Engine = 'Firefox' | 'WebKit'
const starts = { Firefox: startFirefox, WebKit: startWebKit }
/** `.ci/run` installs both; elsewhere those that are there are tested. */
const isInstalled = { Firefox: hasFirefox, WebKit: hasWebKit }

interface Fixtures {
  engine: Engine
  /** Distinguishes what a test makes from what the other engine, or an earlier try, has made. */
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
      // All tests come from one address, faster than people do.
      const server = await startBuiltServer({ SMTP_URL: mailServer.url, CLIENT_BUDGET: '0' })
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
