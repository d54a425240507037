import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { file } from '#tests/support/results/result-files.ts'

const route = { path: '/admin/results', loader, Component }
const site = { name: 'Himshikhar', description: '', publicUrl: '' }

async function open(resultFiles: readonly unknown[], more: Record<string, unknown> = {}) {
  const page = await openPage({ route, at: route.path, root: { site, resultFiles, ...more } })
  await screen.findByRole('table', { name: 'Uploaded result files' })
  return page
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\.csv`) })
const press = (name: RegExp, inside: HTMLElement) => within(inside).getByRole('button', { name })

test('each file says for how many candidates it counts, but for one that is hidden', async () => {
  await open([
    file('whole'),
    file('some', { shownResults: 1852 }),
    file('single', { shownResults: 1 }),
    file('none', { shownResults: 0 }),
    file('later', { releaseAt: '2099-01-02T12:15:00.000Z', shownResults: 0 }),
  ])
  expect(row('whole').textContent).toContain('1,893all count')
  expect(row('some').textContent).toContain('1,8931,852 count')
  expect(row('single').textContent).toContain('1,8931 counts')
  expect(row('none').textContent).toContain('none counts: newer files have all')
  expect(row('later').textContent).not.toContain('count')
})

test('changing the date of a hidden file says when candidates see it', async () => {
  const { user } = await open([file('later', { releaseAt: '2099-01-02T12:15:00.000Z' })])
  await user.click(press(/^Change date/, row('later')))
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date' })
  expect(dialog.textContent).toContain('Candidates see it once the file is released: Jan 2, 2099, 6:00 PM.')
})

test('of a file that candidates do not see yet it is said that nothing changes for them', async () => {
  const hidden = file('hidden', { releaseAt: '2099-01-02T12:15:00.000Z' })
  const resultFileDeletion = { restored: [], lost: 0, unaffected: 1893 }
  const { user } = await open([file('results'), hidden], { resultFileDeletion })
  await user.click(press(/^Delete/, row('hidden')))
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(/Nothing changes in the results that they see/)
  expect(dialog.textContent).not.toContain('newer file')
})
