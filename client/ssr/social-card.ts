import { patternTile } from '#client/ui/motif/pattern-tile.ts'
import type { SocialCard } from '#shared/page-renderer.ts'
import type { ColorSchemes, Scheme } from '#shared/theme/color-schemes.ts'
import { markPaths } from '#shared/theme/mark.ts'
import { CARD } from './head-tags.ts'

const PATTERN = { width: 312, cell: 6.5, rows: 3 } as const

/** Where the words go, in px, and their colours. */
const wordsIn = (light: Scheme): SocialCard['words'] => ({
  left: 72,
  width: CARD.width - PATTERN.width - 2 * 72,
  logoTop: 56,
  top: 160,
  bottom: CARD.height - 64,
  titleColor: light.text,
  instituteColor: light.textMuted,
})

/** The card of a page, or of the institute when the page has no title. */
export function socialCard(
  title: string | undefined,
  { name: institute, logoUrl }: { name: string; logoUrl?: string | null | undefined },
  { light }: ColorSchemes,
): SocialCard {
  return {
    title: title ?? institute,
    institute: title === undefined ? '' : institute,
    logoUrl: logoUrl ?? null,
    ground: cardGround(title ?? institute, light, { withMark: !logoUrl }),
    words: wordsIn(light),
  }
}

/** The ground of a card as SVG: paper, the pattern that belongs to what the card is about, and the project's mark. */
function cardGround(seed: string, light: Scheme, { withMark }: { withMark: boolean }): string {
  const { width, height } = CARD
  const tile = patternTile(seed, PATTERN.rows)
  const tones = tile.paths.map(({ tone, d }) => `<path d="${d}" fill="${light[`pattern${tone}`]}"/>`)
  const [tileWidth, tileHeight] = [tile.width * PATTERN.cell, tile.height * PATTERN.cell]
  const left = width - PATTERN.width
  // From the middle outwards, as on the pages.
  const shift = height / 2 - tileHeight / 2
  // An institute with a logo of its own has no other mark.
  const mark = withMark
    ? `<g transform="translate(72 64) scale(3.6)">${markPaths({ main: light.action, ground: light.surface, accent: light.accent })}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<pattern id="pattern" x="${left}" y="${shift}" width="${tileWidth}" height="${tileHeight}" viewBox="0 0 ${tile.width} ${tile.height}" patternUnits="userSpaceOnUse">
<rect width="${tile.width}" height="${tile.height}" fill="${light.patternGround}"/>${tones.join('')}</pattern>
<rect width="${width}" height="${height}" fill="${light.surface}"/>
<rect x="${left}" width="${PATTERN.width}" height="${height}" fill="url(#pattern)"/>
<rect x="${left - 12}" width="12" height="${height}" fill="${light.accent}"/>
${mark}</svg>`
}
