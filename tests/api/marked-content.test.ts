/** Texts with marks on every page that shows one: a field with paragraphs promises them in its form. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#server/content/declarations/index.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { fillContent } from '#tests/support/content/sample-content.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const long = 'One **bold** word.\nNext line.\n\n[Contact](/contact) and [x](javascript:alert(1))'
const hasLongText = (fields: object): boolean =>
  Object.values(fields).some(({ kind, fields: ofRow }) => kind === 'LONG_TEXT' || hasLongText(ofRow ?? {}))

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
  await fillContent(app.as('ADMIN'), 'Plain', long)
  // Assignments are for the candidate with this ID.
  await app.as('STUDENT').fetch('/healthz')
  const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: 'Plain', userId } })
})
afterAll(() => app.close())

const pages = [...new Set(collections.flatMap(({ page, fields }) => (hasLongText(fields) ? page : [])))].map(
  // The list shows beginnings, the page of a course its text.
  (page) => (page === '/courses' ? '/courses/sample' : page),
)

test.each(pages)('%s shows bold words, links, paragraphs and line breaks as such', async (page) => {
  const html = await (await app.as(page === '/assignments' ? 'STUDENT' : 'VISITOR').fetch(page)).text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  expect(main).toMatch(/<p[^>]*>One <strong>bold<\/strong> word\.\nNext line\.<\/p>/)
  expect(main).toMatch(
    /<p[^>]*><a href="\/contact"[^>]*>Contact<\/a> and \[x\]\(javascript:alert\(1\)\)<\/p>/,
  )
  expect(main).not.toMatch(/\*\*|\[Contact\]/)
})
