import { type Palette, palette } from './palette.ts'

/** The meaning of each colour, in light and in dark. Every name becomes a custom property `--color-<name>`. */
const lightOf = (p: Palette) => ({
  ground: p.paper[50],
  surface: p.paper[0],
  sunken: p.paper[100],
  raised: '#ffffff',
  line: p.paper[200],
  lineStrong: p.paper[500],

  text: p.ink[900],
  textMuted: p.paper[600],
  link: p.brand.main,
  linkHover: p.brand.active,

  action: p.brand.main,
  actionHover: p.brand.hover,
  actionActive: p.brand.active,
  onAction: p.paper[0],
  actionSoft: p.ink[50],
  actionSoftHover: p.ink[100],

  accent: p.marigold[400],
  accentStrong: p.marigold[600],
  accentSoft: p.marigold[100],
  onAccent: p.ink[950],

  focus: p.ink[900],
  focusGap: p.marigold[400],

  ink: p.ink[900],
  inkRaised: p.ink[800],
  inkLine: p.ink[700],
  onInk: p.paper[50],
  onInkMuted: p.ink[200],

  success: p.green[600],
  successText: p.green[700],
  successSoft: p.green[50],
  successLine: p.green[200],
  onSuccess: p.paper[0],
  info: p.blue[600],
  infoText: p.blue[700],
  infoSoft: p.blue[50],
  infoLine: p.blue[200],
  onInfo: p.paper[0],
  warning: p.orange[600],
  warningText: p.orange[700],
  warningSoft: p.orange[50],
  warningLine: p.orange[200],
  onWarning: p.paper[0],
  danger: p.red[600],
  dangerText: p.red[700],
  dangerSoft: p.red[50],
  dangerLine: p.red[200],
  dangerHover: p.red[700],
  onDanger: p.paper[0],

  gold: p.gold[500],
  goldSoft: p.gold[50],
  goldText: p.gold[800],
  silver: p.silver[500],
  silverSoft: p.silver[50],
  silverText: p.silver[800],
  bronze: p.bronze[500],
  bronzeSoft: p.bronze[50],
  bronzeText: p.bronze[800],

  hue: p.brand.main,
  hueText: p.brand.main,
  hueSoft: p.ink[50],

  patternGround: p.ink[100],
  patternMain: p.brand.main,
  patternShade: p.ink[300],
  patternAccent: p.marigold[400],
  snow: '#ffffff',

  shade: 'rgb(16 19 43 / 0.55)',
  shadow: 'rgb(25 29 64 / 0.16)',
})

export type ColorName = keyof ReturnType<typeof lightOf>
export type Scheme = Record<ColorName, string>

const darkOf = (p: Palette): Scheme => ({
  ground: p.night[950],
  surface: p.night[900],
  sunken: p.night.sunken,
  raised: p.night[850],
  line: p.night[800],
  lineStrong: p.night[500],

  text: p.paper[100],
  textMuted: p.night.muted,
  link: p.brand.night,
  linkHover: p.paper[0],

  action: p.brand.night,
  actionHover: p.ink[200],
  actionActive: p.ink[100],
  onAction: p.ink[950],
  actionSoft: p.night[800],
  actionSoftHover: p.night[700],

  accent: p.marigold[400],
  accentStrong: p.marigold[500],
  accentSoft: p.marigold.night,
  onAccent: p.ink[950],

  focus: p.marigold[400],
  focusGap: p.night[950],

  ink: p.night.ink,
  inkRaised: p.night[900],
  inkLine: p.night[700],
  onInk: p.paper[100],
  onInkMuted: p.night.muted,

  success: p.green[300],
  successText: p.green[300],
  successSoft: '#12291e',
  successLine: '#24603f',
  onSuccess: p.ink[950],
  info: p.blue[300],
  infoText: p.blue[300],
  infoSoft: '#13263b',
  infoLine: '#235580',
  onInfo: p.ink[950],
  warning: p.orange[300],
  warningText: p.orange[300],
  warningSoft: '#33220f',
  warningLine: '#74431a',
  onWarning: p.ink[950],
  danger: p.red[300],
  dangerText: p.red[300],
  dangerSoft: '#371a1d',
  dangerLine: '#7b2f2d',
  dangerHover: p.red[200],
  onDanger: p.ink[950],

  gold: p.gold[300],
  goldSoft: p.gold[900],
  goldText: p.gold[300],
  silver: p.silver[300],
  silverSoft: p.silver[900],
  silverText: p.silver[300],
  bronze: p.bronze[300],
  bronzeSoft: p.bronze[900],
  bronzeText: p.bronze[300],

  hue: p.brand.night,
  hueText: p.brand.night,
  hueSoft: p.night[800],

  patternGround: p.night[850],
  patternMain: p.ink[400],
  patternShade: p.night[700],
  patternAccent: p.marigold[500],
  snow: p.ink[100],

  shade: 'rgb(3 4 10 / 0.7)',
  shadow: 'rgb(0 0 0 / 0.5)',
})

/** These meanings on an ink ground, in either scheme: the header of the admin area, the footer, posters. */
export const inkSurface: { [name in ColorName]?: ColorName } = {
  ground: 'ink',
  surface: 'ink',
  raised: 'ink',
  sunken: 'inkRaised',
  line: 'inkLine',
  lineStrong: 'onInkMuted',
  text: 'onInk',
  textMuted: 'onInkMuted',
  link: 'onInk',
  linkHover: 'accent',
  action: 'onInk',
  actionHover: 'onInkMuted',
  actionActive: 'onInkMuted',
  onAction: 'ink',
  actionSoft: 'inkRaised',
  actionSoftHover: 'inkLine',
  focus: 'onInk',
  hue: 'onInk',
  hueText: 'onInk',
  hueSoft: 'inkRaised',
  patternGround: 'inkRaised',
  patternMain: 'inkLine',
  patternShade: 'onInkMuted',
}

type HueColors = { [name in Extract<ColorName, `hue${string}` | `pattern${string}`>]?: string }

const hue = (wool: Record<50 | 100 | 300 | 400 | 600 | 700 | 800 | 950, string>) => ({
  light: {
    hue: wool[600],
    hueText: wool[700],
    hueSoft: wool[50],
    patternGround: wool[100],
    patternMain: wool[600],
    patternShade: wool[300],
  } satisfies HueColors,
  dark: {
    hue: wool[300],
    hueText: wool[300],
    hueSoft: wool[950],
    patternGround: wool[950],
    patternMain: wool[400],
    patternShade: wool[800],
  } satisfies HueColors,
})

/**
 * Hues other than the site's own, to tell kinds of things apart: the groups of courses, say. `data-hue="juniper"`
 * sets `hue…` and `pattern…` for everything inside. None is a colour of a state.
 */
const huesOf = (p: Palette) => ({
  /** The site's own, for where it must stay itself on an ink ground. */
  indigo: hue(p.ink),
  rhododendron: hue(p.rhododendron),
  juniper: hue(p.juniper),
  barley: hue(p.barley),
})

export type Hue = keyof ReturnType<typeof huesOf>

/** The colours of a site: two schemes, and the hues in each. */
export interface ColorSchemes {
  light: Scheme
  dark: Scheme
  hues: ReturnType<typeof huesOf>
}

export const colorSchemesOf = (p: Palette): ColorSchemes => ({
  light: lightOf(p),
  dark: darkOf(p),
  hues: huesOf(p),
})

/** The look of a site without a brand colour. */
export const defaultSchemes = colorSchemesOf(palette)
