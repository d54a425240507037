import { locale } from '#client/locales/locale.ts'
import devanagari from './fonts/anek-devanagari.woff2?url'
import latin from './fonts/anek-latin.woff2?url'
import latinMore from './fonts/anek-latin-more.woff2?url'
import nepali from './fonts/anek-nepali.woff2?url'
import symbols from './fonts/anek-symbols.woff2?url'
import { ascent, descent } from './line-metrics.ts'

/**
 * Addresses of the faces that every page needs at once: `<link rel="preload" as="font" crossorigin>`. Beside the page itself, the
 * Devanagari one would delay the first paint over a slow line by a third.
 */
export const preloadedFonts = [latin]

/** Arial and Roboto are wider than Anek: shrunk to its width, so that nothing moves when Anek arrives. */
const fallbackScale = 0.922
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

const face = (
  family: string,
  url: string,
  weight: string,
  range: string,
  locals: string[] = [],
) => `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: swap;
  src: ${[...locals.map((name) => `local('${name}')`), `url('${url}') format('woff2')`].join(', ')};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  unicode-range: ${range};
}`

/** The Devanagari faces of Android, Windows and Apple's systems: an English page with a Nepali name needs no other. */
const devicesDevanagari =
  locale === 'en'
    ? [
        'Noto Sans Devanagari',
        'NotoSansDevanagari-Regular',
        'Nirmala UI',
        'Kohinoor Devanagari',
        'KohinoorDevanagari-Regular',
      ]
    : []

const everyday =
  'U+20-7E, U+A0, U+A9, U+AB, U+B0, U+BB, U+BD, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212'
const more =
  'U+A1-A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC, U+BE-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC'
const devanagariRange = 'U+900-97F, U+1CD0-1CD2, U+200C-200D, U+25CC, U+A8FB'

const fallback = (weight: string, sources: string[]) => `@font-face {
  font-family: 'Anek fallback';
  font-weight: ${weight};
  src: ${sources.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(fallbackScale)};
  ascent-override: ${percent(ascent / fallbackScale)};
  descent-override: ${percent(descent / fallbackScale)};
  line-gap-override: 0%;
}`

/**
 * The `@font-face` rules. Devanagari (90 kB) is fetched only by Nepali pages, and by others on devices that have none. It is a family of its own:
 * browsers join faces of one family only where their ranges of weights are the same. Browsers draw its bold themselves: a
 * second file would be half of the weight of a first visit.
 */
export const fontFaces = [
  face('Anek', latin, '400 700', everyday),
  face('Anek', latinMore, '400 700', more),
  face('Anek', symbols, '400 700', 'U+20A8, U+20B9'),
  face("'Anek Devanagari'", devanagari, '400', devanagariRange, devicesDevanagari),
  face("'Anek Nepali'", nepali, '400', devanagariRange),
  fallback('400 500', ['Arial', 'Roboto', 'Liberation Sans']),
  fallback('501 900', ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold']),
].join('\n')

const systemDevanagari = "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'"

/** For the name of the language on a page that needs no more of Devanagari. */
export const ofLanguageName = `Anek, 'Anek Nepali', 'Anek fallback', ${systemDevanagari}, system-ui, sans-serif`

/** Value of `font-family`; the system's Devanagari faces stand in while ours travels. */
export const fontFamily = `Anek, 'Anek Devanagari', 'Anek fallback', ${systemDevanagari}, system-ui, sans-serif`
