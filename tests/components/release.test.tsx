import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Component, loader } from '#client/pages/admin/exam/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { exam } from '#tests/support/results/result-files.ts'

const route = { path: '/admin/exam', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const releaseAt = '2099-01-02T12:15:00.000Z'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T06:00:00Z') }))
afterEach(() => vi.useRealTimers())

async function open(
  state: string | (() => string),
  more: Record<string, unknown> = {},
  root: Record<string, unknown> = {},
) {
  const checks = [{ kind: 'BACKUP', state: 'WARNING', text: 'The last backup is 9 days old.' }]
  const managedExam = exam({ state, checks, releaseAt, ...more })
  const page = await openPage({
    route,
    at: '/admin/exam?exam=CEE-07',
    root: { site, managedExam, examDistribution: null, ...root },
  })
  await screen.findByRole('heading', { name: 'Release' })
  return page
}

test('before the release it says what to look at, each with a link, and when candidates see it', async () => {
  await open('SCHEDULED')
  expect(screen.getByText(/from Jan 2, 2099, 6:00 PM/).textContent).toContain('nothing of it is public')
  expect(screen.getByRole('link', { name: 'Last backup' }).getAttribute('href')).toBe('/admin')
  expect(screen.getByText('The last backup is 9 days old.')).toBeTruthy()
})

test.each(['SCHEDULED', 'RELEASED', 'WITHDRAWN'])(
  'an index leads to each part of the page, %s',
  async (state) => {
    const group = {
      ...{
        name: null,
        candidates: 1,
        withoutMark: 0,
        passed: 1,
        averagePercentage: '60',
        medianPercentage: '60',
      },
      counts: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    }
    const distribution = {
      examId: 'CEE-07',
      title: 'Model 7',
      date: null,
      passPercentage: '50',
      all: group,
      groups: [],
    }
    const checks = [
      { kind: 'REHEARSAL', state: 'WARNING', text: 'Nobody has looked at the pages as they will be.' },
    ]
    await open(state, { checks }, { examDistribution: state === 'RELEASED' ? distribution : null })
    const index = screen.getByRole('navigation', { name: 'On this page' })
    const addresses = within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
    const anchors = addresses.filter((address) => address.startsWith('#'))
    expect(anchors.length).toBe(state === 'RELEASED' ? 6 : 4)
    expect(addresses.at(-1)).toBe('/admin/results?search=CEE-07')
    if (state === 'SCHEDULED') {
      anchors.push(screen.getByRole('link', { name: 'Last rehearsal' }).getAttribute('href') ?? '')
      expect(anchors).toContain('#rehearsal')
    }
    const lacking = anchors.filter((anchor) => !document.getElementById(anchor.slice(1)))
    expect(lacking).toEqual([])
  },
)

test('the time is entered in Bikram Sambat, told in A.D., and announced', async () => {
  const sent: unknown[] = []
  const { user } = await open(
    'SCHEDULED',
    {},
    {
      setExamRelease: (args: unknown) => {
        sent.push(args)
        return exam({
          state: 'SCHEDULED',
          releaseAt: '2027-04-14T12:15:00.000Z',
          announced: true,
          version: 2,
        })
      },
    },
  )
  const day = screen.getByRole('textbox', { name: /Show to candidates from/ })
  await user.clear(day)
  await user.type(day, '२०८४/१')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('Enter both the day and the time of the release').length).toBeGreaterThan(0)
  await user.type(day, '/१')
  await screen.findByText('1 Baisakh 2084, provisional = Apr 14, 2027')
  await user.click(screen.getByRole('checkbox', { name: /^Announce the release/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ examId: 'CEE-07', version: 1 },
        input: { releaseAt: '2027-04-14T12:15:00.000Z', announced: true },
      },
    ]),
  )
})

describe('a release that a colleague has moved meanwhile', () => {
  const theirs = '2099-01-05T12:15:00.000Z'
  const edit = async (user: UserEvent, typed: string) => {
    const time = screen.getByLabelText(/^Time in Nepal/)
    await user.clear(time)
    await user.type(time, typed)
  }
  const saveAt7pm = async (user: UserEvent) => {
    await edit(user, '19:00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }
  const confirmRelease = async (user: UserEvent) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release now' }))
  const releaseNow = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Release now' }))
    await confirmRelease(user)
  }
  async function openMoved(attempt = saveAt7pm) {
    const sent: { input: Record<string, unknown>; version: number | null }[] = []
    let present = releaseAt
    const { user } = await open(
      'SCHEDULED',
      {
        releaseAt: () => present,
        // The colleague has announced it.
        announced: () => present === theirs,
        version: () => (present === theirs ? 2 : 1),
      },
      {
        setExamRelease: (args: { input: Record<string, unknown>; version: number | null }) => {
          sent.push(args)
          if (args.version === 1) {
            present = theirs
            return {
              __typename: 'ExamConflict',
              message: 'Somebody else has moved the release to Jan 5.',
              current: exam({ state: 'SCHEDULED', releaseAt: theirs, announced: true, version: 2 }),
            }
          }
          return exam({ state: 'SCHEDULED', releaseAt: args.input.releaseAt ?? theirs, version: 3 })
        },
      },
    )
    await attempt(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has moved the release')
    return { user, sent, time: () => screen.getByLabelText<HTMLInputElement>(/^Time in Nepal/) }
  }

  test('is kept as the form has it by then', async () => {
    const { user, sent } = await openMoved()
    const keep = () => user.click(screen.getByRole('button', { name: 'Keep my version' }))
    await user.clear(screen.getByLabelText(/^Time in Nepal/))
    await keep()
    expect(screen.getAllByText('Enter both the day and the time of the release').length).toBeGreaterThan(0)
    await edit(user, '20:00')
    await keep()
    await screen.findByText('Release saved')
    expect(sent.at(-1)).toMatchObject({
      ...{ input: { releaseAt: '2099-01-02T14:15:00.000Z' }, version: 2 },
    })
  })

  test('is asked about again before the results are released at once', async () => {
    const { user, sent } = await openMoved(releaseNow)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Keep my version' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('and not on Jan 5, 2099, 6:00 PM')
    expect(sent).toHaveLength(1)
    await confirmRelease(user)
    await screen.findByText('Results released')
    expect(sent.at(-1)).toMatchObject({ input: { releaseAt: null }, version: 2 })
  })

  test('is taken over', async () => {
    const { user, time } = await openMoved()
    await user.click(screen.getByRole('button', { name: 'Use the saved version' }))
    await waitFor(() => expect(time().value).toBe('18:00'))
    expect(screen.getByRole('textbox', { name: /Show to candidates from/ })).toHaveProperty(
      'value',
      '2099-01-05',
    )
    expect(screen.getByRole('checkbox', { name: /^Announce the release/ })).toHaveProperty('checked', true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('releasing at once is asked about first, and leads to what the release is now', async () => {
  const sent: unknown[] = []
  const { user } = await open(
    () => (sent.length === 0 ? 'SCHEDULED' : 'RELEASED'),
    {},
    {
      setExamRelease: (args: unknown) => {
        sent.push(args)
        return exam({ state: 'RELEASED' })
      },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Release now' }))
  expect(sent).toEqual([])
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Candidates see them at once, and not on Jan 2, 2099, 6:00 PM.')
  const [confirm] = screen.getAllByRole('button', { name: 'Release now' }).slice(-1)
  await user.click(confirm ?? document.body)
  await waitFor(() =>
    expect(sent).toEqual([{ examId: 'CEE-07', input: { releaseAt: null, announced: false }, version: 1 }]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Release now' })).toBeNull())
  const facts = screen.getByText(/^Candidates see its results since/)
  await waitFor(() => expect(document.activeElement?.contains(facts)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

test('a withdrawal without a reason says so beside the field', async () => {
  const { user } = await open(
    'RELEASED',
    {},
    {
      withdrawExam: {
        __typename: 'InvalidInput',
        fields: [{ __typename: 'FieldProblem', path: 'reason', message: 'Reason is required' }],
      },
    },
  )
  expect(screen.queryByText('Before the release')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
  expect((await screen.findAllByText('Reason is required')).length).toBe(2)
})

test('a withdrawn exam says why, and is put back', async () => {
  let done = 0
  const { user } = await open(
    'WITHDRAWN',
    { withdrawnAt: '2026-11-02T06:00:00.000Z', withdrawnReason: 'Wrong key' },
    {
      reinstateExam: () => {
        done += 1
        return exam()
      },
    },
  )
  expect(screen.getByText(/Wrong key/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put these results back' }))
  await waitFor(() => expect(done).toBe(1))
})
