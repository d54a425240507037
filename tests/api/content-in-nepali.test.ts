/** Content in two languages: who asks for Nepali gets it where it is there, by the API. The pages are in tests/e2e. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { ContentItem, SaveContent } from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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
