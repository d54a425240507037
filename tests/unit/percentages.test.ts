import { expect, test } from 'vitest'
import {
  alignDecimals,
  pointsFromPass,
  roundedPercentile,
  toneOfPercentage,
} from '#client/features/results/percentages.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'

test.each([
  ['100', 'success'],
  ['85', 'success'],
  ['84.99', 'info'],
  ['75.00', 'info'],
  ['74.99', 'warning'],
  ['65', 'warning'],
  ['64.99', 'danger'],
  ['0', 'danger'],
])('%s%% among the top performers is %s', (percentage, tone) => {
  expect(toneOfPercentage(percentage)).toBe(tone)
})

test.each([
  ['64.50', '64.5'],
  ['64.00', '64'],
  ['100', '100'],
  ['0.00', '0'],
  ['10', '10'],
  ['49.995', '49.995'],
])('%s is shown as %s', (decimal, shown) => {
  expect(plainDecimal(decimal)).toBe(shown)
})

test('percentages below each other have equally many places and lose none', () => {
  expect(alignDecimals(['90.380', '89', '88.5', '87.625'])).toEqual(['90.380', '89.000', '88.500', '87.625'])
  expect(alignDecimals(['90.00', '89'])).toEqual(['90', '89'])
  expect(alignDecimals([])).toEqual([])
})

test.each([
  ['47.88', '50', '2.12'],
  ['67.88', '50', '17.88'],
  ['50.00', '50', '0'],
  ['49', '50', '1'],
  ['49.998', '50', '0.002'],
  ['50.0001', '50', '0.0001'],
  ['49', '40', '9'],
  ['49', '62.5', '13.5'],
])('%s%% is, from a pass line of %s, %s away', (percentage, passPercentage, points) => {
  expect(pointsFromPass(percentage, passPercentage)).toBe(points)
})

test.each([
  [23, 160, '14.38'],
  [1, 800, '0.13'],
  [1, 3, '33.33'],
  [40, 40, '100'],
  [19_999, 20_000, '100'],
])('%d of %d are a percentile of %s', (reached, candidates, percentile) => {
  expect(roundedPercentile((reached / candidates) * 100)).toBe(percentile)
})
