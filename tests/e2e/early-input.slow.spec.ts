import { expect, test } from '#tests/support/browser/e2e.ts'
import { holdScripts } from '#tests/support/browser/hold-scripts.ts'

test('what staff type and choose before the scripts come is kept', async ({ asAdmin: page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/admin/website/identity', { waitUntil: 'commit' })
  const tagline = page.getByLabel('Tagline', { exact: true })
  const calendar = page.getByLabel('Calendar that comes first')
  const established = page.getByLabel('Established')
  await tagline.fill('सबैका लागि')
  await calendar.selectOption('BS')
  await established.fill('1999')
  letGo()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(tagline).toHaveValue('सबैका लागि')
  // The draft holds them, not only the fields.
  await page.reload()
  await expect(tagline).toHaveValue('सबैका लागि')
  await expect(calendar).toHaveValue('BS')
  await expect(established).toHaveValue('1999')
})

test('a button that is pressed before the page answers is pressed again when it does', async ({
  asAdmin: page,
}) => {
  const letGo = await holdScripts(page, 'browser-client-*')
  await page.goto('/admin/results', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.getByRole('button', { name: 'Logout' }).click()
  letGo()
  await expect(page).toHaveURL('/auth')
})

for (const path of ['/admin/results', '/admin/website', '/account'])
  test(`${path} stays where it was scrolled to when the scripts come`, async ({ asAdmin: page }) => {
    await page.setViewportSize({ width: 390, height: 300 })
    // The first rendering of a process differs from the later ones.
    await page.goto(path)
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).evaluate(() => scrollTo(0, 150))
    letGo()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(150)
  })

test('what was typed stays on a device whose clock is a year off', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 366 * 86_400_000)
  const letGo = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.fill('sabina@himshikhar.example')
  letGo()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await expect(email).toHaveValue('sabina@himshikhar.example')
})

test('a form whose scripts do not arrive says so, and forgets it when they do', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Create account' })
  await expect(button).toBeVisible()
  const again = page.getByRole('link', { name: 'Load it again' })
  await expect(again).toBeHidden()
  await expect(again).toBeVisible()
  await again.click()
  await expect(again).toBeHidden()
  letGo()
  await expect(button).toBeEnabled()
  await expect(again).toBeHidden()
})
