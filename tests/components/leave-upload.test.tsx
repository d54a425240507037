import { act, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import * as addResult from '#client/pages/admin/add-result/page.tsx'
import * as notices from '#client/pages/admin/notices/page.tsx'
import * as students from '#client/pages/admin/students/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { lastPage } from '#tests/support/content/notice-scenario.ts'
import { csv, staged } from '#tests/support/results/staged-results.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const emptyNotices = { nodes: [], pageInfo: lastPage }

beforeEach(() => sessionStorage.clear())

/** Opens a page beside a menu, on an API whose upload ends when the test says so. */
async function open({ loader, Component }: Pick<typeof addResult, 'loader' | 'Component'>) {
  let arrive: (answer: unknown) => void = () => {}
  const answer = new Promise((resolve) => {
    arrive = resolve
  })
  const page = await openPage({
    route: {
      path: '/admin/page',
      loader,
      Component: () => (
        <>
          <Link to="/admin/elsewhere">Elsewhere</Link>
          <Component />
        </>
      ),
    },
    at: '/admin/page',
    root: {
      site,
      studentUploads: [],
      allNotices: emptyNotices,
      uploadsAhead: null,
      stagedExamResults: staged,
      stageExamResults: () => answer,
      stageStudents: () => answer,
      createNotice: () => answer,
    },
  })
  const leave = () => page.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  return { ...page, arrive, leave }
}

/** Whether the browser would ask before it reloads or closes the page. */
function isReloadAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })
const noQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull()

test.each([
  ['results', addResult, /results file/i],
  ['students', students, /CSV file/],
])('a menu link during an upload of %s asks before it stops the upload', async (_kind, kind, label) => {
  const { user, leave, address } = await open(kind as typeof addResult)
  expect(isReloadAsked()).toBe(false)
  await user.upload(screen.getByLabelText(label), csv)
  await waitFor(() => expect(isReloadAsked()).toBe(true))
  await leave()
  expect((await question()).textContent).toContain(csv.name)
  expect(address()).toBe('/admin/page')
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
  noQuestion()
  expect(screen.getByRole('progressbar')).toBeTruthy()
  await leave()
  await question()
  await user.click(screen.getByRole('button', { name: 'Stop the upload and leave' }))
  await screen.findByText('Another page')
  expect(isReloadAsked()).toBe(false)
})

test('an upload that arrives meanwhile takes the question away and shows the preview', async () => {
  const { user, leave, address, arrive } = await open(addResult)
  await user.upload(screen.getByLabelText(/results file/i), csv)
  await leave()
  await question()
  await act(async () => arrive(staged))
  await screen.findByRole('heading', { name: '3 results of CEE-07' })
  await waitFor(noQuestion)
  expect(address()).toBe('/admin/page?staged=staged-1')
  expect(isReloadAsked()).toBe(false)
  await leave()
  await screen.findByText('Another page')
})

test('a reload while a notice is being saved is asked about', async () => {
  const { user } = await open(notices as unknown as typeof addResult)
  await user.click((await screen.findAllByRole('button', { name: 'Add Notice' }))[0] as HTMLElement)
  expect(isReloadAsked()).toBe(false)
  await user.type(screen.getByLabelText(/Title/), 'Holiday')
  await user.type(screen.getByLabelText(/Description/), 'No classes.')
  await user.click(screen.getByRole('button', { name: 'Publish notice' }))
  await waitFor(() => expect(isReloadAsked()).toBe(true))
})
