import type { IconShape } from '#server/lib/draw-icon.ts'

/** Background around the logo: launchers crop maskable icons. */
export const BACKGROUND = '#fffefb'

/** The icons for clients that do not show SVG, by file name. */
export const icons = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, share: 0.64, background: BACKGROUND },
  'apple-touch-icon.png': { size: 180, share: 0.76, background: BACKGROUND },
} as const satisfies Record<string, IconShape>
