import { expect, test } from 'vitest'
import { achievementStats, achievements } from '#client/pages/public/achievements/content.ts'

test('the claims are those of the institute', () => {
  expect(achievementStats.map(({ value }) => value)).toEqual(['28+', '600+', '90%+', '50+'])
})

test('the years come newest first, with their figures', () => {
  expect(achievements.map(({ year, exam }) => [year, exam])).toEqual([
    [2024, 'CEE MBBS Entrance'],
    [2023, 'CEE MBBS Entrance'],
    [2021, 'CEE MBBS Entrance'],
    [2019, 'MBBS Entrance'],
  ])
  expect(achievements.map(({ selection }) => selection)).toEqual([
    { selected: 206, of: 229 },
    { selected: 246, of: 272 },
    { selected: 230, of: 250 },
    undefined,
  ])
})

test('2019 has the three badges and the scholarships', () => {
  const { badges = [], scholarships } = achievements.find(({ year }) => year === 2019) ?? {}
  expect(badges.map(({ body, selected, of }) => `${body} ${selected}/${of}`)).toEqual([
    'IOM 41/45',
    'MOE TU 44/45',
    'MOE KU 80/88',
  ])
  expect(scholarships).toBe('165+')
})

test('every year names three toppers, and nobody twice', () => {
  const names = achievements.flatMap(({ toppers }) => toppers.map(({ name }) => name))
  expect(new Set(names).size).toBe(3 * achievements.length)
})
