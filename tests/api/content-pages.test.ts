import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseGroups as demoCourseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { courseGroups, courses } from '#server/content/declarations/courses.ts'
import { collections } from '#server/content/declarations/index.ts'
import { cleanUpContent } from '#server/domains/content/clean-up-content.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import {
  ContentItem,
  ContentItems,
  DeleteContent,
  PublishContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
  Stories,
} from '#tests/support/content/content-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { fillContent, sampleContent } from '#tests/support/content/sample-content.ts'
import { uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { inHours } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

/** Drafts that lack what is required: saved and previewed, but not published. */
describe('content drafts', () => {
  const Preview = graphql(`
  query DraftPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }
`)

  const complete = { title: 'Whole', content: 'She studied.', name: 'Maya', achievement: 'A seat' }
  const titleAndName = { title: 'Half', name: 'Maya' }
  const missing = ['content', 'achievement']

  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
  })
  afterAll(() => app.close())
  beforeEach(() => app.db.prisma.contentItem.deleteMany())

  async function save(
    data: Record<string, unknown>,
    o: {
      collection?: string
      publication?: 'DRAFT' | 'NOW' | 'AT'
      id?: string
      version?: number
      publishAt?: string
    } = {},
  ) {
    const variables = { collection: 'successStories', version: 0, publication: 'DRAFT' as const, ...o }
    return (await app.as('ADMIN').run(SaveContent, { data, ...variables })).saveContent
  }

  async function saved(...args: Parameters<typeof save>) {
    const result = await save(...args)
    if (result.__typename !== 'ContentItem') throw new Error(JSON.stringify(result))
    return result
  }

  const paths = (problems: readonly { path: string }[]) => problems.map(({ path }) => path)
  const shown = async () =>
    (await app.as('VISITOR').run(Stories)).content.successStories.map(({ title }) => title)

  test('a draft is saved as far as it is written, and says what it lacks', async () => {
    const { id, data, problems } = await saved(titleAndName)
    expect(data).toMatchObject({ ...titleAndName, content: null, achievement: null })
    expect(paths(problems)).toEqual(missing)
    expect(problems[0]?.message).toBe('Story is required')
    const { contentItems } = await app.as('ADMIN').run(ContentItems, { collection: 'successStories' })
    expect(contentItems.map(({ problemCount }) => problemCount)).toEqual([missing.length])
    const whole = await saved(complete, { id, version: 1 })
    expect(whole.problems).toEqual([])
  })

  test('a draft without a title is listed by the kind of content that it is', async () => {
    await saved({ name: 'Maya' })
    const { contentItems } = await app.as('ADMIN').run(ContentItems, { collection: 'successStories' })
    expect(contentItems.map(({ title }) => title)).toEqual(['Success stories'])
  })

  test('a draft is refused for what is not sound, and nothing is stored', async () => {
    const refused = await save({ title: 'x'.repeat(151), name: 5 })
    expect(refused).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'title' }, { path: 'name' }],
    })
    expect(await app.db.prisma.contentItem.count()).toBe(0)
  })

  test('a newer version cancels the schedule of an earlier one: a draft, and one that is scheduled for later', async () => {
    const { id } = await saved(complete, { publication: 'NOW' })
    const [soon = '', later = ''] = [600_000, 1_200_000].map((ms) =>
      new Date(app.db.now().getTime() + ms).toISOString(),
    )
    const at = (publishAt: string) => ({ id, publication: 'AT', publishAt }) as const
    const scheduled = async () =>
      (await app.as('ADMIN').run(ContentItem, { collection: 'successStories', id })).contentItem?.versions
    await saved(complete, { ...at(soon), version: 1 })
    expect(await scheduled()).toMatchObject([{ publishAt: soon, isScheduled: true }, { isScheduled: false }])
    expect((await saved(titleAndName, { id, version: 2 })).state).toBe('CHANGED')
    expect((await scheduled())?.slice(0, 2)).toMatchObject([{ publishAt: null }, { publishAt: null }])
    await saved(complete, { ...at(soon), version: 3 })
    await saved(complete, { ...at(later), version: 4 })
    expect((await scheduled())?.slice(0, 2)).toMatchObject([{ publishAt: later }, { publishAt: null }])
  })

  test('an upgrade cancels the schedule of a version that a newer one was saved over', async () => {
    const { id } = await saved(complete, { publication: 'NOW' })
    await saved(complete, { id, version: 1, publication: 'AT', publishAt: '2199-01-01T00:00:00Z' })
    await saved(titleAndName, { id, version: 2 })
    const numbersWithTime = async () =>
      (await app.db.prisma.contentVersion.findMany({ where: { itemId: id, publishAt: { not: null } } })).map(
        ({ number }) => number,
      )
    // As versions of the program before this rule left it.
    await app.db.pool.query(
      "UPDATE content_versions SET publish_at = '2199-01-01' WHERE item_id = $1 AND number = 2",
      [id],
    )
    expect(await numbersWithTime()).toEqual([1, 2])
    const migration = resolve(
      projectRoot,
      'prisma/migrations/20261128060500_superseded_schedules/migration.sql',
    )
    await app.db.pool.query(await readFile(migration, 'utf8'))
    expect(await numbersWithTime()).toEqual([1])
  })

  test('an item names what hides it: a required reference to something hidden or to a draft', async () => {
    const { id } = await saved({ name: 'Sciences', category: 'Sciences' }, { collection: 'courseGroups' })
    const hiding = async (title: string) =>
      (await saved({ title, group: id }, { collection: 'courses' })).unpublishedReferences
    expect(await hiding('BSc')).toEqual([{ title: 'Sciences' }])
    await app.db.prisma.contentVersion.updateMany({
      where: { itemId: id },
      data: { publishAt: new Date(app.db.now().getTime() - 1_000) },
    })
    expect(await hiding('BA')).toEqual([])
    await app.as('ADMIN').run(SetContentHidden, { ids: [id], isHidden: true })
    expect(await hiding('MA')).toHaveLength(1)
  })

  test('a day in Bikram Sambat is refused at its field, also in a draft', async () => {
    const day = `${app.db.now().getUTCFullYear() + 57}-08-30`
    const message = expect.stringMatching(new RegExp(`^${day} looks like Bikram Sambat\\. `))
    for (const publication of ['DRAFT', 'NOW'] as const) {
      const refused = await save({ title: 'Mock', day }, { collection: 'scheduledExams', publication })
      if (refused.__typename !== 'InvalidInput') throw new Error('accepted')
      expect(refused.fields).toContainEqual({ path: 'day', message })
    }
    expect(await app.db.prisma.contentItem.count()).toBe(0)
  })

  test.each([
    ['now', { publication: 'NOW' }],
    ['at a time', { publication: 'AT', publishAt: '2199-01-01T00:00:00Z' }],
  ] as const)('publishing %s asks for what is missing', async (_when, publication) => {
    const { id } = await saved(titleAndName)
    const refused = await save(titleAndName, { id, version: 1, ...publication })
    if (refused.__typename !== 'InvalidInput') throw new Error('published')
    expect(paths(refused.fields)).toEqual(missing)
    expect(await shown()).toEqual([])
  })

  test('publishing many publishes those that are complete, and says what the others lack', async () => {
    const half = await saved(titleAndName)
    const whole = await saved(complete)
    const { publishContent } = await app.as('ADMIN').run(PublishContent, { ids: [half.id, whole.id] })
    expect(publishContent.map(({ state, problems }) => [state, paths(problems)])).toEqual([
      ['DRAFT', missing],
      ['PUBLISHED', []],
    ])
    expect(await shown()).toEqual(['Whole'])
  })

  test('publishing a draft from a list dates it by that moment; saved once more, it counts as saved', async () => {
    const { id } = await saved(complete)
    await app.db.pool.query("UPDATE content_versions SET created_at = created_at - interval '1 day'")
    const before = app.db.now()
    await app.as('ADMIN').run(PublishContent, { ids: [id] })
    const again = await saved(complete, { id, publication: 'NOW' })
    expect(again).toMatchObject({ state: 'PUBLISHED', version: 1 })
    expect(Date.parse(again.publishAt ?? '')).toBeGreaterThanOrEqual(before.getTime())
  })

  test('an incomplete draft of what is published leaves that as it is', async () => {
    const { id } = await saved(complete, { publication: 'NOW' })
    expect((await saved({ title: 'Anew' }, { id, version: 1 })).state).toBe('CHANGED')
    await app.as('ADMIN').run(PublishContent, { ids: [id] })
    expect(await shown()).toEqual(['Whole'])
  })

  test('entries without address may be drafts beside each other', async () => {
    for (const title of ['One', 'Two']) await saved({ title }, { collection: 'courses' })
    expect(await app.db.prisma.contentItem.count()).toBe(2)
  })

  const public_ = collections.filter(({ audience }) => audience === 'everybody')

  test.each(public_)('$key: the preview of an empty draft is a page', async ({ key, page, fields }) => {
    const rows = Object.keys(fields).filter((name) => fields[name]?.kind === 'ROWS')
    const { id } = await saved(Object.fromEntries(rows.map((name) => [name, [{}]])), { collection: key })
    const { contentPreview } = await app.as('ADMIN').run(Preview, { page, id })
    const answer = await app.as('VISITOR').fetch(contentPreview)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('undefined')
  })
})

/** The preview of a page with its drafts, for everybody who has the signed address. */
describe('content preview', () => {
  const Preview = graphql(`
  query ContentPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }
`)

  let app: TestApp
  let courseId: string
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
    const group = await save('courseGroups', sampleContent(courseGroups.fields, { text: 'A group' }), 'NOW')
    const references = { courseGroups: group }
    const course = sampleContent(courses.fields, { text: 'A course to come', references })
    courseId = await save('courses', course, 'DRAFT')
  })
  afterAll(() => app.close())

  async function save(collection: string, data: Record<string, unknown>, publication: 'NOW' | 'DRAFT') {
    const { saveContent } = await app
      .as('ADMIN')
      .run(SaveContent, { collection, version: 0, data, publication })
    if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
    return saveContent.id
  }

  test('of an item with a page of its own, shows that page', async () => {
    const { contentPreview } = await app.as('ADMIN').run(Preview, { page: '/courses', id: courseId })
    const [path = ''] = contentPreview.split('?')
    expect(path).toBe('/courses/sample')
    const preview = await app.as('VISITOR').fetch(contentPreview)
    expect(preview.status).toBe(200)
    expect(await preview.text()).toContain('A course to come')
    for (const address of [path, `${path}?signature=x`, contentPreview.replace('sample', 'other')])
      expect((await app.as('VISITOR').fetch(address)).status, address).toBe(404)
  })

  test.each([undefined, '00000000-0000-4000-8000-000000000000'])('of item %s, shows the list', async (id) => {
    const { contentPreview } = await app.as('ADMIN').run(Preview, { page: '/courses', ...(id && { id }) })
    expect(contentPreview).toMatch(/^\/courses\?/)
    expect(await (await app.as('VISITOR').fetch(contentPreview)).text()).toContain('A course to come')
  })
})

/** Content in two languages: who asks for Nepali gets it where it is there, by the API. The pages are in tests/e2e. */
describe('content in nepali', () => {
  const Texts = graphql(`
  query NepaliTextsForTests {
    site { tagline }
    content { missionPage { mission vision values { name } } }
  }
`)
  const Preview = graphql(`
  query NepaliPreviewForTests($page: String!) { contentPreview(page: $page) }
`)
  const Missing = graphql(`
  query NepaliMissingForTests { dashboard { missingContent { collection text } } }
`)

  const mission = {
    ...{ mission: 'Our aim', vision: 'Our view', philosophy: 'Calm', commitments: [] },
    values: [{ name: 'Truth', text: 'Always', ne: { name: 'सत्य' } }],
    ne: { mission: 'हाम्रो लक्ष्य' },
  }

  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' } })
    await save(mission, { version: 0, publication: 'NOW' })
  })
  afterAll(() => app.close())

  async function save(
    data: Record<string, unknown>,
    o: { version: number; publication: 'NOW' | 'DRAFT'; collection?: string },
  ) {
    const { saveContent } = await app.as('ADMIN').run(SaveContent, { collection: 'missionPage', data, ...o })
    if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
  }

  async function texts(language?: string) {
    const answer = await app.as('VISITOR').fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(language && { 'x-language': language }) },
      body: JSON.stringify({ query: '{ content { missionPage { mission vision values { name } } } }' }),
    })
    return (await answer.json()).data.content.missionPage
  }

  const english = { mission: 'Our aim', vision: 'Our view', values: [{ name: 'Truth' }] }
  const nepali = { mission: 'हाम्रो लक्ष्य', vision: 'Our view', values: [{ name: 'सत्य' }] }

  test('the API answers in the language of the request, also from its caches', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await texts()).toEqual(english)
      expect(await texts('ne')).toEqual(nepali)
      expect(await texts('fr')).toEqual(english)
    }
    const { content } = await app.as('VISITOR').run(Texts)
    expect(content.missionPage).toMatchObject(english)
  })

  test('staff get both', async () => {
    const { contentItem } = await app.as('ADMIN').run(ContentItem, { collection: 'missionPage' })
    expect(contentItem?.data).toEqual(mission)
  })

  test('a draft in Nepali is not shown, and its preview is at the address of the Nepali page', async () => {
    await save({ ...mission, ne: { mission: 'नयाँ लक्ष्य' } }, { version: 1, publication: 'DRAFT' })
    expect((await texts('ne')).mission).toBe('हाम्रो लक्ष्य')
    const { contentPreview } = await app.as('ADMIN').run(Preview, { page: '/ne/mission' })
    expect(contentPreview).toMatch(/^\/ne\/mission\?/)
  })

  test('the activity log says that a Nepali text changed', async () => {
    const { subject } = await app.db.prisma.activity.findFirstOrThrow({ orderBy: { at: 'desc' } })
    expect(subject).toBe('Mission and vision (Mission in Nepali)')
  })

  test('the dashboard lists texts without Nepali, once there are some', async () => {
    const { dashboard } = await app.as('ADMIN').run(Missing)
    expect(dashboard.missingContent).toContainEqual({
      collection: 'missionPage',
      text: 'Mission and vision: 3 of 5 texts without Nepali',
    })
    await save({ ...mission, values: [], ne: {} }, { version: 2, publication: 'NOW' })
    const after = (await app.as('ADMIN').run(Missing)).dashboard.missingContent
    expect(after.filter(({ text }) => text.includes('Nepali'))).toEqual([])
  })
})

/** Texts with marks on every page that shows one: a field with paragraphs promises them in its form. */
describe('marked content', () => {
  const long = 'One **bold** word.\nNext line.\n\n[Contact](/contact) and [x](javascript:alert(1))'
  const hasLongText = (fields: object): boolean =>
    Object.values(fields).some(({ kind, fields: ofRow }) => kind === 'LONG_TEXT' || hasLongText(ofRow ?? {}))

  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
    await fillContent(app.as('ADMIN'), 'Plain', long)
    // Assignments are for the candidate with this ID.
    await app.as('STUDENT').fetch('/healthz')
    const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
    await app.db.prisma.candidateLink.create({ data: { candidateId: 'Plain', userId } })
  })
  afterAll(() => app.close())

  const pages = [
    ...new Set(collections.flatMap(({ page, fields }) => (hasLongText(fields) ? page : []))),
  ].map(
    // The list shows beginnings, the page of a course its text.
    (page) => (page === '/courses' ? '/courses/sample' : page),
  )

  test.each(pages)('%s shows bold words, links, paragraphs and line breaks as such', async (page) => {
    const html = await (await app.as(page === '/assignments' ? 'STUDENT' : 'VISITOR').fetch(page)).text()
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
    expect(main).toMatch(/<p[^>]*>One <strong>bold<\/strong> word\.\nNext line\.<\/p>/)
    expect(main).toMatch(
      /<p[^>]*><a href="\/contact"[^>]*>Contact<\/a> and \[x\]\(javascript:alert\(1\)\)<\/p>/,
    )
    expect(main).not.toMatch(/\*\*|\[Contact\]/)
  })
})

/** Entries that others belong to: deleting or hiding them takes the others off the website. */
describe('needed content', () => {
  const Concealed = graphql(`
  query ConcealedForTests {
    contentItems(collection: "courses") { id state unpublishedReferences { title } }
    dashboard { missingContent { collection text } }
  }
`)

  let app: TestApp
  let admin: ApiClient
  beforeAll(async () => {
    app = await testApp()
    admin = app.as('ADMIN')
  })
  afterAll(() => app.close())
  beforeEach(() => app.db.prisma.contentItem.deleteMany())

  type Publication = 'NOW' | 'DRAFT'

  async function save(
    collection: string,
    data: Record<string, unknown>,
    o: { id?: string; version?: number; publication?: Publication } = {},
  ) {
    const variables = { collection, data, version: 0, publication: 'NOW' as const, ...o }
    const { saveContent } = await admin.run(SaveContent, variables)
    if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
    return saveContent.id
  }

  const group = (name: string) =>
    save('courseGroups', { ...demoCourseGroups[0], name, slug: name.toLowerCase() })
  const course = (ofGroup: string, slug: string, o?: Parameters<typeof save>[2]) =>
    save('courses', { ...demoCourses[0], slug, group: ofGroup }, o)
  const remove = async (...ids: string[]) => {
    const { data, errors } = await admin.send(DeleteContent, { ids })
    return errors?.[0]
      ? { code: errors[0].extensions?.code, message: errors[0].message }
      : data?.deleteContent
  }
  const courses = async () => (await admin.run(Concealed)).contentItems
  const missing = async () =>
    (await admin.run(Concealed)).dashboard.missingContent
      .filter(({ collection }) => collection === 'courses')
      .map(({ text }) => text)

  test('a group with courses is not deleted, and it is said how many it has', async () => {
    const id = await group('Medical')
    const ids = [await course(id, 'one'), await course(id, 'two', { publication: 'DRAFT' })]
    expect(await remove(id)).toEqual({
      code: 'CONFLICT',
      message: expect.stringContaining('“Medical” cannot be deleted: entries of “Courses” belong to it (2).'),
    })
    expect(await courses()).toMatchObject([{ unpublishedReferences: [] }, { unpublishedReferences: [] }])
    expect(await remove(...ids)).toBe(2)
    expect(await remove(id)).toBe(1)
  })

  test('nor is a group that a course leaves only in its draft; all of them together are', async () => {
    const [from, to] = [await group('Medical'), await group('Nursing')]
    const id = await course(from, 'one')
    await course(to, 'one', { id, version: 1, publication: 'DRAFT' })
    for (const needed of [from, to]) expect(await remove(needed)).toMatchObject({ code: 'CONFLICT' })
    await course(to, 'one', { id, version: 2 })
    expect(await remove(from)).toBe(1)
    expect(await remove(to, id)).toBe(2)
  })

  test('a department with teachers is not deleted', async () => {
    const id = await save('departments', { name: 'Botany' }, { publication: 'DRAFT' })
    await save('teachers', { name: 'Maya', department: id }, { publication: 'DRAFT' })
    expect(await remove(id)).toMatchObject({
      message: expect.stringContaining('“Teachers” belong to it (1)'),
    })
  })

  test('a course whose group is hidden, deleted or gone for ever says so, and the dashboard misses courses', async () => {
    const id = await group('Medical')
    const one = await course(id, 'one')
    expect(await missing()).not.toContain('Courses: nothing is published yet')
    const concealed = async (title: string) => {
      expect(await courses()).toMatchObject([{ state: 'PUBLISHED', unpublishedReferences: [{ title }] }])
      expect(await missing()).toContain('Courses: nothing is published yet')
    }
    await admin.run(SetContentHidden, { ids: [id], isHidden: true })
    await concealed('Medical')
    await admin.run(SetContentHidden, { ids: [id], isHidden: false })
    await remove(one)
    await remove(id)
    await admin.run(RestoreContent, { ids: [one] })
    await concealed('Medical')
    await app.db.prisma.contentItem.update({ where: { id }, data: { deletedAt: inHours(-14 * 24 - 1) } })
    await cleanUpContent(app)
    await concealed('Group')
  })
})

describe('published materials', () => {
  // Study materials that staff publish, of an institute without the demo.

  const Materials = graphql(`
  query PublishedMaterialsForTests {
    studyMaterials { id title subject kind summary pdf { url fileName pages size } }
  }
`)

  const words = { subject: 'Botany', kind: 'Study notes', summary: 'Leaves.' }
  let app: TestApp
  let admin: ApiClient
  let student: ApiClient
  let file: Awaited<ReturnType<typeof uploaded>>

  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
    ;[admin, student] = [app.as('ADMIN'), app.as('STUDENT')]
    file = await uploaded(admin, pdf('leaves.pdf'))
    await save('Shown', 'NOW')
    await save('A draft', 'DRAFT')
  })
  afterAll(() => app.close())

  async function save(title: string, publication: 'NOW' | 'DRAFT', id = file.id) {
    const data = { ...words, title, pdf: id }
    const { saveContent } = await admin.run(SaveContent, {
      collection: 'studyMaterials',
      version: 0,
      data,
      publication,
    })
    return saveContent
  }

  test('students get those that are published, with the uploaded PDF', async () => {
    const { studyMaterials } = await student.run(Materials)
    expect(studyMaterials).toMatchObject([
      {
        ...words,
        title: 'Shown',
        pdf: { fileName: 'leaves.pdf', pages: null, size: file.size },
      },
    ])
    const url = studyMaterials[0]?.pdf.url ?? ''
    const answer = await student.fetch(url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toContain('leaves.pdf')
  })

  test('the PDF opens for students who have signed in, not for others who have an address of it', async () => {
    const { studyMaterials } = await student.run(Materials)
    const url = studyMaterials[0]?.pdf.url ?? ''
    for (const who of ['VISITOR', 'TEACHER', 'ADMIN'] as const)
      expect([401, 403], who).toContain((await app.as(who).fetch(url)).status)
    // The signed address is told to staff alone.
    const [unsigned = ''] = file.url.split('?')
    for (const who of ['VISITOR', 'TEACHER', 'STUDENT', 'ADMIN'] as const)
      expect((await app.as(who).fetch(unsigned)).status, who).toBe(404)
    const toStaff = await admin.fetch(file.url)
    expect([toStaff.status, toStaff.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const part = await student.fetch(url, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
  })

  test('the page shows them, and nobody else gets them', async () => {
    const page = await (await student.fetch('/materials')).text()
    expect(page).toContain('Shown')
    expect(page).toContain('/files/student/materials/')
    expect(page).not.toMatch(/A draft|Nothing here yet|null pages/)
    expect((await app.as('VISITOR').send('{ studyMaterials { id } }')).errors).toHaveLength(1)
  })

  test('they are no part of the public content and have no preview', async () => {
    const { errors } = await admin.send('{ content { studyMaterials { id } } }')
    expect(errors?.[0]?.message).toContain('Cannot query field "studyMaterials" on type "Content"')
    const content = await admin.send('{ content { emptyPages } contentCollections { key hasPreview } }')
    expect(JSON.stringify(content.data)).not.toContain('"/materials"')
    expect(content.data).toMatchObject({
      contentCollections: expect.arrayContaining([{ key: 'studyMaterials', hasPreview: false }]),
    })
    const preview = await admin.send('{ contentPreview(page: "/materials") }')
    expect(preview.errors?.[0]?.message).toBe('There is no page /materials with a preview.')
  })

  test('one without a PDF is refused; one whose PDF is lost is left out', async () => {
    expect(await save('No PDF', 'NOW', '')).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message: 'Choose a PDF for File' }],
    })
    const lost = await uploaded(admin, new File([pdf('a'), '\n%'], 'lost.pdf'))
    await save('Lost', 'NOW', lost.id)
    await app.db.prisma.mediaFile.delete({ where: { id: lost.id } })
    const { studyMaterials } = await student.run(Materials)
    expect(studyMaterials.map(({ title }) => title)).toEqual(['Shown'])
  })

  test('a hidden one is gone', async () => {
    const { contentItems } = await admin.run(ContentItems, { collection: 'studyMaterials' })
    await admin.run(SetContentHidden, { ids: contentItems.map(({ id }) => id), isHidden: true })
    expect((await student.run(Materials)).studyMaterials).toEqual([])
  })
})
