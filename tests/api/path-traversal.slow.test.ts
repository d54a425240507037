import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { rawRequest } from '#tests/support/http/raw-request.ts'
import { tokenMaker } from '#tests/support/people/callers.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

const SECRET = 'this must stay inside'

let app: TestApp
let cookies: string[]

beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  // Above the file store, and in a folder of it that no route serves.
  await writeFile(join(app.env.dataDir, 'secret.txt'), SECRET)
  await mkdir(join(app.env.dataDir, 'files'), { recursive: true })
  await writeFile(join(app.env.dataDir, 'files/secret.txt'), SECRET)
  const tokenOf = tokenMaker(app)
  cookies = [
    `pravesh_access=${await tokenOf({ as: 'ADMIN' })}`,
    `pravesh_access=${await tokenOf({ as: 'STUDENT' })}`,
  ]
})
afterAll(() => app.close())

/** One step up, in the ways that servers and file systems have been known to read it. */
const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae%c0%af',
  '%u002e%u002e%u2215',
]
const targets = ['secret.txt', 'etc/passwd', 'secret.txt%00.pdf']
const ways = [
  ...steps.flatMap((step) => targets.flatMap((target) => [1, 8].map((times) => step.repeat(times) + target))),
  '%2fetc%2fpasswd',
  '/etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  'C:%5cboot.ini',
]

/** Every address below which something with a name is served, with a name to come. */
function foldersOf({ app: server }: TestApp): string[] {
  return [...routesOf(server).keys()]
    .filter((route) => /[:*]/.test(route))
    .map((route) =>
      route.replace(/(:name|:id|\*)$/, '').replace(/:\w+/, '0190a5b2-0000-7000-8000-000000000000'),
    )
}

test('no address leads out of its folder, for whoever asks', async () => {
  const folders = foldersOf(app)
  expect(folders.length).toBeGreaterThan(8)
  for (const folder of folders) {
    const answers = await Promise.all(
      ways.map(async (way) => {
        const path = folder + way
        const cookie = cookies[way.length % 2] ?? ''
        return { path, ...(await rawRequest(app.url, path, { headers: { cookie } })) }
      }),
    )
    for (const { path, status, body } of answers) {
      expect([301, 302, 303, 400, 401, 403, 404], `${status} from ${path}`).toContain(status)
      expect(body, path).not.toMatch(/this must stay inside|root:.*:0:0:|"private": true/)
    }
  }
})
