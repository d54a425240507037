import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

const password = 'four green parrots'
const email = 'asha@koshi.example'
const institute = {
  'institute.name': 'Koshi Academy',
  'institute.shortName': 'Koshi',
  'institute.establishedYear': '2001',
  'institute.phones': '021-555555\n9800000000',
  'institute.email': 'office@koshi.example',
  'institute.address': 'Biratnagar',
  'institute.officeHours': 'Sunday to Friday',
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.getByRole('button', { name: 'Set up the website' }).click()

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** With a server of its own, because it changes the whole site. */
const testOn = (settings: Record<string, string>) =>
  test.extend({ settings: [settings, { scope: 'worker' }] })
const testNew = testOn({ DEMO: 'off' })
const testDemo = testOn({ DEMO: 'on' })

testNew('a new installation is set up at the address that the start prints', async ({ page, server }) => {
  const address = /\/setup\?token=[\w-]+/.exec(server.output())?.[0] ?? 'no address'
  // Until then, every fact is a stand-in that search engines shall not keep.
  const noIndex = '<meta name="robots" content="noindex"'
  const pages = ['/', '/contact', '/privacy-policy']
  const contents = () => Promise.all(pages.map(async (path) => (await page.request.get(path)).text()))
  for (const content of await contents()) {
    expect(content).toContain(noIndex)
    expect(content).not.toContain('application/ld+json')
  }
  await page.goto('/admin')
  await expect(page.getByText('in the log of its server')).toBeVisible()
  await photograph(page, 'setup-needed')
  await setUpInNepali(page, address)
  await page.goto(address)
  await expectAccessible(page)
  await photograph(page, 'setup')
  await fill(page, { ...institute, email: 'asha', password, repeated: password })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Nothing is set up yet')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Enter an email address/)
  await expect(field(page, 'name')).toHaveAccessibleDescription(/Name is required/)
  await expect(field(page, 'password')).toHaveValue(password)
  await expect(field(page, 'institute.name')).toHaveValue('Koshi Academy')
  await photograph(page, 'setup-errors')
  await fill(page, { name: 'Asha Rai', email })
  await send(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Asha Rai set up the website of Koshi Academy')).toBeVisible()
  await photograph(page, 'setup-done')
  await page.goto('/')
  await expect(page).toHaveTitle(/Koshi Academy/)
  expect((await page.request.get(address)).status()).toBe(404)
  for (const content of await contents()) expect(content).not.toContain(noIndex)
})

/** Shows the set-up, and what it says against an empty form. */
async function setUpInNepali(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(`/ne${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('यो वेबसाइट तयार पार्नुहोस्')
  await expectAccessible(page)
  expect(await foreignWords(page)).toEqual([])
  await photograph(page, 'setup-nepali')
  await page.getByRole('button', { name: 'वेबसाइट तयार पार्नुहोस्' }).click()
  await expect(page.getByRole('alert')).toContainText('संस्थाको नाम आवश्यक छ')
  await fill(page, { ...institute, name: 'Asha Rai', email, password, repeated: password })
  await fill(page, { 'institute.establishedYear': '2081', 'institute.brandColor': '#ffee00' })
  await expect(page.getByRole('status').filter({ hasText: 'अक्षरका लागि धेरै फिक्का छ' })).toBeVisible()
  await page.getByRole('button', { name: 'वेबसाइट तयार पार्नुहोस्' }).click()
  await expect(page.getByRole('alert')).toContainText('वि.सं. २०८१ सन् २०२४ मा सुरु भएको हो')
  expect(await foreignWords(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(address)
  await expect(field(page, 'institute.establishedYear')).toHaveValue('2081')
}

testDemo('the demo becomes the own website, and its content is removed later', async ({ page }) => {
  await page.goto('/auth')
  await fill(page, { email: 'admin@demo.example', password: 'result-day-2026' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('This is the demo institute: sample content.')).toBeVisible()
  await photograph(page, 'demo-dashboard')
  const ribbon = page.getByRole('complementary', { name: 'Demo' })
  await expect(ribbon).toContainText('Demo institute: sample content')
  await ribbon.getByRole('button', { name: 'Make it yours' }).click()
  await expect(page.getByText('3 demo accounts')).toBeVisible()
  await expect(field(page, 'removeDemo')).toBeChecked()
  await expectAccessible(page)
  await photograph(page, 'demo-setup')
  await fill(page, { ...institute, name: 'Asha Rai', email, password, repeated: password })
  await field(page, 'removeDemo').uncheck()
  await send(page)
  await expect(page.getByText('sample content of the demo institute')).toBeVisible()
  await page.getByRole('link', { name: 'Remove the demo' }).click()
  await expect(
    page.getByText('1 entry of the demo stays: you have changed it, or one of yours needs it.'),
  ).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'demo-removal')
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the demo' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Asha Rai removed the demo: Demo content')).toBeVisible()
  await expect(page.getByText('sample content of the demo institute')).toBeHidden()
  expect((await page.request.get('/admin/setup')).status()).toBe(404)
  await page.goto('/news')
  await expect(page).toHaveTitle(/Koshi Academy/)
  await expect(page.locator('main article')).toHaveCount(0)
  await expect(ribbon).toBeHidden()
})
