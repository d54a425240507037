import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { ContentItems, SaveContent, SetContentHidden } from '#tests/support/content/content-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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
