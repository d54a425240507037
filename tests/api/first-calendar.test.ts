import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { setFirstCalendar } from '#shared/calendar/show-dates.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let api: TestApp
let version = 0
beforeAll(async () => {
  api = await testApp({ renderer: sourceRenderer() })
  await api.as('ADMIN').run(CreateNotice, { input: { title: 'Classes begin', description: 'On Sunday.' } })
})
afterAll(async () => {
  setFirstCalendar('AD')
  await api.close()
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const adFirst = /\b[A-Z][a-z]{2} \d+, 20\d\d \(\d+ [A-Z][a-z]+ 20\d\d\b/
const bsFirst = /\b\d+ [A-Z][a-z]+ 20\d\d \((provisional; )?[A-Z][a-z]{2} \d+, 20\d\d\)/

async function choose(firstCalendar: 'AD' | 'BS', version: number): Promise<void> {
  const { saveContent } = await api.as('ADMIN').run(SaveContent, {
    collection: 'identity',
    version,
    data: { ...identity, firstCalendar },
    publication: 'NOW',
  })
  expect(saveContent.__typename).toBe('ContentItem')
}

test.each([
  ['AD', adFirst, bsFirst],
  ['BS', bsFirst, adFirst],
  ['AD', adFirst, bsFirst],
] as const)('with %s first, pages have dates so at once', async (calendar, own, other) => {
  await choose(calendar, version++)
  const page = await (await api.as('VISITOR').fetch('/news')).text()
  expect(textOf(page)).toMatch(own)
  expect(textOf(page)).not.toMatch(other)
  // The browser's first render equals the server's.
  expect(page).toContain(`"firstCalendar":"${calendar}"`)
})
