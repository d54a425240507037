import { linearChannels } from './oklch.ts'

/** Contrast ratio (1 to 21) of two opaque `#rrggbb` colours, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance (0 black to 1 white) of an opaque `#rrggbb` colour, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
