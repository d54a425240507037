import { describe, expect, test } from 'vitest'
import { introOf, withTeachers } from '#client/pages/public/faculty/departments.ts'
import { pixelCells } from '#client/ui/motif/pixel-icon.tsx'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import { departments } from '#server/content/declarations/faculty.ts'

describe('departments', () => {
  const botany = { id: 'b', slug: 'botany', name: 'Botany' }
  const empty = { id: 'e', slug: 'english', name: 'English' }
  const asha = { id: '1', name: 'Asha', designation: 'Lecturer', department: { id: 'b' } }
  const hidden = { id: '2', name: 'Bina', designation: 'Lecturer', department: null }

  test('are shown when somebody teaches in them', () => {
    expect(withTeachers([empty, botany], [hidden, asha])).toEqual([{ ...botany, members: [asha] }])
  })

  test.each([
    [[1], 0, '1 teacher in 1 department.'],
    [[2, 1], 1, '3 teachers in 2 departments, and the 1 colleague who keeps the house in order.'],
    [[], 7, 'The 7 colleagues who keep the house in order.'],
  ])('%j with %i colleagues are counted in words', (sizes, colleagues, words) => {
    const shown = sizes.map((size) => ({ ...botany, members: Array(size).fill(asha) }))
    expect(introOf(shown, colleagues)).toBe(words)
  })
})

describe('the picture of a department', () => {
  test('is offered to staff for each drawing, and is no other', () => {
    const { administration: _office, ...ofSubjects } = subjectIcons
    expect(Object.keys(departments.fields.picture.options ?? {})).toEqual(Object.keys(ofSubjects))
  })

  test.each(Object.entries(subjectIcons))('%s is woven of whole rows', (_name, drawing) => {
    const rows = drawing.split('\n').filter((row) => row !== '')
    const [width = 0, ...others] = new Set(rows.map((row) => row.length))
    expect(others).toEqual([])
    expect([9, 17]).toContain(width)
    expect([16, 17]).toContain(pixelCells(drawing).height)
  })
})
