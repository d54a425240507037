import { type ColorSchemes, colorSchemesOf, defaultSchemes } from './color-schemes.ts'
import { fromOklch, linearChannels, type Oklch, toOklch } from './oklch.ts'
import { type Palette, palette } from './palette.ts'

// The default palette in the hue of a brand colour. Each colour keeps its luminance, on which alone contrast depends, so
// that every pair of the theme keeps its contrast. Only the brand colour and its derivatives are measured.

/** The chroma that colours have at most, as a multiple of the default's: letters and grounds stay nearly grey. */
const MOST_CHROMA = { tint: 1, middle: 1.8, night: 0.6 } as const

/** Light enough to be letters at night and to carry dark ones, dark enough to be seen on paper, and not grey. */
const ACCENT = { leastLuminance: 0.4, mostLuminance: 0.88, leastChroma: 0.05 } as const

let latest: { color: string; schemes: ColorSchemes } | undefined

/**
 * Light and dark scheme of a brand colour (`#rrggbb`), or the default ones. Every pair of colours that stand on each other reaches its
 * contrast: letters, links and buttons use the nearest passing colour, and a light brand colour is
 * the accent, and that of actions in the dark scheme.
 */
export function brandScheme(color: string | null | undefined): ColorSchemes {
  if (!color) return defaultSchemes
  if (latest?.color !== color) latest = { color, schemes: colorSchemesOf(brandPalette(color)) }
  return latest.schemes
}

/**
 * The colour itself when it can be that of letters and buttons in the light scheme (contrast 4.5 with each of their
 * grounds); else the lightest one of the same hue that can.
 */
export function nearestPassingColor(color: string): string {
  const given = color.toLowerCase()
  if (passes(given)) return given
  const brand = toOklch(given)
  let [least, most] = [0, brand.lightness]
  while (most - least > 0.001) {
    const middle = (least + most) / 2
    if (passes(fromOklch({ ...brand, lightness: middle }))) least = middle
    else most = middle
  }
  return fromOklch({ ...brand, lightness: least })
}

/** Whether letters of that colour can be read on paper and on the colour's own tints. */
function passes(color: string): boolean {
  const { paper, ink } = palette
  const tints = [ink[50], ink[100]].map((tint) => tinted(tint, toOklch(color), MOST_CHROMA.tint))
  return ['#ffffff', paper[0], paper[50], paper[100], ...tints].every(
    (ground) => contrast(color, ground) >= 4.5,
  )
}

function brandPalette(color: string): Palette {
  const main = nearestPassingColor(color)
  const brand = toOklch(main)
  const ramp = <T extends Record<string, string>>(colors: T, most: (step: string) => number) =>
    Object.fromEntries(
      Object.entries(colors).map(([step, one]) => [step, tinted(one, brand, most(step))]),
    ) as {
      [step in keyof T]: string
    }
  const ink = ramp(palette.ink, (step) => MOST_CHROMA[/^[2-6]00$/.test(step) ? 'middle' : 'tint'])
  return {
    ...palette,
    ink,
    night: ramp(palette.night, () => MOST_CHROMA.night),
    brand: { ...brandSteps(main), night: isAccent(color) ? color.toLowerCase() : ink[300] },
    marigold: isAccent(color) ? accentSteps(color) : palette.marigold,
  }
}

/** The colour for actions, under the pointer and pressed: darker each, or lighter where it cannot get darker. */
function brandSteps(main: string): Omit<Palette['brand'], 'night'> {
  const { lightness, ...hue } = toOklch(main)
  const step = lightness > 0.3 ? -0.065 : 0.065
  return {
    main,
    hover: fromOklch({ ...hue, lightness: lightness + step }),
    active: fromOklch({ ...hue, lightness: lightness + 2 * step }),
  }
}

function isAccent(color: string): boolean {
  const shade = luminance(color)
  return (
    nearestPassingColor(color) !== color.toLowerCase() &&
    shade >= ACCENT.leastLuminance &&
    shade <= ACCENT.mostLuminance &&
    toOklch(color).chroma >= ACCENT.leastChroma
  )
}

/** Marigold in the hue of a light brand colour, which itself is the accent. */
function accentSteps(color: string): Palette['marigold'] {
  const brand = toOklch(color)
  const steps = Object.entries(palette.marigold).map(([step, one]) => {
    const chroma = Math.min(toOklch(one).chroma, brand.chroma)
    return [step, withLuminance(luminance(one), { chroma, hue: brand.hue })]
  })
  return { ...(Object.fromEntries(steps) as Palette['marigold']), 400: color.toLowerCase() }
}

/** A colour of the default's ink or night in the brand's hue: as grey as the brand, as light as before. */
function tinted(one: string, brand: Oklch, most: number): string {
  const strength = Math.min(brand.chroma / toOklch(palette.brand.main).chroma, most)
  return withLuminance(luminance(one), { chroma: toOklch(one).chroma * strength, hue: brand.hue })
}

/** The colour of that chroma and hue with a luminance (0 to 1). */
function withLuminance(target: number, { chroma, hue }: Omit<Oklch, 'lightness'>): string {
  let [least, most] = [0, 1]
  while (most - least > 0.0005) {
    const lightness = (least + most) / 2
    if (luminance(fromOklch({ lightness, chroma, hue })) < target) least = lightness
    else most = lightness
  }
  return fromOklch({ lightness: most, chroma, hue })
}

/** Contrast ratio (1 to 21) of two opaque `#rrggbb` colours, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance (0 black to 1 white) of an opaque `#rrggbb` colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
