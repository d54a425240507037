import type { Locale } from '#shared/locales.ts'
import type { ContentStore } from './content-store.ts'

/** Content as a request reads it. */
export type ReadableContent = Pick<ContentStore, 'published' | 'drafts'>

export function contentIn(language: Locale, content: ReadableContent): ReadableContent {
  if (language === 'en') return content
  return {
    published: async () => (await content.published()).in(language),
    drafts: async () => (await content.drafts()).in(language),
  }
}
