import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as noticePage from '#client/pages/public/notice/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const notice = {
  id: '1',
  title: 'Result day',
  description: 'At six.',
  type: 'NORMAL',
  publishedAt: '2026-11-01T00:00:00.000Z',
  isPinned: false,
  timing: 'CURRENT',
  isActive: true,
  attachments: [],
}

test('a notice that cannot be loaded has a title of its own, and is loaded again', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw new Error('No database')
    return notice
  }
  const { user } = await openPage({
    route: { path: '/news/:id', ...noticePage },
    at: '/news/1',
    root: { notice: answer },
  })
  expect(document.title).toContain('Failed to load notices')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Result day' })
  expect(document.title).toContain('Result day')
})
