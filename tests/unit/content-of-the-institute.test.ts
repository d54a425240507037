/** References within the pages' content; the words themselves are the institute's. */
import { expect, test } from 'vitest'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { datedCourses, demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { teachers } from '#prisma/demo-content/faculty/departments.ts'
import { infrastructurePage } from '#prisma/demo-content/infrastructure.ts'

test('every course has an address, words and a drawing of its own', () => {
  for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'drawing'] as const) {
    expect(new Set(demoCourses.map((course) => course[what])).size, what).toBe(demoCourses.length)
  }
  for (const { marks, questions, title } of demoCourses) {
    expect(questions, title).toBe(marks.reduce((sum, one) => sum + one.marks, 0))
  }
})

test('every course of the demo says what it costs, how many it takes, when it is and who leads it', () => {
  const names = teachers.map(({ name }) => name)
  for (const { fee, seats, timetable, teacher, nextBatch, title } of datedCourses('2026-11-25')) {
    expect([fee, timetable].filter(Boolean), title).toHaveLength(2)
    expect(seats, title).toBeGreaterThan(0)
    expect(
      names.some((name) => teacher?.endsWith(name)),
      title,
    ).toBe(true)
    expect(nextBatch > '2026-11-25', title).toBe(true)
  }
})

test('times end after they begin', () => {
  for (const { from, to } of courseGroups.flatMap(({ times }) => times)) expect(from).toBeLessThan(to)
  const { opens, closes } = infrastructurePage
  expect(opens).toBeLessThan(closes ?? 0)
})
