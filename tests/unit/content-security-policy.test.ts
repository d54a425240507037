import { expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { readSite, type Site } from '#server/config/site.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'

/** Staff add single videos without any setting. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

const bare = await readSite(undefined)
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
