import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { AdminSearch } from '#client/layouts/admin-layout.tsx'
import { Logo } from '#client/layouts/logo.tsx'
import { MainArea } from '#client/layouts/main-area.tsx'
import { useFocusOnNavigation } from '#client/layouts/root.tsx'
import * as activity from '#client/pages/admin/activity/page.tsx'
import * as personalData from '#client/pages/admin/personal-data/page.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { Pager } from '#client/ui/pager.tsx'
import type { TableSort } from '#client/ui/sort-button.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { type ToastMessage, useToast } from '#client/ui/toast-context.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { toasts } from '#tests/support/browser/toasts.ts'

function DateEditor() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change date</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change exam date" description="At once.">
        <Button>Save</Button>
      </Dialog>
    </>
  )
}

function Remover({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Delete this file?"
        confirmLabel="Delete 120 results"
        busy={busy}
      >
        Other files stay as they are.
      </ConfirmDialog>
    </>
  )
}

const departments = (
  <Tabs
    label="Departments"
    tabs={[
      { id: 'zoology', label: 'Zoology', count: 12, panel: 'Twelve teachers' },
      { id: 'physics', label: 'Physics', count: 14, panel: 'Fourteen teachers' },
      { id: 'mat', label: 'MAT', count: 3, panel: 'Three teachers' },
    ]}
  />
)

const selected = () => screen.getByRole('tab', { selected: true })

const shownPanel = () => screen.getByRole('tabpanel').getAttribute('aria-labelledby')

interface Row {
  name: string
  date: string
}

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'File', cell: (row) => row.name, rowHeader: true },
  { key: 'date', header: 'Exam date', cell: (row) => row.date, sortable: true },
  { key: 'actions', header: 'Actions', cell: () => 'Delete', headerHidden: true },
]

function Files() {
  const [sort, setSort] = useState<TableSort>({ key: 'date', direction: 'descending' })
  return (
    <Table
      caption="Result files"
      columns={columns}
      rows={[{ name: 'CEE Model 7.csv', date: 'Mar 14, 2025' }]}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  )
}

function Say({ message }: { message: ToastMessage }) {
  const { toast } = useToast()
  return <Button onClick={() => toast(message)}>Say</Button>
}

const say = () => fireEvent.click(screen.getByRole('button', { name: 'Say' }))

const liveRegion = (urgency: 'assertive' | 'polite') => toasts().querySelector(`[aria-live=${urgency}]`)

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

const root = {
  site: { name: 'Koshi', description: '', publicUrl: '' },
  viewer: { role: null, user: null, session: null },
  activities: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  candidateData: null,
}

describe('button', () => {
  test('a busy button says what it does, keeps the focus and does nothing twice', async () => {
    const press = vi.fn()
    const { user } = renderPart(
      <Button busy busyLabel="Searching..." onClick={press}>
        Search Results
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Searching...', busy: true })
    await user.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  test('a busy submit button does not send its form again', async () => {
    const send = vi.fn()
    const { user } = renderPart(
      <Form onSubmit={send}>
        <Button type="submit" busy>
          Search Results
        </Button>
      </Form>,
    )
    await user.click(screen.getByRole('button'))
    expect(send).not.toHaveBeenCalled()
  })

  test('a button is not a submit button unless it says so', async () => {
    const send = vi.fn()
    const { user } = renderPart(
      <Form onSubmit={send}>
        <Button>Show less</Button>
      </Form>,
    )
    await user.click(screen.getByRole('button'))
    expect(send).not.toHaveBeenCalled()
  })
})

test('a button link leads within the site without leaving the page', async () => {
  const { user, location } = renderPart(<ButtonLink to="/results?exam=M1">Exam Results</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Exam Results' }))
  expect(location()).toBe('/results?exam=M1')
})

describe('dialog', () => {
  test('a dialog takes the focus, has a name, and gives the focus back on Escape', async () => {
    const { user } = renderPart(<DateEditor />)
    const opener = screen.getByRole('button', { name: 'Change date' })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Change exam date', description: 'At once.' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('the cross closes a dialog', async () => {
    const { user } = renderPart(<DateEditor />)
    await user.click(screen.getByRole('button', { name: 'Change date' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a confirmation starts on Cancel, which does nothing', async () => {
    const confirm = vi.fn()
    const { user } = renderPart(<Remover onConfirm={confirm} />)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(document.activeElement).toBe(cancel))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(confirm).not.toHaveBeenCalled()
  })

  test('a confirmation says what it will do and does it', async () => {
    const confirm = vi.fn()
    const { user } = renderPart(<Remover onConfirm={confirm} />)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('alertdialog', {
      name: 'Delete this file?',
      description: 'Other files stay as they are.',
    })
    await user.click(screen.getByRole('button', { name: 'Delete 120 results' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('a confirmation at work can neither be confirmed again nor left', async () => {
    const confirm = vi.fn()
    const { user } = renderPart(<Remover onConfirm={confirm} busy />)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete 120 results' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('tabs', () => {
  test('the first tab is chosen and its panel shown', () => {
    renderPart(departments)
    expect(selected().textContent).toBe('Zoology12')
    expect(shownPanel()).toBe(selected().id)
  })

  test('arrows, Home and End move through the tabs and around their ends', async () => {
    const { user } = renderPart(departments)
    await user.tab()
    expect(document.activeElement).toBe(selected())
    for (const [key, name] of [
      ['{ArrowRight}', 'Physics'],
      ['{ArrowRight}', 'MAT'],
      ['{ArrowRight}', 'Zoology'],
      ['{ArrowLeft}', 'MAT'],
      ['{Home}', 'Zoology'],
      ['{End}', 'MAT'],
    ] as const) {
      await user.keyboard(key)
      expect(selected().textContent, key).toContain(name)
      expect(document.activeElement, key).toBe(selected())
      expect(shownPanel(), key).toBe(selected().id)
    }
  })

  test('an arrow with another key stays the browser’s', async () => {
    const { user } = renderPart(departments)
    await user.click(screen.getByRole('tab', { name: /Physics/ }))
    for (const key of ['Alt', 'Control', 'Meta', 'Shift'])
      await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`)
    expect(selected().textContent).toContain('Physics')
  })

  test('only the chosen tab is a stop of the Tab key', async () => {
    const { user } = renderPart(departments)
    await user.click(screen.getByRole('tab', { name: /Physics/ }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  test('the choice is kept in the address, and the address makes the choice', async () => {
    const { user, location, unmount } = renderPart(departments)
    await user.click(screen.getByRole('tab', { name: /Physics/ }))
    await waitFor(() => expect(location()).toBe('/?tab=physics'))
    await user.click(screen.getByRole('tab', { name: /Zoology/ }))
    await waitFor(() => expect(location()).toBe('/'))
    unmount()

    renderPart(departments, { at: '/?tab=mat' })
    expect(selected().textContent).toBe('MAT3')
    expect(shownPanel()).toBe(selected().id)
  })

  test('an address that names no tab shows the first', () => {
    renderPart(departments, { at: '/?tab=astrology' })
    expect(selected().textContent).toBe('Zoology12')
  })
})

describe('table', () => {
  test('a table has a name, and each row the header of what it is about', () => {
    renderPart(<Files />)
    const table = screen.getByRole('table', { name: 'Result files' })
    expect(within(table).getByRole('rowheader', { name: 'CEE Model 7.csv' })).toBeTruthy()
    expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  })

  test('a cell carries the label that stands beside it on a phone, buttons do not', () => {
    renderPart(<Files />)
    const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))
    expect(labels).toEqual(['Exam date', null])
  })

  test('pressing a sorted header turns the order round', async () => {
    const { user } = renderPart(<Files />)
    const header = screen.getByRole('columnheader', { name: 'Exam date' })
    expect(header.getAttribute('aria-sort')).toBe('descending')
    await user.click(within(header).getByRole('button'))
    expect(header.getAttribute('aria-sort')).toBe('ascending')
    await user.click(within(header).getByRole('button'))
    expect(header.getAttribute('aria-sort')).toBe('descending')
  })
})

describe('toast', () => {
  test('a failure is read at once, in a region that was there before', () => {
    renderPart(
      <Say
        message={{
          title: 'No Results Found',
          description: 'Please check your Candidate ID and try again.',
          tone: 'destructive',
        }}
      />,
    )
    const region = liveRegion('assertive')
    expect(region?.textContent).toBe('')
    say()
    expect(region?.textContent).toContain('No Results Found')
    expect(region?.textContent).toContain('Please check your Candidate ID and try again.')
  })

  test('a success waits for its turn to be read', () => {
    renderPart(<Say message={{ title: 'Exam date updated successfully', tone: 'success' }} />)
    const region = liveRegion('polite')
    expect(region?.textContent).toBe('')
    say()
    expect(region?.textContent).toContain('Exam date updated successfully')
  })

  test('a toast can be dismissed', () => {
    renderPart(<Say message={{ title: 'Logged in successfully' }} />)
    say()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Logged in successfully')).toBeNull()
  })

  test('a toast goes by itself, but not while somebody is at it', () => {
    vi.useFakeTimers()
    try {
      renderPart(<Say message={{ title: 'Logged in successfully' }} />)
      say()
      const close = screen.getByRole('button', { name: 'Dismiss' })
      fireEvent.focus(close)
      wait(60)
      expect(screen.queryByText('Logged in successfully')).not.toBeNull()
      fireEvent.blur(close)
      wait(4)
      expect(screen.queryByText('Logged in successfully')).not.toBeNull()
      wait(2)
      expect(screen.queryByText('Logged in successfully')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('at most three toasts stand at once', () => {
    renderPart(<Say message={{ title: 'Again' }} />)
    for (let time = 0; time < 5; time++) say()
    expect(screen.getAllByText('Again')).toHaveLength(3)
  })

  test('what is true no longer can be taken back, and nothing else with it', () => {
    function Steps() {
      const { toast, dismiss } = useToast()
      return (
        <>
          <Button onClick={() => toast({ title: 'No Results Found', about: 'look-up' })}>Say</Button>
          <Button onClick={() => toast({ title: 'Link copied' })}>Say more</Button>
          <Button onClick={() => dismiss('look-up')}>Take back</Button>
        </>
      )
    }
    renderPart(<Steps />)
    say()
    fireEvent.click(screen.getByRole('button', { name: 'Say more' }))
    expect(screen.queryByText('No Results Found')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(screen.queryByText('No Results Found')).toBeNull()
    expect(screen.queryByText('Link copied')).not.toBeNull()
  })

  test('a success takes away the errors before it, but not those about another thing', () => {
    function Steps() {
      const { toast } = useToast()
      const fail = (title: string, about?: string) =>
        toast({ title, tone: 'destructive', ...(about !== undefined && { about }) })
      return (
        <>
          <Button onClick={() => fail('Error')}>Fail</Button>
          <Button onClick={() => fail('Morning batch failed', 'morning')}>Fail of morning</Button>
          <Button onClick={() => toast({ title: 'Link copied' })}>Tell</Button>
          <Button onClick={() => toast({ title: 'Saved', tone: 'success', about: 'evening' })}>
            Succeed
          </Button>
        </>
      )
    }
    renderPart(<Steps />)
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    press('Fail')
    press('Fail of morning')
    press('Tell')
    expect(screen.queryByText('Error')).not.toBeNull()
    press('Succeed')
    expect(screen.queryByText('Error')).toBeNull()
    expect(screen.queryByText('Morning batch failed')).not.toBeNull()
    expect(screen.queryByText('Saved')).not.toBeNull()
  })
})

test('the bar loads the small form of the logo', () => {
  const site = { shortName: 'Koshi', logoUrl: '/media/1/logo.png', smallLogoUrl: '/media/1/320.webp' }
  renderPart(<Logo site={site} />)
  expect(document.querySelector('img')?.getAttribute('src')).toBe(site.smallLogoUrl)
})

describe('search focus', () => {
  test.each([
    ['/admin/personal-data', 'candidate', /^Candidate ID/, personalData],
    ['/admin/activity', 'who', /^Who/, activity],
    ['/admin/search', 'search', /^Search candidates/, { Component: AdminSearch }],
  ])(
    'the search of %s keeps the focus when it is answered, and follows the address',
    async (path, name, label, page) => {
      const { user, address, navigate } = await openPage({ route: { path, ...page }, at: path, root })
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      await user.type(field, 'A-1{Enter}')
      await waitFor(() => expect(address()).toContain(`${name}=A-1`))
      expect(document.activeElement).toBe(field)
      await navigate(`${path}?${name}=B-2`)
      expect(field.value).toBe('B-2')
      expect(document.activeElement).toBe(field)
    },
  )

  test('days in the address are written into the filter of the activity log', async () => {
    const path = '/admin/activity'
    const { navigate } = await openPage({ route: { path, ...activity }, at: path, root })
    await navigate(`${path}?from=2026-11-20`)
    expect((await screen.findByLabelText<HTMLInputElement>(/^From/)).value).toBe('2026-11-20')
  })

  test('what is kept of a candidate, or that nothing is, is said when it is known', async () => {
    const { user } = await openPage({
      route: { path: '/admin/personal-data', ...personalData },
      at: '/admin/personal-data',
      root,
    })
    await user.type(await screen.findByLabelText(/^Candidate ID/), 'A-1{Enter}')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing is kept'))
  })
})

function List() {
  useFocusOnNavigation()
  const [params, setParams] = useSearchParams()
  return (
    <MainArea>
      <input aria-label="Search" onChange={() => setParams({})} />
      <Pager
        first={params.has('after') && { to: '/', label: 'First page' }}
        next={!params.has('after') && { to: '/?after=25', label: 'Next page' }}
      />
    </MainArea>
  )
}

test('another page of a list has the focus at its beginning, and a search keeps it', async () => {
  const { user, location } = renderPart(<List />)
  const isAt = (address: string) => waitFor(() => expect(location()).toBe(address))
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await isAt('/?after=25')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  await user.type(screen.getByLabelText('Search'), 'A')
  await isAt('/')
  await screen.findByRole('link', { name: 'Next page' })
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
