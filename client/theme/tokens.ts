/** Raw values. Components never use these: they use the meanings of theme.ts, which change between light and dark. */

/** 4 px rhythm, in rem so that it grows with the reader's font size. The key counts steps of 4 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const radius = { small: '3px', medium: '5px', large: '8px', round: '999px' } as const

/** Widths from which a layout changes: a large phone on its side, a tablet, a small laptop, a large screen. */
export const breakpoints = { small: '30em', medium: '48em', large: '64em', wide: '80em' } as const

/**
 * Anek runs small and narrow, so the body is 17 px. Sizes step by 1.2 (phones) to 1.25 (from 48em), large ones flow
 * between the two. Devanagari, whose letters hang lower and stack higher, is set a little larger and wider apart.
 */
export const textSizes = {
  tiny: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  large: '1.25rem',
  title: 'clamp(1.375rem, 1.25rem + 0.55vw, 1.625rem)',
  heading: 'clamp(1.5rem, 1.35rem + 0.75vw, 1.9375rem)',
  display: 'clamp(2.125rem, 1.75rem + 1.7vw, 3rem)',
  poster: 'clamp(2.625rem, 2rem + 3vw, 4.25rem)',
} as const

export const leading = {
  latin: { flat: '1.15', tight: '1.25', normal: '1.55' },
  devanagari: { flat: '1.4', tight: '1.45', normal: '1.75' },
} as const
