import { dark, light } from '#client/theme/color-schemes.ts'
import { preloadedFonts } from '#client/theme/fonts.ts'
import { globalCss } from '#client/theme/global-style.ts'

const fonts = preloadedFonts.map(
  (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
)

const themeColors = Object.entries({ light, dark }).map(
  ([scheme, { ground }]) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${ground}">`,
)

/** The part of the head that is the same on every page. Only the server needs it, so no page's bundle carries it. */
export function documentHead(nonce?: string): string {
  const style = `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${globalCss}</style>`
  return [...fonts, ...themeColors, style].join('\n')
}
