import { describe, expect, test } from 'vitest'
import { joinPages, matchingVideos, neighbours } from '#client/features/videos/video-list.ts'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { chosenVideos, videoIdOf } from '#server/content/declarations/videos.ts'
import { quota, refreshCost, retryAfterMs, unitsLeft, whyNotNow } from '#server/domains/videos/quota-rules.ts'
import { isPictureHost, quotaResetAt } from '#server/domains/videos/refresh-page.ts'
import { warnOfIncompleteVideoSource } from '#server/domains/videos/video-source.ts'
import { createLog } from '#server/lib/log.ts'
import fc from '#tests/support/project/fuzz.ts'

const HOUR = 3_600_000

describe('video rules', () => {
  describe('the quota', () => {
    test('of 300 units lasts for any 24 hours, whoever asks when', () => {
      const moments = fc.array(
        fc.record({ pause: fc.integer({ min: 0, max: 3 * HOUR }), newest: fc.boolean() }),
        {
          minLength: 200,
          maxLength: 600,
        },
      )
      fc.assert(
        fc.property(moments, (asked) => {
          const spent: { at: number; units: number }[] = []
          let now = new Date('2026-11-21T00:00:00Z')
          let account = {
            units: quota.store as number,
            unitsAt: now,
            claimedUntil: null,
            blockedUntil: null,
            playlistFoundAt: now,
          }
          for (const { pause, newest } of asked) {
            now = new Date(now.getTime() + pause / 20)
            const page = { token: newest ? '' : 'older', fetchedAt: null, retryAt: null }
            if (whyNotNow(page, account, now)) continue
            const units = refreshCost(account, now)
            spent.push({ at: now.getTime(), units })
            account = { ...account, units: unitsLeft(account, now) - units, unitsAt: now }
          }
          for (const { at } of spent) {
            const day = spent.filter((one) => one.at >= at && one.at < at + 24 * HOUR)
            expect(day.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(300)
          }
        }),
        { numRuns: 30 },
      )
    })

    test.each([
      ['known', new Date('2026-11-21T00:00:00Z'), 2],
      ['not known', null, 3],
    ])(
      'pays for the videos, and for finding them in a channel that is %s',
      (_what, playlistFoundAt, units) => {
        const now = new Date('2026-11-21T00:00:00Z')
        const account = { units: 9, unitsAt: now, claimedUntil: null, blockedUntil: null, playlistFoundAt }
        expect(refreshCost(account, now)).toBe(units)
      },
    )

    test('is neither more nor less while the clock has been set back', () => {
      const unitsAt = new Date('2026-11-21T00:00:00Z')
      const left = (hours: number) =>
        unitsLeft({ units: 9, unitsAt }, new Date(unitsAt.getTime() + hours * HOUR))
      expect([-24, 0, 1].map(left)).toEqual([9, 9, 19])
    })

    test('is left alone for longer after every failure, up to an hour', () => {
      expect([1, 2, 3, 7, 50].map((failures) => retryAfterMs(failures) / 60_000)).toEqual([1, 2, 4, 60, 60])
    })

    test.each([
      ['2026-11-21T11:30:00Z', '2026-11-22T08:00:00.000Z'],
      ['2026-07-01T06:59:59Z', '2026-07-01T07:00:00.000Z'],
      // The night in which California puts its clocks back.
      ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00.000Z'],
    ])('that is gone at %s comes back at midnight in California', (now, back) => {
      expect(quotaResetAt(new Date(now)).toISOString()).toBe(back)
    })
  })

  test.each([
    ['https://i.ytimg.com/vi/abc/mqdefault.jpg', true],
    ['https://i9.ytimg.com/vi/abc/maxresdefault.jpg', true],
    ['https://www.googleapis.com/vi/abc/1.jpg', true],
    ['http://i.ytimg.com/vi/abc/mqdefault.jpg', false],
    ['https://i.ytimg.com:8443/vi/abc.jpg', false],
    ['https://i.ytimg.com.example/vi/abc.jpg', false],
    ['https://notytimg.com/vi/abc.jpg', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['http://localhost:4000/', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('a picture at %s is fetched: %s', (address, allowed) => {
    expect(isPictureHost(address, 'https://www.googleapis.com/youtube/v3')).toBe(allowed)
  })

  test.each([
    ['neither a channel nor a key', {}, {}, []],
    ['a channel and a key', { youTubeChannelId: 'UC1' }, { YOUTUBE_API_KEY: 'key' }, []],
    ['a channel only', { youTubeChannelId: 'UC1' }, {}, ['without YOUTUBE_API_KEY']],
    [
      'a key only',
      {},
      { YOUTUBE_API_KEY: 'key' },
      ['under Settings → Links and services, or youTubeChannelId in SITE_CONFIG'],
    ],
  ])('with %s, the log says at start what is missing', async (_what, ofSite, settings, missing) => {
    const lines: string[] = []
    const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void lines.push(line) } })
    const site = { ...(await readSite(undefined)), ...ofSite }
    warnOfIncompleteVideoSource({ env: readEnv({ NODE_ENV: 'test', ...settings }), site, log })
    expect(lines).toEqual(missing.map((words) => expect.stringContaining(words)))
  })

  describe('the list', () => {
    const videos = ['One', 'Two', 'Three'].map((title, index) => ({
      id: String(index + 1),
      title,
      description: index === 1 ? 'कक्षा' : '',
    }))

    test('has a video once that a new upload has moved to the next page', () => {
      const [one, two, three] = videos as [(typeof videos)[0], (typeof videos)[0], (typeof videos)[0]]
      expect(joinPages([{ nodes: [one, two] }, { nodes: [two, three] }])).toEqual(videos)
    })

    test.each([
      ['T', ['Two', 'Three']],
      [' two ', ['Two']],
      ['कक्षा', ['Two']],
      ['', ['One', 'Two', 'Three']],
      ['four', []],
    ])('is searched for %o', (search, found) => {
      expect(matchingVideos(videos, search).map(({ title }) => title)).toEqual(found)
    })

    test('ends at both ends, and begins after a video that is not in it', () => {
      expect(neighbours(videos, '1')).toMatchObject({ previous: undefined, next: { id: '2' } })
      expect(neighbours(videos, '3')).toMatchObject({ previous: { id: '2' }, next: undefined, following: [] })
      expect(neighbours(videos, '9')).toMatchObject({ previous: undefined, next: { id: '1' } })
    })
  })
})

const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]
const paths = ['watch?v=', 'watch?app=desktop&v=', 'watch?list=PLx&v=', 'live/', 'shorts/', 'embed/']
const beginnings = [
  '',
  'https://youtu.be/',
  ...['http', 'https'].flatMap((scheme) =>
    hosts.flatMap((host) => paths.map((path) => `${scheme}://${host}/${path}`)),
  ),
]
const ends = [
  '',
  '?t=10',
  '&t=10',
  '#t=10',
  '/',
  '?list=PLx&index=2',
  '?v=abcdefghijk',
  '&v=abcdefghijk',
  '/abcdefghijk',
]
const ids = ['dQw4w9WgXcQ', '-_-_-_-_-_-', '00000000000']

test('the ID of a video is read from every address that the field takes', () => {
  const cases = beginnings.flatMap((beginning) =>
    ids.flatMap((id) => ends.map((end) => ({ address: beginning + id + end, id }))),
  )
  for (const { address, id } of cases) {
    expect(chosenVideos.fields.address.schema.safeParse(address).success, address).toBe(true)
    expect(videoIdOf(address), address).toBe(id)
  }
})
