import { expect, test } from 'vitest'
import { cleanUpVideos } from '#server/domains/videos/clean-up-videos.ts'
import { findVideoPage } from '#server/domains/videos/find-video-page.ts'
import { cleanUpFiles } from '#server/jobs/clean-up-files.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { tokenOf, uploads } from '#tests/support/server/video-platform.ts'
import { later, MINUTE, videoWorld } from '#tests/support/server/videos.ts'

const world = videoWorld()
const DAY = 24 * 60 * MINUTE

const cleanUp = () => cleanUpVideos(world.process())
const counts = async () => {
  const files = []
  for await (const { key } of world.files.list('video-thumbnails')) files.push(key)
  const [videos, pages] = await Promise.all([
    world.db.prisma.video.count(),
    world.db.prisma.videoPage.count(),
  ])
  return { videos, pages, pictures: files.length }
}

test('what the platform told is forgotten after 30 days, its places in the list are not', async () => {
  const server = world.process()
  await findVideoPage(server, undefined)
  await findVideoPage(server, tokenOf(12))
  await backgroundSettled()
  await cleanUp()
  expect(await counts()).toEqual({ videos: 24, pages: 3, pictures: 24 })

  later(31 * DAY)
  await findVideoPage(server, undefined)
  await backgroundSettled()
  await cleanUp()
  expect(await counts()).toEqual({ videos: 12, pages: 3, pictures: 12 })
  expect((await findVideoPage(server, tokenOf(12))).nodes).toHaveLength(12)
})

test('a token that no page leads to any more is forgotten, too', async () => {
  const server = world.process()
  await findVideoPage(server, undefined)
  world.peer.uploads = uploads(5)
  later(31 * DAY)
  await findVideoPage(server, undefined)
  await backgroundSettled()
  await cleanUp()
  expect((await counts()).pages).toBe(1)
  await expect(findVideoPage(server, tokenOf(12))).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  })
})

test('a picture that no video names goes', async () => {
  const server = world.process()
  await findVideoPage(server, undefined)
  await backgroundSettled()
  await world.db.prisma.video.update({ where: { id: 'video-00030' }, data: { thumbnailPath: null } })
  await cleanUpFiles(server, () => true)
  expect((await counts()).pictures).toBe(11)
})
