import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { deletion, exam, file } from '#tests/support/results/result-files.ts'

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
