import { expect, test } from 'vitest'
import type { PageSubject } from '#client/layouts/page-facts.ts'
import { metaDescription } from '#client/layouts/page-head.tsx'
import { headTags } from '#client/ssr/head-tags.ts'
import { globalCss } from '#client/theme/global-style.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'

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

test('the institute tells its postal address, phones and hours', () => {
  expect(dataOf('/')).toMatchObject([
    {
      '@type': 'EducationalOrganization',
      telephone: site.phones,
      address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'NP' },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '06:00', closes: '17:30' }],
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
  const video = { title: 'Cells', description: '', publishedAt: '2026-11-01T06:00:00.000Z', playerUrl: null }
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
