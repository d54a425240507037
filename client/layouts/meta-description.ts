/** Search engines show no more. */
const MOST = 160

/** A text for search results: whole, or its first sentences, or its first words. */
export function metaDescription(text: string): string {
  if (text.length <= MOST) return text
  const sentences = /^.*[.!?।](?=\s)/s.exec(text.slice(0, MOST + 1))?.[0]
  return sentences ?? `${text.slice(0, MOST - 1).replace(/\s+\S*$/, '')}…`
}
