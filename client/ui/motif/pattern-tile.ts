import { textHash } from '#client/ui/text-hash.ts'

/**
 * The Dhaka pattern of the Nepali topi: rows of teeth, stairs, beads and lines on a grid about a row of diamonds,
 * mirrored top to bottom. A seed always gives the same pattern, and nearly every seed its own.
 */
export type PatternTone = 'Main' | 'Shade' | 'Accent' | 'Ground'

/** One repeat, in cells of the grid. `paths` are drawn in order; `d` is SVG path data. */
export interface PatternTile {
  width: number
  height: number
  paths: { tone: PatternTone; d: string }[]
}

type Point = readonly [x: number, y: number]
interface Shape {
  tone: PatternTone
  points: readonly Point[]
}
/** A row of the pattern: its height, and its drawing from the upper edge down. */
interface Row {
  height: number
  shapes: Shape[]
}

/** Cells per repeat: every row's own period divides it. */
const width = 24

const polygon = (tone: PatternTone, ...points: Point[]): Shape => ({ tone, points })

const repeat = (period: number, draw: (x: number) => Shape[]): Shape[] =>
  Array.from({ length: width / period }, (_, index) => draw(index * period)).flat()

const rectangle = (tone: PatternTone, x: number, y: number, w: number, h: number) =>
  polygon(tone, [x, y], [x + w, y], [x + w, y + h], [x, y + h])

const diamond = (tone: PatternTone, x: number, y: number, r: number) =>
  polygon(tone, [x - r, y], [x, y - r], [x + r, y], [x, y + r])

const emptyRow = (height: number): Row => ({ height, shapes: [] })

const line = (tone: PatternTone): Row => ({ height: 1, shapes: [rectangle(tone, 0, 0, width, 1)] })

const teeth = (tone: PatternTone, size: number): Row => ({
  height: size,
  shapes: repeat(size * 2, (x) => [polygon(tone, [x, 0], [x + size * 2, 0], [x + size, size])]),
})

const stairs = (tone: PatternTone, steps: number): Row => ({
  height: steps,
  shapes: repeat(steps * 4, (x) =>
    Array.from({ length: steps }, (_, step) =>
      rectangle(tone, x + step * 2, step, (steps - step) * 4 - 2, 1),
    ),
  ),
})

const beads = (tone: PatternTone, period: number): Row => ({
  height: 4,
  shapes: repeat(period, (x) => [diamond(tone, x + period / 2, 2, 2)]),
})

/** The upper half of the middle row: nested diamonds, and the ground between them. */
const diamonds = (radius: number, tones: readonly PatternTone[], between: PatternTone): Row => ({
  height: radius,
  shapes: repeat(radius * 2, (x) => [
    polygon(between, [x, 0], [x + radius / 2, 0], [x, radius / 2]),
    polygon(between, [x + radius * 2, 0], [x + radius * 1.5, 0], [x + radius * 2, radius / 2]),
    ...tones.map((tone, ring) => {
      const r = radius - ring * (radius / tones.length)
      return polygon(tone, [x + radius - r, radius], [x + radius, radius - r], [x + radius + r, radius])
    }),
  ]),
})

/** The last ones drawn: a server needs the same few for everybody. */
const tiles = new Map<string, PatternTile>()
const KEPT = 100

/** `rows` counts the motifs between edge and middle: 0 is a ribbon, 1 a border, 3 a surface. */
export function patternTile(seed: string, rows: number): PatternTile {
  const key = `${rows} ${seed}`
  const tile = tiles.get(key) ?? drawPattern(seed, rows)
  if (!tiles.has(key)) {
    if (tiles.size >= KEPT) tiles.clear()
    tiles.set(key, tile)
  }
  return tile
}

function drawPattern(seed: string, rows: number): PatternTile {
  const random = randomFrom(seed)
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T
  const half: Row[] = []
  for (let row = 0; row < rows; row++) {
    const tone = pick<PatternTone>('Main', 'Shade', 'Accent')
    half.push(line(pick('Main', 'Shade')), emptyRow(1))
    half.push(pick(teeth(tone, 3), teeth(tone, 4), teeth(tone, 6), stairs(tone, 3), beads(tone, pick(4, 6))))
    half.push(emptyRow(1))
  }
  half.push(line(pick('Main', 'Accent')))
  half.push(
    pick(
      diamonds(12, ['Main', 'Ground', 'Accent', 'Main'], 'Shade'),
      diamonds(12, ['Shade', 'Ground', 'Main', 'Accent'], 'Main'),
      diamonds(12, ['Main', 'Shade', 'Ground', 'Accent'], 'Accent'),
      diamonds(6, ['Main', 'Accent', 'Ground'], 'Shade'),
      diamonds(6, ['Main', 'Ground', 'Accent'], 'Main'),
    ),
  )
  return joinRows(half)
}

/** Lays the rows below each other, mirrors them, and joins neighbours of one tone into one path. */
function joinRows(half: readonly Row[]): PatternTile {
  const height = 2 * half.reduce((sum, row) => sum + row.height, 0)
  const paths: PatternTile['paths'] = []
  let top = 0
  for (const row of half) {
    const offset = top
    for (const { tone, points } of row.shapes) {
      const upper = points.map(([x, y]): Point => [x, y + offset])
      const lower = upper.map(([x, y]): Point => [x, height - y])
      const d = pathData(upper) + pathData(lower)
      const last = paths.at(-1)
      if (last?.tone === tone) last.d += d
      else paths.push({ tone, d })
    }
    top += row.height
  }
  return { width, height, paths }
}

const pathData = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

/** Numbers from 0 to 1 that depend on the seed alone (FNV-1a, then mulberry32). */
function randomFrom(seed: string): () => number {
  let state = textHash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
