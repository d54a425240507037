import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Component, loader } from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { deletion, exam, file } from '#tests/support/results/result-files.ts'

const route = { path: '/admin/results', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-05T06:00:00Z') }))
afterEach(() => vi.useRealTimers())

const results = file('results')
const correction = file('correction', {
  totalResults: 41,
  shownResults: 41,
  uploadedAt: '2026-11-02T06:00:00.000Z',
  publishOrder: 2,
})

async function open(resultFiles: unknown, more: Record<string, unknown> = {}) {
  let deleted: unknown
  const root = {
    resultFiles: Array.isArray(resultFiles)
      ? () => resultFiles.filter(({ id }) => id !== deleted)
      : resultFiles,
    ...more,
    ...('deleteResultFile' in more && {
      deleteResultFile: ({ id }: { id: string }) => {
        const { deleteResultFile: answer } = more
        const done = typeof answer === 'function' ? answer() : answer
        deleted = id
        return done
      },
    }),
  }
  const page = await openPage({ route, at: '/admin/results', root: { site, ...root } })
  await waitFor(() => expect(screen.queryByText('Loading result files')).toBeNull())
  return page
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const press = (name: RegExp, inside: HTMLElement) => within(inside).getByRole('button', { name })

test('without files it says so and leads to the upload', async () => {
  const { user, address } = await open([])
  expect(screen.getByRole('heading', { name: 'No Results Uploaded' })).toBeTruthy()
  const [, link] = screen.getAllByRole('link', { name: 'Add Result' })
  await user.click(link ?? document.body)
  expect(address()).toBe('/admin/add-result')
})

test('files that cannot be read are asked for again at a press', async () => {
  let failing = true
  const { user } = await open(() => {
    if (failing) throw new Error('The database sleeps.')
    return [results]
  })
  expect(screen.getAllByText('Error fetching files').length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Failed to fetch exam files: The database sleeps\./).length).toBeGreaterThan(0)
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Uploaded result files' })
})

test('a file of an exam that waits for its release carries the time in Nepal', async () => {
  await open([
    file('later', { exam: exam({ id: 'LATER', state: 'SCHEDULED', releaseAt: '2099-01-02T12:15:00.000Z' }) }),
    file('past'),
  ])
  expect(row('later').textContent).toContain('Hidden until Jan 2, 2099, 6:00 PM')
  expect(row('past').textContent).not.toContain('Hidden')
})

test('deleting says what goes, what comes back, and what was done', async () => {
  const restored = [{ file: results, candidates: 38 }]
  const resultFileDeletion = deletion({ restored, lost: 1, unaffected: 2 })
  const { user, asked } = await open([correction, results], { deleteResultFile: true, resultFileDeletion })
  await user.click(press(/^Delete/, row('correction.csv')))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('correction.csv goes, and with it 41 results of CEE Model 7.')
  await within(dialog).findByText(/stand again for 38 candidates\./)
  expect(dialog.textContent).toContain('The results of results.csv stand again for 38 candidates.')
  expect(dialog.textContent).toContain(
    '1 candidate in no other file will find no result of this exam any more.',
  )
  expect(dialog.textContent).toContain('2 candidates in a newer file keep that result.')
  await user.click(press(/^Delete 41 results$/, dialog))
  await isToasted('File and associated results deleted successfully')
  expect(asked.filter(({ id }) => id === 'correction')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('row', { name: /correction/ })).toBeNull())
  expect(row('results.csv')).toBeTruthy()
})

test('the only file of an exam takes the exam away with it', async () => {
  const { user } = await open([results], { resultFileDeletion: deletion({ lost: 1893 }) })
  await user.click(press(/^Delete/, row('results.csv')))
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(/It is the only file of CEE Model 7: 1,893 candidates will find no result/)
  await user.click(press(/^Cancel$/, dialog))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(row('results.csv')).toBeTruthy()
})

test('what comes back is counted before anything can be deleted, and a failure to count is no obstacle', async () => {
  let fail: (error: Error) => void = () => {}
  let deleted = false
  const { user } = await open([results], {
    resultFileDeletion: () =>
      new Promise((_, reject) => {
        fail = reject
      }),
    deleteResultFile: () => {
      deleted = true
      return true
    },
  })
  await user.click(press(/^Delete/, row('results.csv')))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(press(/^Delete 1,893 results$/, dialog))
  expect(deleted).toBe(false)
  fail(new Error('The database sleeps.'))
  await within(dialog).findByText(/What comes back could not be counted: The database sleeps\./)
  await user.click(press(/^Delete 1,893 results$/, dialog))
  await isToasted('File and associated results deleted successfully')
  expect(deleted).toBe(true)
})

test('a file that a colleague has deleted meanwhile leaves the list', async () => {
  const { user } = await open([results], { resultFileDeletion: null, deleteResultFile: false })
  await user.click(press(/^Delete/, row('results.csv')))
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText('Somebody has deleted this file already.')
  await user.click(press(/^Delete 1,893 results$/, dialog))
  await isToasted('The file was deleted already')
})

test('a deletion that fails says why and changes nothing', async () => {
  const { user } = await open([results], {
    resultFileDeletion: deletion({ lost: 1893 }),
    deleteResultFile: () => {
      throw new GraphQLError('The disk is read-only.', { extensions: { code: 'FORBIDDEN' } })
    },
  })
  await user.click(press(/^Delete/, row('results.csv')))
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(/It is the only file/)
  await user.click(press(/^Delete/, dialog))
  await isToasted('Error deleting fileThe disk is read-only.')
  expect(row('results.csv')).toBeTruthy()
})

test('the exam date is changed in place', async () => {
  let shown = results
  const { user, asked } = await open(() => [shown], {
    updateExam: ({ input: { date } }: { input: { date: string } }) => {
      shown = { ...results, examDate: date }
      return exam({ date, version: 2 })
    },
  })
  await user.click(press(/^Change date/, row('results.csv')))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  const field = within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)
  expect(field.value).toBe('2026-10-31')
  await user.clear(field)
  await user.click(press(/Save date/, dialog))
  expect(within(dialog).getByRole('alert').textContent).toContain('Exam date is required')
  await user.type(field, '2026-11-05')
  await user.click(press(/Save date/, dialog))
  await isToasted('Exam date updated successfully')
  expect(asked).toContainEqual({ id: 'CEE-07', input: { date: '2026-11-05' }, version: 1 })
  expect(row('results.csv').textContent).toContain('Nov 5, 2026')
})

test('a failure to change the date stays in the dialog', async () => {
  const { user } = await open([correction, results], {
    updateExam: () => {
      throw new Error('The connection broke.')
    },
  })
  await user.click(press(/^Change date/, row('results.csv')))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  await user.click(press(/Save date/, dialog))
  await isToasted('We do not know if this workedThe connection broke.')
  expect(within(dialog).getByRole('alert').textContent).toMatch(
    /^We do not know if this workedThe connection broke\./,
  )
})

test('a date is typed in B.S., and told in both calendars before it is saved', async () => {
  const { user, asked } = await open([results], {
    updateExam: ({ input }: { input: { date: string } }) => exam({ date: input.date, version: 2 }),
  })
  await user.click(press(/^Change date/, row('results.csv')))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  const field = within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)
  const told = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(told()).toContain('14 Kartik 2083 = Oct 31, 2026')
  await user.clear(field)
  await user.type(field, '2050-08-06')
  const unclear = '2050-08-06 may be in A.D. or in B.S. Enter 2050-08-06 AD or 2050-08-06 BS'
  expect(told()).toContain(unclear)
  await user.click(press(/Save date/, dialog))
  expect(within(dialog).getByRole('alert').textContent).toContain(unclear)
  await user.clear(field)
  await user.type(field, '2083/8/6')
  expect(told()).toContain('6 Mangsir 2083 = Nov 22, 2026')
  await user.click(press(/Save date/, dialog))
  await isToasted('Exam date updated successfully')
  expect(asked).toContainEqual(expect.objectContaining({ input: { date: '2026-11-22' } }))
})

test('a date that the server refuses stays in its field, with the reason beside it', async () => {
  const refusal = '2083-04-12 looks like Bikram Sambat. In A.D. it is Jul 28, 2026.'
  const { user } = await open([results], {
    updateExam: {
      __typename: 'InvalidInput',
      message: refusal,
      fields: [{ path: 'input.date', message: refusal }],
    },
  })
  await user.click(press(/^Change date/, row('results.csv')))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  const field = within(dialog).getByLabelText<HTMLInputElement>(/Exam date/)
  await user.clear(field)
  await user.type(field, '2083-04-12')
  await user.click(press(/Save date/, dialog))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('2083-04-12')
  const [problem = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(problem)?.textContent).toBe(refusal)
})

test('a search that finds nothing can be taken back', async () => {
  const { user, address } = await open([results])
  await user.type(screen.getByRole('searchbox'), 'IOE')
  await screen.findByRole('heading', { name: 'No matching results found' })
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('0 of 1 file')
  await waitFor(() => expect(address()).toBe('/admin/results?search=IOE'))
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(address()).toBe('/admin/results'))
  await waitFor(() => expect(row('results.csv')).toBeTruthy())
})
