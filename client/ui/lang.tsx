import { digits } from '#client/locales/digits.ts'
import { languageOf } from '#client/locales/language-of.ts'

export { languageOf }

/** Words of people, such as names, in their own script's size and leading. */
export function Lang({ children }: { children: string }) {
  const lang = languageOf(children)
  return lang === undefined ? digits(children) : <span lang={lang}>{children}</span>
}
