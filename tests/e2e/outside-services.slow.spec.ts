import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { demoSite } from '#server/config/demo-site.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { watchPages } from '#tests/support/browser/page-watch.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

const services = {
  form: 'https://forms.example',
  map: 'https://maps.example',
  portal: 'https://portal.example',
  chat: 'https://www.facebook.com',
  analytics: 'https://www.googletagmanager.com',
}

let folder: string
let institute: RunningServer
test.beforeAll(async () => {
  // A server of its own, whose first start makes a database.
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'pravesh-outside-'))
  const site = {
    ...demoSite,
    onlineFormUrl: `${services.form}/admission`,
    mapEmbedUrl: `${services.map}/embed?q=Bagbazar`,
    portalLogInUrl: `${services.portal}/log-in`,
    portalSignUpUrl: `${services.portal}/sign-up`,
    chatPluginId: 'himshikhar',
    analyticsId: 'G-ABC123',
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  institute = await startBuiltServer({ SITE_CONFIG: join(folder, 'site.json') })
})
test.afterAll(async () => {
  await institute?.stop()
  await removeFolder(folder)
})

/** Answers for the services, and notes what they were asked for. */
async function playServices(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  for (const origin of Object.values(services)) {
    await context.route(`${origin}/**`, (route) => {
      const url = route.request().url()
      asked.push(url)
      return url.includes('gtag')
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><title>Theirs</title><p>Theirs</p></html>`,
          })
    })
  }
  return asked
}

test('what an institute uses of other services is there, and nothing else is asked for', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: institute.url })
  const outside = Object.values(services)
  const watch = watchPages(context, { ownUrl: institute.url, scripts: true, outside })
  const asked = await playServices(context)
  const page = await context.newPage()

  await page.goto('/contact')
  await expect(page.frameLocator('iframe[title^="Map"]').getByText('Theirs')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `${services.portal}/log-in`,
  )
  expect(asked.filter((url) => url.startsWith(services.chat))).toEqual([])
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.frameLocator('iframe[title="Chat on Facebook"]').getByText('Theirs')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Online Form' }).click()
  await expect(page.frameLocator('iframe[title="Online Form"]').getByText('Theirs')).toBeVisible()
  await expectAccessible(page)

  const views = await page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => JSON.stringify(Object.values(command as object))),
  )
  expect(views.filter((view) => view.includes('"event","page_view"'))).toHaveLength(2)
  expect(asked.filter((url) => url.includes('gtag'))).toEqual([`${services.analytics}/gtag/js?id=G-ABC123`])
  watch.verify()
  await context.close()
})

test('no page of signed-in people and none with the token of a mail is reported', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: institute.url })
  await playServices(context)
  const page = await context.newPage()
  const teacher = demoAccounts.find(({ role }) => role === 'TEACHER')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(teacher?.email ?? '')
  await page.locator('input[name=password]').fill(teacher?.password ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/teacher')
  for (const path of ['/teacher', '/account', '/reset-password?token=abc']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  }
  await page.goto('/news')
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0)
  await context.close()
})

test('the demo institute uses none: its pages say so in a sentence with the phone number', async ({
  page,
}) => {
  const [phone = ''] = demoSite.phones
  for (const path of ['/contact', '/online-form']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('paragraph').filter({ hasText: `call ${phone}` })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})
