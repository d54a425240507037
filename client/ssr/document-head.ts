import { localFile } from '#client/locales/locale.ts'
import { preloadedFonts } from '#client/theme/fonts.ts'
import { globalCss } from '#client/theme/global-style.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import type { ColorSchemes } from '#shared/theme/color-schemes.ts'
import { iconPath, logoIconPath } from '#shared/theme/mark.ts'
import { escapeHtml } from './html-text.ts'

const fonts = preloadedFonts.map(
  (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
)

const themeColors = ({ light, dark }: ColorSchemes) =>
  Object.entries({ light, dark }).map(
    ([scheme, { ground }]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${ground}">`,
  )

interface DocumentHeadOptions {
  /** The institute's own mark, if it has one. */
  logoUrl?: string | null | undefined
  /** As `#rrggbb`; without it the site has the default look. */
  brandColor?: string | null | undefined
}

/** The part of the head that is the same on every page. Only the server needs it, so no page's bundle carries it. */
export function documentHead({ logoUrl, brandColor }: DocumentHeadOptions): string {
  const schemes = brandScheme(brandColor)
  const icons = logoUrl
    ? `<link rel="icon" href="${escapeHtml(logoIconPath('icon-192.png', logoUrl) ?? logoUrl)}"><link rel="apple-touch-icon" href="${escapeHtml(logoIconPath('apple-touch-icon.png', logoUrl) ?? logoUrl)}">`
    : `<link rel="icon" href="${iconPath('favicon.svg', brandColor)}" type="image/svg+xml"><link rel="apple-touch-icon" href="${iconPath('apple-touch-icon.png', brandColor)}">`
  const manifest = `<link rel="manifest" href="${localFile('/site.webmanifest')}">`
  return [icons, manifest, ...fonts, ...themeColors(schemes), `<style>${globalCss(schemes)}</style>`].join(
    '\n',
  )
}
