import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { graphql } from '#tests/gql/gql.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import {
  apiKey,
  channelId,
  startVideoPlatform,
  tokenOf,
  type VideoPlatformPeer,
} from '#tests/support/server/video-platform.ts'

const Videos = graphql(`
  query VideosForTests($after: String) {
    videos(after: $after) { nodes { id title thumbnail playerUrl } nextPageToken stale }
  }
`)

let folder: string
let peer: VideoPlatformPeer
let app: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-site-'))
  const siteConfig = join(folder, 'site.json')
  await writeFile(siteConfig, JSON.stringify({ ...demoSite, youTubeChannelId: channelId }))
  peer = await startVideoPlatform()
  app = await testApp({
    settings: { SITE_CONFIG: siteConfig, YOUTUBE_API_KEY: apiKey, YOUTUBE_API_URL: peer.url },
  })
})
afterAll(async () => {
  await app.close()
  await peer.close()
  await removeFolder(folder)
})

test('pictures come from our own server, as small copies', async () => {
  const visitor = app.as('VISITOR')
  const { videos: before } = await visitor.run(Videos)
  expect(before.nodes).toHaveLength(12)
  expect(before.nodes[0]).toMatchObject({
    thumbnail: null,
    playerUrl: expect.stringContaining('youtube-nocookie'),
  })
  await backgroundSettled()
  expect(peer.pictures).toHaveLength(12)

  const { videos } = await visitor.run(Videos)
  const address = videos.nodes[0]?.thumbnail ?? ''
  expect(address).toMatch(/^\/files\/videos\/video-00030-[\da-f]+\.webp$/)
  const answer = await visitor.fetch(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=604800, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 320, height: 180 })
  // Nobody makes the server fetch anything by asking.
  for (const name of [
    'video-00030.webp',
    'unknown.webp',
    '..%2f..%2fetc%2fpasswd',
    'video-00030-000000000000.webp',
  ]) {
    expect((await visitor.fetch(`/files/videos/${name}`)).status).toBe(404)
  }
  expect(peer.pictures).toHaveLength(12)
})

test('a token of nobody is refused with a sentence that helps, and costs nothing', async () => {
  const calls = peer.calls.length
  const { errors } = await app.as('VISITOR').send(Videos, { after: tokenOf(24) })
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('begin again with the newest videos'),
    extensions: { code: 'BAD_USER_INPUT' },
  })
  expect(peer.calls).toHaveLength(calls)
})

test('the demo has sample classes without a channel, in pages', async () => {
  const demo = await testApp()
  try {
    const { videos: first } = await demo.as('VISITOR').run(Videos)
    expect(first.nodes).toHaveLength(12)
    expect(first.nodes.every(({ playerUrl, thumbnail }) => playerUrl === null && thumbnail === null)).toBe(
      true,
    )
    const { videos: last } = await demo.as('VISITOR').run(Videos, { after: first.nextPageToken ?? '' })
    expect([last.nodes.length, last.nextPageToken]).toEqual([6, null])
    const { errors } = await demo.as('VISITOR').send(Videos, { after: 'sample-13' })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  } finally {
    await demo.close()
  }
})

test('an institute without a channel has none', async () => {
  const bare = await testApp({ settings: { DEMO: 'off' } })
  try {
    const { videos } = await bare.as('VISITOR').run(Videos)
    expect(videos).toMatchObject({ nodes: [], nextPageToken: null, stale: false })
  } finally {
    await bare.close()
  }
})
