import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { test as base, expect } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import type { RunningServer } from '#tests/support/server/built-server.ts'
import { startServerWithVideos } from '#tests/support/server/server-with-videos.ts'
import { startVideoPlatform, tokenOf, type VideoPlatformPeer } from '#tests/support/server/video-platform.ts'

const test = base.extend<object, { platform: VideoPlatformPeer; server: RunningServer }>({
  platform: [
    async ({ browserName: _ }, use) => {
      const platform = await startVideoPlatform()
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ platform }, use) => {
      const server = await startServerWithVideos(platform)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const playerHost = 'https://www.youtube-nocookie.com'

const fakePlayer = (page: Page) =>
  page.route(`${playerHost}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title></html>',
    }),
  )

test('a visitor finds a class, plays it and goes on to the next, with the keyboard alone', async ({
  page,
  watch,
  platform,
}) => {
  await fakePlayer(page)
  await page.goto('/videos')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(12)
  // The first visit had the server fetch the pictures; later visitors see them.
  await expect.poll(() => platform.pictures.length).toBe(12)
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator('article img[src^="/files/videos/"]').count()
    })
    .toBe(12)
  await expectAccessible(page)
  await photograph(page, 'videos')

  await page.getByRole('link', { name: 'Load More Videos' }).press('Enter')
  await expect(cards).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Play: Class 18' })).toBeFocused()
  await page.getByRole('searchbox').fill('class 1')
  await expect(cards).toHaveCount(10)
  await expect(page).toHaveURL('/videos?search=class+1')

  watch.expectHost(playerHost)
  await page.getByRole('button', { name: 'Play: Class 18' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Class 18' })).toBeFocused()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    `${playerHost}/embed/video-00018?autoplay=1&rel=0`,
  )
  await expect
    .poll(() => page.frame({ url: `${playerHost}/embed/video-00018?autoplay=1&rel=0` })?.title())
    .toBe('Player')
  await expectAccessible(page)
  await photograph(page, 'videos-player')
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page.getByTitle('Class 17')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close the player' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Play: Class 17' })).toBeFocused()

  await page.getByRole('searchbox').fill('algebra')
  await expect(page.getByRole('heading', { name: 'No matching videos found' })).toBeVisible()
})

base('without a channel, a video that staff add is played at once', async ({ asAdmin: page, watch }) => {
  await fakePlayer(page)
  await page.goto('/admin/videos')
  await page.getByRole('link', { name: 'Add a video' }).click()
  await page.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('Title', { exact: true }).fill('Our school')
  await page.getByLabel('Where it stands').selectOption('first')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  watch.expectHost(playerHost)
  const playerUrl = `${playerHost}/embed/dQw4w9WgXcQ?autoplay=1&rel=0`
  await page.goto('/videos')
  await page.getByRole('button', { name: 'Play: Our school' }).click()
  await expect.poll(() => page.frame({ url: playerUrl })?.title()).toBe('Player')

  await page.goto('/admin/videos')
  await page.getByRole('button', { name: 'Take off the list Our school' }).click()
  await expect(page.getByRole('link', { name: 'Our school' })).toHaveCount(0)
})

test('a place in the list that nobody was given is an error that leads back', async ({ page, watch }) => {
  watch.expectResponse(400, '/videos')
  await page.goto(`/videos?after=${tokenOf(24)}x`)
  await expect(page.getByRole('alert')).toContainText('begin again with the newest videos')
  await page.getByRole('link', { name: 'Newest videos' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, is searched and goes on', async ({ page }) => {
    await page.goto('/videos')
    await expect(page.getByRole('link', { name: 'Class 30', exact: true })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=video-00030',
    )
    await page.getByRole('searchbox').fill('class 25')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto('/videos')
    await page.getByRole('link', { name: 'Load More Videos' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('link', { name: 'Class 18', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Newest videos' }).click()
    await expect(page.getByRole('link', { name: 'Class 30', exact: true })).toBeVisible()
  })
})
