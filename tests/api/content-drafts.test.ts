/** Drafts that lack what is required: saved and previewed, but not published. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collections } from '#server/content/declarations/index.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import {
  ContentItem,
  ContentItems,
  PublishContent,
  SaveContent,
  SetContentHidden,
  Stories,
} from '#tests/support/content/content-operations.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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
  expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'title' }, { path: 'name' }] })
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
