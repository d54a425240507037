import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'

const board = { name: 'Notice Board' }
const toast = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

test('a visitor reads the board, the news and a notice with its files', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', board).getByRole('listitem')).toHaveCount(5)
  await page
    .getByRole('region', board)
    .getByRole('link', { name: /View All/ })
    .click()
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('article', { name: /Dashain/ })).toHaveCount(0)
  await expectAccessible(page)
  await photograph(page, 'news')

  await page.getByRole('link', { name: 'New physics laboratory opened' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New physics laboratory opened')
  await expect(page.getByText('Published on Oct 18, 2026, 2:00 PM')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'notice')
  const file = page.getByRole('link', { name: /Opening day\.jpg/ })
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(page).toHaveURL('/news')
})

test('a notice that is not there answers 404', async ({ page, watch }) => {
  const path = '/news/0190a5b2-0000-7000-8000-000000000000'
  watch.expectResponse(404, path)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Notice not found' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('news and notices are complete, with a feed and a card for chats', async ({ page }) => {
    await page.goto('/news')
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/news/feed.xml')
    await page.getByRole('link', { name: 'Seat plan for CEE Model Test 7' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seat plan for CEE Model Test 7')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\.jpg$/)
  })
})

test('an admin puts up a notice, hides it, changes it and deletes it', async ({ asAdmin: page, browser }) => {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#252b5c' } })
    .png()
    .toBuffer()
  await page.goto('/admin/notices')
  await expectAccessible(page)
  await photograph(page, 'admin-notices')
  await page.getByRole('button', { name: 'Add Notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Notice' })
  await dialog.getByLabel('Title').fill('यात्रा: Journey to Pokhara')
  await dialog.getByLabel('Description').fill('Meet at 6 AM.\nMore at https://example.com/trip.')
  await dialog.getByLabel('Type').selectOption('Urgent')
  await dialog.getByLabel('Attachments').setInputFiles([
    { name: 'फोटो.png', mimeType: 'image/png', buffer: picture },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') },
  ])
  await expect(dialog.getByRole('alert')).toContainText('broken.jpg is neither a picture')
  await expect(dialog.getByRole('button', { name: 'Remove फोटो.jpg' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'notice-form')
  // The upload and the typed text are kept.
  await page.reload()
  await page.getByRole('button', { name: 'Add Notice' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('यात्रा: Journey to Pokhara')
  await dialog.getByRole('button', { name: 'Publish notice' }).click()
  await expect(toast(page, 'Notice created successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: 'Journey to Pokhara' })
  const signed = (await row.getByRole('link', { name: /फोटो\.jpg/ }).getAttribute('href')) ?? ''
  const url = signed.replace(/\?.*/, '')
  const visitor = await browser.newContext()
  const seen = async () => (await visitor.request.get(new URL(url, page.url()).href)).status()
  expect(await seen()).toBe(200)
  await row.getByRole('button', { name: /^Deactivate/ }).click()
  await expect(row.getByText('Inactive')).toBeVisible()
  await expect(toast(page, 'Notice status updated successfully')).toBeVisible()
  expect(await seen()).toBe(404)

  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Notice' })
  await expect(edit.getByLabel('Type')).toHaveValue('URGENT')
  await edit.getByRole('button', { name: 'Remove फोटो.jpg' }).click()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Notice updated successfully')).toBeVisible()
  await expect(row.getByRole('link', { name: /फोटो\.jpg/ })).toHaveCount(0)

  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 notice' }).click()
  await expect(toast(page, 'Notices deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await visitor.close()
})
