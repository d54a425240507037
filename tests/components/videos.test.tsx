import { screen, waitFor, within } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/public/videos.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const route = { path: '/videos', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }

const video = (number: number, more: Record<string, unknown> = {}) => ({
  id: `v${number}`,
  title: `Class ${number}`,
  description: `About ${number}`,
  publishedAt: '2026-11-19T23:00:00.000Z',
  thumbnail: null,
  playerUrl: `https://www.youtube-nocookie.com/embed/v${number}`,
  watchUrl: `https://www.youtube.com/watch?v=v${number}`,
  ...more,
})
const page = (nodes: unknown[], nextPageToken: string | null = null, stale = false) => ({
  nodes,
  nextPageToken,
  fetchedAt: '2026-11-21T04:15:00.000Z',
  stale,
})

/** The test's browser opens frames: the platform's player is an empty page here. */
beforeAll(() => {
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async ({ window: frame }) => new frame.Response('') }
})

function open(videos: unknown, at = '/videos') {
  return openPage({ route, at, root: { site, videos } })
}

const player = () => screen.queryByTitle(/^Class/) as HTMLIFrameElement | null
const play = (title: string) => screen.getByRole('button', { name: `Play: ${title}` })
const cards = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
const upNext = () => screen.queryByRole('region', { name: 'Up Next' })
const press = (name: string) => screen.getByRole('button', { name })

test('nothing of the platform is there before a press on play', async () => {
  await open(page([video(1), video(2)]))
  expect(cards()).toEqual(['Play: Class 1', 'Play: Class 2'])
  expect(document.body.innerHTML).not.toMatch(/<iframe|ytimg/)
})

test('every thumbnail is loaded when it comes near the screen, that of the first class, too', async () => {
  await open(page([video(1, { thumbnail: '/videos/v1.jpg' }), video(2, { thumbnail: '/videos/v2.jpg' })]))
  const pictures = screen.getAllByRole('article').map((card) => card.querySelector('img'))
  expect(pictures.map((picture) => picture?.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
})

test('a class shows its day, where it is known', async () => {
  const { user } = await open(page([video(1), video(2, { publishedAt: null })]))
  const days = () => screen.getAllByRole('article').map((card) => card.querySelectorAll('time').length)
  expect(days()).toEqual([1, 0])
  await user.click(play('Class 2'))
  expect(within(screen.getByRole('region', { name: 'Class 2' })).queryByRole('time')).toBeNull()
})

test.each([
  ['2026-11-20T23:00:00.000Z', 1],
  ['2026-11-01T23:00:00.000Z', 0],
  [null, 0],
])('the first class is called the newest only if it is: of %s', async (publishedAt, count) => {
  await open(page([video(1, { publishedAt }), video(2)]))
  expect(screen.queryAllByText('Newest class')).toHaveLength(count)
})

test('one video plays at a time, in a player that has the focus', async () => {
  const { user } = await open(page([video(1), video(2), video(3)]))
  await user.click(play('Class 2'))
  expect(player()?.src).toBe('https://www.youtube-nocookie.com/embed/v2?autoplay=1&rel=0')
  expect(screen.getByRole('region', { name: 'Class 2' })).toBe(document.activeElement)
  await user.click(within(screen.getAllByRole('article')[2] as HTMLElement).getByRole('button'))
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(player()?.title).toBe('Class 3')
})

test('Previous and Next move through what the search leaves, and do nothing at either end', async () => {
  const videos = [
    video(1),
    video(2, { description: 'Photosynthesis' }),
    video(3),
    video(4, { title: 'Class of PHOTOS' }),
  ]
  const { user } = await open(page(videos), '/videos?search=photos')
  await user.click(play('Class 2'))
  await user.click(press('Previous'))
  expect(player()?.title).toBe('Class 2')
  expect(press('Previous').getAttribute('aria-disabled')).toBe('true')
  await user.click(press('Next'))
  expect(player()?.title).toBe('Class of PHOTOS')
  expect(document.activeElement).toBe(press('Next'))
  await user.click(press('Next'))
  expect(player()?.title).toBe('Class of PHOTOS')
  await user.click(press('Previous'))
  expect(player()?.title).toBe('Class 2')
})

test('what comes next is a list that can be hidden', async () => {
  const { user } = await open(page([video(1), video(2), video(3)]))
  await user.click(play('Class 1'))
  const rows = () => within(upNext() ?? document.body).getAllByRole('listitem')
  expect(rows().map((row) => row.querySelector('h4')?.textContent)).toEqual([
    'Play: Class 2',
    'Play: Class 3',
  ])
  await user.click(press('Up Next'))
  expect(upNext()).toBeNull()
  await user.click(press('Up Next'))
  await user.click(within(rows()[1] as HTMLElement).getByRole('button'))
  expect(player()?.title).toBe('Class 3')
  expect(screen.getByRole('region', { name: 'Class 3' })).toBe(document.activeElement)
  expect(upNext()?.textContent).toContain('This is the last video.')
})

test('closing the player stops it and leads back to the card', async () => {
  const { user } = await open(page([video(1), video(2)]))
  await user.click(play('Class 2'))
  await user.click(press('Close the player'))
  expect(player()).toBeNull()
  expect(document.activeElement).toBe(play('Class 2'))
})

test('the search looks at titles and descriptions and stays in the address', async () => {
  const { user, address } = await open(page([video(1), video(2, { description: 'Rotational DYNAMICS' })]))
  await user.type(screen.getByRole('searchbox'), 'dynamics')
  await waitFor(() => expect(cards()).toEqual(['Play: Class 2']))
  expect(address()).toBe('/videos?search=dynamics')
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByRole('heading', { name: 'No matching videos found' })).toBeTruthy()
  await user.click(press('Clear search'))
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(address()).toBe('/videos')
})

test('more videos are added below, each once, and the focus goes on to them', async () => {
  const pages: Record<string, unknown> = {
    first: page([video(5), video(4)], 'older'),
    older: page([video(4), video(3)], 'oldest'),
    oldest: page([]),
  }
  const { user, asked, address } = await open(({ after }: { after?: string }) => pages[after ?? 'first'])
  const more = screen.getByRole('link', { name: 'Load More Videos' })
  expect(more.getAttribute('href')).toBe('/videos?after=older')
  await user.click(more)
  await waitFor(() => expect(cards()).toEqual(['Play: Class 5', 'Play: Class 4', 'Play: Class 3']))
  expect(document.activeElement).toBe(play('Class 3'))
  expect(address()).toBe('/videos')
  // A page without a recorded class is not an error, and after the last one the link is gone.
  await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Load More Videos' })).toBeNull())
  expect(cards()).toHaveLength(3)
  expect(asked.map(({ after }) => after)).toEqual([null, 'older', 'oldest'])
})

test('the focus goes on to the first new video that the search leaves', async () => {
  const pages: Record<string, unknown> = {
    first: page([video(5), video(4)], 'older'),
    older: page([video(3), { ...video(6), title: 'Class 45' }], null),
  }
  const { user } = await open(
    ({ after }: { after?: string }) => pages[after ?? 'first'],
    '/videos?search=Class+4',
  )
  await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
  await waitFor(() => expect(cards()).toEqual(['Play: Class 4', 'Play: Class 45']))
  expect(document.activeElement).toBe(play('Class 45'))
})

test('a page that cannot be loaded leaves what is there', async () => {
  const { user } = await open(({ after }: { after?: string }) => {
    if (after) throw new Error('Please begin again with the newest videos.')
    return page([video(1)], 'older')
  })
  await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please begin again')
  expect(cards()).toEqual(['Play: Class 1'])
})

test('without any it says so, and does not call it the end while there are older uploads', async () => {
  await open(page([], 'older'))
  expect(screen.getByRole('heading', { name: 'No recorded live streams available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Load More Videos' })).toBeTruthy()
})

test('an old answer says of when it is', async () => {
  await open(page([video(1)], null, true))
  expect(screen.getByText(/This list is as of Nov 21, 2026, 10:00 AM/)).toBeTruthy()
})

test('a failure is told, and mended by another try', async () => {
  let failing = true
  const { user } = await open(() => {
    if (failing) throw new Error('Please try again in a few minutes.')
    return page([video(1)])
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/cannot be shown.*Please try again in a few minutes/)
  failing = false
  await user.click(press('Try again'))
  await waitFor(() => expect(cards()).toEqual(['Play: Class 1']))
})

test('a sample of the demo is honest about itself', async () => {
  const { user } = await open(page([video(1, { playerUrl: null, watchUrl: null })]))
  await user.click(play('Class 1'))
  expect(screen.getByText('This is a sample class')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})
