import { describe, expect, test } from 'vitest'
import { courseDrawings } from '#client/features/courses/course-drawings.ts'
import { reasonDrawings } from '#client/pages/public/home/why-choose-us.tsx'
import { patternTile } from '#client/ui/motif/pattern-tile.ts'
import { pixelCells } from '#client/ui/motif/pixel-icon.tsx'
import { pixelHeight, pixelPath, pixelWidth } from '#client/ui/motif/pixel-letters.ts'
import { initials } from '#client/ui/portrait.tsx'
import { brandScheme, contrast, nearestPassingColor } from '#shared/theme/brand-scheme.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'
import { fromOklch, toOklch } from '#shared/theme/oklch.ts'
import fc from '#tests/support/project/fuzz.ts'
import { colorPairs, failingPairs } from '#tests/support/theme/color-pairs.ts'

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

const drawings = [...Object.entries(courseDrawings), ...Object.entries(reasonDrawings)]

/** Fills a grid with the bars of a path, as a browser would. */
function cellsOf(word: string): string {
  const grid = Array.from({ length: pixelHeight }, () => Array<string>(pixelWidth(word)).fill('.'))
  for (const [, x, y, length] of pixelPath(word).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  }
  return grid.map((row) => row.join('')).join('\n')
}

describe('brand scheme', () => {
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
})

describe('contrast', () => {
  test.each(colorPairs(defaultSchemes))('$name', ({ front, ground, ratio }) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(ratio)
  })

  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
    expect(() => contrast('red', '#ffffff')).toThrow('not an opaque')
  })
})

describe('pattern tile', () => {
  test('a seed always gives the same cloth', () => {
    expect(patternTile('bsc-nursing', 2)).toEqual(patternTile('bsc-nursing', 2))
  })

  test('different seeds give different cloths', () => {
    const cloths = Array.from({ length: 200 }, (_, index) =>
      JSON.stringify(patternTile(`course-${index}`, 2)),
    )
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
})

describe('pixel cells', () => {
  test('nine cells are mirrored at the last one', () => {
    expect(pixelCells('.......##')).toEqual({
      width: 17,
      height: 1,
      paths: [{ tone: 'Main', d: 'M7 0h3v1.03h-3z' }],
    })
  })

  test('each thread is one path, a bar for each run of cells', () => {
    expect(pixelCells('##..+............\n.oo.#............').paths).toEqual([
      { tone: 'Shade', d: 'M4 0h1v1.03h-1z' },
      { tone: 'Main', d: 'M0 0h2v1.03h-2zM4 1h1v1.03h-1z' },
      { tone: 'Accent', d: 'M1 1h2v1.03h-2z' },
    ])
  })

  test.each(drawings)('%s is drawn on the grid', (_title, drawing) => {
    const rows = drawing.trim().split('\n')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.length).toBeLessThanOrEqual(17)
    const [width] = rows.map((row) => row.length)
    expect([9, 17]).toContain(width)
    expect(rows.filter((row) => row.length !== width || /[^.#+o]/.test(row))).toEqual([])
  })
})

describe('woven letters', () => {
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
})
