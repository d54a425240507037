import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/dashboard/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'

const route = { path: '/admin', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }

const dashboard = {
  students: 2000,
  studentUploads: 1,
  studyMaterials: 6,
  activeNotices: 12,
  inactiveNotices: 1,
  resultFiles: 3,
  exams: 2,
  waitingUploads: [],
  upcomingReleases: [],
  openRechecks: 0,
  isDemoAccount: false,
  demo: null,
  fileStore: null,
  missingContent: [],
  system: [],
  recentActivity: [],
  nightlyBackup: { at: null, isLocked: false },
}

const activity = {
  id: '1',
  at: '2026-11-21T13:05:00.000Z',
  actor: 'Sunita Shakya',
  action: 'results.published',
  subject: 'CEE Model Test 8',
  subjectId: 'f1',
  isInvitation: false,
}

const open = (more: object = {}) =>
  openPage({ route, at: '/admin', root: { site, dashboard: { ...dashboard, ...more } } })

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('each count stands beside what it counts and leads there', async () => {
  const { user, address } = await open()
  const link = await screen.findByRole('link', { name: /Result files\s*3\s*of 2 exams/ })
  expect(screen.getByRole('link', { name: /Students\s*2,000\s*on 1 active list/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Active notices\s*12\s*1 inactive/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Study materials\s*6/ })).toBeTruthy()
  await user.click(link)
  expect(address()).toBe('/admin/results')
})

test('what is missing leads to where it is added', async () => {
  await open({
    missingContent: [
      { collection: 'courses', itemId: 'c1', text: 'Courses: 1 of 2 texts without Nepali' },
      { collection: null, itemId: null, text: 'Notices: 3 of 4 texts without Nepali' },
    ],
  })
  const missing = await part('Missing on the website')
  const links = missing.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/admin/courses/c1', '/admin/notices'])
})

test('the state of the server is told in words and signs', async () => {
  await open({
    system: [
      { name: 'Backups', state: 'PROBLEM', text: 'The backup failed.' },
      { name: 'Disk', state: 'OK', text: '20.0 GB of 50.0 GB are free.' },
    ],
  })
  const system = await part('System')
  expect(system.getByText('The backup failed.').closest('details')).toBeNull()
  expect(system.getByText('1 check is good')).toBeTruthy()
  expect(system.getByText('20.0 GB of 50.0 GB are free.').closest('details')).toBeTruthy()
})

test('while it loads, three rows stand for the recent activity', async () => {
  await openPage({ route, at: '/admin', root: { site, dashboard: () => new Promise(() => {}) } })
  const recent = await part('Recent Activity')
  expect(recent.getByText('Loading activity')).toBeTruthy()
  expect(recent.getAllByRole('listitem', { hidden: true })).toHaveLength(3)
})

test('what was done is told in sentences that lead to the thing while it is there', async () => {
  await open({
    recentActivity: [
      activity,
      { ...activity, id: '2', action: 'notice.deleted', subject: 'तिहारको बिदा', subjectId: null },
      { ...activity, id: '3', actor: null, action: 'user.added', subject: 'a@b.np: ADMIN' },
    ],
  })
  const recent = await part('Recent Activity')
  const rows = await waitFor(() => {
    const found = recent.getAllByRole('listitem')
    expect(found[0]?.textContent).toContain('Sunita Shakya published the results of CEE Model Test 8')
    return found
  })
  expect(recent.getByRole('link', { name: 'CEE Model Test 8' }).getAttribute('href')).toBe(
    '/admin/results?search=CEE+Model+Test+8',
  )
  expect(rows[1]?.textContent).toContain('Sunita Shakya deleted the notice तिहारको बिदा')
  expect(recent.queryByRole('link', { name: 'तिहारको बिदा' })).toBeNull()
  expect(recent.getByText('तिहारको बिदा').getAttribute('lang')).toBe('ne')
  expect(rows[2]?.textContent).toContain('Somebody added the account a@b.np as Admin')
})

test('an institute where nothing was done yet is told so', async () => {
  await open()
  expect(await (await part('Recent Activity')).findByText('Nothing has been done yet')).toBeTruthy()
  expect((await part('Waiting')).getByText(/^Nothing waits/)).toBeTruthy()
})

test('uploads that nobody published and results that nobody sees yet wait', async () => {
  await open({
    waitingUploads: [
      {
        id: 's1',
        kind: 'RESULTS',
        fileName: 'Model 9.csv',
        totalRows: 1,
        uploadedBy: 'Sunita Shakya',
        expiresAt: '2026-01-02T12:15:00.000Z',
      },
    ],
    upcomingReleases: [{ id: 'M-10', title: 'Model 10', releaseAt: '2099-01-02T12:15:00.000Z' }],
  })
  const waiting = await part('Waiting')
  expect((await waiting.findByRole('link', { name: 'Review Model 9.csv' })).getAttribute('href')).toBe(
    '/admin/add-result?staged=s1',
  )
  const [upload, release] = waiting.getAllByRole('listitem')
  expect(upload?.textContent).toContain(
    '1 result, uploaded by Sunita Shakya and not published. Kept until Jan 2, 2026, 6:00 PM (18 Poush 2082).',
  )
  expect(release?.textContent).toContain('Results to be seen from Jan 2, 2099, 6:00 PM.')
})

test('a dashboard that cannot be read says so, keeps the quick actions, and is asked for again at a press', async () => {
  let failing = true
  const { user } = await openPage({
    route,
    at: '/admin',
    root: {
      site,
      dashboard: () => {
        if (failing) throw new Error('The database sleeps.')
        return dashboard
      },
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The database sleeps.')
  expect((await part('Quick Actions')).getByRole('link', { name: 'Add Result' })).toBeTruthy()
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: /Students\s*2,000/ })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(link)).toBe(true)
})

test('lost files and a clean-up that waits are told with what to do, and an admin allows it', async () => {
  const fileStore = {
    storedFiles: 1200,
    namedFiles: 900,
    missingFiles: 12,
    orphanedFiles: 310,
    heldSince: '2026-11-21T13:05:00.000Z',
    isAllowed: false,
  }
  const { user } = await open({ fileStore })
  expect(await screen.findByText('12 files of 900 files are missing')).toBeTruthy()
  expect(screen.getByText('310 files of 1,200 files belong to nothing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move them to the trash' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/They stay in the trash for 14 days/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Move 310 files' })).toBeTruthy()
})

test('what an admin allowed is not asked for again', async () => {
  const all = { storedFiles: 40, namedFiles: 10, missingFiles: 0, orphanedFiles: 30 }
  await open({ fileStore: { ...all, heldSince: '2026-11-21T13:05:00.000Z', isAllowed: true } })
  expect(await screen.findByText(/will be moved to the trash within the hour/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move them to the trash' })).toBeNull()
})

test('whoever turns the nightly backup on reads when the first one is made', async () => {
  const root = { site, dashboard, setNightlyBackup: { at: '02:30', isLocked: false } }
  const { user } = await openPage({ route, at: '/admin', root })
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await isToasted('After 02:30, the first one is made within a minute, unless there is one of today.')
})
