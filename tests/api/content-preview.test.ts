/** The preview of a page with its drafts, for everybody who has the signed address. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseGroups, courses } from '#server/content/declarations/courses.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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
