import type { Page } from '@playwright/test'
import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'

const wordsOf = (fields: Fields): (string | null)[] =>
  Object.values(fields).flatMap(({ label, help, options, fields: rows }) => [
    label,
    help,
    ...Object.values(options ?? {}),
    ...(rows ? wordsOf(rows) : []),
  ])

/** Names of products, which are the same in every language. */
const names = new Set(['Messenger', 'Google Analytics'])

const english = new Set(
  collections
    .flatMap(({ section, label, help, fields }) => [section, label, help, ...wordsOf(fields)])
    .filter((text) => text !== null && text !== '' && !names.has(text)),
)

/**
 * Labels and help of the content engine that stand on a page in English. They are in the data that a page was made of,
 * so `foreignWords` takes them for words of the institute.
 */
export async function declaredWordsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    return found
  })
  return texts.map((text) => text.trim()).filter((text) => english.has(text))
}
