import { screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { Component } from '#client/pages/admin/personal-data/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

afterEach(() => void vi.unstubAllGlobals())

const result = {
  ...{
    examId: 'CEE-07',
    examTitle: 'Model 7',
    fileName: 'results.csv',
    isPublished: true,
    isWithdrawn: false,
  },
  ...{ releaseAt: '2026-11-02T06:00:00.000Z', outcome: null, examMark: '150', percentage: '75' },
}

test('whether a result is hidden is judged by the clock of the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.parse('2026-11-01T06:00:00Z') }))
  await openPage({
    route: {
      path: '/admin/personal-data',
      loader: () => ({ now: '2026-11-01T06:00:00.000Z', failure: null }),
      Component,
    },
    at: '/admin/personal-data?candidate=081001',
    root: {
      site: { name: 'Koshi', description: '', publicUrl: '' },
      viewer: { role: null, user: null, session: null },
      candidateData: {
        ...{ candidateId: '081001', results: [result], listEntries: [], entries: [], rechecks: [] },
        ...{ link: null, invitation: null, slips: [] },
      },
    },
  })
  await screen.findByText(/^Hidden until/)
})
