/** People type example.com: that is a web address, too. */
export function withScheme(link: string): string {
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(link) ? `https://${link}` : link
}
