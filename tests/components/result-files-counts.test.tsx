import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/results/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { deletion, file } from '#tests/support/results/result-files.ts'

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

test('the look-up of a withdrawn file can be changed before it is put back', async () => {
  await open([file('back', { withdrawnAt: '2026-11-02T06:00:00.000Z', withdrawnReason: 'Wrong key' })])
  expect(press(/^Change look-up/, row('back'))).toBeTruthy()
  expect(within(row('back')).queryByRole('button', { name: /^Change date/ })).toBeNull()
})

describe('what deleting a file does', () => {
  const hidden = { releaseAt: '2099-01-02T12:15:00.000Z' }
  const withdrawn = { withdrawnAt: '2026-11-02T06:00:00.000Z', withdrawnReason: 'Wrong key' }
  async function ask(listed: Record<string, unknown>, answer: Record<string, unknown>) {
    const resultFileDeletion = deletion(answer)
    const { user } = await open([file('results'), file('asked', listed)], { resultFileDeletion })
    await user.click(press(/^Delete/, row('asked')))
    return within(await screen.findByRole('alertdialog'))
  }

  // The list may be hours old.
  test.each([
    [
      'scheduled',
      {},
      { state: 'SCHEDULED', unaffected: 1893 },
      /Nothing changes in the results that they see/,
    ],
    ['withdrawn', {}, { state: 'WITHDRAWN', unaffected: 1893 }, /no candidate sees its results/],
    ['released', hidden, { lost: 1893 }, /1,893 candidates will find no result/],
    ['put back', withdrawn, { lost: 1893 }, /1,893 candidates will find no result/],
  ])('of one that is %s by now is said from what it is now', async (_, listed, answer, words) => {
    const dialog = await ask(listed, answer)
    await dialog.findByText(words)
    expect(dialog.queryByText(/newer file/)).toBeNull()
  })

  test('says of results that stand again unseen when they are seen', async () => {
    const restored = [{ file: file('later', hidden), state: 'SCHEDULED', candidates: 1 }]
    const dialog = await ask({}, { restored })
    const said = await dialog.findByText(/stand again for 1 candidate/)
    expect(said.textContent).toContain('to be seen from their release on: Jan 2, 2099, 6:00 PM.')
  })
})
