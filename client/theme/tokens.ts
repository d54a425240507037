/** Raw values. Components never use these: they use the meanings of theme.ts, which change between light and dark. */

export const palette = {
  ink: {
    50: '#f2f3fa',
    100: '#e4e6f3',
    200: '#cbcfe8',
    300: '#a9b0da',
    400: '#7f88c0',
    500: '#5a64a5',
    600: '#434c8d',
    700: '#323a75',
    800: '#252b5c',
    900: '#191d40',
    950: '#10132b',
  },
  paper: {
    0: '#fffefb',
    50: '#faf7f1',
    100: '#f4efe6',
    200: '#e9e2d5',
    300: '#d8cfbf',
    400: '#b5aa98',
    500: '#8a7f6f',
    600: '#6a6155',
    700: '#4f483f',
    800: '#37322c',
  },
  night: {
    950: '#0e1020',
    900: '#15182c',
    850: '#1b1f36',
    800: '#232844',
    700: '#333959',
    600: '#4a5176',
    500: '#7a81a4',
  },
  marigold: {
    100: '#fdf0d0',
    200: '#fbdf9f',
    300: '#f9cc68',
    400: '#f5b335',
    500: '#eb9d12',
    600: '#c97f06',
    900: '#4b3104',
  },
  green: { 50: '#e8f4ec', 200: '#b4dbc1', 300: '#86cfa0', 600: '#177245', 700: '#105a36' },
  blue: { 50: '#e6f1fa', 200: '#b3d4ee', 300: '#8fc3ef', 600: '#14629b', 700: '#0f4d7b' },
  orange: { 50: '#fdefe3', 200: '#f3cba7', 300: '#f2b27c', 600: '#a8500c', 700: '#863f08' },
  red: { 50: '#fceceb', 200: '#f1bcb8', 300: '#f5a49e', 600: '#b3261e', 700: '#911c16' },
  rhododendron: {
    50: '#faeef5',
    100: '#f5dfec',
    300: '#dea0c4',
    400: '#c65c97',
    600: '#8e2563',
    700: '#721b4f',
    800: '#5c2347',
    950: '#2f1628',
  },
  juniper: {
    50: '#e9f4f3',
    100: '#d6ebe9',
    300: '#8cc6c2',
    400: '#3f9d97',
    600: '#0d6461',
    700: '#0a4f4d',
    800: '#1a4f50',
    950: '#0f2a2d',
  },
  barley: {
    50: '#f7f1e0',
    100: '#efe5c9',
    300: '#d2ba7c',
    400: '#b08d35',
    600: '#6f5410',
    700: '#5a430b',
    800: '#54441b',
    950: '#2b2411',
  },
  gold: { 50: '#fbf0c9', 300: '#e9cf6d', 500: '#c49a14', 800: '#5c4503', 900: '#3a2f10' },
  silver: { 50: '#eceef1', 300: '#c6ccd4', 500: '#8c96a3', 800: '#3d4650', 900: '#2b313b' },
  bronze: { 50: '#f8e6da', 300: '#deb090', 500: '#b0703f', 800: '#6b3712', 900: '#3d2717' },
} as const

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
