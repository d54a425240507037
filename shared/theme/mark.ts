/** A woven diamond, the mark of a site without a logo, as SVG paths in a square of 20. */
export function markPaths({ main, ground, accent }: Record<'main' | 'ground' | 'accent', string>): string {
  return [
    `<path d="M10 0l10 10-10 10L0 10z" fill="${main}"/>`,
    `<path d="M10 3l2 2h2v2l3 3-3 3v2h-2l-2 2-2-2H6v-2l-3-3 3-3V5h2z" fill="${ground}"/>`,
    `<path d="M10 5l5 5-5 5-5-5z" fill="${main}"/>`,
    `<path d="M10 7.500l2.500 2.500-2.500 2.500L7.500 10z" fill="${accent}"/>`,
  ].join('')
}

/**
 * Path of an icon of a site without a logo: the built file, or with a brand colour the one drawn for it.
 *
 * @param name of a file in server/domains/site/icons.ts, or `favicon.svg`.
 */
export function iconPath(name: string, brandColor: string | null | undefined): string {
  return brandColor ? `/icons/${brandColor.slice(1)}/${name}` : `/${name}`
}

/** Path of a square icon of an uploaded logo; undefined for a logo that lies elsewhere. */
export function logoIconPath(name: string, logoUrl: string | null | undefined): string | undefined {
  const id = /^\/media\/([\da-f-]+)\//.exec(logoUrl ?? '')?.[1]
  return id && `/icons/${id}/${name}`
}
