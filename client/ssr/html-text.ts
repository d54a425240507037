/**
 * A value as JSON inside a script element. `<` is escaped, so that nothing inside can close the element or open a
 * comment, and so are the two line separators that JSON allows and older JavaScript parsers do not.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char)
}
