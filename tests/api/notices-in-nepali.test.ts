/** Notices in two languages, by the API and the feed. The pages are in tests/e2e. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import type { NoticeType } from '#tests/gql/graphql.ts'
import { AllNotices, CreateNotice, UpdateNotice } from '#tests/support/content/notice-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { Search } from '#tests/support/people/personal-data-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Edited = graphql(`
  query EditedNoticeInTest($id: ID!) {
    notice(id: $id) {
      version
      texts { title description nepaliTitle nepaliDescription }
      translation { texts missing hasBegun }
    }
  }
`)
const Missing = graphql(`
  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }
`)

const english = { title: 'Holiday on 14 December', description: 'No classes.' }
const nepali = { title: 'मंसिर २९ गते बिदा', description: 'कक्षा हुने छैनन्।' }
const inBoth = { ...english, nepaliTitle: nepali.title, nepaliDescription: nepali.description }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.notice.deleteMany()
})

async function create(
  input: typeof english & Partial<typeof inBoth & { type: NoticeType }>,
): Promise<string> {
  const { createNotice } = await app.as('ADMIN').run(CreateNotice, { input })
  if (createNotice.__typename !== 'Notice') throw new Error(createNotice.message)
  return createNotice.id
}

const edited = async (id: string) => (await app.as('ADMIN').run(Edited, { id })).notice

async function shown(id: string, language?: string) {
  const answer = await app.as('VISITOR').fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language && { 'x-language': language }) },
    body: JSON.stringify({ query: `{ notice(id: "${id}") { title description } }` }),
  })
  return (await answer.json()).data.notice
}

test('the API answers in the language of the request, also from its caches', async () => {
  const id = await create(inBoth)
  for (let time = 0; time < 3; time += 1) {
    expect(await shown(id)).toEqual(english)
    expect(await shown(id, 'ne')).toEqual(nepali)
    expect(await shown(id, 'fr')).toEqual(english)
  }
})

test('what has no Nepali is shown as it is', async () => {
  const id = await create({ ...english, nepaliTitle: nepali.title, nepaliDescription: ' ' })
  expect(await shown(id, 'ne')).toEqual({ title: nepali.title, description: english.description })
  const only = await create(nepali)
  expect(await shown(only)).toEqual(nepali)
  expect(await shown(only, 'ne')).toEqual(nepali)
})

test('staff get both, and how many are missing', async () => {
  expect(await edited(await create(inBoth))).toMatchObject({
    texts: inBoth,
    translation: { texts: 2, missing: 0, hasBegun: true },
  })
  expect((await edited(await create(english)))?.translation).toEqual({
    texts: 2,
    missing: 2,
    hasBegun: false,
  })
  expect((await edited(await create(nepali)))?.translation).toEqual({ texts: 0, missing: 0, hasBegun: false })
})

test('a change keeps texts that it does not name, and empty ones are removed', async () => {
  const id = await create(inBoth)
  const change = (input: Partial<typeof inBoth>, version: number) =>
    app.as('ADMIN').run(UpdateNotice, { id, version, input: { ...english, ...input } })
  await change({}, 1)
  expect((await edited(id))?.texts).toEqual(inBoth)
  await change({ nepaliTitle: '' }, 2)
  const without = { texts: { ...inBoth, nepaliTitle: null }, version: 3 }
  expect(await edited(id)).toMatchObject(without)
  expect((await change({ nepaliTitle: 'अर्को' }, 2)).updateNotice.__typename).toBe('NoticeConflict')
  expect(await edited(id)).toMatchObject(without)
})

test.each([
  [{ nepaliTitle: 'क'.repeat(201) }, 'input.nepaliTitle'],
  [{ nepaliDescription: 'क'.repeat(10_001) }, 'input.nepaliDescription'],
])('a text that is too long is refused', async (wrong, path) => {
  const { createNotice } = await app.as('ADMIN').run(CreateNotice, { input: { ...english, ...wrong } })
  expect(createNotice).toMatchObject({ fields: [{ path }] })
})

test('the activity log says what was changed', async () => {
  const id = await create(english)
  const change = async (input: Partial<typeof inBoth> & { link?: string }, attachments: File[] = []) => {
    await app.as('ADMIN').run(UpdateNotice, { id, input: { ...english, ...input }, attachments })
    const newest = { where: { action: 'notice.updated' }, orderBy: { id: 'desc' } } as const
    return (await app.db.prisma.activity.findFirstOrThrow(newest)).subject
  }
  expect(await change({})).toBe(english.title)
  const { nepaliTitle, nepaliDescription } = inBoth
  expect(await change({ nepaliTitle, nepaliDescription })).toBe(
    `${english.title} (Title in Nepali, Description in Nepali)`,
  )
  expect(await change({ title: 'Off', link: 'https://example.com' }, [pdf('a.pdf')])).toBe(
    'Off (Title, Link, Attachments)',
  )
})

test('the dashboard lists what is missing, once there is a Nepali text', async () => {
  const missing = async () => (await app.as('ADMIN').run(Missing)).dashboard.missingContent
  const ofNotices = async () => (await missing()).filter(({ text }) => text.startsWith('Notices'))
  await create(english)
  await create(nepali)
  expect(await ofNotices()).toEqual([])
  const id = await create(inBoth)
  expect(await ofNotices()).toEqual([
    { collection: null, itemId: null, text: 'Notices: 2 of 4 texts without Nepali' },
  ])
  await app.db.prisma.notice.deleteMany({ where: { id: { not: id } } })
  expect(await ofNotices()).toEqual([])
})

test.each([
  ['holiday', true],
  ['14', true],
  ['१४', true],
  ['बिदा', true],
  ['29', true],
  ['२९', true],
  ['मंसिर 29', true],
  ['Dashain', false],
])('staff find it by its titles in both languages: %s', async (typed, isFound) => {
  await create(inBoth)
  const { allNotices } = await app.as('ADMIN').run(AllNotices, { search: typed })
  expect(allNotices.nodes).toHaveLength(isFound ? 1 : 0)
  const { search } = await app.as('ADMIN').run(Search, { text: typed })
  expect(search.notices).toHaveLength(isFound ? 1 : 0)
})

test('the feed of a language has its texts, and says where one is in another', async () => {
  await create(inBoth)
  await create({ ...english, title: 'Exam & result' })
  await create({ ...nepali, title: 'भर्ना' })
  const feed = async (language: string) => (await app.as('VISITOR').fetch(`/news/feed.xml${language}`)).text()
  const inNepali = await feed('?lang=ne')
  expect(inNepali).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ne">')
  expect(inNepali).toContain(`<title>${nepali.title}</title>`)
  expect(inNepali).toContain('<title xml:lang="en">Exam &amp; result</title>')
  expect(inNepali).toContain('<content type="text" xml:lang="en">No classes.</content>')
  const inEnglish = await feed('')
  expect(inEnglish).toContain(`<title>${english.title}</title>`)
  expect(inEnglish).not.toContain(nepali.title)
  expect(inEnglish).toContain('<title xml:lang="ne">भर्ना</title>')
})

test('the feed says which notices are urgent, in its language', async () => {
  await create({ ...inBoth, type: 'URGENT' })
  await create(english)
  const urgent = async (language: string) => {
    const feed = await (await app.as('VISITOR').fetch(`/news/feed.xml?lang=${language}`)).text()
    return feed
      .split('<entry>')
      .slice(1)
      .map((entry) => /<category [^>]*>/.exec(entry)?.[0])
  }
  expect(await urgent('en')).toEqual([undefined, '<category term="urgent" label="Urgent"/>'])
  expect(await urgent('ne')).toEqual([undefined, '<category term="urgent" label="जरुरी"/>'])
})
