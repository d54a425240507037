import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as teacherPage from '#client/pages/teacher/home.tsx'
import * as teacherLayout from '#client/pages/teacher/layout.tsx'
import { guarded } from '#client/route.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { rootData } from '#tests/support/browser/root-route.tsx'
import { lastPage } from '#tests/support/content/notice-scenario.ts'

const teacher = {
  role: 'TEACHER',
  user: { id: '1', name: 'Hari', email: 'hari@teachers.example' },
  session: { expiresAt: '2099-01-01T00:00:00.000Z' },
  editableContent: [],
}

afterEach(() => void vi.unstubAllGlobals())

test('a teacher who signs out on their page goes to the sign-in page, and is not told that they may not be there', async () => {
  const assign = vi.fn()
  const { origin, href } = window.location
  vi.stubGlobal('location', { origin, href, assign })
  const { user, address } = await openPage({
    route: {
      ...guarded({ path: '/', ...teacherLayout }, 'TEACHER'),
      children: [{ path: 'teacher', ...teacherPage }],
    },
    at: '/teacher',
    root: {
      site: rootData({}).site,
      content: { emptyPages: [] },
      viewer: teacher,
      examDuties: [],
      exams: [],
      notices: { nodes: [], pageInfo: lastPage },
      signOut: true,
    },
  })
  const [signOut] = await screen.findAllByRole('button', { name: 'Logout' })
  if (!signOut) throw new Error('no button')
  await user.click(signOut)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth'))
  // It leaves with the document, not by the guard for denied people.
  await screen.findByText('Checking who you are')
  expect(address()).toBe('/teacher')
})
