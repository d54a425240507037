import { contrast } from '#shared/theme/brand-scheme.ts'
import { type ColorName, type ColorSchemes, inkSurface, type Scheme } from '#shared/theme/color-schemes.ts'

// Every pair of colours that stand on each other, with the contrast that WCAG 2.2 asks for: 4.5 for letters, 3 for
// large letters and for edges and marks without which a control or a state could not be seen.

interface Pairs {
  ratio: number
  list: readonly [front: ColorName, grounds: readonly ColorName[]][]
}

const sheets: ColorName[] = ['ground', 'surface', 'sunken', 'raised']
const tones = ['success', 'info', 'warning', 'danger'] as const

const actionLetters: Pairs['list'] = [
  ['text', [...sheets, 'actionSoft', 'actionSoftHover']],
  ['textMuted', sheets],
  ['link', sheets],
  ['linkHover', sheets],
  ['action', [...sheets, 'actionSoft', 'actionSoftHover']],
  ['onAction', ['action', 'actionHover', 'actionActive']],
]

const hueLetters: Pairs['list'] = [
  ['onAccent', ['accent', 'accentStrong']],
  ['text', ['accentSoft']],
  ['hueText', [...sheets, 'hueSoft', 'patternGround']],
]

const stateLetters: Pairs['list'] = [
  ['onInk', ['ink', 'inkRaised']],
  ['onInkMuted', ['ink', 'inkRaised']],
  ...tones.flatMap((tone): Pairs['list'] => [
    [`${tone}Text`, [`${tone}Soft`, ...sheets]],
    ['text', [`${tone}Soft`]],
  ]),
  ['onSuccess', ['success']],
  ['onInfo', ['info']],
  ['onWarning', ['warning']],
  ['onDanger', ['danger', 'dangerHover']],
  ['goldText', ['goldSoft', ...sheets]],
  ['silverText', ['silverSoft', ...sheets]],
  ['bronzeText', ['bronzeSoft', ...sheets]],
]

const marks: Pairs['list'] = [
  ['lineStrong', sheets],
  ['focus', sheets],
  ['hue', [...sheets, 'hueSoft']],
]

const stateMarks = tones.map((tone): Pairs['list'][number] => [tone, sheets])

const ofHue: Pairs[] = [
  { ratio: 4.5, list: [...actionLetters, ...hueLetters] },
  { ratio: 3, list: marks },
]
const ofScheme: Pairs[] = [...ofHue, { ratio: 4.5, list: stateLetters }, { ratio: 3, list: stateMarks }]
const ofInkSurface: Pairs[] = [
  { ratio: 4.5, list: actionLetters },
  { ratio: 3, list: marks },
]

/** Two colours as they meet on a page. */
export interface ColorPair {
  /** The scheme, hue or surface with both names: `light: link on ground`. */
  name: string
  front: string
  ground: string
  /** The least contrast ratio. */
  ratio: number
}

/** Every pair of both schemes, on paper, in each hue and on the ink surface. */
export function colorPairs(schemes: ColorSchemes): ColorPair[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const scheme = schemes[name]
    const onInk = Object.entries(inkSurface).map(([from, to]) => [from, scheme[to]])
    return [
      ...pairsOf(name, scheme, ofScheme),
      ...Object.entries(schemes.hues).flatMap(([hue, colors]) =>
        pairsOf(`${hue} in ${name}`, { ...scheme, ...colors[name] }, ofHue),
      ),
      ...pairsOf(`ink surface in ${name}`, { ...scheme, ...Object.fromEntries(onInk) }, ofInkSurface),
    ]
  })
}

function pairsOf(name: string, scheme: Scheme, groups: readonly Pairs[]): ColorPair[] {
  return groups.flatMap(({ ratio, list }) =>
    list.flatMap(([front, grounds]) =>
      grounds.map((ground) => ({
        name: `${name}: ${front} on ${ground}`,
        front: scheme[front],
        ground: scheme[ground],
        ratio,
      })),
    ),
  )
}

/** The pairs that do not reach their contrast. */
export function failingPairs(schemes: ColorSchemes): ColorPair[] {
  return colorPairs(schemes).filter(({ front, ground, ratio }) => contrast(front, ground) < ratio)
}
