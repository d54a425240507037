import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadProgress } from '#client/features/import-preview/choose-file.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const file = new File(['x'.repeat(2_000_000)], 'students.csv')
const nothing = () => {}
const shown = (share: number | undefined, onRestart = nothing, ahead?: number) => (
  <UploadProgress file={file} share={share} ahead={ahead} onCancel={nothing} onRestart={onRestart} />
)
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('on its way it says how much has gone', () => {
  renderPart(shown(0.25))
  expect(screen.getByRole('progressbar', { name: 'Uploading…' })).toBe(bar())
  expect(bar().value).toBe(0.25)
  expect(screen.getByText(/500 kB of 2.0 MB have gone/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('students.csv is being uploaded.')
})

test('checking has no known end', () => {
  renderPart(shown(undefined))
  expect(bar().hasAttribute('value')).toBe(false)
  expect(screen.getByRole('progressbar', { name: /Checking every row/ })).toBe(bar())
  expect(screen.getByRole('status').textContent).toBe('students.csv has arrived and is being checked.')
})

test.each([
  [1, 'There is 1 file ahead of yours.'],
  [12, 'There are 12 files ahead of yours.'],
])('behind %i files it says so, and that the page must stay open', (ahead, said) => {
  renderPart(shown(undefined, nothing, ahead))
  expect(screen.getByRole('progressbar', { name: 'Waiting to be checked…' })).toBe(bar())
  expect(bar().hasAttribute('value')).toBe(false)
  expect(screen.getByText(/ahead of yours/).textContent).toBe(
    `${said} Keep this page open until your file has been checked.`,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'students.csv has arrived and is waiting to be checked.',
  )
})

test('a line that stands still is named, with a way to begin again', () => {
  const restarted = vi.fn()
  renderPart(shown(0.25, restarted))
  act(() => vi.advanceTimersByTime(14_000))
  expect(screen.queryByText(/Nothing has moved/)).toBeNull()
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.getByText(/Nothing has moved/)).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Start again' }).click())
  expect(restarted).toHaveBeenCalledOnce()
})
