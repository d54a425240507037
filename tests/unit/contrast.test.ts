import { describe, expect, test } from 'vitest'
import { type ColorName, dark, hues, inkSurface, light } from '#client/theme/color-schemes.ts'
import { contrast } from '#client/theme/contrast.ts'

const onInk = (scheme: Record<ColorName, string>): Record<ColorName, string> => ({
  ...scheme,
  ...Object.fromEntries(Object.entries(inkSurface).map(([name, meaning]) => [name, scheme[meaning]])),
})

const sheets: ColorName[] = ['ground', 'surface', 'sunken', 'raised']

/** Which colours letters have on which grounds. */
const letters: [ColorName, ColorName[]][] = [
  ['text', [...sheets, 'actionSoft', 'actionSoftHover']],
  ['textMuted', sheets],
  ['link', sheets],
  ['linkHover', sheets],
  ['action', [...sheets, 'actionSoft', 'actionSoftHover']],
  ['onAction', ['action', 'actionHover', 'actionActive']],
  ['onAccent', ['accent', 'accentStrong']],
  ['text', ['accentSoft']],
  ['hueText', [...sheets, 'hueSoft', 'patternGround']],
]

const statusLetters: [ColorName, ColorName[]][] = [
  ['onInk', ['ink', 'inkRaised']],
  ['onInkMuted', ['ink', 'inkRaised']],
  ...(['success', 'info', 'warning', 'danger'] as const).map((tone): [ColorName, ColorName[]] => [
    `${tone}Text`,
    [`${tone}Soft`, ...sheets],
  ]),
  ...(['success', 'info', 'warning', 'danger'] as const).map((tone): [ColorName, ColorName[]] => [
    'text',
    [`${tone}Soft`],
  ]),
  ['onSuccess', ['success']],
  ['onInfo', ['info']],
  ['onWarning', ['warning']],
  ['onDanger', ['danger', 'dangerHover']],
  ['goldText', ['goldSoft', ...sheets]],
  ['silverText', ['silverSoft', ...sheets]],
  ['bronzeText', ['bronzeSoft', ...sheets]],
]

/** Edges and marks without which a control or a state could not be seen. */
const marks: [ColorName, ColorName[]][] = [
  ['lineStrong', sheets],
  ['focus', sheets],
  ['hue', [...sheets, 'hueSoft']],
]

const statusMarks: [ColorName, ColorName[]][] = (['success', 'info', 'warning', 'danger'] as const).map(
  (tone) => [tone, sheets],
)

const pairs = (list: [ColorName, ColorName[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))

describe.each([
  ['light', light, [...letters, ...statusLetters], [...marks, ...statusMarks]],
  ['dark', dark, [...letters, ...statusLetters], [...marks, ...statusMarks]],
  ...Object.entries(hues).flatMap(
    ([name, hue]) =>
      [
        [`${name} in light`, { ...light, ...hue.light }, letters, marks],
        [`${name} in dark`, { ...dark, ...hue.dark }, letters, marks],
      ] as const,
  ),
  ['ink surface in light', onInk(light), letters.slice(0, 6), marks],
  ['ink surface in dark', onInk(dark), letters.slice(0, 6), marks],
] as const)('%s', (_name, scheme, text, edges) => {
  test.each(pairs([...text]))('%s can be read on %s', (front, ground) => {
    expect(contrast(scheme[front], scheme[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs([...edges]))('%s can be seen on %s', (front, ground) => {
    expect(contrast(scheme[front], scheme[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
  expect(() => contrast('red', '#ffffff')).toThrow('not an opaque')
})
