import { expect, test } from 'vitest'
import { fitLine } from '#tests/bench/soak/line.ts'
import fc from '#tests/support/project/fuzz.ts'

const points = (at: (hours: number) => number) =>
  Array.from({ length: 12 }, (_, number) => ({ hours: number / 12, value: at(number / 12) }))

test('finds the growth of a line', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e9, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (start, share) => {
        const { growth, mean, error } = fitLine(points((hours) => start * (1 + share * hours)))
        expect(growth * mean).toBeCloseTo(start * share, -Math.log10(start) + 6)
        expect(error).toBeLessThan(1e-6)
      },
    ),
  )
})

test('is not sure of a growth that is less than the noise', () => {
  const { growth, error } = fitLine(points((hours) => 100 + (Math.round(hours * 12) % 2) * 20))
  expect(Math.abs(growth)).toBeLessThan(2 * error)
})
