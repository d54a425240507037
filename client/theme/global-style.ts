import { type ColorName, type ColorSchemes, inkSurface } from '#shared/theme/color-schemes.ts'
import { fontFaces, fontFamily, ofLanguageName } from './fonts.ts'
import { leading, textSizes } from './tokens.ts'

const properties = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join(' ')

/** Sizes are set again wherever the language changes, since a custom property is computed where it is declared. */
const languageRules = (scale: number, lines: Record<string, string>) => {
  const sizes = Object.entries(textSizes).map(([name, size]) => [
    name,
    scale === 1 ? size : `calc(${scale} * ${size})`,
  ])
  return `${properties('text', Object.fromEntries(sizes))} ${properties('leading', lines)}`
}

/** On a dark ink ground everything keeps its meaning and changes its colour: `data-surface="ink"`. */
const onInk = properties(
  'color',
  Object.fromEntries(Object.entries(inkSurface).map(([name, meaning]) => [name, `var(--color-${meaning})`])),
)

const hueRules = ({ hues }: ColorSchemes, scheme: 'light' | 'dark') =>
  Object.entries(hues)
    .map(([hue, colors]) => `[data-hue='${hue}'] { ${properties('color', colors[scheme])} }`)
    .join('\n')

let latest: { schemes: ColorSchemes; css: string } | undefined

/** For readers who ask for more contrast: quiet text as strong as the other, lines as strong as quiet text. */
const strongContrast = ({ text, textMuted, onInk, onInkMuted }: Readonly<Record<ColorName, string>>) =>
  properties('color', {
    ...{ textMuted: text, line: textMuted, lineStrong: text },
    ...{ onInkMuted: onInk, inkLine: onInkMuted },
  })

/**
 * The style sheet of every page: faces, custom properties, a small reset, focus, print. The server writes it into the
 * head, so that the browser's bundle does not carry it.
 */
export function globalCss(schemes: ColorSchemes): string {
  if (latest?.schemes !== schemes) latest = { schemes, css: cssOf(schemes) }
  return latest.css
}

const cssOf = (schemes: ColorSchemes) => `
${fontFaces}

:root, [lang|='en'] { ${languageRules(1, leading.latin)} }
[lang|='ne'] { ${languageRules(1.06, leading.devanagari)} }
:root {
  ${properties('color', schemes.light)}
  --motion-fast: 120ms ease-out;
  --motion-slow: 220ms cubic-bezier(0.2, 0, 0, 1);
  --layer-bar: 10; --layer-overlay: 20; --layer-toast: 30;
  --bar-height: 4rem;
  color-scheme: light dark;
}
${hueRules(schemes, 'light')}
[data-surface='ink'] { ${onInk} }
@media (prefers-color-scheme: dark) { :root { ${properties('color', schemes.dark)} } ${hueRules(schemes, 'dark')} }
@media (prefers-contrast: more) { :root { ${strongContrast(schemes.light)} } }
@media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { ${strongContrast(schemes.dark)} } }
@media (prefers-reduced-motion: reduce) { :root { --motion-fast: 0ms; --motion-slow: 0ms; } }
@media print { :root { ${properties('color', schemes.light)} --color-ground: #fff; --color-surface: #fff; } ${hueRules(schemes, 'light')} }

*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html {
  font-family: ${fontFamily};
  font-size: 100%;
  line-height: var(--leading-normal);
  text-size-adjust: none;
  -webkit-text-size-adjust: none;
  scroll-padding-top: calc(var(--bar-height) + 1rem);
  background: var(--color-ground);
  color: var(--color-text);
}
body { font-size: var(--text-body); min-height: 100dvh; }
:where([lang|='ne']) { line-height: var(--leading-normal); word-spacing: 0.08em; }
[lang|='en'] { word-spacing: normal; }
:where(span[lang|='ne']) { font-size: 1.06em; line-height: inherit; }
h1, h2, h3, h4 { font-weight: 650; line-height: var(--leading-tight); text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: var(--text-display); letter-spacing: -0.012em; line-height: var(--leading-flat); }
h2 { font-size: var(--text-heading); letter-spacing: -0.008em; }
:lang(ne):not(input) { letter-spacing: normal !important; }
h3 { font-size: var(--text-title); }
h4 { font-size: var(--text-large); }
p, li, dd { overflow-wrap: break-word; }
img, svg, video, iframe { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
@media (min-width: 48rem) { p, li, dd { text-wrap: pretty; } }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
a:where(:any-link) { color: var(--color-link); text-underline-offset: 0.18em; text-decoration-thickness: max(1px, 0.06em); }
a:where(:hover) { color: var(--color-linkHover); text-decoration-thickness: max(2px, 0.12em); }
@media (width >= 22.5em) { a[href^='tel:'] { white-space: nowrap; } }
a[hreflang='ne'] { font-family: ${ofLanguageName}; }
[hidden]:where(:not([hidden='until-found'])) { display: none !important; }
::selection { background: var(--color-accent); color: var(--color-onAccent); }

:focus-visible {
  outline: 3px solid var(--color-focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--color-focusGap);
}
:focus:not(:focus-visible) { outline: none; }

@media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
@media (scripting: none) { [data-needs-js] { display: none !important; } }
@media print { [data-no-print] { display: none !important; } }
@media not print { [data-print-only] { display: none !important; } }
.warning-ribbon form { display: inline; }
.warning-ribbon { padding: 0.75rem 1rem; background: #7a1f12; color: #fff; text-align: center; }
.sample-ribbon {
  display: flex;
  justify-content: center;
  align-items: center;
  column-gap: 1rem;
  padding: 0 0.75rem;
  background: var(--color-accentSoft);
  color: var(--color-text);
  font-size: min(var(--text-small), 4vw);
  line-height: 1.2;
}
.sample-ribbon button { white-space: nowrap; }
.sample-ribbon button, .warning-ribbon button {
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
}
`
