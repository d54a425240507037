import { describe, expect, test } from 'vitest'
import { brandScheme, contrast, nearestPassingColor } from '#shared/theme/brand-scheme.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'

import { fromOklch, toOklch } from '#shared/theme/oklch.ts'
import fc from '#tests/support/project/fuzz.ts'
import { failingPairs } from '#tests/support/theme/color-pairs.ts'

const anyColor = fc
  .noBias(fc.integer({ min: 0, max: 0xffffff }))
  .map((code) => `#${code.toString(16).padStart(6, '0')}`)
const edges = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080',
]

test('every pair of the theme reaches its contrast, whatever the brand colour is', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(failingPairs(brandScheme(color))).toEqual([])
    }),
    { numRuns: 200, examples: edges.map((color) => [color]) },
  )
})

test('without a brand colour the site looks as ever', () => {
  expect(brandScheme(undefined)).toBe(defaultSchemes)
  expect(brandScheme(null)).toBe(defaultSchemes)
})

describe('the nearest passing colour', () => {
  test('is the colour itself when it passes, and then the colour of actions', () => {
    for (const color of ['#0b5d1e', '#8a1538', '#323a75']) {
      expect(nearestPassingColor(color)).toBe(color)
      expect(brandScheme(color).light).toMatchObject({ action: color, link: color, patternMain: color })
    }
  })

  test('is a darker one of the same hue, no darker than it must be', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const passing = nearestPassingColor(color)
        const [given, found] = [toOklch(color), toOklch(passing)]
        expect(nearestPassingColor(passing)).toBe(passing)
        if (passing === color) return
        expect(found.lightness).toBeLessThan(given.lightness)
        if (found.chroma > 0.03) expect(Math.cos(found.hue - given.hue)).toBeGreaterThan(0.99)
        expect(contrast(passing, brandScheme(color).light.actionSoftHover)).toBeLessThan(4.7)
      }),
      { numRuns: 200 },
    )
  })

  test('leaves a light colour to the accent, where dark letters stand on it', () => {
    const { light, dark } = brandScheme('#FFF176')
    expect([light.accent, dark.accent]).toEqual(['#fff176', '#fff176'])
    expect(light.action).toBe(nearestPassingColor('#fff176'))
    expect(brandScheme('#ffffff').light.accent).toBe(defaultSchemes.light.accent)
  })
})

describe('OKLCH', () => {
  test('has the values of its author', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000')
    expect([lightness, chroma, (hue * 180) / Math.PI].map((value) => value.toFixed(3))).toEqual([
      '0.628',
      '0.258',
      '29.234',
    ])
  })

  test('gives every colour back', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(fromOklch(toOklch(color))).toBe(color)
      }),
    )
  })

  test('loses chroma, not lightness, where a screen cannot show it', () => {
    const shown = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 2 }))
    expect(shown.lightness).toBeCloseTo(0.5, 2)
    expect(shown.chroma).toBeLessThan(0.2)
  })
})
