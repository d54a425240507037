import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { standInSite } from '#server/config/site.ts'
import { ContentStore } from '#server/content/content-store.ts'
import { courseGroups, courses } from '#server/content/declarations/courses.ts'
import { collections } from '#server/content/declarations/index.ts'
import { identity } from '#server/content/declarations/settings.ts'
import { studyMaterials } from '#server/content/declarations/student-area.ts'
import type { Field } from '#server/content/field.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent, SetContentHidden } from '#tests/support/content/content-operations.ts'
import { pdf, putUp } from '#tests/support/content/notices.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { drawing, uploaded } from '#tests/support/files/media.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// A page on which nothing is published is neither linked nor indexed, until something is.

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' }, site: standInSite(), renderer: sourceRenderer() })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.contentItem.deleteMany()
  await app.db.prisma.notice.deleteMany()
  await app.db.prisma.examResultFile.deleteMany()
})

const textOf = async (path: string) => (await app.as('VISITOR').fetch(path)).text()

/** Whether the site leads to a page, and search engines may keep it. */
async function stateOf(page: string): Promise<'linked' | 'hidden'> {
  const [own, home, legal, sitemap] = await Promise.all(
    [page, '/', '/privacy-policy', '/sitemap.xml'].map(textOf),
  )
  const states = {
    home: home?.includes(`href="${page}"`),
    legal: legal?.includes(`href="${page}"`),
    sitemap: sitemap?.includes(`${page}</loc>`),
    indexed: !own?.includes('<meta name="robots" content="noindex"'),
  }
  const isLinked = states.home === true
  expect(states, page).toEqual({ home: isLinked, legal: isLinked, sitemap: isLinked, indexed: isLinked })
  return isLinked ? 'linked' : 'hidden'
}

async function publish(collection: string, data: Record<string, unknown>): Promise<string> {
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection, version: 0, data, publication: 'NOW' })
  if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
  return saveContent.id
}

const setUp = () => publish('identity', sampleContent(identity.fields, { text: 'Words' }))

const aResult = (input: { releaseAt?: string; announced?: boolean } = {}) =>
  scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'A' }]), {
    ...{ examTitle: 'Exam A', examDate: '2026-11-11', ...input },
  })

test('news are linked while there is a notice', async () => {
  await setUp()
  expect(await stateOf('/news')).toBe('hidden')
  expect(readPage(await textOf('/news')).main).toContain('No Announcements')
  await putUp(app.as('ADMIN'))
  expect(await stateOf('/news')).toBe('linked')
})

test('results are linked from an announced release on, and while one is withdrawn', async () => {
  await setUp()
  expect(await stateOf('/results')).toBe('hidden')
  expect(readPage(await textOf('/results')).main).toContain('No exams available')
  await aResult({ releaseAt: inHours() })
  expect(await stateOf('/results')).toBe('hidden')
  await app.db.prisma.examResultFile.deleteMany()
  await aResult({ releaseAt: inHours(), announced: true })
  expect(await stateOf('/results')).toBe('linked')
  await app.db.prisma.examResultFile.deleteMany()
  const { id } = await aResult()
  expect(await stateOf('/results')).toBe('linked')
  await app.as('ADMIN').run(Withdraw, { id, reason: 'CORRECTION' })
  expect(await stateOf('/results')).toBe('linked')
})

test('another process knows within a second', async () => {
  let now = 0
  const other = new ContentStore({
    db: app.db,
    dataVersion: new DataVersion(app.db, { now: () => now }),
    configured: { site: standInSite(), fromFile: false },
  })
  const emptyPages = async () => (await other.published()).emptyPages()
  expect(await emptyPages()).toEqual(expect.arrayContaining(['/news', '/results']))
  await putUp(app.as('ADMIN'))
  await aResult()
  now = 1_000
  expect(await emptyPages()).not.toContain('/news')
  expect(await emptyPages()).not.toContain('/results')
})

test('courses of a hidden group do not make a page', async () => {
  await setUp()
  const group = await publish('courseGroups', sampleContent(courseGroups.fields, { text: 'Words' }))
  await publish(
    'courses',
    sampleContent(courses.fields, { text: 'Words', references: { courseGroups: group } }),
  )
  expect(await stateOf('/courses')).toBe('linked')
  await app.as('ADMIN').run(SetContentHidden, { ids: [group], isHidden: true })
  expect(await stateOf('/courses')).toBe('hidden')
})

const parts = collections
  .filter(
    ({ single, isSetting, audience, page }) =>
      single && !isSetting && audience === 'everybody' && page !== '/',
  )
  .flatMap((collection) =>
    Object.keys(collection.fields).map((name) => [collection.key, name, collection] as const),
  )

test.each(parts)(
  'a page with nothing but %s.%s is linked if it is indexed',
  async (key, name, { page, fields }) => {
    await setUp()
    const sample = async (field: Field) =>
      field.kind === 'PICTURE'
        ? { picture: (await uploaded(app.as('ADMIN'), await drawing('house.jpg'))).id, alt: 'Words' }
        : sampleContent({ [name]: field }, { text: 'Words' })[name]
    const data = Object.fromEntries(
      await Promise.all(
        Object.entries(fields).map(async ([other, field]) => [
          other,
          other === name || field.required ? await sample(field) : field.empty,
        ]),
      ),
    )
    await publish(key, data)
    const state = await stateOf(page)
    if (fields[name]?.kind === 'PICTURE') expect(state).toBe('linked')
  },
)

test('study materials are in the menu once there are some', async () => {
  await setUp()
  const isLinked = async () => (await textOf('/')).includes('href="/materials"')
  expect(await isLinked()).toBe(false)
  const file = await uploaded(app.as('ADMIN'), pdf('leaves.pdf'))
  await publish('studyMaterials', sampleContent(studyMaterials.fields, { text: 'Words', pdf: file.id }))
  expect(await isLinked()).toBe(true)
})

test('before the set-up there is no way to reach anybody, so nothing offers one', async () => {
  for (const path of ['/', '/contact', '/online-form', '/privacy-policy']) {
    const html = await textOf(path)
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).not.toMatch(/href="(tel|mailto):|\.invalid|application\/ld\+json|<address/)
    expect(html, path).not.toContain('href="/contact"')
  }
  const { main } = readPage(await textOf('/'))
  expect(main).not.toMatch(/Book Free Counseling|Talk to a counselor|Since/)
  expect(await textOf('/')).not.toContain('Chat with us')
  await setUp()
  expect(readPage(await textOf('/')).main).toContain('Book Free Counseling')
  expect(await textOf('/')).toContain('Chat with us')
})
