import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { GraphQLError } from 'graphql'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as correctResult from '#client/pages/admin/correct-result.tsx'
import { SlipsDownload } from '#client/pages/admin/exam/exam-lists.tsx'
import * as examPage from '#client/pages/admin/exam/page.tsx'
import { Component as ExamPage, loader as loadExam } from '#client/pages/admin/exam/page.tsx'
import * as recheck from '#client/pages/admin/recheck.tsx'
import * as resultFiles from '#client/pages/admin/results/page.tsx'
import { Component, loader } from '#client/pages/admin/results/page.tsx'
import { guarded, ofAccounts } from '#client/route.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'
import { deletion, EXAM_CONFLICT, exam, file } from '#tests/support/results/result-files.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }

const offline = 'The list is away.'

const managed = exam({
  id: 'E1',
  date: null,
  fullMarks: '200.00',
  passPercentage: '50.00',
  state: 'SCHEDULED',
})

const button = (name: string) => screen.findByRole('button', { name })

/** The server answers all changes; what it would be read by fails while `isAway`. */
async function openExam(root: Record<string, unknown> = {}) {
  const server = { isAway: false, title: managed.title }
  const page = await openPage({
    route: { path: '/admin/exam', ...examPage },
    at: '/admin/exam?exam=E1',
    root: {
      site,
      managedExam: () => {
        if (server.isAway) throw new Error(offline)
        return { ...managed, title: server.title }
      },
      examDistribution: null,
      ...root,
    },
  })
  const title = await screen.findByLabelText<HTMLInputElement>(/^Exam title/)
  return { ...page, server, title }
}

const address = '/files/result-slips.pdf?exam=E'

/** A file that is sent piece by piece. */
function slowFile() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const asked = vi.fn(async (_path: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason))
    return new Response(readable)
  })
  vi.stubGlobal('fetch', asked)
  return {
    asked,
    send: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
    fail: () => void writer.abort(new TypeError('cut')),
  }
}

const rendered = () =>
  renderPart(<SlipsDownload to={address} fileName="Slips.pdf" label="Result slips (PDF)" of="Morning" />)

const link = () => screen.findByRole('link', { name: /^Result slips \(PDF\) ?, Morning$/ })

describe('admin results', () => {
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
      file('later', {
        exam: exam({ id: 'LATER', state: 'SCHEDULED', releaseAt: '2099-01-02T12:15:00.000Z' }),
      }),
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
    await within(dialog).findByText(
      /It is the only file of CEE Model 7: 1,893 candidates will find no result/,
    )
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
})

describe('result files counts', () => {
  const route = { path: '/admin/results', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }

  async function open(resultFiles: readonly unknown[], more: Record<string, unknown> = {}) {
    const page = await openPage({ route, at: route.path, root: { site, resultFiles, ...more } })
    await screen.findByRole('table', { name: 'Uploaded result files' })
    return page
  }

  const scheduled = { id: 'LATER', state: 'SCHEDULED', releaseAt: '2099-01-02T12:15:00.000Z' }

  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\.csv`) })
  const press = (name: RegExp, inside: HTMLElement) => within(inside).getByRole('button', { name })

  test('each file says for how many candidates it counts, but for one that is hidden', async () => {
    await open([
      file('whole'),
      file('some', { shownResults: 1852 }),
      file('single', { shownResults: 1 }),
      file('none', { shownResults: 0 }),
      file('later', { exam: exam(scheduled), shownResults: 0 }),
    ])
    expect(row('whole').textContent).toContain('1,893all count')
    expect(row('some').textContent).toContain('1,8931,852 count')
    expect(row('single').textContent).toContain('1,8931 counts')
    expect(row('none').textContent).toContain('none counts: newer files have all')
    expect(row('later').textContent).not.toContain('count')
  })

  describe('what deleting a file does', () => {
    async function ask(listed: Record<string, unknown>, answer: Record<string, unknown>) {
      const resultFileDeletion = deletion(answer)
      const { user } = await open([file('results'), file('asked', listed)], { resultFileDeletion })
      await user.click(press(/^Delete/, row('asked')))
      return within(await screen.findByRole('alertdialog'))
    }

    test.each([
      [scheduled, /Nothing changes in the results that candidates see/],
      [{ id: 'BACK', state: 'WITHDRAWN' }, /no candidate sees its results/],
      [{}, /1,893 candidates will find no result/],
    ])('of an exam that is %o is said', async (state, words) => {
      const dialog = await ask({ exam: exam(state) }, { lost: 1893 })
      await dialog.findByText(words)
      expect(dialog.queryByText(/newer file/)).toBeNull()
    })
  })
})

describe('exam edits', () => {
  test('the version of a colleague takes the place of what was typed, in the form and in those beside it', async () => {
    const current = { ...managed, title: 'Theirs', recheck: { until: '2026-11-25', fee: 'Rs 5' }, version: 2 }
    let present = managed
    const { user, title } = await openExam({
      managedExam: () => present,
      updateExam() {
        present = current
        return { ...EXAM_CONFLICT, current }
      },
    })
    await user.type(title, ' B')
    await user.click(await button('Save exam'))
    await button('Keep my version')
    expect(title.value).toBe('CEE Model 7 B')
    await user.click(await button('Use the saved version'))
    const shown = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
    await waitFor(() => expect(shown(/^Exam title/)).toBe('Theirs'))
    expect(shown(/^About the fee/)).toBe('Rs 5')
  })

  test('so does the corrected result of a colleague', async () => {
    const result = {
      ...{
        examId: 'E1',
        examTitle: 'CEE Model 7',
        isShown: true,
        outcome: null,
        examMark: '150',
        version: 1,
      },
      ...{ examRank: '1', ranksByPercentage: false, percentage: '75', subjects: [] },
    }
    const current = { ...result, __typename: 'KeptResult', examMark: '160', percentage: '80', version: 2 }
    const { user } = await openPage({
      route: { path: '/admin/correct-result', ...correctResult },
      at: '/admin/correct-result?exam=E1&candidate=081001',
      root: {
        site,
        candidateData: { candidateId: '081001', results: [result], listEntries: [] },
        correctResult: { __typename: 'ResultConflict', message: 'Somebody else was faster.', current },
      },
    })
    await user.click(await button('Preview the correction'))
    await user.click(await button('Use the saved version'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Exam Mark/).value).toBe('160')
    await screen.findByText(/^Now 160/)
  })

  test('an exam that was saved is not said to be unchanged when it cannot be read again', async () => {
    const { user, server, title } = await openExam({
      updateExam: ({ input }: { input: { title: string } }) => {
        server.isAway = true
        return { ...managed, title: input.title }
      },
    })
    await user.type(title, ' B')
    await user.click(await button('Save exam'))
    await screen.findByText(offline)
    expect(toasts().textContent).toContain('Exam saved')
    expect(document.body.textContent).not.toMatch(/Nothing was changed|The exam is as it was/)
  })

  test('a look-up that was changed says so when the list cannot be read again', async () => {
    let isAway = false
    const { user } = await openPage({
      route: { path: '/admin/results', ...resultFiles },
      at: '/admin/results',
      root: {
        site,
        resultFiles: () => {
          if (isAway) throw new Error(offline)
          return [file('results')]
        },
        secretCoverage: { candidates: 1, withoutPin: 0, withoutBirthDate: 1 },
        updateExam: () => {
          isAway = true
          return exam({ secondSecret: 'PIN' })
        },
      },
    })
    const row = await screen.findByRole('row', { name: /results\.csv/ })
    await user.click(within(row).getByRole('button', { name: /^Change look-up/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Change look-up' })
    await user.selectOptions(within(dialog).getAllByRole('combobox')[0] as HTMLElement, 'PIN')
    await user.click(within(dialog).getByRole('button', { name: 'Save look-up' }))
    await isToasted('Look-up changed')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.body.textContent).not.toContain('The look-up is as it was')
  })

  test('all candidates are counted, also those of groups that are not listed', async () => {
    const all = {
      ...{ __typename: 'DistributionOfGroup', name: null, candidates: 250, withoutMark: 3, passed: 0 },
      ...{ averagePercentage: '40', medianPercentage: '40', counts: Array(10).fill(25) },
    }
    await openExam({
      managedExam: {
        ...{ ...managed, state: 'RELEASED' },
        groups: [{ __typename: 'ExamGroup', name: 'Morning', candidates: 200 }],
      },
      examDistribution: {
        ...{ __typename: 'ExamDistribution', examId: 'E1', title: 'CEE Model 7', date: null },
        ...{ passPercentage: '50', all, groups: [] },
      },
    })
    const heading = await screen.findByText('All candidates', { selector: 'summary *' })
    expect(heading.closest('summary')?.textContent).toContain('253 candidates')
  })
})

describe('correction form', () => {
  async function open(result: Record<string, unknown>) {
    const results = [{ examId: 'E1', examTitle: 'CEE Model 7', isShown: true, ...result }]
    const page = await openPage({
      route: { path: '/admin/correct-result', ...correctResult },
      at: '/admin/correct-result?exam=E1&candidate=081001',
      root: {
        site: { name: 'Himshikhar', description: '', publicUrl: '' },
        candidateData: { candidateId: '081001', results, listEntries: [] },
      },
    })
    await screen.findByLabelText(/^Exam Mark/)
    return page
  }

  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  const marked = {
    ...{
      version: 7,
      outcome: null,
      examMark: '120',
      examRank: '2',
      ranksByPercentage: false,
      percentage: '60',
    },
    subjects: [],
  }

  test('the percentage of another mark goes with it, unless somebody has entered one', async () => {
    const { user, asked } = await open(marked)
    await user.type(field(/^Exam Mark/), '{Backspace}4')
    expect([field(/^Exam Mark/).value, field(/^Percentage/).value]).toEqual(['124', ''])
    await user.type(field(/^Percentage/), '62')
    await user.type(field(/^Exam Mark/), '.5')
    expect(field(/^Percentage/).value).toBe('62')
    await user.click(screen.getByRole('button', { name: 'Preview the correction' }))
    expect(asked.at(-1)).toMatchObject({
      input: { examMark: '124.5', percentage: '62' },
      version: 7,
    })
  })
})

describe('release', () => {
  const route = { path: '/admin/exam', loader: loadExam, Component: ExamPage }
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
})

describe('leave rehearsal', () => {
  const pages = [
    ofAccounts({ path: '/auth', element: 'Please log in' }),
    guarded({ path: '/desk', element: 'The desk' }, 'ADMIN'),
  ]

  afterEach(() => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  /** Follows a link from a public page. @returns the addresses of full page loads. */
  async function follow(to: string, page: (typeof pages)[number]) {
    const opened: string[] = []
    const { origin, href } = window.location
    vi.stubGlobal('location', { origin, href, assign: (address: string) => opened.push(address) })
    const { user } = await openPage({
      route: { path: '/', children: [{ index: true, element: <Link to={to}>There</Link> }, page] },
      at: '/',
      root: { viewer: { role: 'ADMIN', session: null } },
    })
    await user.click(screen.getByText('There'))
    return opened
  }

  test.each([
    ['/auth?next=%2Fadmin', pages[0]],
    ['/desk?of=1', pages[1]],
  ] as const)('from a rehearsed page %s is opened anew', async (to, page) => {
    document.body.innerHTML = '<aside data-rehearsal="token"></aside>'
    const opened = await follow(to, page as (typeof pages)[number])
    await waitFor(() => expect(opened).toEqual([to]))
  })

  test('without a rehearsal they are opened in the page', async () => {
    const opened = await follow('/desk', pages[1] as (typeof pages)[number])
    await screen.findByText('The desk')
    expect(opened).toEqual([])
  })
})

describe('recheck answers', () => {
  const RESOLVED = 'This request has been answered or closed already.'
  const row = {
    ...{ fileId: 'f1', fileName: 'results.csv', isPublished: true, isWithdrawn: false, isShown: true },
    ...{ publishedAt: '2026-11-01T06:00:00.000Z', releaseAt: null, outcome: null, examMark: '150' },
    ...{ examRank: null, ranksByPercentage: false, percentage: '75' },
  }
  const request = {
    ...{
      __typename: 'RecheckRequest',
      id: 'r1',
      version: 1,
      examId: 'E1',
      examTitle: 'CEE Model 7',
      candidateId: '081001',
    },
    ...{ studentName: null, contact: '9841000000', words: 'Question 14', isProven: false, state: 'OPEN' },
    ...{
      askedAt: '2026-11-20T06:00:00.000Z',
      resolvedAt: null,
      resolvedBy: null,
      answer: null,
      fileName: null,
    },
    history: [row],
  }

  /** The answer and the closing are lost at first, and find the request resolved then. */
  async function openRequest(history: readonly object[] = [row]) {
    let attempts = 0
    const current = { ...request, state: 'UNCHANGED', version: 2, resolvedAt: '2026-11-21T06:00:00.000Z' }
    const resolve = () => {
      attempts += 1
      if (attempts === 1) throw new Error('The connection broke.')
      return {
        ...{ __typename: 'RecheckConflict', message: RESOLVED },
        current: { ...current, answer: 'It is right.' },
      }
    }
    return openPage({
      route: { path: '/admin/recheck', ...recheck },
      at: '/admin/recheck?id=r1',
      root: {
        site: { name: 'Himshikhar', description: '', publicUrl: '' },
        recheckRequest: { ...request, history },
        ...{ answerRecheck: resolve, closeRecheck: resolve },
      },
    })
  }

  /** The form or button that was pressed has gone. */
  const keepsFocus = () => expect(document.activeElement).not.toBe(document.body)

  test('an answer that is sent again after it was stored is not told as one that was not sent', async () => {
    const { user } = await openRequest()
    await user.type(await screen.findByLabelText(/^Sentence to the candidate/), 'It is right.')
    const send = () => user.click(screen.getByRole('button', { name: 'Send the answer' }))
    await send()
    await screen.findByRole('alert', { name: 'We do not know if this worked' })
    await send()
    await screen.findByText('It is right.')
    expect(toasts().textContent).toContain(RESOLVED)
    expect(document.body.textContent).not.toContain('Nothing was sent')
    keepsFocus()
  })

  test('neither is a request that is closed again', async () => {
    const { user } = await openRequest()
    const close = async () => user.click(await screen.findByRole('button', { name: 'Close the request' }))
    await close()
    await isToasted('We do not know if this worked')
    await close()
    await screen.findByText('It is right.')
    expect(toasts().textContent).toContain(RESOLVED)
    expect(toasts().textContent).not.toContain('The request could not be closed')
    keepsFocus()
  })

  test('only files that changed the result are offered as its correction', async () => {
    const published = { ...row, isShown: false }
    await openRequest([
      { ...published, fileId: 'staged', isPublished: false },
      { ...row, fileId: 'correction' },
      { ...published, fileId: 'original' },
    ])
    const choice = await screen.findByLabelText<HTMLSelectElement>(/^What the re-check found/)
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'correction'])
  })
})

describe('slips download', () => {
  test('slips are counted while they are made, and saved at the end', async () => {
    const file = slowFile()
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x' }),
    )
    const { user } = rendered()
    expect(await link()).toHaveProperty('pathname', '/files/result-slips.pdf')
    await user.click(await link())
    expect(file.asked).toHaveBeenCalledWith(address, expect.anything())
    file.send('%PDF\n% 0 of 120 slips\n')
    await screen.findByText('0 of 120 slips')
    // A count that comes in two pieces.
    file.send('1 0 obj\n% 50 of')
    file.send(' 120 slips\n2 0 obj')
    await screen.findByText('50 of 120 slips')
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 50 / 120)
    file.send('\n% 120 of 120 slips\n')
    file.end()
    await link()
    expect(await saved[0]?.text()).toBe(
      '%PDF\n% 0 of 120 slips\n1 0 obj\n% 50 of 120 slips\n2 0 obj\n% 120 of 120 slips\n',
    )
    expect(screen.getByRole('status').textContent).toBe('The slips are downloaded, Morning.')
  })

  test('a download that breaks says so, and can be tried again', async () => {
    const file = slowFile()
    const { user } = rendered()
    await user.click(await link())
    file.send('%PDF\n% 0 of 3 slips\n')
    await screen.findByText('0 of 3 slips')
    file.fail()
    await screen.findByText('The slips were not downloaded. Check your connection and try again.')
    await link()
  })

  test('an answer that is no file says so', async () => {
    vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }))
    const { user } = rendered()
    await user.click(await link())
    await screen.findByText(/^The slips were not downloaded\. /)
  })

  test('a download can be cancelled', async () => {
    const file = slowFile()
    const { user } = rendered()
    await user.click(await link())
    await user.click(await screen.findByRole('button', { name: /^Cancel ?the slips/ }))
    await link()
    expect(file.asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  })
})
