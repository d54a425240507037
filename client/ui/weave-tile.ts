/**
 * Dhaka weave, the cloth of the Nepali topi: rows of teeth, stairs, beads and lines on a grid about a row of diamonds,
 * mirrored top to bottom. A seed always gives the same cloth, and nearly every seed its own.
 */
export type Thread = 'Thread' | 'Shade' | 'Accent' | 'Ground'

/** One repeat, in cells of the grid. `paths` are drawn in order; `d` is SVG path data. */
export interface WeaveTile {
  width: number
  height: number
  paths: { thread: Thread; d: string }[]
}

type Point = readonly [x: number, y: number]
interface Shape {
  thread: Thread
  points: readonly Point[]
}
/** A row of cloth: how tall it is and what it draws from its upper edge down. */
interface Row {
  height: number
  shapes: Shape[]
}

/** Cells per repeat: every row's own period divides it. */
const width = 24

const polygon = (thread: Thread, ...points: Point[]): Shape => ({ thread, points })

const repeat = (period: number, draw: (x: number) => Shape[]): Shape[] =>
  Array.from({ length: width / period }, (_, index) => draw(index * period)).flat()

const rectangle = (thread: Thread, x: number, y: number, w: number, h: number) =>
  polygon(thread, [x, y], [x + w, y], [x + w, y + h], [x, y + h])

const diamond = (thread: Thread, x: number, y: number, r: number) =>
  polygon(thread, [x - r, y], [x, y - r], [x + r, y], [x, y + r])

const gap = (height: number): Row => ({ height, shapes: [] })

const line = (thread: Thread): Row => ({ height: 1, shapes: [rectangle(thread, 0, 0, width, 1)] })

const teeth = (thread: Thread, size: number): Row => ({
  height: size,
  shapes: repeat(size * 2, (x) => [polygon(thread, [x, 0], [x + size * 2, 0], [x + size, size])]),
})

const stairs = (thread: Thread, steps: number): Row => ({
  height: steps,
  shapes: repeat(steps * 4, (x) =>
    Array.from({ length: steps }, (_, step) =>
      rectangle(thread, x + step * 2, step, (steps - step) * 4 - 2, 1),
    ),
  ),
})

const beads = (thread: Thread, period: number): Row => ({
  height: 4,
  shapes: repeat(period, (x) => [diamond(thread, x + period / 2, 2, 2)]),
})

/** The upper half of the middle row: nested diamonds, and what shows between them. */
const diamonds = (radius: number, threads: readonly Thread[], between: Thread): Row => ({
  height: radius,
  shapes: repeat(radius * 2, (x) => [
    polygon(between, [x, 0], [x + radius / 2, 0], [x, radius / 2]),
    polygon(between, [x + radius * 2, 0], [x + radius * 1.5, 0], [x + radius * 2, radius / 2]),
    ...threads.map((thread, ring) => {
      const r = radius - ring * (radius / threads.length)
      return polygon(thread, [x + radius - r, radius], [x + radius, radius - r], [x + radius + r, radius])
    }),
  ]),
})

/** The last ones woven: a server needs the same few for everybody. */
const woven = new Map<string, WeaveTile>()
const KEPT = 100

/** `rows` counts the motifs between edge and middle: 0 is a ribbon, 1 a border, 3 a cloth. */
export function weaveTile(seed: string, rows: number): WeaveTile {
  const key = `${rows} ${seed}`
  const tile = woven.get(key) ?? weave(seed, rows)
  if (!woven.has(key)) {
    if (woven.size >= KEPT) woven.clear()
    woven.set(key, tile)
  }
  return tile
}

function weave(seed: string, rows: number): WeaveTile {
  const random = randomFrom(seed)
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T
  const half: Row[] = []
  for (let row = 0; row < rows; row++) {
    const thread = pick<Thread>('Thread', 'Shade', 'Accent')
    half.push(line(pick('Thread', 'Shade')), gap(1))
    half.push(
      pick(
        teeth(thread, 3),
        teeth(thread, 4),
        teeth(thread, 6),
        stairs(thread, 3),
        beads(thread, pick(4, 6)),
      ),
    )
    half.push(gap(1))
  }
  half.push(line(pick('Thread', 'Accent')))
  half.push(
    pick(
      diamonds(12, ['Thread', 'Ground', 'Accent', 'Thread'], 'Shade'),
      diamonds(12, ['Shade', 'Ground', 'Thread', 'Accent'], 'Thread'),
      diamonds(12, ['Thread', 'Shade', 'Ground', 'Accent'], 'Accent'),
      diamonds(6, ['Thread', 'Accent', 'Ground'], 'Shade'),
      diamonds(6, ['Thread', 'Ground', 'Accent'], 'Thread'),
    ),
  )
  return stitch(half)
}

/** Lays the rows below each other, mirrors them, and joins neighbours of one thread into one path. */
function stitch(half: readonly Row[]): WeaveTile {
  const height = 2 * half.reduce((sum, row) => sum + row.height, 0)
  const paths: WeaveTile['paths'] = []
  let top = 0
  for (const row of half) {
    const offset = top
    for (const { thread, points } of row.shapes) {
      const upper = points.map(([x, y]): Point => [x, y + offset])
      const lower = upper.map(([x, y]): Point => [x, height - y])
      const d = pathData(upper) + pathData(lower)
      const last = paths.at(-1)
      if (last?.thread === thread) last.d += d
      else paths.push({ thread, d })
    }
    top += row.height
  }
  return { width, height, paths }
}

const pathData = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

/** Numbers from 0 to 1 that depend on the seed alone (FNV-1a, then mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
