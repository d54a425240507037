/** References within the pages' content; the words themselves are the institute's. */
import { expect, test } from 'vitest'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { infrastructurePage } from '#prisma/demo-content/infrastructure.ts'

test('every course has an address, words and a drawing of its own', () => {
  for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'drawing'] as const) {
    expect(new Set(demoCourses.map((course) => course[what])).size, what).toBe(demoCourses.length)
  }
  for (const { marks, questions, title } of demoCourses) {
    expect(questions, title).toBe(marks.reduce((sum, one) => sum + one.marks, 0))
  }
})

test('times end after they begin', () => {
  for (const { from, to } of courseGroups.flatMap(({ times }) => times)) expect(from).toBeLessThan(to)
  const { opens, closes } = infrastructurePage
  expect(opens).toBeLessThan(closes ?? 0)
})
