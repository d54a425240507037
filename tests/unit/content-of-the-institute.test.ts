/** What the specification counts and lists, against the pages' content. */
import { expect, test } from 'vitest'
import { courseGroups } from '#client/features/courses/course-groups.ts'
import { courses, findCourse, groupOf } from '#client/features/courses/courses.ts'
import { reasons, statistics } from '#client/pages/public/home/content.ts'
import {
  amenities,
  facilities,
  features,
  headlines,
  openingHours,
} from '#client/pages/public/infrastructure/content.ts'
import { commitments, coreValues } from '#client/pages/public/mission/content.ts'
import {
  milestones,
  overviewFacilities,
  overviewFigures,
  recognitions,
} from '#client/pages/public/overview/content.ts'
import { successStories, testimonials } from '#client/pages/public/testimonials/content.ts'

const titles = (category: string) =>
  courses.filter((course) => course.category === category).map(({ title }) => title)

test('the courses are those of the specification, in their categories', () => {
  expect(titles('Medical')).toEqual(['MBBS', 'BDS', 'BSc Nursing'])
  expect(titles('Paramedical')).toEqual(['B Pharmacy', 'B Optometry', 'BMLT', 'BMIT', 'BPH', 'BPT', 'BASLP'])
  expect(titles('Applied Science & Technology')).toEqual([
    'BSc Agriculture',
    'Veterinary Science',
    'BSc Forestry',
    'B Technology',
    'Food Technology',
  ])
  expect(courses).toHaveLength(15)
})

test('every course has an address, words and a picture of its own', () => {
  for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'image'] as const) {
    expect(new Set(courses.map((course) => course[what])).size, what).toBe(courses.length)
  }
  for (const { slug } of courses) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const { marks, title } of courses) {
    expect([100, 200], title).toContain(marks.reduce((sum, one) => sum + one.marks, 0))
  }
})

test('the groups of the home page list their programs, and each leads to its course', () => {
  expect(courseGroups.map(({ name, features }) => [name, features.map((one) => one.name)])).toEqual([
    ['Medical Entrance', ['MBBS', 'BDS', 'BSc Nursing']],
    ['Paramedical', ['B. Pharmacy', 'B. Optometry', 'BMLT', 'BMIT', 'BPH', 'BPT', 'BASLP']],
    [
      'Applied Science & Technology',
      ['B. Technology', 'BSc. Forestry', 'Veterinary', 'BSc Agriculture', 'Food Technology'],
    ],
  ])
  for (const group of courseGroups) {
    for (const { slug } of group.features) {
      const course = findCourse(slug)
      expect(course && groupOf(course), slug).toBe(group)
    }
    for (const { from, to } of group.times) expect(from).toBeLessThan(to)
  }
})

test('the home page claims what the specification has', () => {
  expect(statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '10,000+ Success Stories',
    '95% Selection Rate',
    '50+ Expert Faculty',
    '20+ Years Experience',
  ])
  expect(reasons).toHaveLength(6)
})

test('the overview has its figures, legacy, recognitions and facilities', () => {
  expect(overviewFigures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '10,000+ students every year',
    '95% success rate',
    '29+ years experience',
    '50+ awards won',
  ])
  expect(milestones.map(({ year }) => year)).toEqual(expect.arrayContaining([1996, 2006]))
  expect(recognitions).toHaveLength(3)
  expect(overviewFacilities).toHaveLength(6)
})

test('four core values and five points', () => {
  expect(coreValues.map(({ name }) => name)).toEqual([
    'Excellence',
    'Innovation',
    'Integrity',
    'Student-Centric',
  ])
  expect(commitments).toHaveLength(5)
})

test('the institute has its facilities, features, amenities and figures', () => {
  expect(facilities).toHaveLength(6)
  expect(features.map(({ title }) => title.toLowerCase())).toEqual([
    'high-speed internet',
    'recreation area',
    '24/7 digital resources',
    'accessible design',
  ])
  expect(amenities.map(({ title }) => title.toLowerCase())).toEqual([
    'cafeteria',
    'study zones',
    'printing',
    'first aid',
    'parking',
    'power backup',
  ])
  expect(headlines.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '10,000+ sq.ft',
    '100+ computers',
    '5,000+ books',
  ])
  expect(openingHours).toEqual({
    text: '7:00 AM to 8:00 PM, Monday through Saturday',
    times: [{ from: 7, to: 20 }],
  })
})

test('six testimonials with one to five stars, four success stories', () => {
  expect(testimonials).toHaveLength(6)
  for (const { course, rating } of testimonials) {
    expect(courses.map(({ title }) => title)).toContain(course)
    expect([1, 2, 3, 4, 5]).toContain(rating)
  }
  expect(successStories).toHaveLength(4)
  expect(successStories.map(({ achievement }) => achievement.split(',')[0])).toEqual(
    expect.arrayContaining(['MBBS', 'BDS']),
  )
})
