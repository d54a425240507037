import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

// The site where others can reach it.

const signIn = (url: string) =>
  fetch(`${url}/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'admin@demo.example', password: 'result-day-2026' }),
  })

test.describe('by default', () => {
  let server: RunningServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startBuiltServer({ NODE_ENV: 'production', DEMO: '' })
  })
  test.afterAll(() => server.stop())

  test('has no demo accounts, and says why at the start', async () => {
    expect(server.output()).toMatch(/Demo accounts are off, .*\(NODE_ENV=production\)\. DEMO=on/)
    expect(server.output()).not.toContain('result-day-2026')
    const answer = await signIn(server.url)
    expect(answer.headers.get('location')).toContain('failed=credentials')
  })

  test('opens the sandbox to nobody who is not signed in', async () => {
    const answer = await fetch(`${server.url}/sandbox`)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Only signed-in staff')
  })
})

test.describe('with a demo that was asked for', () => {
  let server: RunningServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startBuiltServer({ NODE_ENV: 'production', DEMO: 'on' })
  })
  test.afterAll(() => server.stop())

  test('says on every page that it is one', async ({ browser }) => {
    const context = await browser.newContext()
    const watch = watchPages(context, { ownUrl: server.url, scripts: true })
    const page = await context.newPage()
    for (const path of ['/', '/results', '/auth']) {
      await page.goto(server.url + path)
      await expect(page.getByText('Demo institute: sample content.')).toBeVisible()
      await expectAccessible(page)
    }
    watch.verify()
    await context.close()
  })

  test('opens the sandbox to staff', async () => {
    const cookie = (await signIn(server.url)).headers.getSetCookie().map((one) => one.split(';')[0])
    const answer = await fetch(`${server.url}/sandbox`, { headers: { cookie: cookie.join('; ') } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('GraphQL sandbox')
  })
})
