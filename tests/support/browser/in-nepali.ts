import { register } from 'prom-client'
import { vi } from 'vitest'

const MESSAGES = '#client/locales/t.ts'
const CONTENT_WORDS = '#client/locales/content-words.ts'

/** Forgets imported modules, and their metrics, which they register when they are imported again. */
export function forgetModules(): void {
  vi.resetModules()
  register.clear()
}

/**
 * Imports modules as the Nepali build has them, with translations in the place of messages. Other files of the same worker keep
 * theirs in English.
 */
export async function inNepali<T>(load: () => Promise<T>): Promise<T> {
  forgetModules()
  vi.doMock(MESSAGES, async (original) => {
    const { t } = await original<{ t(message: string, values?: object): string }>()
    const { readCatalogue } = await import('#client/build/messages.ts')
    const catalogue = readCatalogue('client/locales/ne')
    return { t: (message: string, values?: object) => t(catalogue.get(message) ?? message, values) }
  })
  vi.doMock(CONTENT_WORDS, () => import('#client/locales/content-words.ne.ts'))
  try {
    return await load()
  } finally {
    vi.doUnmock(MESSAGES)
    vi.doUnmock(CONTENT_WORDS)
    forgetModules()
  }
}
