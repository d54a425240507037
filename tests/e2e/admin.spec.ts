import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { smallFile, stage, toast } from '#tests/support/browser/upload-page.ts'

test('what a clerk does from the dashboard stands there afterwards', async ({ asAdmin: page }) => {
  await page.goto('/admin')
  const count = page.getByRole('main').getByRole('link', { name: /^Active notices/ })
  const recent = page.getByRole('region', { name: 'Recent Activity' })
  const counted = async () => Number((await count.innerText()).match(/\d+/)?.[0])
  const before = await counted()
  expect(before).toBeGreaterThan(0)
  await expectAccessible(page)
  await photograph(page, 'dashboard')

  await page.getByRole('link', { name: 'Add Notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Notice' })
  await dialog.getByLabel('Title').fill('Journey: the gate opens at six')
  await dialog.getByLabel('Description').fill('From Sunday on.')
  await dialog.getByRole('button', { name: 'Publish notice' }).click()
  await expect(toast(page, 'Notice created successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/notices')

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  // Midnight in Nepal may have passed.
  await expect(recent.getByRole('listitem').first()).toContainText(
    /Sunita Shakya put up the notice Journey: the gate opens at six.*(Today|Yesterday)/,
  )
  expect(await counted()).toBe(before + 1)
  await recent.getByRole('link', { name: 'Journey: the gate opens at six' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey: the gate opens at six')

  await page.goto('/admin/notices?search=Journey%3A+the+gate')
  await page.getByRole('button', { name: /^Delete Journey/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 notice' }).click()
  await expect(toast(page, 'Notices deleted successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(recent.getByRole('listitem').first()).toContainText('deleted the notice')
  expect(await counted()).toBe(before)
})

test('an upload that nobody published waits on the dashboard and is gone on with from there', async ({
  asAdmin: page,
}) => {
  await stage(page, smallFile('JOURNEY-WAITS', { '081000': 100 }))
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect(waiting).toContainText('1 result, uploaded by Sunita Shakya and not published.')
  await expectAccessible(page)
  await photograph(page, 'dashboard-waiting')
  await waiting.getByRole('link', { name: /^Review JOURNEY-WAITS/ }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove JOURNEY-WAITS.csv' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden()
  await page.goto('/admin')
  await expect(waiting).toContainText('Nothing waits')
})

test('the lists of the website are reached from the sidebar, each at one address', async ({
  asAdmin: page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await page.goto('/admin')
  await sidebar.getByText('Website').click()
  await sidebar.getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/admin/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'MBBS', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Course groups' }).click()
  await expect(page).toHaveURL('/admin/website/course-groups')
  await sidebar.getByRole('link', { name: 'Faculty' }).click()
  await expect(page).toHaveURL('/admin/faculty')
  await expect(page.getByRole('heading', { level: 1, name: 'Teachers' })).toBeVisible()
  await page.getByRole('main').getByRole('row').getByRole('link').last().click()
  await expect(page).toHaveURL(/^.*\/admin\/faculty\/[\da-f-]{36}$/)
  await expect(sidebar.getByRole('link', { name: 'Faculty' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/website/teachers')
  await expect(page).toHaveURL('/admin/faculty')
  await expectAccessible(page)
  await photograph(page, 'admin-faculty')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is used by keyboard alone', async ({ asAdmin: page }) => {
    await page.goto('/admin')
    const menu = page.getByRole('button', { name: 'Menu' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Make it yours' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await menu.focus()
    await page.keyboard.press('Enter')
    const close = page.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(close).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are there to read, to search and to turn', async ({ asAdmin: page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Sunita Shakya')
    await page.goto('/admin/results')
    const search = page.getByRole('searchbox', { name: 'Search by exam ID' })
    await search.fill('model-07')
    await search.press('Enter')
    await expect(page).toHaveURL('/admin/results?search=model-07')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.goto('/admin/users?search=teacher%40')
    await expect(page.getByRole('row', { name: /teacher@demo\.example/ })).toBeVisible()
    await page.goto('/admin/notices')
    await expect(page.getByRole('heading', { name: 'New physics laboratory opened' })).toBeVisible()
  })
})
