import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { createKeyRing } from '#server/auth/keys.ts'
import { signedUrl } from '#server/storage/signed-url.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { type Caller, callers, roleOf, tokenMaker } from '#tests/support/people/callers.ts'
import { type OneOfEach, oneOfEach } from '#tests/support/people/one-of-each.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

/** Whom an address lets in, and what the others meet. */
type RequiredScope =
  | 'anyone'
  | 'student'
  | 'student, who has none'
  | 'admin, missing to others'
  | 'admin, others sign in'
  | 'nobody'

interface Address {
  route: string
  /** Which of the route's addresses, where it has several. */
  what?: string
  scope: RequiredScope
  /** The route itself when absent. */
  path?: () => string | Promise<string>
}

/** Routes without a row here, and where they are tested. */
const elsewhere: Readonly<Record<string, string>> = {
  '/graphql': 'auth-scopes.test.ts: the fields of the schema',
  '/rehearsal': 'results-rehearsals.slow.test.ts: with a signed link',
  '/rehearsal/end': 'results-rehearsals.slow.test.ts: leaving it',
  '/ne/rehearsal': 'results-rehearsals.slow.test.ts: the same in Nepali',
  '/ne/rehearsal/end': 'results-rehearsals.slow.test.ts: leaving that',
  '/auth': 'cross-site.test.ts: the sign-in form without a script',
  '/ne/auth': 'cross-site.test.ts: the same in Nepali',
  '/sign-out': 'cross-site.test.ts: signing out without a script',
  '/ne/sign-out': 'cross-site.test.ts: the same in Nepali',
  '/setup': 'setup.slow.test.ts: the set-up, and its form without a script',
  '/admin/setup': 'demo-removal.slow.test.ts: the same for admins of the demo',
  '/verify/:code': 'result-slips.slow.test.ts: leads to the page',
  '/ne/verify/:code': 'nepali.slow.spec.ts: leads to the page',
  '/results': 'second-secret-pages.slow.test.ts: the look-up form without a script',
  '/ne/results': 'nepali.slow.spec.ts: the same in Nepali',
  '/student/results': 'second-secret-pages.slow.test.ts: the same for students',
  '/ne/student/results': 'nepali-areas.slow.spec.ts: the same in Nepali',
  '/ne/setup': 'setup.spec.ts: the set-up in Nepali',
  '/ne/admin/setup': 'the same page as /admin/setup; nepali-areas.slow.spec.ts: a visitor is asked to log in',
}

let app: TestApp
let files: OneOfEach
const cookies = new Map<Caller, string>()

beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  files = await oneOfEach(app)
  await app.as('ADMIN').run(SaveContent, {
    collection: 'identity',
    version: 0,
    data: { ...identity, brandColor: '#0b5d1e' },
    publication: 'NOW',
  })
  const tokenOf = tokenMaker(app)
  for (const caller of Object.values(callers)) {
    const token = await tokenOf(caller)
    cookies.set(caller, token === undefined ? '' : `pravesh_access=${token}`)
  }
})
afterAll(() => app.close())

const unsigned = (address: string) => address.replace(/\?.*/, '')
const signedFor = (address: string, other: string) => unsigned(address) + other.replace(/.*(?=\?)/, '')
const ranOut = (address: string) => signedUrl(unsigned(address), createKeyRing(app.db), -1000)

/** Opened by a signed-in admin who has a signed address, and by no other. */
function signed(route: string, own: keyof OneOfEach, other: keyof OneOfEach): Address[] {
  return [
    { route, what: 'signed', scope: 'admin, missing to others', path: () => files[own] },
    { route, what: 'not signed', scope: 'nobody', path: () => unsigned(files[own]) },
    { route, what: 'ran out', scope: 'nobody', path: () => ranOut(files[own]) },
    {
      route,
      what: 'signed for another file',
      scope: 'nobody',
      path: () => signedFor(files[own], files[other]),
    },
  ]
}

/** Access to every file, written by hand, so that a scope that becomes wider by mistake is noticed. */
const addresses: readonly Address[] = [
  { route: '/healthz', scope: 'anyone' },
  { route: '/readyz', scope: 'anyone' },
  { route: '/clock', scope: 'anyone' },
  { route: '/robots.txt', scope: 'anyone' },
  { route: '/sitemap.xml', scope: 'anyone' },
  { route: '/site.webmanifest', scope: 'anyone' },
  {
    route: '/files/result-slip.pdf',
    what: 'of a result',
    scope: 'anyone',
    path: () => '/files/result-slip.pdf?exam=MODEL-1&candidate=1',
  },
  {
    route: '/files/result-slip.pdf',
    what: 'of nobody',
    scope: 'nobody',
    path: () => '/files/result-slip.pdf?exam=MODEL-1&candidate=2',
  },
  {
    route: '/files/results.ics',
    what: 'of no announced release',
    scope: 'nobody',
    path: () => '/files/results.ics?exam=MODEL-1',
  },
  { route: '/news/feed.xml', scope: 'anyone' },
  {
    route: '/icons/:look/:name',
    scope: 'anyone',
    path: () => '/icons/0b5d1e/icon-192.png',
  },
  {
    route: '/icons/:look/:name',
    what: 'of another colour',
    scope: 'nobody',
    path: () => '/icons/8a1538/icon-192.png',
  },
  { route: '/cards/*', what: 'of the admin area', scope: 'nobody', path: () => '/cards/admin.png' },
  { route: '/files/activity.csv', scope: 'admin, missing to others' },
  { route: '/*', what: 'the admin area', scope: 'admin, others sign in', path: () => '/admin/materials' },
  ...['merit-list.pdf', 'merit-list.csv', 'exam-results.csv', 'exam-results.xlsx'].map(
    (name): Address => ({
      route: `/files/${name}`,
      scope: 'admin, missing to others',
      path: () => `/files/${name}?exam=MODEL-1`,
    }),
  ),
  {
    route: '/files/result-slips.pdf',
    scope: 'admin, missing to others',
    path: () => '/files/result-slips.pdf?exam=MODEL-1',
  },
  { route: '/files/videos/:name', scope: 'anyone', path: () => files.thumbnail },
  { route: '/media/:id/:name', what: 'a picture', scope: 'anyone', path: () => files.media },
  { route: '/media/:id/:name', what: 'its variant', scope: 'anyone', path: () => files.mediaVariant },
  {
    route: '/media/:id/:name',
    what: 'a PDF, signed',
    scope: 'anyone',
    path: () => files.mediaPdf,
  },
  {
    route: '/media/:id/:name',
    what: 'a PDF, not signed',
    scope: 'nobody',
    path: () => unsigned(files.mediaPdf),
  },
  {
    route: '/media/:id/:name',
    what: 'of no record',
    scope: 'nobody',
    path: () => '/media/9b2f0d5e-7c64-4f0a-9d0e-3f1f6f2b8a11/320.avif',
  },
  { route: '/files/notices/:folder/:name', what: 'shown', scope: 'anyone', path: () => files.attachment },
  {
    route: '/files/notices/:folder/:name',
    what: 'its preview',
    scope: 'anyone',
    path: () => files.preview,
  },
  {
    route: '/files/notices/:folder/:name',
    what: 'of a hidden notice, signed',
    scope: 'anyone',
    path: () => files.hiddenAttachment,
  },
  {
    route: '/files/notices/:folder/:name',
    what: 'of a hidden notice, not signed',
    scope: 'nobody',
    path: () => unsigned(files.hiddenAttachment),
  },
  {
    route: '/files/notices/:folder/:name',
    what: 'of a hidden notice, ran out',
    scope: 'nobody',
    path: () => ranOut(files.hiddenAttachment),
  },
  ...signed('/files/result-files/:id', 'resultFile', 'otherResultFile'),
  ...signed('/files/student-uploads/:id', 'studentUpload', 'resultFile'),
  ...signed('/files/import-errors/:id/*', 'errorFile', 'resultFile'),
  {
    route: '/files/student/materials/:name',
    what: 'an uploaded one',
    scope: 'student',
    path: () => files.material,
  },
  {
    route: '/files/student/syllabus/:name',
    what: 'a typeset one',
    scope: 'student',
    path: () => files.syllabus,
  },
  ...['materials', 'question-bank', 'papers', 'syllabus'].map(
    (kind): Address => ({
      route: `/files/student/${kind}/:name`,
      what: 'of no record',
      scope: 'student, who has none',
      path: () => `/files/student/${kind}/9b2f0d5e-7c64-4f0a-9d0e-3f1f6f2b8a11.pdf`,
    }),
  ),
  {
    route: '/files/student/receipts/:name',
    scope: 'student, who has none',
    path: () => '/files/student/receipts/9b2f0d5e-7c64-4f0a-9d0e-3f1f6f2b8a11-R-1.pdf',
  },
  { route: '/files/student/exam-schedule.ics', scope: 'student' },
]

/** The status that somebody should meet. */
function expected(scope: RequiredScope, caller: Caller): number {
  const role = roleOf(caller)
  switch (scope) {
    case 'anyone':
      return 200
    case 'nobody':
      return 404
    case 'student':
      if (role === undefined) return 401
      return role === 'STUDENT' ? 200 : 403
    case 'student, who has none':
      if (role === undefined) return 401
      return role === 'STUDENT' ? 404 : 403
    case 'admin, missing to others':
      return role === 'ADMIN' ? 200 : 404
    case 'admin, others sign in':
      return role === 'ADMIN' ? 200 : 302
  }
}

/** Where all are answered the same, one bad token stands for the others. */
const callersOf = (scope: RequiredScope) =>
  Object.entries(callers).filter(
    ([, { as, bad }]) =>
      bad === undefined ||
      !['anyone', 'nobody'].includes(scope) ||
      (as === 'ADMIN' && bad === 'token ran out'),
  )

test('every route has its row, and every row its route', () => {
  const routes = [...routesOf(app.app).keys()].toSorted()
  const rows = new Set([...addresses.map(({ route }) => route), ...Object.keys(elsewhere)])
  expect(routes).toEqual([...rows].toSorted())
})

test('nothing but the API and forms without a script takes anything', () => {
  for (const [route, methods] of routesOf(app.app)) {
    if (!(route in elsewhere)) expect(methods, route).toEqual(['GET', 'HEAD'])
  }
})

test.each(addresses.map((address) => ({ what: '', ...address })))(
  '$route $what',
  async ({ route, scope, path }) => {
    const address = await (path?.() ?? route)
    for (const [who, caller] of callersOf(scope)) {
      const cookie = cookies.get(caller) ?? ''
      const answer = await fetch(app.url + address, { headers: { cookie }, redirect: 'manual' })
      expect(answer.status, `to a ${who}`).toBe(expected(scope, caller))
      const content = await answer.text()
      if (answer.status === 200) {
        expect(content.length).toBeGreaterThan(0)
        continue
      }
      // A refusal contains no data, not even whether something is there.
      expect(['', 'Not found', 'Please sign in first.', 'Your account may not do this.']).toContain(content)
      expect(answer.headers.get('content-disposition')).toBeNull()
      expect(answer.headers.get('etag')).toBeNull()
    }
  },
)
