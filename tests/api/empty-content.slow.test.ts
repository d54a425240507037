import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#server/content/collection.ts'
import { collections } from '#server/content/declarations/index.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { ContentItems, SaveContent, SetContentHidden } from '#tests/support/content/content-operations.ts'
import { contentPages, fillContent, sampleContent } from '#tests/support/content/sample-content.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Pages without some or any of their content; what a page leaves out follows from the declarations.

let app: TestApp
let admin: ApiClient
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  admin = app.as('ADMIN')
})
afterAll(() => app.close())
/** Headings, lists, paragraphs and sections of a page in which nothing is written. */
async function emptyParts(path: string): Promise<string[]> {
  const answer = await app.as('VISITOR').fetch(path)
  expect(answer.status).toBe(200)
  const window = new Window()
  window.document.body.innerHTML = /<main[^>]*>.*<\/main>/s.exec(await answer.text())?.[0] ?? ''
  const { body } = window.document
  expect(body.querySelectorAll('h1')).toHaveLength(1)
  const textless = Array.from(body.querySelectorAll('h1, h2, h3, h4, p, ul, ol, dl, [role=tablist]')).filter(
    ({ textContent }) => textContent.trim() === '',
  )
  const onlyTitled = Array.from(body.querySelectorAll('section')).filter(
    (section) =>
      !section.querySelector('iframe') &&
      section.textContent.trim() === section.querySelector('h2, h3')?.textContent.trim(),
  )
  const found = [...textless, ...onlyTitled].map(({ outerHTML }) => outerHTML.slice(0, 300))
  await window.happyDOM.close()
  return found
}

describe('without any content', () => {
  test.each(contentPages)('%s has no empty part', async (page) => {
    expect(await emptyParts(page)).toEqual([])
  })
})

describe('without one thing', () => {
  const ofPages = collections.filter(({ page }) => contentPages.includes(page))
  beforeAll(() => fillContent(admin, 'Words'))

  test.each(ofPages.map((one) => [one.page, one.label, one] as const))(
    '%s has no empty part: %s',
    async (page, _label, { key }) => {
      const ids = (await itemsOf(key)).map(({ id }) => id)
      await admin.run(SetContentHidden, { ids, isHidden: true })
      expect(await emptyParts(page)).toEqual([])
      await admin.run(SetContentHidden, { ids, isHidden: false })
    },
  )

  test.each(optionalFields(ofPages))(
    '%s has no empty part: %s, %s',
    async (page, _collection, _label, collection, name) => {
      const references = Object.fromEntries(
        await Promise.all(collections.map(async ({ key }) => [key, (await itemsOf(key))[0]?.id ?? ''])),
      )
      const full = sampleContent(collection.fields, { text: 'Words', references })
      await save(collection, { ...full, [name]: collection.fields[name]?.empty })
      expect(await emptyParts(page)).toEqual([])
      await save(collection, full)
    },
  )
})

const itemsOf = async (collection: string) => (await admin.run(ContentItems, { collection })).contentItems

async function save({ key, single }: Collection, data: Record<string, unknown>): Promise<void> {
  const [item] = await itemsOf(key)
  const { saveContent } = await admin.run(SaveContent, {
    collection: key,
    ...(!single && item && { id: item.id }),
    version: item?.version ?? 0,
    data,
    publication: 'NOW',
  })
  expect(saveContent.__typename).toBe('ContentItem')
}

function optionalFields(declared: readonly Collection[]) {
  return declared.flatMap((collection) =>
    Object.entries(collection.fields).flatMap(([name, { required, label }]) =>
      required ? [] : [[collection.page, collection.label, label, collection, name] as const],
    ),
  )
}
