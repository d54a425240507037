import { describe, expect, test } from 'vitest'
import { administration, defaultBio } from '#client/pages/public/faculty/content/administration.ts'
import { faculty } from '#client/pages/public/faculty/content/faculty.ts'
import { pixelCells } from '#client/ui/motif/pixel-cells.ts'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'

const { departments } = faculty
const teachers = departments.flatMap(({ members }) => members)
const everybody = [...faculty.administration, ...teachers]

test('an administrator without a bio has the default one, the others keep theirs', () => {
  const without = administration.filter(({ bio }) => bio === undefined).map(({ name }) => name)
  expect(without.length).toBeGreaterThan(0)
  const shown = faculty.administration.filter(({ bio }) => bio === defaultBio).map(({ name }) => name)
  expect(shown).toEqual(without)
})

test('every name and every bio is somebody’s own', () => {
  expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length)
  expect(new Set(teachers.map(({ bio }) => bio)).size).toBe(teachers.length)
  expect(new Set(teachers.map(({ bio }) => bio.split(' ').slice(0, 3).join(' '))).size).toBeGreaterThan(50)
})

test('one teacher leads each department, and comes first', () => {
  for (const { name, members } of departments) {
    const heads = members.filter(({ designation }) => designation === 'Head of Department')
    expect(heads, name).toEqual([members[0]])
  }
})

describe('the picture of a department', () => {
  test.each(Object.entries(subjectIcons))('%s is woven of whole rows', (_name, drawing) => {
    const rows = drawing.split('\n').filter((row) => row !== '')
    const [width = 0, ...others] = new Set(rows.map((row) => row.length))
    expect(others).toEqual([])
    expect([9, 17]).toContain(width)
    expect([16, 17]).toContain(pixelCells(drawing).height)
  })
})
