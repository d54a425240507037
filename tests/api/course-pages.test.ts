import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { unknownFacts } from '#prisma/demo-content/courses/demo-course.ts'
import { coursesPage } from '#prisma/demo-content/index.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import {
  DeleteContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
} from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const rendered: string[] = []

beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(({ url }) => rendered.push(url)) })
})
afterAll(() => app.close())
beforeEach(() => app.db.prisma.contentItem.deleteMany())

const open = async (path: string) => {
  const answer = await app.as('VISITOR').fetch(path)
  const html = await answer.text()
  return { status: answer.status, html, ...readPage(html) }
}
const sitemap = async () => (await app.as('VISITOR').fetch('/sitemap.xml')).text()

async function save(
  collection: string,
  data: Record<string, unknown>,
  publication: 'NOW' | 'DRAFT' = 'NOW',
): Promise<string> {
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection, version: 0, publication, data })
  if (saveContent.__typename !== 'ContentItem') throw new Error(saveContent.message)
  return saveContent.id
}

const group = () => save('courseGroups', { ...courseGroups[0] })
const course = (ofGroup: string, more: Record<string, unknown> = {}, publication?: 'DRAFT') =>
  save('courses', { ...demoCourses[0], group: ofGroup, ...more }, publication)
const hide = (id: string, isHidden = true) => app.as('ADMIN').run(SetContentHidden, { ids: [id], isHidden })

test('without courses the page says so, and neither menus nor home nor the sitemap lead to it', async () => {
  const { status, html, main, robots } = await open('/courses')
  expect([status, robots]).toEqual([200, 'noindex'])
  expect(main).toContain('Nothing here yet')
  expect(html).not.toContain('role="tab"')
  const home = (await open('/')).html
  expect(home).not.toContain('href="/courses')
  expect(home).not.toContain('Our Courses')
  expect(await sitemap()).not.toContain('/courses')
})

test('a group without a course, and introductions alone, leave the page empty', async () => {
  await group()
  await save('coursesPage', { ...coursesPage })
  expect((await open('/courses')).main).toContain('Nothing here yet')
  expect((await open('/')).main).not.toContain('Our Courses')
  expect(await sitemap()).not.toContain('/courses')
})

test('a course has a page, structured data, a card and a place in the sitemap once it is published', async () => {
  await course(await group(), {}, 'DRAFT')
  expect((await open('/courses/mbbs')).status).toBe(404)
  expect(await sitemap()).not.toContain('/courses')
  await app.db.prisma.contentItem.deleteMany({ where: { collection: 'courses' } })

  const [{ id } = { id: '' }] = await app.db.prisma.contentItem.findMany()
  await course(id)
  const { status, main, data } = await open('/courses/mbbs')
  expect(status).toBe(200)
  expect(main).toContain('5½ years, internship included')
  expect(data).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Courses' }, {}] },
    { '@type': 'Course', name: 'Bachelor of Medicine and Bachelor of Surgery' },
  ])
  expect(await sitemap()).toMatch(/\/courses\/mbbs<\/loc><lastmod>20/)
  expect((await app.as('VISITOR').fetch('/cards/courses/mbbs.png')).status).toBe(200)
  expect((await open('/courses')).main).toContain('Learn More')
  expect((await open('/')).main).toContain('Our Courses')
})

test('a course that is hidden, or whose group is, is not there', async () => {
  const groupId = await group()
  const courseId = await course(groupId)
  for (const id of [courseId, groupId]) {
    expect((await open('/courses/mbbs')).status).toBe(200)
    await hide(id)
    expect((await open('/courses/mbbs')).status).toBe(404)
    expect((await open('/courses')).main).toContain('Nothing here yet')
    expect(await sitemap()).not.toContain('/courses/mbbs')
    await hide(id, false)
  }
})

test('the sitemap says when the content of a page changed', async () => {
  await save('missionPage', { mission: 'm', vision: 'v', values: [], philosophy: 'p', commitments: [] })
  const { publishAt } = await app.db.prisma.contentVersion.findFirstOrThrow()
  expect(await sitemap()).toContain(`/mission</loc><lastmod>${publishAt?.toISOString()}</lastmod>`)
})

test('facts are shown when they are filled in, a next batch until it is past', async () => {
  const groupId = await group()
  const none = { ...unknownFacts, duration: null, eligibility: null, exam: null, marks: [], questions: null }
  await course(groupId, { ...none, slug: 'plain' })
  const plain = await open('/courses/plain')
  for (const words of ['The degree takes', 'Who may apply', 'What the exam asks', 'More in', 'Fee', 'Seats'])
    expect(plain.main).not.toContain(words)
  const facts = { fee: 'Rs. 25,000', seats: 1_200, timetable: 'Sunday to Friday', teacher: 'Maya Gurung' }
  await course(groupId, { ...none, slug: 'full', ...facts, exam: 'CEE', nextBatch: '2099-02-01' })
  const { main } = await open('/courses/full')
  for (const words of ['Rs. 25,000', '1,200', 'Sunday to Friday', 'Maya Gurung', 'CEE', 'Feb 1, 2099'])
    expect(main).toContain(words)
  await course(groupId, { ...none, slug: 'begun', nextBatch: '2020-02-01' })
  expect((await open('/courses/begun')).main).not.toContain('Next batch')
  const list = (await open('/courses')).main
  for (const words of ['Rs. 25,000', '1,200', 'Feb 1, 2099']) expect(list).toContain(words)
  expect(list.match(/Next batch/g)).toHaveLength(1)
})

test('terms that all courses of a group share are stated once for the group', async () => {
  const groupId = await group()
  for (const slug of ['a', 'b']) await course(groupId, { slug, title: slug, fee: '₹45,000', seats: 36 })
  const { main } = await open('/courses')
  expect([main.match(/₹45,000/g), main.match(/Seats/g)].map((found) => found?.length)).toEqual([1, 1])
  await course(groupId, { slug: 'c', title: 'c', fee: '₹38,000', seats: 36 })
  const { main: after } = await open('/courses')
  expect([after.match(/Fee/g), after.match(/Seats/g)].map((found) => found?.length)).toEqual([3, 1])
})

test('home lists courses with a place first, then the others in their order, by their short names', async () => {
  const id = await group()
  await course(id, { slug: 'a', title: 'Course A' })
  await course(id, { slug: 'b', title: 'Course B', homePosition: 2 })
  await course(id, { slug: 'c', title: 'Course C', homePosition: 1, shortName: 'C.' })
  const { html } = await open('/')
  expect(Array.from(html.matchAll(/href="\/courses\/\w"[^>]*>(.*?)</g), ([, name]) => name)).toEqual([
    'C.',
    'Course B',
    'Course A',
  ])
})

test('only the slugs of groups that are published make pages of their own', async () => {
  await course(await group())
  await open('/courses')
  rendered.length = 0
  for (let time = 0; time < 5; time++) await open(`/courses?group=${crypto.randomUUID()}`)
  expect(rendered).toEqual([])
  expect((await open('/courses?group=medical')).html).toMatch(/aria-selected="true"[^>]*>Medical/)
  expect(rendered).toHaveLength(1)
})

test('a course is not brought back beside another one that has its address by now', async () => {
  const ofGroup = await group()
  const first = await course(ofGroup, { title: 'First' })
  const admin = app.as('ADMIN')
  await admin.run(DeleteContent, { ids: [first] })
  const second = await course(ofGroup, { title: 'Second' })
  const { errors } = await admin.send(RestoreContent, { ids: [first] })
  expect(errors).toMatchObject([
    { extensions: { code: 'CONFLICT' }, message: expect.stringMatching(/^“First” cannot be brought back/) },
  ])
  await admin.run(DeleteContent, { ids: [second] })
  const both = await admin.send(RestoreContent, { ids: [first, second] })
  expect(both.errors?.[0]).toMatchObject({
    extensions: { code: 'CONFLICT' },
    message: expect.stringContaining('another of these entries have the same address'),
  })
  expect((await admin.run(RestoreContent, { ids: [second] })).restoreContent).toBe(1)
})

test('nothing is brought back to a full list, and it is said why', async () => {
  const admin = app.as('ADMIN')
  const add = (number: number) => save('courseGroups', { ...courseGroups[0], slug: `group-${number}` })
  const first = await add(0)
  await admin.run(DeleteContent, { ids: [first] })
  for (let number = 1; number <= 12; number++) await add(number)
  const { errors } = await admin.send(RestoreContent, { ids: [first] })
  expect(errors).toMatchObject([
    {
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('can have at most 12 entries. Delete one first.'),
    },
  ])
})

test('an address is taken while another course is published at it, whatever its draft says', async () => {
  const admin = app.as('ADMIN')
  const ofGroup = await group()
  const data = { ...demoCourses[0], group: ofGroup, title: 'First', slug: 'mbbs' }
  const first = await save('courses', data)
  const moved = { collection: 'courses', id: first, data: { ...data, slug: 'mbbs-new' } }
  await admin.run(SaveContent, { ...moved, version: 1, publication: 'DRAFT' })
  const second = {
    collection: 'courses',
    version: 0,
    publication: 'NOW',
    data: { ...data, title: 'Second' },
  } as const
  expect((await admin.run(SaveContent, second)).saveContent).toMatchObject({
    fields: [{ path: 'slug', message: expect.stringMatching(/^“First” is published at this address/) }],
  })
  await admin.run(DeleteContent, { ids: [first] })
  const { saveContent } = await admin.run(SaveContent, second)
  const { errors } = await admin.send(RestoreContent, { ids: [first] })
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])

  await admin.run(DeleteContent, { ids: [saveContent.__typename === 'ContentItem' ? saveContent.id : ''] })
  await admin.run(RestoreContent, { ids: [first] })
  await admin.run(SaveContent, { ...moved, version: 2, publication: 'NOW' })
  expect((await admin.run(SaveContent, second)).saveContent.__typename).toBe('ContentItem')
})
