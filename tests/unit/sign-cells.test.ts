import { expect, test } from 'vitest'
import { courses } from '#client/content/courses.ts'
import { reasons } from '#client/content/home.ts'
import { signCells } from '#client/ui/sign-cells.ts'

test('nine cells are mirrored at the last one', () => {
  expect(signCells('.......##')).toEqual({
    width: 17,
    height: 1,
    paths: [{ thread: 'Thread', d: 'M7 0h3v1.03h-3z' }],
  })
})

test('each thread is one path, a bar for each run of cells', () => {
  expect(signCells('##..+............\n.oo.#............').paths).toEqual([
    { thread: 'Shade', d: 'M4 0h1v1.03h-1z' },
    { thread: 'Thread', d: 'M0 0h2v1.03h-2zM4 1h1v1.03h-1z' },
    { thread: 'Accent', d: 'M1 1h2v1.03h-2z' },
  ])
})

const drawings = [
  ...courses.map(({ title, image }) => [title, image] as const),
  ...reasons.map(({ title, drawing }) => [title, drawing] as const),
]

test.each(drawings)('%s is drawn on the grid', (_title, drawing) => {
  const rows = drawing.trim().split('\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThanOrEqual(17)
  const [width] = rows.map((row) => row.length)
  expect([9, 17]).toContain(width)
  expect(rows.filter((row) => row.length !== width || /[^.#+o]/.test(row))).toEqual([])
})
