import { expect, test } from 'vitest'
import { patternTile } from '#client/ui/motif/pattern-tile.ts'

test('a seed always gives the same cloth', () => {
  expect(patternTile('bsc-nursing', 2)).toEqual(patternTile('bsc-nursing', 2))
})

test('different seeds give different cloths', () => {
  const cloths = Array.from({ length: 200 }, (_, index) => JSON.stringify(patternTile(`course-${index}`, 2)))
  expect(new Set(cloths).size).toBeGreaterThan(190)
})

test('nothing sticks out of its tile, so that repeats meet', () => {
  for (const rows of [0, 1, 3])
    for (let seed = 0; seed < 50; seed++) {
      const { width, height, paths } = patternTile(`seed ${seed}`, rows)
      const points = paths.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
      const outside = points.filter(
        ([, x, y]) => Number(x) < 0 || Number(x) > width || Number(y) < 0 || Number(y) > height,
      )
      expect(points.length).toBeGreaterThan(0)
      expect(outside).toEqual([])
    }
})

test('a border is small', () => {
  const bytes = JSON.stringify(patternTile('result', 1).paths).length
  expect(bytes).toBeLessThan(2500)
})
