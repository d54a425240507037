import { screen } from '@testing-library/react'
import { useLoaderData } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { loadNoticeBoard } from '#client/features/notices/notice-queries.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { notice } from '#tests/support/content/notice-scenario.ts'

const route = {
  path: '/',
  loader: ({ context }: { context: Parameters<typeof loadNoticeBoard>[0] }) => loadNoticeBoard(context),
  Component: () => <NoticeBoard notices={useLoaderData<typeof loadNoticeBoard>()} />,
}
const open = (notices: unknown) => openPage({ route, at: '/', root: { notices } })

test('lists the notices with what matters', async () => {
  await open({
    nodes: [
      notice('1', { type: 'URGENT', attachments: [{ id: 'a' }, { id: 'b' }] }),
      notice('2', { title: 'बिदा' }),
    ],
  })
  const [urgent, normal] = await screen.findAllByRole('listitem')
  expect(urgent?.textContent).toMatch(/Notice 1.*Urgent.*Jan 6, 2026, \d+:\d\d [AP]M.*2 attachments/)
  expect(normal?.textContent).not.toContain('Urgent')
  expect(screen.getByRole('link', { name: 'बिदा' }).getAttribute('href')).toBe('/news/2')
  expect(screen.getByRole('link', { name: /View All/ }).getAttribute('href')).toBe('/news')
})

test('says that it failed, and tries again at a press', async () => {
  let failing = true
  const { user } = await open(() => {
    if (failing) throw new Error('The database sleeps.')
    return { nodes: [notice('1')] }
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load notices')
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: 'Notice 1' })
  const place = document.activeElement
  expect(place, 'the focus is not lost with the button').not.toBe(document.body)
  expect(place?.contains(link)).toBe(true)
  await user.tab()
  expect(place?.contains(document.activeElement)).toBe(true)
  expect(place?.hasAttribute('tabindex')).toBe(false)
})

test('says when there is nothing', async () => {
  await open({ nodes: [] })
  expect(await screen.findByText('There is no notice at the moment.')).toBeTruthy()
})
