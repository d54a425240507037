import type { Page } from '@playwright/test'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'

const { aboutUs, studentZone, quickLinks, legal } = publicNavigation

/** Opens the side menu, waits until it has the focus, and returns it. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor reaches everything from the side menu', async ({ page }) => {
    test.slow()
    await page.goto('/')
    const menu = await openMenu(page)
    await expectAccessible(page)
    for (const group of [aboutUs, studentZone, quickLinks]) {
      const links = menu.getByRole('region', { name: group.label }).getByRole('link')
      await expect(links).toHaveText(group.items.map(({ label }) => label))
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

    for (const { label, to } of [...aboutUs.items, ...quickLinks.items, ...legal]) {
      await (await openMenu(page)).getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(to)
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the side menu opens and leads on', async ({ page }) => {
      await page.goto('/')
      await (await openMenu(page)).getByRole('link', { name: 'Contact' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    })
  })
})

test('the About Us menu works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const about = page.getByRole('banner').locator('summary')
  const first = page.getByRole('banner').getByRole('link', { name: 'Overview' })
  await about.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(about).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/overview')
  await expect(first).toBeHidden()
})

test('the chat panel gives the focus back', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Chat with us' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('on a short screen the chat button covers nothing that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/privacy-policy')
  const button = page.getByRole('button', { name: 'Chat with us' })
  await expect(button).not.toBeInViewport()
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the achievements open one at a time', async ({ page }) => {
    await page.goto('/achievements')
    const opened = page.locator('details[open] h2')
    await expect(opened).toContainText(/2024/)
    await page.locator('summary', { hasText: '2019' }).click()
    await expect(opened).toHaveText(/2019/)
    await page.locator('summary', { hasText: '2019' }).click()
    await expect(opened).toHaveCount(0)
  })

  test('everybody of the faculty is there', async ({ page }) => {
    await page.goto('/faculty')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(64)
    await expect(page.getByRole('main').getByRole('article').last()).toBeVisible()
  })
})
