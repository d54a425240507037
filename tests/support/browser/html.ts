/** The text of a page's HTML, in pieces small enough to compare. */
export interface PageText {
  title: string[]
  canonical: string | undefined
  robots: string | undefined
  description: string | undefined
  /** Of `<meta property>`. */
  properties: Record<string, string>
  /** Structured data, parsed. */
  data: unknown[]
  /** Text of the main element, with single spaces. */
  main: string
  /** The handed-over state, parsed. */
  state: { apollo: Record<string, unknown>; router: { loaderData: object; errors: object | null } }
}

export function readPage(html: string): PageText {
  const group = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    title: Array.from(html.matchAll(/<title>(.*?)<\/title>/g), ([, title = '']) => title),
    canonical: group(/<link rel="canonical" href="([^"]*)"/),
    robots: group(/<meta name="robots" content="([^"]*)"/),
    description: group(/<meta name="description" content="([^"]*)"/),
    properties: Object.fromEntries(
      Array.from(html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g), ([, name, content]) => [
        name,
        content,
      ]),
    ),
    data: Array.from(
      html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ([, json = '']) => JSON.parse(json),
    ),
    main: (group(/<main[^>]*>(.*?)<\/main>/s) ?? '')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    state: JSON.parse(
      group(/<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s) ?? 'null',
    ),
  }
}
