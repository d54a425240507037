import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpContent } from '#server/domains/content/clean-up-content.ts'
import {
  ContentItem,
  ContentItems,
  DeleteContent,
  OrderContent,
  PublishContent,
  RestoreContent,
  reachScheduled,
  SaveContent,
  SetContentHidden,
  Stories,
} from '#tests/support/content/content-operations.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { inHours } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const collection = 'successStories'
const words = { content: 'She studied.', name: 'Maya', achievement: 'A seat' }

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await testApp()
  admin = app.as('ADMIN')
})
afterAll(() => app.close())
beforeEach(() => app.db.prisma.contentItem.deleteMany())

type Publication = 'DRAFT' | 'NOW' | 'AT'

async function save(
  title: string,
  o: { publication?: Publication; id?: string; version?: number; publishAt?: string } = {},
) {
  const { publication = 'NOW', version = 0, ...rest } = o
  const { saveContent } = await admin.run(SaveContent, {
    collection,
    version,
    publication,
    data: { title, ...words },
    ...rest,
  })
  return saveContent
}

async function saved(...args: Parameters<typeof save>) {
  const result = await save(...args)
  if (result.__typename !== 'ContentItem') throw new Error(result.message)
  return result
}

const shown = async () =>
  (await app.as('VISITOR').run(Stories)).content.successStories.map(({ title }) => title)
const item = async (id: string) => (await admin.run(ContentItem, { collection, id })).contentItem
const items = async (deleted = false) => (await admin.run(ContentItems, { collection, deleted })).contentItems

describe('visitors see', () => {
  test('what is published, not drafts, until they are', async () => {
    const { id, state } = await saved('First', { publication: 'DRAFT' })
    expect(state).toBe('DRAFT')
    expect(await shown()).toEqual([])
    await admin.run(PublishContent, { ids: [id] })
    expect(await shown()).toEqual(['First'])
    const changed = await saved('Changed', { id, version: 1, publication: 'DRAFT' })
    expect(changed.state).toBe('CHANGED')
    expect(await shown()).toEqual(['First'])
    expect((await saved('Changed again', { id, version: 2 })).state).toBe('PUBLISHED')
    expect(await shown()).toEqual(['Changed again'])
  })

  test('a scheduled version from its time on, by the clock of the database', async () => {
    const { id } = await saved('Now')
    const scheduled = await saved('Soon', { id, version: 1, publication: 'AT', publishAt: inHours() })
    expect(scheduled.state).toBe('SCHEDULED')
    expect(await shown()).toEqual(['Now'])
    expect(await reachScheduled(app)).toBe(1)
    expect(await shown()).toEqual(['Soon'])
    expect((await items())[0]?.state).toBe('PUBLISHED')
  })

  test('what was saved last, though an earlier version was scheduled for later', async () => {
    const { id } = await saved('Now')
    await saved('Soon', { id, version: 1, publication: 'AT', publishAt: inHours() })
    await saved('Better', { id, version: 2 })
    // It has become a draft.
    expect(await reachScheduled(app)).toBe(0)
    expect(await shown()).toEqual(['Better'])
  })

  test('nothing hidden or deleted, and what is brought back', async () => {
    const ids = [(await saved('One')).id, (await saved('Two')).id]
    await admin.run(SetContentHidden, { ids: ids.slice(0, 1), isHidden: true })
    expect(await shown()).toEqual(['Two'])
    await admin.run(SetContentHidden, { ids, isHidden: false })
    expect((await admin.run(DeleteContent, { ids: ids.slice(0, 1) })).deleteContent).toBe(1)
    expect(await shown()).toEqual(['Two'])
    expect((await items(true)).map(({ title }) => title)).toEqual(['One'])
    expect((await admin.run(RestoreContent, { ids })).restoreContent).toBe(1)
    expect(await shown()).toEqual(['Two', 'One'])
  })

  test('the order that staff chose; what they did not name comes last', async () => {
    const ids = [(await saved('One')).id, (await saved('Two')).id, (await saved('Three')).id]
    await admin.run(OrderContent, { collection, ids: [ids[2] ?? '', randomUUID(), ids[1] ?? ''] })
    expect(await shown()).toEqual(['Three', 'Two', 'One'])
  })

  test('the order of whoever was first, when two change it at once, also when it is sent again', async () => {
    const [one, two, three] = [(await saved('One')).id, (await saved('Two')).id, (await saved('Three')).id]
    const order = { collection, ids: [two, one, three], before: [one, two, three] }
    for (const sent of [order, order]) await admin.run(OrderContent, sent)
    const late = await admin.send(OrderContent, { ...order, ids: [three, one, two] })
    expect(late.errors?.[0]?.extensions?.code).toBe('CONFLICT')
    expect(await shown()).toEqual(['Two', 'One', 'Three'])
    // Another item is no other order.
    await saved('Four')
    await admin.run(OrderContent, { collection, ids: [one, two, three], before: [two, one, three] })
    expect(await shown()).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('which pages are empty', async () => {
    const empty = async () => (await app.as('VISITOR').run(Stories)).content.emptyPages
    expect(await empty()).toContain('/testimonials')
    await saved('One')
    expect(await empty()).not.toContain('/testimonials')
  })
})

describe('saving', () => {
  test('tells of another version than the one that was edited, and changes nothing', async () => {
    const { id } = await saved('Mine')
    await saved('Theirs', { id, version: 1 })
    const conflict = await save('Mine again', { id, version: 1 })
    expect(conflict).toMatchObject({
      __typename: 'ContentConflict',
      message: expect.stringMatching(/You were the last person to save it/),
      current: { id, version: 2, data: { title: 'Theirs' } },
    })
    // Somebody whose account is gone.
    await app.db.prisma.contentVersion.updateMany({ data: { authorId: null } })
    expect(await save('Mine again', { id, version: 1 })).toMatchObject({
      message: 'Somebody else has changed this while you were editing it.',
    })
    expect(await shown()).toEqual(['Theirs'])
  })

  test('of a new item is done once by its id, and of a version once if nothing else was saved since', async () => {
    const id = randomUUID()
    const first = await saved('First', { id })
    expect(first.id).toBe(id)
    expect(await saved('First', { id })).toEqual(first)
    expect(await save('Other', { id })).toMatchObject({ __typename: 'ContentConflict', current: { id } })
    const publishAt = new Date(app.db.now().getTime() + 600_000).toISOString()
    const second = { id, version: 1, publication: 'AT', publishAt } as const
    expect(await saved('Second', second)).toEqual(await saved('Second', second))
    expect((await save('Second', { ...second, publication: 'DRAFT' })).__typename).toBe('ContentConflict')
    expect((await save('Second', { ...second, publication: 'NOW' })).__typename).toBe('ContentConflict')
    expect((await item(id))?.versions).toHaveLength(2)
    await admin.run(DeleteContent, { ids: [id] })
    const variables = {
      collection,
      id,
      version: 0,
      publication: 'NOW' as const,
      data: { title: 'x', ...words },
    }
    const { errors } = await admin.send(SaveContent, variables)
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  test('of the same version by many at once succeeds once', async () => {
    const { id } = await saved('First')
    const names = ['a', 'b', 'c', 'd', 'e']
    const results = await Promise.all(names.map((name) => save(name, { id, version: 1 })))
    expect(results.filter(({ __typename }) => __typename === 'ContentItem')).toHaveLength(1)
    expect((await item(id))?.versions).toHaveLength(2)
  })

  test('keeps the versions with their authors, and the log names the fields that changed', async () => {
    const { id } = await saved('First')
    await saved('Second', { id, version: 1, publication: 'DRAFT' })
    const logged = await app.db.prisma.activity.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })
    expect(logged.map(({ subject }) => subject)).toEqual([
      'Success stories: First',
      'Success stories: Second (Title)',
    ])
    expect((await item(id))?.versions).toMatchObject([
      { number: 2, author: expect.stringMatching(/admin/i), publishAt: null, data: { title: 'Second' } },
      { number: 1, author: expect.stringMatching(/admin/i), data: { title: 'First' } },
    ])
  })

  test('names each field that does not fit', async () => {
    const { saveContent } = await admin.run(SaveContent, {
      collection,
      version: 0,
      publication: 'NOW',
      data: { title: ' ', content: 'x'.repeat(4_001), name: 5, achievement: 'ok', other: 1 },
    })
    if (saveContent.__typename !== 'InvalidInput') throw new Error('accepted')
    expect(saveContent.fields.map(({ path }) => path).sort()).toEqual(['', 'content', 'name', 'title'])
    expect(saveContent.fields).toContainEqual({ path: 'title', message: 'Title is required' })
    expect(await items()).toEqual([])
  })

  test('refuses a past time, an unknown item and an unknown collection', async () => {
    const past = await save('x', { publication: 'AT', publishAt: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'publishAt' }] })
    for (const variables of [{ id: randomUUID() }, { id: 'x' }, { collection: 'nothing' }]) {
      const all = { collection, version: 1, publication: 'NOW' as const, data: {}, ...variables }
      expect((await admin.send(SaveContent, { ...all, data: { title: 'x', ...words } })).errors).toHaveLength(
        1,
      )
    }
  })

  test('of a singleton replaces the only item', async () => {
    const data = { mission: 'm', vision: 'v', values: [], philosophy: 'p', commitments: [] }
    const page = { collection: 'missionPage', publication: 'NOW' as const, data }
    await admin.run(SaveContent, { ...page, version: 0 })
    await admin.run(SaveContent, { ...page, version: 1 })
    const again = await admin.run(SaveContent, { ...page, version: 0, data: { ...data, mission: 'other' } })
    expect(again.saveContent.__typename).toBe('ContentConflict')
    const { contentItem } = await admin.run(ContentItem, { collection: 'missionPage' })
    expect(contentItem).toMatchObject({ title: 'Mission and vision', version: 2, data: { mission: 'm' } })
  })
})

test('an item that there is not is null, whatever is wrong with its id or its collection', async () => {
  const { id } = await saved('Present')
  expect((await item(id))?.id).toBe(id)
  for (const wrong of [{ id: randomUUID() }, { id: 'x' }, { id: null }, { collection: 'nothing', id }]) {
    const { contentItem } = await admin.run(ContentItem, { collection, ...wrong })
    expect(contentItem, JSON.stringify(wrong)).toBeNull()
  }
})

test('what was deleted two weeks ago is removed', async () => {
  const ids = [(await saved('Old')).id, (await saved('New')).id]
  await admin.run(DeleteContent, { ids })
  const deletedAt = inHours(-14 * 24 - 1)
  await app.db.prisma.contentItem.update({ where: { id: ids[0] ?? '' }, data: { deletedAt } })
  await cleanUpContent(app)
  expect((await items(true)).map(({ title }) => title)).toEqual(['New'])
  expect(await app.db.prisma.contentVersion.count()).toBe(1)
})
