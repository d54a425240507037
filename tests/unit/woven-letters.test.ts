import { expect, test } from 'vitest'
import { pixelHeight, pixelPath, pixelWidth } from '#client/ui/motif/pixel-letters.ts'
import { initials } from '#client/ui/portrait.tsx'

/** Fills a grid with the bars of a path, as a browser would. */
function cellsOf(word: string): string {
  const grid = Array.from({ length: pixelHeight }, () => Array<string>(pixelWidth(word)).fill('.'))
  for (const [, x, y, length] of pixelPath(word).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  }
  return grid.map((row) => row.join('')).join('\n')
}

test('letters stand beside each other with a cell between', () => {
  expect(cellsOf('BE2')).toBe(
    [
      '####..#####..###.',
      '#...#.#.....#...#',
      '#...#.#.........#',
      '####..####....##.',
      '#...#.#......#...',
      '#...#.#.....#....',
      '####..#####.#####',
    ].join('\n'),
  )
})

test('every capital and digit is there, and no two look alike but O and 0', () => {
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
  const cells = alphabet.map(cellsOf)
  expect(new Set(cells).size).toBe(alphabet.length - 1)
  expect(cells.filter((letter) => !letter.includes('#'))).toEqual([])
})

test('what is not in the alphabet stays empty and keeps its place', () => {
  expect(pixelPath('अ')).toBe('')
  expect(pixelPath('a')).toBe(pixelPath('A'))
  expect(pixelWidth('')).toBe(0)
})

test.each([
  ['Dr. Anjana Rajbhandari', 'AR'],
  ['Kishor Bahadur Thapa Magar', 'KM'],
  ['Sita', 'S'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
