export interface TextPart {
  text: string
  /** Set when the part is a web address. */
  href?: string
  /** Where it begins in the whole. */
  at: number
}

/** Not the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'।]/g

/** Cuts text into words and web addresses, in their order; together they are the whole text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index), at: end })
    parts.push({ text: address, href: address, at: index })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}
