/** The language that the letters of a text give away: Nepali where there is Devanagari, nothing to say otherwise. */
export const languageOf = (text: string): 'ne' | undefined =>
  /[\u0900-\u097f]/.test(text) ? 'ne' : undefined

/** Words of people, such as names, in their own script's size and leading. */
export function Lang({ children }: { children: string }) {
  const lang = languageOf(children)
  return lang === undefined ? children : <span lang={lang}>{children}</span>
}
