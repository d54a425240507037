import type { ColorName } from '#shared/theme/color-schemes.ts'
import { breakpoints, radius, space, type textSizes } from './tokens.ts'

/**
 * The words in which components speak about looks. Colours, text sizes, leading and motion are custom properties set
 * by global-style.ts, so that dark mode, Devanagari and reduced motion need no code in a component.
 */
export { radius, space }

/** A colour by its meaning: `color('textMuted')`. */
export const color = (name: ColorName) => `var(--color-${name})`

/** A font size: `text('small')`. */
export const text = (size: keyof typeof textSizes) => `var(--text-${size})`

/** A line height: flat for one line, tight for headings, normal for reading. */
export const leading = (name: 'flat' | 'tight' | 'normal') => `var(--leading-${name})`

/** A duration with its easing, 0 ms for readers who asked for reduced motion. */
export const motion = (speed: 'fast' | 'slow') => `var(--motion-${speed})`

/** The layer a fixed thing lies on. */
export const layer = (name: 'bar' | 'overlay' | 'toast') => `var(--layer-${name})`

/** Media query from a width up: `${from('medium')} { … }`. */
export const from = (width: keyof typeof breakpoints) => `@media (min-width: ${breakpoints[width]})`

/** Media query below a width. */
export const below = (width: keyof typeof breakpoints) => `@media (width < ${breakpoints[width]})`
