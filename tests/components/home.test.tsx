import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { MobileApp } from '#client/pages/public/home/mobile-app.tsx'
import { CourseGroupCard, OurCourses } from '#client/pages/public/home/our-courses.tsx'
import * as home from '#client/pages/public/home/page.tsx'
import { QuickLookUpForm } from '#client/pages/public/home/quick-look-up-form.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { demoGroup, demoGroups } from '#tests/support/content/demo-courses.ts'

test('a group of seven shows three until somebody wants more, and less again', async () => {
  const { user } = renderPart(<CourseGroupCard group={demoGroup('paramedical')} />)
  const list = screen.getByRole('list')
  const button = screen.getByRole('button', { name: 'Show 4 more' })
  expect(button.getAttribute('aria-controls')).toBe(list.id)
  expect(list.dataset.expanded).toBe('false')
  await user.click(button)
  expect(list.dataset.expanded).toBe('true')
  expect(button.textContent).toBe('Show less')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(button)
  expect(list.dataset.expanded).toBe('false')
})

test('a group of three has nothing to expand', () => {
  renderPart(<CourseGroupCard group={demoGroup('medical')} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['MBBS', 'BDS', 'BSc Nursing'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('the ticket leads to the result of the newest exam', async () => {
  const exam = { id: 'CEE-MODEL-08', title: 'CEE Model Test 8', date: '2026-11-14' }
  const { user, location } = renderPart(<QuickLookUpForm exam={exam} numericIds />)
  expect(screen.getByLabelText<HTMLInputElement>('Candidate ID').inputMode).toBe('numeric')
  await user.type(screen.getByLabelText('Candidate ID'), ' 081001 {Enter}')
  expect(location()).toBe('/results?exam=CEE-MODEL-08&candidate=081001')
})

test('without the API every part of the page says what is missing, and none takes the others with it', async () => {
  const root: Record<string, unknown> = {}
  for (const field of ['content', 'notices', 'exams'])
    root[field] = () => {
      throw new GraphQLError('Away')
    }
  const { user } = await openPage({ route: { path: '/', ...home }, at: '/', root })
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringContaining('Failed to load notices'),
    expect.stringContaining('The courses could not be loaded.'),
  ])
  screen.getByRole('heading', { level: 1 })
  root.content = { homePage: null, courseGroups: demoGroups, courses: [], coursesPage: null }
  const [, retry] = screen.getAllByRole('button', { name: 'Try again' })
  if (retry) await user.click(retry)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
})

test('the app is offered where there is one', () => {
  const nothing = renderPart(<MobileApp ios={null} android={undefined} />)
  expect(screen.queryByRole('heading')).toBeNull()
  nothing.unmount()
  renderPart(<MobileApp ios={null} android="https://play.google.com/store/apps" />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Download for Android'])
})

test('the home page has three groups at most, and no section without courses', () => {
  const many = [...demoGroups, { ...demoGroup('medical'), id: 'evening', name: 'Evening' }]
  const { unmount } = renderPart(<OurCourses groups={many} intro={null} />)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  unmount()
  renderPart(<OurCourses groups={[]} intro="Three groups." />)
  expect(screen.queryByRole('heading')).toBeNull()
})
