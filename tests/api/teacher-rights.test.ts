import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCollection } from '#server/content/declarations/index.ts'
import { graphql } from '#tests/gql/gql.ts'
import {
  ContentItem,
  ContentItems,
  DeleteContent,
  OrderContent,
  PublishContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
} from '#tests/support/content/content-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { UploadMedia, uploaded } from '#tests/support/files/media.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Teachers may edit the exam schedule, assignments and study materials if an admin lets them.

const Editable = graphql(`
  query EditableForTests { viewer { editableContent } }
`)
const Collections = graphql(`
  query CollectionsForTests { contentCollections { key } }
`)
const OneCollection = graphql(`
  query OneCollectionForTests($key: ID!) { contentCollection(key: $key) { key } }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const teacher = () => app.as('TEACHER')
const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code

async function allow(mayEdit: 'nothing' | 'studentArea', version: number) {
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection: 'teacherRights', version, data: { mayEdit }, publication: 'NOW' })
  if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
}

function save(collection: string, who: 'ADMIN' | 'TEACHER' = 'TEACHER', file = '') {
  const data = sampleContent(findCollection(collection)?.fields ?? {}, { text: '1', pdf: file })
  return app.as(who).send(SaveContent, { collection, version: 0, data, publication: 'DRAFT' })
}

async function saved(collection: string, who: 'ADMIN' | 'TEACHER' = 'TEACHER', file = ''): Promise<string> {
  const { data } = await save(collection, who, file)
  if (data?.saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(data))
  return data.saveContent.id
}

/** Everything that somebody may do who edits content. */
const attempts = [
  ['ask for the kinds of content', async () => codeOf(await teacher().send(Collections))],
  ['upload a file', async () => codeOf(await teacher().send(UploadMedia, { file: pdf('a.pdf') }))],
  ['list', async () => codeOf(await teacher().send(ContentItems, { collection: 'assignments' }))],
  ['save', async () => codeOf(await save('assignments'))],
  ['publish', async () => codeOf(await teacher().send(PublishContent, { ids: [] }))],
  ['hide', async () => codeOf(await teacher().send(SetContentHidden, { ids: [], isHidden: true }))],
  ['delete', async () => codeOf(await teacher().send(DeleteContent, { ids: [] }))],
  ['order', async () => codeOf(await teacher().send(OrderContent, { collection: 'assignments', ids: [] }))],
] as const

describe('teachers', () => {
  test.each(attempts)('may not %s unless an admin lets them', async (_what, attempt) => {
    expect((await teacher().run(Editable)).viewer.editableContent).toEqual([])
    expect(await attempt()).toBe('FORBIDDEN')
  })

  test('may edit schedule, assignments and materials once an admin lets them; the log says who did', async () => {
    await allow('studentArea', 0)
    const keys = ['scheduledExams', 'assignments', 'studyMaterials']
    expect((await teacher().run(Editable)).viewer.editableContent).toEqual(keys)
    const { contentCollections } = await teacher().run(Collections)
    expect(contentCollections.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    const { id: file, url } = await uploaded(teacher(), pdf('notes.pdf'))
    expect((await teacher().fetch(url)).status).toBe(200)
    const ids = [await saved('scheduledExams'), await saved('assignments')]
    ids.push(await saved('studyMaterials', 'TEACHER', file))
    expect((await teacher().run(PublishContent, { ids })).publishContent).toHaveLength(3)
    const { contentItems } = await teacher().run(ContentItems, { collection: 'assignments' })
    expect(contentItems).toMatchObject([{ state: 'PUBLISHED' }])
    const log = await app.db.prisma.activity.findMany({
      where: { action: 'content.published', subjectId: { in: ids } },
      select: { actor: { select: { role: true } } },
    })
    expect(log).toEqual(ids.map(() => ({ actor: { role: 'TEACHER' } })))
  })

  test('may not touch anything else, by its collection or by its id', async () => {
    expect(codeOf(await save('fees'))).toBe('FORBIDDEN')
    expect(codeOf(await save('teacherRights'))).toBe('FORBIDDEN')
    for (const collection of ['fees', 'courses', 'missing'])
      expect(codeOf(await teacher().send(ContentItems, { collection })), collection).toBe('FORBIDDEN')
    const collection = 'fees'
    expect(codeOf(await teacher().send(ContentItem, { collection }))).toBe('FORBIDDEN')
    expect(codeOf(await teacher().send(OrderContent, { collection, ids: [] }))).toBe('FORBIDDEN')
    expect(codeOf(await teacher().send(OneCollection, { key: collection }))).toBe('FORBIDDEN')
    const ids = [await saved('outsideLinks', 'ADMIN')]
    expect((await teacher().run(PublishContent, { ids })).publishContent).toEqual([])
    expect((await teacher().run(SetContentHidden, { ids, isHidden: true })).setContentHidden).toEqual([])
    expect((await teacher().run(DeleteContent, { ids })).deleteContent).toBe(0)
    const { contentItems } = await app.as('ADMIN').run(ContentItems, { collection: 'outsideLinks' })
    expect(contentItems).toMatchObject([{ id: ids[0], state: 'DRAFT' }])
    await app.as('ADMIN').run(DeleteContent, { ids })
    expect((await teacher().run(RestoreContent, { ids })).restoreContent).toBe(0)
    const deleted = await app.as('ADMIN').run(ContentItems, { collection: 'outsideLinks', deleted: true })
    expect(deleted.contentItems).toMatchObject([{ id: ids[0] }])
  })

  test('may not any more when an admin takes it back', async () => {
    await allow('nothing', 1)
    for (const [what, attempt] of attempts) expect(await attempt(), what).toBe('FORBIDDEN')
  })

  test('students may nothing of it, whatever teachers may', async () => {
    await allow('studentArea', 2)
    expect((await app.as('STUDENT').run(Editable)).viewer.editableContent).toEqual([])
    expect(codeOf(await app.as('STUDENT').send(Collections))).toBe('FORBIDDEN')
    expect(codeOf(await app.as('VISITOR').send(Collections))).toBe('UNAUTHENTICATED')
  })
})
