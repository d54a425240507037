/** The texts of the demo agree with themselves and with the pages. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { achievementYears } from '#prisma/demo-content/achievements.ts'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { datedCourses, demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { administrativeTeam } from '#prisma/demo-content/faculty/administration.ts'
import { departments, teachers } from '#prisma/demo-content/faculty/departments.ts'
import { infrastructurePage } from '#prisma/demo-content/infrastructure.ts'
import { overviewPage } from '#prisma/demo-content/overview.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const read = (file: string) => readFileSync(resolve(projectRoot, file), 'utf8')

test('every course has an address, words and a drawing of its own', () => {
  for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'drawing'] as const) {
    expect(new Set(demoCourses.map((course) => course[what])).size, what).toBe(demoCourses.length)
  }
  for (const { marks, questions, title } of demoCourses) {
    expect(questions, title).toBe(marks.reduce((sum, one) => sum + one.marks, 0))
  }
})

test('every course says what it costs, how many it takes, when it is and who leads it', () => {
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

test('counseling is spelled as on the home page', () => {
  expect(read('client/pages/public/home/hero.tsx')).toContain('Counseling')
  for (const { longDescription } of demoCourses) expect(longDescription).not.toMatch(/counselling/i)
})

test('times end after they begin', () => {
  for (const { from, to } of courseGroups.flatMap(({ times }) => times)) expect(from).toBeLessThan(to)
  const { opens, closes } = infrastructurePage
  expect(opens).toBeLessThan(closes ?? 0)
})

test('the years of achievements come newest first, and nobody selects more than there were', () => {
  const years = achievementYears.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  for (const { year, selected, of, badges } of achievementYears) {
    for (const one of [{ selected: selected ?? 0, of: of ?? 0 }, ...badges]) {
      expect(one.selected, String(year)).toBeLessThanOrEqual(one.of)
    }
  }
})

test('every year names three toppers, and nobody twice', () => {
  const names = achievementYears.flatMap(({ toppers }) => toppers.map(({ name }) => name))
  expect(new Set(names).size).toBe(3 * achievementYears.length)
})

test('only the largest group is called the largest', () => {
  const most = Math.max(...achievementYears.map(({ selected }) => selected ?? 0))
  const called = achievementYears.filter(({ summary }) => /largest/i.test(summary ?? ''))
  for (const { selected } of called) expect(selected).toBe(most)
})

test('names and bios of the faculty are somebody’s own', () => {
  const everybody = [...administrativeTeam, ...teachers]
  expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length)
  const bios = teachers.map(({ bio }) => bio ?? '')
  expect(new Set(bios).size).toBe(teachers.length)
  expect(new Set(bios.map((bio) => bio.split(' ').slice(0, 3).join(' '))).size).toBeGreaterThan(50)
})

test('departments are led by one teacher each, who comes first', () => {
  for (const { slug } of departments) {
    const members = teachers.filter(({ department }) => department === slug)
    const heads = members.filter(({ designation }) => designation === 'Head of Department')
    expect(heads, slug).toEqual([members[0]])
  }
})

test('the pages agree on how many teachers began in 1996', () => {
  const [, overview = ''] =
    /(\w+) teachers, thirty-eight students/.exec(overviewPage.milestones[0]?.text ?? '') ?? []
  const [, faculty] =
    /One of the (\w+) teachers who rented/.exec(read('prisma/demo-content/faculty/administration.ts')) ?? []
  expect(overview.toLowerCase()).toBe(faculty)
})
