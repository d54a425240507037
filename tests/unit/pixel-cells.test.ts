import { expect, test } from 'vitest'
import { courseDrawings } from '#client/features/courses/course-drawings.ts'
import { reasonDrawings } from '#client/pages/public/home/why-choose-us.tsx'
import { pixelCells } from '#client/ui/motif/pixel-icon.tsx'

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

const drawings = [...Object.entries(courseDrawings), ...Object.entries(reasonDrawings)]

test.each(drawings)('%s is drawn on the grid', (_title, drawing) => {
  const rows = drawing.trim().split('\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThanOrEqual(17)
  const [width] = rows.map((row) => row.length)
  expect([9, 17]).toContain(width)
  expect(rows.filter((row) => row.length !== width || /[^.#+o]/.test(row))).toEqual([])
})
