import { expect, test } from 'vitest'
import { achievements } from '#client/pages/public/achievements/content.ts'

test('the years come newest first, and nobody selects more than there were', () => {
  const years = achievements.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  for (const { year, selection, badges = [] } of achievements) {
    for (const { selected, of } of [...(selection ? [selection] : []), ...badges]) {
      expect(selected, String(year)).toBeLessThanOrEqual(of)
    }
  }
})

test('every year names three toppers, and nobody twice', () => {
  const names = achievements.flatMap(({ toppers }) => toppers.map(({ name }) => name))
  expect(new Set(names).size).toBe(3 * achievements.length)
})
