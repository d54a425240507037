import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { CourseList } from '#client/features/courses/course-list.tsx'
import { groupCourses } from '#client/features/courses/group-courses.ts'
import { renderPart } from '#tests/support/browser/render.tsx'
import { demoGroup, demoGroups } from '#tests/support/content/demo-courses.ts'

// The page loads it when it is first asked for, which takes a busy machine a while.
beforeAll(() => import('#client/features/courses/course-dialog.tsx'), 60_000)

const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('all courses are shown until a category is chosen', async () => {
  const { user, location } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
  expect(shown()).toHaveLength(15)
  await user.click(screen.getByRole('tab', { name: /^Medical/ }))
  expect(shown()).toEqual(['MBBS', 'BDS', 'BSc Nursing'])
  await waitFor(() => expect(location()).toBe('/courses?group=medical'))
  await user.keyboard('{End}')
  expect(shown()).toHaveLength(5)
  await waitFor(() => expect(location()).not.toBe('/courses?group=medical'))
  await user.click(screen.getByRole('tab', { name: /^All Courses/ }))
  expect(shown()).toHaveLength(15)
})

test('an address shows its category', () => {
  renderPart(<CourseList groups={demoGroups} />, { at: '/courses?group=paramedical' })
  expect(shown()).toHaveLength(7)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Paramedical7')
})

test('a name in another language inside of a sentence says so', async () => {
  const [group] = demoGroups.filter(({ slug }) => slug === 'medical')
  if (!group) throw new Error('The demo has no such group')
  const courses = group.courses.map((course) => ({ ...course, title: 'नर्सिङ' }))
  const { user } = renderPart(<CourseList groups={[{ ...group, courses }]} />, { at: '/courses' })
  const [more] = screen.getAllByRole('link', { name: /^Learn More/ })
  if (more) await user.click(more)
  const link = await screen.findByRole('link', { name: 'Everything about नर्सिङ' })
  expect(link.querySelector('[lang=ne]')?.textContent).toBe('नर्सिङ')
})

test('another address of the page shows its category', async () => {
  const courses = (
    <>
      <Link to="/courses">Courses</Link>
      <CourseList groups={demoGroups} />
    </>
  )
  const { user } = renderPart(courses, { at: '/courses' })
  await user.click(screen.getByRole('tab', { name: /^Medical/ }))
  await waitFor(() => expect(shown()).toHaveLength(3))
  await user.click(screen.getByRole('link', { name: 'Courses' }))
  await waitFor(() => expect(shown()).toHaveLength(15))
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('All Courses')
})

test('Learn More opens the course, Enroll Now leads to the contact page', async () => {
  const { user, location } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
  const more = screen.getByRole('link', { name: 'Learn More about BDS' })
  expect(more.getAttribute('href')).toBe('/courses/bds')
  await user.click(more)
  const dialog = await screen.findByRole('dialog', { name: 'BDS' })
  expect(dialog.textContent).toContain('Medical')
  expect(dialog.textContent).toContain('For future dentists')
  expect(dialog.textContent).toContain('Dentistry needs a good head and good hands.')
  expect(location()).toBe('/courses')

  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(more))

  await user.click(more)
  await user.click(await screen.findByRole('link', { name: 'Enroll Now' }))
  expect(location()).toBe('/contact')
})

test('a press that asks for another tab is left to the browser', async () => {
  const { user } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
  const more = screen.getByRole('link', { name: 'Learn More about MBBS' })
  // The test's browser has no other tab to open.
  more.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(more)
  await user.keyboard('{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one course in one group is a list, too; its hours are not drawn where none are given', () => {
  const { courses, ...group } = demoGroup('medical')
  renderPart(<CourseList groups={[{ ...group, times: [], courses: courses.slice(0, 1) }]} />)
  expect(shown()).toEqual(['MBBS'])
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Courses1', 'Medical1'])
  expect(screen.queryByText('noon', { exact: false })).toBeNull()
})

test('a group without courses, and a course whose group is hidden, are left out', () => {
  const courseGroups = [{ id: 'a' }, { id: 'b' }]
  const courses = [
    { slug: 'one', group: { id: 'b' } },
    { slug: 'two', group: null },
  ]
  expect(groupCourses({ courseGroups, courses })).toEqual([{ id: 'b', courses: [courses[0]] }])
})
