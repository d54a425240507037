/** References within the pages' content; the words themselves are the institute's. */
import { expect, test } from 'vitest'
import { courseGroups } from '#client/features/courses/course-groups.ts'
import { courses, findCourse, groupOf } from '#client/features/courses/courses.ts'
import { openingHours } from '#client/pages/public/infrastructure/content.ts'

test('every course has an address, words and a picture of its own', () => {
  for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'image'] as const) {
    expect(new Set(courses.map((course) => course[what])).size, what).toBe(courses.length)
  }
  for (const { slug } of courses) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const { marks, title } of courses) {
    expect([100, 200], title).toContain(marks.reduce((sum, one) => sum + one.marks, 0))
  }
})

test('every program of a group on the home page leads to a course of that group', () => {
  for (const group of courseGroups) {
    for (const { slug } of group.features) {
      const course = findCourse(slug)
      expect(course && groupOf(course), slug).toBe(group)
    }
  }
})

test('times end after they begin', () => {
  for (const { from, to } of [...courseGroups.flatMap(({ times }) => times), ...openingHours.times]) {
    expect(from).toBeLessThan(to)
  }
})
