import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type OneOfEach, oneOfEach } from '#tests/support/people/one-of-each.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

/** Outside services of an institute, and the policy's entry for each. */
const outside = {
  mapEmbedUrl: 'https://maps.example/embed',
  onlineFormUrl: 'https://forms.example/admission',
  chatPluginId: 'himshikhar',
  youTubeChannelId: 'UCabc',
  analyticsId: 'G-ABC123',
  logoUrl: 'https://cdn.example/logo.svg',
}

let folder: string
/** On http and with nothing of others; and behind https with everything. */
let plain: TestApp
let secure: TestApp
let files: OneOfEach

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-headers-'))
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...demoSite, ...outside }))
  const settings = { PUBLIC_URL: 'https://institute.example', SITE_CONFIG: join(folder, 'site.json') }
  // As `npm start` without a setting: only hot reload is allowed more.
  plain = await testApp({ renderer: sourceRenderer(), settings: { NODE_ENV: 'development' } })
  secure = await testApp({ renderer: sourceRenderer(), settings })
  files = await oneOfEach(plain)
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await removeFolder(folder)
})

const PAGE = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'style-src-elem': "'self' 'sha256-…'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' https://www.youtube-nocookie.com",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const DATA = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
/** Policy of uploaded files: they run nothing and belong to no origin. */
const UPLOADED = {
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  sandbox: '',
  'frame-ancestors': "'none'",
}
const PICTURE = { 'default-src': "'none'", sandbox: '', 'frame-ancestors': "'none'" }

function policyOf({ headers }: Response): Record<string, string> {
  const policy = (headers.get('content-security-policy') ?? '').replace(/( 'sha256-[^']+')+/g, " 'sha256-…'")
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

interface EncodedResponse {
  status: number
  path: string | (() => string)
  init?: RequestInit
  policy?: Record<string, string>
  /** Sites that may embed it. */
  resource?: 'cross-origin'
}

const json = { 'content-type': 'application/json' }
const post = (body: string, headers = {}) => ({ method: 'POST', headers: { ...json, ...headers }, body })

const answers: Readonly<Record<string, EncodedResponse>> = {
  'a page': { status: 200, path: '/' },
  'a page that is not there': { status: 404, path: '/no-such-page' },
  'a redirect': { status: 302, path: '/admin' },
  'one address': { status: 301, path: '/news/' },
  'an answer of the API': {
    status: 200,
    path: '/graphql',
    init: post('{"query":"{ site { name } }"}'),
    policy: DATA,
  },
  'a question that is no GraphQL': {
    status: 400,
    path: '/graphql',
    init: post('{"query":"{"}'),
    policy: DATA,
  },
  'a body that is no JSON': { status: 400, path: '/graphql', init: post('{'), policy: DATA },
  'a body of no known kind': {
    status: 415,
    path: '/auth',
    init: { method: 'POST', headers: { 'content-type': 'text/x-unknown' }, body: 'x' },
  },
  'a refusal of another site': {
    status: 403,
    path: '/graphql',
    init: post('{"query":"{ __typename }"}', { origin: 'https://evil.example' }),
    policy: DATA,
  },
  'no route': { status: 404, path: '/nowhere', init: { method: 'PUT' } },
  'no file': { status: 404, path: '/no-such-file.txt' },
  'no address at all': { status: 400, path: '/%' },
  'an attachment': { status: 200, path: () => files.attachment, policy: UPLOADED, resource: 'cross-origin' },
  'its preview': { status: 200, path: () => files.preview, policy: UPLOADED, resource: 'cross-origin' },
  'a thumbnail': { status: 200, path: () => files.thumbnail, policy: PICTURE },
  'a result file': { status: 200, path: () => files.resultFile },
  'a student list': { status: 200, path: () => files.studentUpload },
  'an error file': { status: 200, path: () => files.errorFile },
  'a file that is refused': { status: 401, path: '/files/student/exam-schedule.ics' },
  'the feed': { status: 200, path: '/news/feed.xml' },
  'the sitemap': { status: 200, path: '/sitemap.xml' },
  'the manifest': { status: 200, path: '/site.webmanifest' },
  'the state of the process': { status: 200, path: '/healthz' },
}

const ask = async (app: TestApp, { path, init }: Pick<EncodedResponse, 'path' | 'init'>) => {
  const address = typeof path === 'string' ? path : path()
  // Originals are opened by admins.
  const client = address.includes('signature=') ? app.as('ADMIN') : app.newClient()
  const answer = await client.fetch(address, init)
  await answer.arrayBuffer()
  return answer
}

describe.each(Object.entries(answers))('%s', (_what, { status, policy = PAGE, resource, ...question }) => {
  test('says what browsers may not do with it', async () => {
    const answer = await ask(plain, question)
    expect(answer.status).toBe(status)
    expect(policyOf(answer)).toEqual(policy)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      // Answers of the API lack headers that only documents need.
      ...(policy !== DATA && {
        'permissions-policy': expect.stringContaining('camera=(), display-capture=(), geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
      }),
      'cross-origin-resource-policy': resource ?? 'same-origin',
    })
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer.headers.get(name), name).toBeNull()
    }
  })

  test('keeps browsers on https behind https, and says nothing of it elsewhere', async () => {
    expect((await ask(plain, question)).headers.get('strict-transport-security')).toBeNull()
    // The files are the other server's: here they are missing, and that answer counts too.
    expect((await ask(secure, question)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

test('a logo elsewhere is the icon of the site', async () => {
  const { icons } = await (await secure.newClient().fetch('/site.webmanifest')).json()
  expect(icons).toEqual([{ src: outside.logoUrl, sizes: 'any' }])
})

test('what an institute uses of others is in the policy, and nothing else', async () => {
  expect(policyOf(await ask(secure, { path: '/' }))).toEqual({
    ...PAGE,
    'script-src': "'self' https://www.googletagmanager.com",
    'connect-src':
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    'img-src':
      "'self' data: blob: https://cdn.example https://www.googletagmanager.com https://*.google-analytics.com",
    'frame-src':
      "'self' https://www.youtube-nocookie.com https://maps.example https://forms.example https://www.facebook.com",
  })
})

test('nobody makes a browser stay on https by a header that no proxy of ours set', async () => {
  const answer = await ask(plain, { path: '/', init: { headers: { 'x-forwarded-proto': 'https' } } })
  expect(answer.headers.get('strict-transport-security')).toBeNull()
})

// That each style of a page is in its policy by its hash: findable.slow.test.ts.
test.each(['/', '/news', '/no-such-page', '/auth'])('no script stands in %s, only data', async (path) => {
  const html = await (await plain.newClient().fetch(path)).text()
  const scripts = html.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(script).toMatch(/ src="\/|type="application\/(ld\+)?json"/)
  expect(html).not.toMatch(/<[^>]+\s(on[a-z]+|srcdoc)=|(href|src|action)="\s*javascript:/i)
})

test('a file of the build carries only what counts for one', async () => {
  const answer = await ask(plain, { path: '/assets/shared-1a2B_c-d.js' })
  expect(policyOf(answer)).toEqual({ 'default-src': "'none'" })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(answer.headers.get('permissions-policy')).toBeNull()
})
