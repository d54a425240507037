import { expect, test } from 'vitest'
import { contrast } from '#shared/theme/brand-scheme.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'
import { colorPairs } from '#tests/support/theme/color-pairs.ts'

test.each(colorPairs(defaultSchemes))('$name', ({ front, ground, ratio }) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(ratio)
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
  expect(() => contrast('red', '#ffffff')).toThrow('not an opaque')
})
