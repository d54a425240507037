/**
 * The one address of what an address means: no slash at the end or twice in a row, no capitals in the path. Search
 * engines would take the others for pages of their own.
 *
 * @param address Path and query as a browser sent them.
 */
export function oneAddress(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  const plain = path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return (plain.replace(/\/$/, '') || '/') + query
}
