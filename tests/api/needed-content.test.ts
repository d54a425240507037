/** Entries that others belong to: deleting or hiding them takes the others off the website. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { cleanUpContent } from '#server/domains/content/clean-up-content.ts'
import { graphql } from '#tests/gql/gql.ts'
import {
  DeleteContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
} from '#tests/support/content/content-operations.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { inHours } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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

const group = (name: string) => save('courseGroups', { ...courseGroups[0], name, slug: name.toLowerCase() })
const course = (ofGroup: string, slug: string, o?: Parameters<typeof save>[2]) =>
  save('courses', { ...demoCourses[0], slug, group: ofGroup }, o)
const remove = async (...ids: string[]) => {
  const { data, errors } = await admin.send(DeleteContent, { ids })
  return errors?.[0] ? { code: errors[0].extensions?.code, message: errors[0].message } : data?.deleteContent
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
  expect(await remove(id)).toMatchObject({ message: expect.stringContaining('“Teachers” belong to it (1)') })
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
