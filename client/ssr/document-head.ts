import { dark, light } from '#client/theme/color-schemes.ts'
import { preloadedFonts } from '#client/theme/fonts.ts'
import { globalCss } from '#client/theme/global-style.ts'
import { escapeHtml } from './html-text.ts'

const fonts = preloadedFonts.map(
  (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
)

const themeColors = Object.entries({ light, dark }).map(
  ([scheme, { ground }]) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${ground}">`,
)

/**
 * The part of the head that is the same on every page. Only the server needs it, so no page's bundle carries it.
 *
 * @param o.logoUrl The institute's own mark, if it has one.
 */
export function documentHead({ logoUrl }: { logoUrl?: string | null | undefined }): string {
  const icons = logoUrl
    ? `<link rel="icon" href="${escapeHtml(logoUrl)}"><link rel="apple-touch-icon" href="${escapeHtml(logoUrl)}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'
  const manifest = '<link rel="manifest" href="/site.webmanifest">'
  return [icons, manifest, ...fonts, ...themeColors, `<style>${globalCss}</style>`].join('\n')
}
