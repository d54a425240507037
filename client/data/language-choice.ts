import type { Locale } from '#shared/locales.ts'
import { collectTyped, type TypedValue } from './typed-values.ts'

const TYPED = 'typed-values'
const YEAR_S = 365 * 24 * 60 * 60

interface Kept {
  /** Path and query of the page that they are for. */
  address: string
  values: readonly TypedValue[]
}

/**
 * Keeps the language that somebody chose: the server opens the site in it for who comes from elsewhere (server/ssr). Keeps
 * what is typed into the page, too, for the page in that language.
 *
 * @param address of that page: path and query. It may never be opened, as when somebody stays to save.
 */
export function keepLanguage(language: Locale, address: string): void {
  // English is the default.
  const seconds = language === 'en' ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
  document.cookie = `language=${language}; path=/; max-age=${seconds}; samesite=lax${secure}`
  try {
    const values = collectTyped(document)
    if (values.length === 0) sessionStorage.removeItem(TYPED)
    else sessionStorage.setItem(TYPED, JSON.stringify({ address, values } satisfies Kept))
  } catch {
    // A browser may forbid it: the text has to be typed again.
  }
}

/** The text typed into this page in the other language; only the first caller gets it. */
export function takeTyped(): readonly TypedValue[] {
  try {
    const kept = sessionStorage.getItem(TYPED)
    if (kept === null) return []
    sessionStorage.removeItem(TYPED)
    const { address, values }: Kept = JSON.parse(kept)
    return address === location.pathname + location.search ? values : []
  } catch {
    return []
  }
}
