const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const nepali = ['आइत', 'सोम', 'मङ्गल|मंगल', 'बुध', 'बिही|बिहि|विही', 'शुक्र', 'शनि'] as const

export type Day = (typeof english)[number]

const names = english.map((day, at) => new RegExp(`^(?:${day.slice(0, 3)}|${nepali[at]})`, 'i'))
const oneDay = `(?:${english.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)}|s|rs|nes|urs)?\\b`).join('|')}|(?:${nepali.join('|')})(?:बार|वार)?)`
const days = new RegExp(oneDay, 'gi')
const range = new RegExp(`(${oneDay})\\s*(?:-|–|—|to|through|देखि)\\s*(${oneDay})`, 'i')
const always = /every ?day|daily|हरेक दिन|प्रत्येक दिन|दैनिक|सधैँ|सधैं/i

/** The days in a text such as `Sunday to Friday, 7 AM - 5 PM`; undefined when it does not say, or names others besides. */
export function readDays(text: string): readonly Day[] | undefined {
  const named = [...text.matchAll(days)].length
  if (always.test(text)) return named === 0 ? english : undefined
  const [, first = '', last = ''] = range.exec(text) ?? []
  if (first === '' || named > 2) return undefined
  const [from, to] = [first, last].map((word) => names.findIndex((name) => name.test(word)))
  if (from === undefined || to === undefined) return undefined
  const length = ((to - from + 7) % 7) + 1
  return english.flatMap((_, at) => (at < length ? (english[(from + at) % 7] ?? []) : []))
}
