/** The home page without parts of its content (other pages: empty-content.slow.test.ts), and pages with very much of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoContent } from '#prisma/demo-content/index.ts'
import type { Field } from '#server/content/field.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const pages = ['/', '/overview', '/infrastructure', '/achievements']
const contents = demoContent.filter(
  ({ collection: { page, isSetting } }) => pages.includes(page) && !isSetting,
)

let app: TestApp

beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
})
afterAll(() => app.close())

async function publish(collection: string, data: Record<string, unknown>) {
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection, version: 0, data, publication: 'NOW' })
  if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
}

/** The page's own part. Fails where a heading, list or paragraph has nothing in it. */
async function contentOf(page: string): Promise<string> {
  const answer = await app.as('VISITOR').fetch(page)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  expect(main).toContain('<h1')
  expect(main).not.toMatch(/<(h[1-6]|p|ul|ol|dl|dt|dd|li)\b[^>]*>\s*<\/\1>/)
  expect(main.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|null|NaN)\b/)
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(main.includes('Nothing here yet'))
  return main
}

const isOptional = ({ kind, required }: Field) => kind === 'ROWS' || kind === 'TEXTS' || !required
const headingsIn = (html: string) => html.match(/<h2\b/g)?.length ?? 0

describe.each(pages)('%s', (page) => {
  const ofPage = contents.filter(({ collection }) => collection.page === page)
  const clear = () => app.db.prisma.contentItem.deleteMany()

  test('without content says so, or leaves the sections out', async () => {
    await clear()
    const main = await contentOf(page)
    expect(main.includes('Nothing here yet')).toBe(page !== '/')
    expect(main).not.toContain('Why Choose Us')
  })

  const optional = (page === '/' ? ofPage : []).flatMap(({ collection: { key, fields } }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      isOptional(field) ? [[key, name, field] as const] : [],
    ),
  )
  test.each(optional)('without %s.%s', async (key, name, { empty }) => {
    await clear()
    for (const { collection, items } of ofPage)
      for (const item of items.slice(0, 1))
        await publish(collection.key, collection.key === key ? { ...item, [name]: empty } : item)
    expect(await contentOf(page)).not.toContain('Nothing here yet')
  })

  test('with one collection of several, or with nothing optional', async () => {
    for (const { collection, items } of ofPage) {
      await clear()
      const empty = Object.entries(collection.fields).filter(([, field]) => isOptional(field))
      await publish(collection.key, {
        ...items[0],
        ...Object.fromEntries(empty.map(([name, field]) => [name, field.empty])),
      })
      await contentOf(page)
    }
  })

  test('with lists as long as they can be', async () => {
    await clear()
    for (const { collection, items } of ofPage) {
      const long = Object.entries(collection.fields).flatMap(([name, field]) => {
        const value = items[0]?.[name]
        return Array.isArray(value) && value.length > 0 ? [[name, repeated(value, field)]] : []
      })
      await publish(collection.key, { ...items[0], ...Object.fromEntries(long) })
    }
    expect(headingsIn(await contentOf(page))).toBeGreaterThan(0)
  })
})

/** Entries up to the most that a list can have, each with a name of its own. */
function repeated(values: readonly unknown[], { fields, maxLength }: Field): unknown[] {
  const [name = ''] = Object.entries(fields ?? {}).find(([, { kind }]) => kind === 'TEXT') ?? []
  return Array.from({ length: maxLength ?? 0 }, (_, index) => {
    const value = values[index % values.length]
    return typeof value === 'string' ? `${value} ${index}` : { ...(value as object), [name]: `Name ${index}` }
  })
}
