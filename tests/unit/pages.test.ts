import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { adminGroups, adminWork, quickActions } from '#client/layouts/admin-navigation.ts'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { pageError } from '#client/layouts/page-error.ts'
import type { PageSubject } from '#client/layouts/page-facts.ts'
import { metaDescription } from '#client/layouts/page-head.tsx'
import { studentNavigation, studentTabs } from '#client/layouts/student-navigation.ts'
import { textParts } from '#client/pages/public/notice/notice-article.tsx'
import { inThisLanguage, resultPath, safeNext, signInPath } from '#client/paths.ts'
import { routes } from '#client/router.ts'
import { headTags } from '#client/ssr/head-tags.ts'
import { type PageState, pageStateTag } from '#client/ssr/page-state.ts'
import { socialCard } from '#client/ssr/render-page.tsx'
import { globalCss } from '#client/theme/global-style.ts'
import { listQuery, oneOrder, readListParams, type SortRules, sortedBy } from '#client/ui/list-address.ts'
import { pageOf } from '#client/ui/list-page.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'
import fc from '#tests/support/project/fuzz.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const site = {
  name: 'Himshikhar',
  shortName: 'Himshikhar',
  tagline: '',
  publicUrl: 'https://himshikhar.example',
  description: '',
  logoUrl: null,
  phones: ['01-5970124', '9851000000'],
  email: 'info@himshikhar.example',
  address: 'Bagbazar, Kathmandu 44600, Nepal',
  establishedYear: 1996,
  socialLinks: [],
}

function dataOf(path: string, o: { subject?: PageSubject; officeHours?: string } = {}) {
  const { subject, officeHours = 'Everyday 06:00 AM - 5:30 PM' } = o
  const title = path === '/' ? undefined : 'A page'
  const html = headTags({ path, title, description: 'About', parents: [], subject }, { ...site, officeHours })
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...found].map(([, json]) => JSON.parse(json ?? ''))
}

const all = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])])

const lazyRoutes = all(routes).filter((route) => typeof route.lazy === 'function')

const rules: SortRules<'date' | 'name'> = { usual: 'date', firstOrder: { date: 'desc', name: 'asc' } }

const listParams = (query = '') => readListParams(new URLSearchParams(query), rules)

describe('head tags', () => {
  test('the institute tells its postal address, phones and hours', () => {
    expect(dataOf('/')).toMatchObject([
      {
        '@type': 'EducationalOrganization',
        telephone: site.phones,
        address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'NP' },
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', opens: '06:00', closes: '17:30' },
        ],
      },
    ])
  })

  test('hours are told for the days that they hold, in either language', () => {
    const [institute] = dataOf('/', { officeHours: 'आइत–शुक्र, बिहान १० – साँझ ५' })
    expect(institute).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          ...{ opens: '10:00', closes: '17:00' },
        },
      ],
    })
  })

  test('of two shifts both are told', () => {
    const officeHours = 'Sun to Fri: 6:00 AM to 12:00 PM and 2:00 PM to 6:00 PM'
    expect(dataOf('/', { officeHours })[0]).toMatchObject({
      openingHoursSpecification: [
        { opens: '06:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    })
  })

  test('hours whose days are not known are not told', () => {
    const [institute] = dataOf('/', { officeHours: '6 AM - 5 PM' })
    expect(institute).not.toHaveProperty('openingHoursSpecification')
  })

  test('a course has an offer and is given at the institute', () => {
    const subject = { kind: 'course', name: 'MBBS', description: 'Six months' } as const
    expect(dataOf('/courses/mbbs', { subject })).toContainEqual(
      expect.objectContaining({
        '@type': 'Course',
        offers: expect.objectContaining({ '@type': 'Offer', category: 'Paid' }),
        hasCourseInstance: expect.objectContaining({ '@type': 'CourseInstance', courseMode: 'Onsite' }),
      }),
    )
  })

  test('recorded classes with a picture and a day are videos', () => {
    const video = {
      title: 'Cells',
      description: '',
      publishedAt: '2026-11-01T06:00:00.000Z',
      playerUrl: null,
    }
    const thumbnail = '/files/videos/1.webp'
    const videos = [{ ...video, thumbnail }, video, { ...video, thumbnail, publishedAt: null }]
    const found = dataOf('/videos', { subject: { kind: 'videos', videos } })
    expect(found.filter((thing) => thing['@type'] === 'VideoObject')).toMatchObject([
      {
        ...{ name: 'Cells', description: 'Cells', uploadDate: video.publishedAt },
        thumbnailUrl: 'https://himshikhar.example/files/videos/1.webp',
      },
    ])
  })

  test('a description for search results has at most 160 characters', () => {
    const short = 'Short enough.'
    expect(metaDescription(short)).toBe(short)
    const sentences = `${'A sentence of some words. '.repeat(9)}`.trim()
    const cut = metaDescription(sentences)
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut.endsWith('words.')).toBe(true)
    const endless = metaDescription('word '.repeat(60))
    expect(endless.length).toBeLessThanOrEqual(160)
    expect(endless).toMatch(/word…$/)
  })

  test('readers who ask for more contrast get stronger lines and quiet text, in both schemes', () => {
    const rules = globalCss(defaultSchemes).match(/@media \(prefers-contrast: more\).*/g) ?? []
    expect(rules).toHaveLength(2)
    for (const rule of rules) expect(rule).toMatch(/--color-textMuted.*--color-line:.*--color-lineStrong/)
  })
})

const graphqlError = (code: string, message: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] })

describe('what a page may show of a failure', () => {
  test.each([
    ['BAD_USER_INPUT', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['RATE_LIMITED', 429],
  ])('%s of the API becomes status %i and keeps its message', (code, status) => {
    expect(pageError(graphqlError(code, 'Wait a minute'))).toMatchObject({ status, data: 'Wait a minute' })
  })

  test('an internal error of the API keeps nothing', () => {
    const error = pageError(graphqlError('INTERNAL_SERVER_ERROR', 'connection to 10.0.0.7 refused'))
    expect(error).toEqual({ status: 500, statusText: '', data: null, internal: false })
  })

  test.each([[new Error('at /srv/app/secret.ts:3')], ['a string'], [undefined], [{ status: 'odd' }]])(
    'anything else thrown keeps nothing: %s',
    (thrown) => {
      expect(pageError(thrown)).toEqual({ status: 500, statusText: '', data: null, internal: false })
    },
  )

  test('a status thrown by a loader stays, without its text', () => {
    const thrown = { status: 404, statusText: 'No row in notices', internal: false, data: null }
    expect(pageError(thrown)).toEqual({ status: 404, statusText: '', data: null, internal: false })
  })

  test('what the router itself says about an address is not shown', () => {
    const thrown = {
      status: 405,
      statusText: '',
      internal: true,
      data: 'Error: no action',
      error: new Error(),
    }
    expect(pageError(thrown)).toMatchObject({ status: 405, data: null })
  })

  test('what has been reduced stays as it is, so that the browser hydrates the same', () => {
    const once = pageError(graphqlError('RATE_LIMITED', 'Wait'))
    expect(pageError(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })
})

const router = { loaderData: {}, errors: null }
const stateWith = (text: string): PageState => ({
  apollo: { ROOT_QUERY: { text } },
  signedIn: false,
  formats: { firstCalendar: 'AD', nepaliDigits: 'LATIN' } as const,
  router,
})
const contentOf = (tag: string) => tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('</script>'))

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', 'परीक्षा “नतिजा” \\ " \''])(
  'nothing in the state gets out of its element: %j',
  (text) => {
    const tag = pageStateTag(stateWith(text))
    expect(contentOf(tag)).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(contentOf(tag))).toEqual(stateWith(text))
  },
)

const groundOf = (logoUrl: string | null) =>
  socialCard('Courses', { name: 'Koshi Academy', logoUrl }, defaultSchemes).ground

test('the card of an institute with a logo of its own does not show the project’s mark', () => {
  const mark = /<g transform="translate\(72 64\) scale\(3\.6\)">.*<\/g>\n?/s
  expect(groundOf(null)).toMatch(mark)
  expect(groundOf('/media/1/logo.png')).toBe(groundOf(null).replace(/<g transform.*<\/g>/s, ''))
})

const { aboutUs, main, studentZone, quickLinks, footer, legal, signIn, signUp, areas } = publicNavigation
const addresses = [
  ...[aboutUs, studentZone, quickLinks, ...footer].flatMap(({ items }) => items),
  ...[
    ...main,
    ...legal,
    ...adminWork,
    ...adminGroups.flatMap(({ items }) => items),
    ...quickActions,
    ...Object.values(areas),
  ],
  ...studentTabs,
]
  .map(({ to }) => to)
  .concat(studentNavigation.flatMap(({ items }) => items.flatMap(({ to, alias = to }) => [to, alias])))
  .concat(signIn, signUp ?? [])

test.each([...new Set(addresses)])('a menu leads to %s, which exists', (address) => {
  const path = matchRoutes(routes, address)?.at(-1)?.route.path
  expect(path).toBeDefined()
  expect(path).not.toBe('*')
})

describe('router', () => {
  test('every lazy route is named by the file that it loads', () => {
    expect(lazyRoutes.length).toBeGreaterThan(2)
    for (const { id = '', lazy } of lazyRoutes) {
      expect(existsSync(resolve(projectRoot, 'client', id)), id).toBe(true)
      // Those of public pages are wrapped.
      if (!id.startsWith('pages/public/')) expect(String(lazy), id).toContain(id)
    }
  })

  test('no two routes load the same file', () => {
    expect(new Set(lazyRoutes.map(({ id }) => id)).size).toBe(lazyRoutes.length)
  })
})

describe('paths', () => {
  test('a result address carries its exam and candidate, whatever they are made of', () => {
    expect(resultPath('CEE 7&8')).toBe('/results?exam=CEE+7%268')
    expect(new URL(resultPath('a', '00७/#'), 'http://x').searchParams.get('candidate')).toBe('00७/#')
  })

  test('the sign-in address knows where to go on and what was denied', () => {
    expect(signInPath()).toBe('/auth')
    expect(signInPath('/admin/results?x=1', 'ADMIN')).toBe(
      '/auth?next=%2Fadmin%2Fresults%3Fx%3D1&denied=ADMIN',
    )
  })

  describe('where to go after signing in', () => {
    test.each([
      ['/admin/results?exam=7#top', '/admin/results?exam=7#top'],
      ['/a/../b', '/b'],
      [null, '/admin'],
      ['', '/admin'],
      ['admin', '/admin'],
      ['https://elsewhere.example', '/admin'],
      ['//elsewhere.example', '/admin'],
      ['/\\elsewhere.example', '/admin'],
      ['/\t/elsewhere.example', '/admin'],
      ['/..//elsewhere.example', '/admin'],
      ['/./\\elsewhere.example', '/admin'],
      ['javascript:alert(1)', '/admin'],
    ])('%j leads to %j', (next, place) => {
      expect(safeNext(next, '/admin')).toBe(place)
    })

    test.each([
      ['/ne/portal', '/portal'],
      ['/ne/student/results?exam=7#top', '/student/results?exam=7#top'],
      ['/portal', '/portal'],
      ['/ne', '/'],
      ['/ne/courses/mbbs', '/courses/mbbs'],
      ['/ne/admin', '/admin'],
      ['/ne/nothing-here', '/ne/nothing-here'],
    ])('%j is in the language of the sign-in page %j', (next, place) => {
      expect(inThisLanguage(next)).toBe(place)
    })

    test('no next leads to another site', () => {
      const piece = fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        'x.example',
        '\t',
        '?',
        '#',
        '%2f',
        'http:',
      )
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
          const place = safeNext(pieces.join(''), '/admin')
          expect(new URL(place, 'https://ours.example').origin).toBe('https://ours.example')
        }),
      )
    })
  })
})

describe('list address', () => {
  test('a header sorts by its column, and turns it round at the second press', () => {
    const byName = sortedBy(listParams(), 'name', rules)
    expect(byName).toEqual({ sort: 'name', order: 'asc' })
    expect(sortedBy(byName, 'name', rules)).toEqual({ sort: 'name', order: 'desc' })
    expect(sortedBy(byName, 'date', rules)).toEqual({ sort: 'date', order: 'desc' })
  })

  test('the address says only what differs from a plain list, and reads back as it was', () => {
    expect(listQuery(listParams(), rules).toString()).toBe('')
    for (const query of ['search=cee+7', 'sort=name', 'sort=name&order=desc', 'order=asc', 'after=abc']) {
      expect(listQuery(listParams(query), rules).toString()).toBe(query)
    }
  })

  test('an address with nonsense gives the plain list', () => {
    const plain = { search: '', sort: 'date', order: 'desc', after: null }
    expect(listParams('sort=__proto__&order=sideways&after=')).toEqual(plain)
    expect(readListParams(new URLSearchParams('sort=name'), oneOrder).sort).toBe('usual')
  })

  test('a page begins behind its cursor, and at the beginning when that entry is gone', () => {
    const all = ['a', 'b', 'c'].map((id) => ({ id }))
    const idsOf = (after: string | null) => pageOf(all, { after, size: 2 }).nodes.map(({ id }) => id)
    expect(idsOf(null)).toEqual(['a', 'b'])
    expect(idsOf('b')).toEqual(['c'])
    expect(idsOf('gone')).toEqual(['a', 'b'])
    expect(pageOf(all, { after: null, size: 2 }).pageInfo).toEqual({ hasNextPage: true, endCursor: 'b' })
    expect(pageOf(all, { after: 'b', size: 2 }).pageInfo.hasNextPage).toBe(false)
    expect(pageOf([], { after: null, size: 2 })).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    })
  })
})

test.each([
  ['no address at all', []],
  ['see https://example.com.', ['https://example.com']],
  [
    '(https://example.com/a?b=c#d), and http://two.example/x!',
    ['https://example.com/a?b=c#d', 'http://two.example/x'],
  ],
  ['फाराम https://example.com/form। अन्त्य', ['https://example.com/form']],
  ['javascript:alert(1) and ftp://example.com', []],
  ['https://', []],
])('finds the addresses in “%s”', (text, addresses) => {
  const parts = textParts(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(addresses)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
