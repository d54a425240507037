/**
 * The canonical form of a URL: no trailing or double slashes, no capitals in the path. Search engines would index
 * other forms as separate pages.
 *
 * @param address path and query as the browser sent them.
 */
export function canonicalUrl(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  const normalized = path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return (normalized.replace(/\/$/, '') || '/') + query
}
