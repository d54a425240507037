import type { Thread } from './weave-tile.ts'

/** A drawing of cells: how large it is, and SVG path data for each thread in it. */
export interface Cells {
  width: number
  height: number
  paths: { thread: Thread; d: string }[]
}

const threads: readonly (readonly [mark: string, thread: Thread])[] = [
  ['+', 'Shade'],
  ['#', 'Thread'],
  ['o', 'Accent'],
]

/** Half a drawing has nine cells in a row, its middle one last. */
const halfWidth = 9

/**
 * Reads a drawing of letters: `#` thread, `+` shade, `o` accent, anything else nothing. Rows of nine cells are mirrored
 * at their last one.
 */
export function signCells(drawing: string): Cells {
  const rows = drawing
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => (row.length === halfWidth ? row + [...row.slice(0, -1)].reverse().join('') : row))
  return {
    width: 2 * halfWidth - 1,
    height: rows.length,
    paths: threads.flatMap(([mark, thread]) => {
      const d = rows.map((row, y) => runs(row, mark, y)).join('')
      return d === '' ? [] : [{ thread, d }]
    }),
  }
}

/** Neighbouring cells of one thread are one bar; it reaches a hair further, so that no seam shows between rows. */
function runs(row: string, mark: string, y: number): string {
  let d = ''
  for (let x = row.indexOf(mark); x !== -1; x = row.indexOf(mark, x)) {
    const start = x
    while (row[x] === mark) x++
    d += `M${start} ${y}h${x - start}v1.03h-${x - start}z`
  }
  return d
}
