import { expect, test } from 'vitest'
import { findVideoPage } from '#server/domains/videos/find-video-page.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { failures, tokenOf, uploads } from '#tests/support/server/video-platform.ts'
import { later, MINUTE, videoWorld } from '#tests/support/server/videos.ts'

const world = videoWorld()

test('a quota of 300 units a day is kept at 10,000 page views of all pages', async () => {
  const servers = [world.process(), world.process()]
  // One recorded class on every page.
  world.peer.uploads = uploads(60).map((one, index) => ({
    ...one,
    is: index % 12 === 0 ? 'live stream' : 'ordinary',
  }))
  const tokens = [undefined, tokenOf(12), tokenOf(24), tokenOf(36), tokenOf(48)]
  let views = 0
  for (let step = 0; step < 1000; step++) {
    const view = async (index: number) => {
      const server = servers[index % 2] ?? world.process()
      const token = tokens[Math.min(step, (step + index) % 7)]
      const page = await findVideoPage(server, token)
      expect(page.nodes).toHaveLength(1)
      views++
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => view(index)))
    await backgroundSettled()
    later(86_400)
  }
  expect(views).toBe(10_000)
  expect(world.peer.calls.length).toBeLessThanOrEqual(300)
  // The newest page is not held up by the others: each time it was due, it was asked for.
  const page = await findVideoPage(servers[0] ?? world.process(), undefined)
  expect(Date.now() - Number(page.fetchedAt)).toBeLessThan(18 * MINUTE)
}, 240_000)

test('no quota is wasted on a platform that is down', async () => {
  const server = world.process()
  await findVideoPage(server, undefined)
  world.peer.fail(failures.broken)
  world.peer.calls.length = 0
  later(15 * MINUTE)
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    await findVideoPage(server, undefined)
    await backgroundSettled()
    later(5 * MINUTE)
  }
  // After 1, 2, 4 … minutes, then hourly.
  expect(world.peer.calls.length).toBeLessThan(35)
  expect(world.peer.calls.length).toBeGreaterThan(20)
  world.peer.work()
  later(60 * MINUTE)
  await findVideoPage(server, undefined)
  await backgroundSettled()
  expect(await findVideoPage(server, undefined)).toMatchObject({ stale: false })
})

test('a quota that is gone is not asked for before the day of the platform is over', async () => {
  const server = world.process()
  await findVideoPage(server, undefined)
  world.peer.fail(failures.quota)
  world.peer.calls.length = 0
  later(15 * MINUTE)
  // Midnight in California is 20 hours and a half after the beginning.
  for (let minute = 15; minute < 20.5 * 60; minute += 15) {
    await findVideoPage(server, undefined)
    await findVideoPage(world.process(), tokenOf(12)).catch(() => undefined)
    await backgroundSettled()
    later(15 * MINUTE)
  }
  expect(world.peer.calls).toEqual(['playlistItems'])
  world.peer.work()
  later(1)
  await findVideoPage(server, undefined)
  await backgroundSettled()
  expect(await findVideoPage(server, undefined)).toMatchObject({ stale: false })
})
