import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { describe, expect, test } from 'vitest'
import { ResponseCache } from '#server/api/response-cache.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { readSite, type Site } from '#server/config/site.ts'
import type { DataVersion } from '#server/db/data-version.ts'
import { withoutInternals } from '#server/graphql/errors.ts'
import { fileLanguageOf, languageOf } from '#server/graphql/language.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { sharedAnswers } from '#server/http/shared-answers.ts'
import { createLog } from '#server/lib/log.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { preloadTags } from '#server/ssr/preload-tags.ts'

interface EncodedResponse {
  text: string
}

const always = () => true

const kept = () => new ResponseCache<EncodedResponse>(({ text }) => text.length)

const request = { method: 'GET', url: '/', headers: {} } as FastifyRequest

async function cacheControl(secondsUntilRelease: number): Promise<string | undefined> {
  const state = { version: '1', untilRelease: () => secondsUntilRelease * 1000 }
  const shared = await sharedAnswers('build')(request, { state: () => state } as DataVersion)
  return shared?.headers({ isTagged: true })['cache-control']
}

const bare = await readSite(undefined)

/** The headers of a site whose settings change while it runs. */
function headersOf(site: Site) {
  const content = { site }
  const lines: string[] = []
  const log = createLog({ level: 'error', pretty: false, to: { write: (line) => void lines.push(line) } })
  const add = securityHeaders({
    env: { publicUrl: 'http://a.example' },
    content,
    log,
    development: false,
  })
  const frames = () => {
    let headers: Record<string, string> = {}
    const reply = { headers: (more: Record<string, string>) => (headers = { ...headers, ...more }) }
    add({ url: '/', protocol: 'http' } as FastifyRequest, reply as unknown as FastifyReply, () => {})
    return /frame-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  }
  return { content, frames, lines }
}

/** Staff add single videos without any setting. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

const policy = (more: Partial<Site>): Record<string, string[]> => {
  const { directives } = contentSecurityPolicy({ ...bare, ...more }, { development: false })
  return Object.fromEntries(Object.entries(directives).map(([name, sources]) => [name, sources.map(String)]))
}

/** Additions of a setting to the policy of an institute that uses no outside service. */
function opened(more: Partial<Site>): Record<string, string[]> {
  const before: Record<string, string[]> = policy({})
  const added = Object.entries(policy(more)).map(([name, sources]): [string, string[]] => [
    name,
    sources.filter((source) => !before[name]?.includes(source)),
  ])
  return Object.fromEntries(added.filter(([, sources]) => sources.length > 0))
}

const tagsFor = preloadTags(
  {
    'index.html': { file: 'assets/entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
    'routes/a.tsx': { file: 'assets/a.js', imports: ['_shared.js'] },
    'routes/b.tsx': { file: 'assets/b.js', imports: ['_shared.js', 'routes/a.tsx'] },
  },
  'index.html',
)

const hrefs = (tags: string) => Array.from(tags.matchAll(/href="([^"]+)"/g), ([, href]) => href)

describe('request language', () => {
  test.each([
    ['/ne/results', {}, 'ne'],
    ['/ne?exam=A', {}, 'ne'],
    ['/results', {}, 'en'],
    ['/results', { 'x-language': 'ne' }, 'en'],
    ['/news', { 'accept-language': 'ne-NP,ne;q=0.9' }, 'en'],
    // Pages have one address for each language, which is the key of their cache.
    ['/results?lang=ne', {}, 'en'],
    ['/cards/mission.png?lang=ne', {}, 'en'],
    ['/news/x.abcdefghij?lang=ne', {}, 'en'],
    ['/graphql', { 'x-language': 'ne' }, 'ne'],
    ['/graphql', { 'x-language': 'fr' }, 'en'],
    ['/graphql?lang=ne', {}, 'ne'],
    ['/graphql?lang=fr', {}, 'en'],
    ['/graphql', {}, 'en'],
    ['/graphql-x', { 'x-language': 'ne' }, 'en'],
  ])('%s with %j is in %s', (url, headers, language) => {
    expect(languageOf({ url, headers })).toBe(language)
  })

  test.each([
    ['/files/results.ics?exam=A&lang=ne', 'ne'],
    ['/files/results.ics?exam=A&lang=fr', 'en'],
    ['/news/feed.xml?lang=ne', 'ne'],
    ['/news/feed.xml', 'en'],
  ])('the file %s is in %s', (url, language) => {
    expect(fileLanguageOf({ url })).toBe(language)
  })
})

describe('response cache', () => {
  test('makes an answer once, for everybody who asks meanwhile and afterwards', async () => {
    const answers = kept()
    let made = 0
    const make = async () => ({ text: `made ${++made}` })
    const two = await Promise.all([answers.get('1', 'a', make, always), answers.get('1', 'a', make, always)])
    expect([...two, answers.get('1', 'a', make, always)]).toEqual(Array(3).fill({ text: 'made 1' }))
    expect(await answers.get('1', 'b', make, always)).toEqual({ text: 'made 2' })
  })

  test('makes it anew when the data has changed', async () => {
    const answers = kept()
    await answers.get('1', 'a', async () => ({ text: 'old' }), always)
    expect(await answers.get('2', 'a', async () => ({ text: 'new' }), always)).toEqual({ text: 'new' })
  })

  test('does not keep an answer that was begun before a change', async () => {
    const answers = kept()
    let finish = (_: EncodedResponse) => {}
    const slow = answers.get('1', 'a', () => new Promise((done) => (finish = done)), always)
    await answers.get('2', 'b', async () => ({ text: 'b' }), always)
    finish({ text: 'old' })
    expect(await slow).toEqual({ text: 'old' })
    expect(await answers.get('2', 'a', async () => ({ text: 'new' }), always)).toEqual({ text: 'new' })
  })

  test('keeps no failure', async () => {
    const answers = kept()
    await expect(answers.get('1', 'a', () => Promise.reject(new Error('gone')), always)).rejects.toThrow(
      'gone',
    )
    const failed = async () => ({ text: 'failed' })
    await answers.get('1', 'a', failed, ({ text }) => text !== 'failed')
    expect(await answers.get('1', 'a', async () => ({ text: 'well' }), always)).toEqual({ text: 'well' })
  })

  test('keeps nothing under a key of any length', async () => {
    const answers = kept()
    const key = 'x'.repeat(1001)
    await answers.get('1', key, async () => ({ text: 'first' }), always)
    expect(await answers.get('1', key, async () => ({ text: 'second' }), always)).toEqual({ text: 'second' })
  })
})

describe('shared answers', () => {
  test.each([
    [Number.POSITIVE_INFINITY, 5, 60],
    [63, 5, 60],
    [62.9, 5, 59],
    [8, 5, 5],
    [7.9, 4, 4],
    [4, 1, 1],
    [3, 0, 0],
  ])(
    '%s s before a release a cache may answer for 1 s, for %s s more while it asks, and for %s s while nobody answers',
    async (left, updating, away) => {
      expect(await cacheControl(left)).toBe(
        `public, max-age=0, s-maxage=1, stale-while-revalidate=${updating}, stale-if-error=${away}`,
      )
    },
  )

  test.each([2.9, 0.2, 0, -1])('%s s before a release no cache may keep an answer', async (left) => {
    expect(await cacheControl(left)).toBeUndefined()
  })

  test('an answer that was made before a release and is sent after it is kept by no cache', async () => {
    let left = 60_000
    const state = { version: '1', untilRelease: () => left }
    const shared = await sharedAnswers('build')(request, { state: () => state } as DataVersion)
    left = -1
    expect(shared?.headers({ isTagged: true })).toEqual({ 'cache-control': 'private, no-store' })
  })

  test('nothing is kept while the sources may change', async () => {
    const state = { version: '1', untilRelease: () => Number.POSITIVE_INFINITY }
    expect(await sharedAnswers(undefined)(request, { state: () => state } as DataVersion)).toBeUndefined()
  })
})

describe('security headers', () => {
  test.each(['https://maps.example,evil.example/map', 'https://maps.example;/map', "https://'self'/"])(
    'an address that a policy cannot name is left out: %s',
    (mapEmbedUrl) => {
      const { content, frames, lines } = headersOf(bare)
      content.site = { ...bare, mapEmbedUrl, onlineFormUrl: 'https://forms.example/a' }
      expect(frames()).toBe("'self' https://www.youtube-nocookie.com https://forms.example")
      expect(lines).toEqual([])
    },
  )

  test('settings of which no headers can be made leave those from before, and are logged once', () => {
    const { content, frames, lines } = headersOf({ ...bare, mapEmbedUrl: 'https://maps.example/a' })
    content.site = {
      ...bare,
      get mapEmbedUrl(): string {
        throw new Error('unfit')
      },
    }
    for (let time = 0; time < 2; time++) expect(frames()).toContain('https://maps.example')
    expect(lines).toEqual([expect.stringContaining('unfit')])
    content.site = { ...bare, mapEmbedUrl: 'https://other.example/a' }
    expect(frames()).toContain('https://other.example')
  })
})

describe('content security policy', () => {
  test('without outside services nothing but the video player comes from another host', () => {
    expect(Object.keys(demoSite)).not.toContain('analyticsId')
    expect(
      Object.values(policy({}))
        .flat()
        .filter((source) => source.includes('//')),
    ).toEqual([VIDEO_PLAYER])
    expect(policy({}).frameSrc).toContain(VIDEO_PLAYER)
  })

  test.each<[string, Partial<Site>, Record<string, string[]>]>([
    [
      'a map',
      { mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1' },
      { frameSrc: ['https://www.openstreetmap.org'] },
    ],
    ['a video channel', { youTubeChannelId: 'UC1' }, {}],
    [
      'a form',
      { onlineFormUrl: 'https://docs.google.com/forms/d/e/1/viewform?embedded=true' },
      { frameSrc: ['https://docs.google.com'] },
    ],
    ['a logo elsewhere', { logoUrl: 'https://cdn.example/logo.svg' }, { imgSrc: ['https://cdn.example'] }],
    ['a logo of our own', { logoUrl: '/logo.svg' }, {}],
    ['the chat plugin', { chatPluginId: 'himshikhar' }, { frameSrc: ['https://www.facebook.com'] }],
  ])('%s opens its own host, if any, and no other', (_what, more, expected) => {
    expect(opened(more)).toEqual(expected)
  })

  test('analytics opens only hosts of its service', () => {
    const { scriptSrc, ...rest } = opened({ analyticsId: 'G-ABC123' })
    expect(scriptSrc).toEqual(['https://www.googletagmanager.com'])
    expect(Object.keys(rest).toSorted()).toEqual(['connectSrc', 'imgSrc'])
  })

  test('one host that is used twice is named once', () => {
    const page = 'https://maps.example/a'
    expect(policy({ mapEmbedUrl: page, onlineFormUrl: page }).frameSrc).toEqual([
      "'self'",
      VIDEO_PLAYER,
      'https://maps.example',
    ])
  })
})

describe('preload tags', () => {
  test("fetches a route's chunks and what they import, each once, but not what the entry loads anyway", () => {
    expect(hrefs(tagsFor(['routes/a.tsx']))).toEqual([
      '/assets/shared.css',
      '/assets/a.js',
      '/assets/shared.js',
    ])
    expect(hrefs(tagsFor(['root', 'routes/b.tsx', 'routes/a.tsx'])).toSorted()).toEqual([
      '/assets/a.js',
      '/assets/b.js',
      '/assets/shared.css',
      '/assets/shared.js',
    ])
  })

  test('a module that has no chunk of its own adds nothing', () => {
    expect(tagsFor(['root', 'routes/unknown.tsx'])).toBe('')
  })
})

test('the error of a compiled document, which cannot be changed, is told as any other', async () => {
  const find = { type: GraphQLString, resolve: () => Promise.reject(new TooManyAttempts(60, 'Too many.')) }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { find } }) })
  const compiled = compileQuery(schema, parse('{ find }'))
  if (!isCompiledQuery(compiled)) throw new Error('not compiled')
  const { errors = [] } = await compiled.query(undefined, {}, {})
  expect(errors).toHaveLength(1)
  const log = createLog({ level: 'silent', pretty: false })
  const shown = errors.map((error) => withoutInternals(error, { log, language: 'en' }))
  expect(shown).toMatchObject([
    { message: expect.stringMatching(/^Too many\./), path: ['find'], extensions: { code: 'RATE_LIMITED' } },
  ])
})
