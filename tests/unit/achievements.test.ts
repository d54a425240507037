import { expect, test } from 'vitest'
import { achievementYears as achievements } from '#prisma/demo-content/achievements.ts'

test('the years come newest first, and nobody selects more than there were', () => {
  const years = achievements.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  for (const { year, selected, of, badges } of achievements) {
    for (const one of [{ selected: selected ?? 0, of: of ?? 0 }, ...badges]) {
      expect(one.selected, String(year)).toBeLessThanOrEqual(one.of)
    }
  }
})

test('every year names three toppers, and nobody twice', () => {
  const names = achievements.flatMap(({ toppers }) => toppers.map(({ name }) => name))
  expect(new Set(names).size).toBe(3 * achievements.length)
})
