import sharp from 'sharp'
import { expect, test } from '#tests/support/browser/e2e.ts'

test('every page of the sitemap answers, and its card is a picture for chats', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(
    xml.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )
  expect(paths).toContain('/courses/mbbs')
  const kinds = new Set([
    '/',
    '/results',
    '/courses/mbbs',
    ...paths.filter((path) => path.startsWith('/news/')).slice(0, 1),
  ])
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
  for (const path of kinds) {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="[^"]*(\/cards\/[^"]*)"/.exec(html)?.[1] ?? ''
    const card = await request.get(address)
    expect(card.headers()['content-type'], path).toBe('image/png')
    expect(await sharp(await card.body()).metadata(), path).toMatchObject({ width: 1200, height: 630 })
  }
  expect((await request.get('/cards/auth.png')).status()).toBe(404)
})

test('icons of every kind are there, and the manifest leads to them', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  const named = manifest.icons.map(({ src }: { src: string }) => src)
  for (const icon of [...named, '/apple-touch-icon.png', '/favicon.ico']) {
    const answer = await request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('reading a page loads no Apollo Client, the first sign of more does, and pointing at a link its page', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const loaded = (name: string) => [...scripts].some((path) => path.startsWith(`/assets/${name}-`))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(loaded('browser-client')).toBe(false)
  expect(loaded('results')).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).hover()
  await expect.poll(() => loaded('results')).toBe(true)
  expect(loaded('browser-client')).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(() => loaded('browser-client')).toBe(true)
})
