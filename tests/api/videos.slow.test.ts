import { describe, expect, test, vi } from 'vitest'
import { DataVersion } from '#server/db/data-version.ts'
import { findVideoPage } from '#server/domains/videos/find-video-page.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { failures, tokenOf, uploads } from '#tests/support/server/video-platform.ts'
import { later, MINUTE, start, videoWorld } from '#tests/support/server/videos.ts'

const world = videoWorld()

/** All but the one that takes seconds, which has its own test. */
const brief = Object.entries(failures).filter(([name]) => name !== 'silent')
const titles = (page: { nodes: { title: string }[] }) => page.nodes.map(({ title }) => title)

describe('pages', () => {
  test('hold twelve uploads each, of which only finished live streams are shown, newest first', async () => {
    world.peer.uploads = [
      { id: 'soon', is: 'upcoming' },
      { id: 'now', is: 'running' },
      { id: 'advert', is: 'ordinary' },
      { id: 'secret', is: 'private' },
      { id: 'a-1', title: 'Older', publishedAt: '2026-11-01T00:00:00Z' },
      { id: 'a-2', title: 'Newer', publishedAt: '2026-11-02T00:00:00Z' },
      ...uploads(8),
    ]
    const server = world.process()
    const first = await findVideoPage(server, undefined)
    expect(titles(first)).toEqual([
      'Newer',
      'Older',
      'Class 8',
      'Class 7',
      'Class 6',
      'Class 5',
      'Class 4',
      'Class 3',
    ])
    expect(first.nodes[0]).toMatchObject({
      id: 'a-2',
      channelTitle: 'Test channel',
      publishedAt: new Date('2026-11-02T00:00:00Z'),
      endedAt: new Date('2026-11-02T01:15:00Z'),
      playerUrl: 'https://www.youtube-nocookie.com/embed/a-2',
    })
    const last = await findVideoPage(server, first.nextPageToken ?? '')
    expect([titles(last), last.nextPageToken]).toEqual([['Class 2', 'Class 1'], null])
  })

  test('without a recorded class among them are passed over, and never look like the end', async () => {
    world.peer.uploads = [
      ...uploads(24, 'ordinary').map(({ id }) => ({ id: `x${id}`, is: 'ordinary' as const })),
      ...uploads(3),
    ]
    const page = await findVideoPage(world.process(), undefined)
    expect(titles(page)).toEqual(['Class 3', 'Class 2', 'Class 1'])

    await world.forget()
    world.peer.uploads = [...uploads(72, 'private'), { id: 'last-one' }]
    const empty = await findVideoPage(world.process(), undefined)
    expect(empty.nodes).toEqual([])
    expect(empty.nextPageToken).toBe(tokenOf(48))
    expect((await findVideoPage(world.process(), tokenOf(48))).nodes).toHaveLength(1)
  })

  test('that caches keep are out of date once a picture was stored, be it a single one', async () => {
    const server = world.process()
    const version = () => new DataVersion(world.db).version()
    world.peer.uploads = uploads(1)
    const before = await version()
    await findVideoPage(server, undefined)
    await backgroundSettled()
    const after = await version()
    expect(after).not.toBe(before)
    expect((await findVideoPage(server, undefined)).nodes[0]?.thumbnail).not.toBeNull()

    later(16 * MINUTE)
    await findVideoPage(server, undefined)
    await backgroundSettled()
    expect(await findVideoPage(server, undefined)).toMatchObject({ stale: false })
    expect(await version()).toBe(after)
  })

  test('of a channel without uploads are empty', async () => {
    world.peer.uploads = []
    expect(await findVideoPage(world.process(), undefined)).toMatchObject({ nodes: [], nextPageToken: null })
  })

  test('are only asked for by tokens that were handed out', async () => {
    const server = world.process()
    await findVideoPage(server, undefined)
    const before = world.peer.calls.length
    for (const token of [tokenOf(24), 'nonsense', 'a\0', 'x'.repeat(10_000), 'sample-12']) {
      await expect(findVideoPage(server, token)).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
    expect(world.peer.calls).toHaveLength(before)
    await findVideoPage(server, tokenOf(12))
    expect(titles(await findVideoPage(server, tokenOf(24)))).toHaveLength(6)
  })
})

describe('an answer', () => {
  test('is fresh for 15 minutes, for all processes', async () => {
    const [one, other] = [world.process(), world.process()]
    await findVideoPage(one, undefined)
    expect(world.peer.calls).toEqual(['channels', 'playlistItems', 'videos'])
    later(15 * MINUTE - 1)
    expect(await findVideoPage(other, undefined)).toMatchObject({ stale: false, fetchedAt: start })
    expect(world.peer.calls).toHaveLength(3)
  })

  test('is given stale to whoever comes after that, and asked for anew without anybody waiting', async () => {
    const server = world.process()
    await findVideoPage(server, undefined)
    later(15 * MINUTE)
    world.peer.uploads = uploads(31)
    // A request that waited for this platform would take seconds.
    world.peer.fail(failures.silent)
    expect(await findVideoPage(server, undefined)).toMatchObject({ stale: true, fetchedAt: start })
    await backgroundSettled()
    world.peer.work()
    later(2 * MINUTE)
    await findVideoPage(server, undefined)
    await backgroundSettled()
    const fresh = await findVideoPage(server, undefined)
    expect([fresh.stale, fresh.nodes[0]?.title]).toEqual([false, 'Class 31'])
  })

  test.each(brief)('that was had before stays, with its time: %s', async (_name, failure) => {
    const server = world.process()
    await findVideoPage(server, undefined)
    later(20 * MINUTE)
    world.peer.fail(failure)
    await findVideoPage(server, undefined)
    await backgroundSettled()
    const page = await findVideoPage(server, undefined)
    expect(page).toMatchObject({ stale: true, fetchedAt: start })
    expect(page.nodes).toHaveLength(12)
  })

  test.each(brief)('that was never had is an error that says so: %s', async (_name, failure) => {
    world.peer.fail(failure)
    await expect(findVideoPage(world.process(), undefined)).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    })
  })

  test('is asked for once, however many processes want it first', async () => {
    const servers = [world.process(), world.process(), world.process()]
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        findVideoPage(servers[index % 3] ?? world.process(), undefined),
      ),
    )
    expect(new Set(pages.map((page) => page.nodes.length))).toEqual(new Set([12]))
    expect(world.peer.calls).toEqual(['channels', 'playlistItems', 'videos'])
  })

  test('is asked for one page at a time', async () => {
    const servers = [world.process(), world.process()]
    await findVideoPage(world.process(), undefined)
    await findVideoPage(world.process(), tokenOf(12))
    later(16 * MINUTE)
    world.peer.calls.length = 0
    let answer = () => {}
    world.peer.fail((request, reply) => {
      answer = () => failures.broken(request, reply)
    })
    for (const server of servers) {
      await findVideoPage(server, undefined)
      await findVideoPage(server, tokenOf(12))
    }
    await eventually(() => expect(world.peer.calls).toHaveLength(1))
    answer()
    await backgroundSettled()
    expect(world.peer.calls).toEqual(['playlistItems'])
  })

  test('of a process that died in the middle holds nobody up for long', async () => {
    await findVideoPage(world.process(), undefined)
    later(16 * MINUTE)
    await world.db.prisma.videoChannel.updateMany({
      data: { claim: '0190a5b2-0000-7000-8000-000000000000', claimedUntil: new Date(Date.now() + 30_000) },
    })
    await findVideoPage(world.process(), undefined)
    await backgroundSettled()
    expect(world.peer.calls).toHaveLength(3)
    later(31_000)
    await findVideoPage(world.process(), undefined)
    await backgroundSettled()
    expect(world.peer.calls).toHaveLength(5)
  })

  test('that another process has not fetched after twelve seconds is an error that says so', async () => {
    await findVideoPage(world.process(), undefined)
    await world.db.prisma.videoChannel.updateMany({
      data: { claim: '0190a5b2-0000-7000-8000-000000000000', claimedUntil: new Date(Date.now() + 30_000) },
    })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    // Every look whether the other process is done takes five seconds.
    const server = world.process()
    const now = () => {
      later(5_000)
      return new Date()
    }
    await expect(findVideoPage({ ...server, db: { ...server.db, now } }, tokenOf(12))).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    })
    expect(Date.now() - start.getTime()).toBe(15_000)
  })
})
