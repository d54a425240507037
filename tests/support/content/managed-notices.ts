import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { Component, loader } from '#client/pages/admin/notices/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { editedNotice, lastPage, type notice } from './notice-scenario.ts'

export const noticesRoute = { path: '/admin/notices', loader, Component }
export const site = { name: 'Himshikhar', description: '', publicUrl: '' }

/** Opens the page of staff with notices. */
export async function openNotices(nodes: ReturnType<typeof notice>[], more: Record<string, unknown> = {}) {
  const allNotices = () => ({ nodes, pageInfo: lastPage })
  const one = ({ id }: { id: string }) => nodes.filter((node) => node.id === id).map(editedNotice)[0] ?? null
  const page = await openPage({
    route: noticesRoute,
    at: '/admin/notices',
    root: { site, allNotices, notice: one, ...more },
  })
  await waitFor(() => expect(screen.queryByText('Loading notices...')).toBeNull())
  return page
}

export const noticeRow = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('tr') ?? document.body
