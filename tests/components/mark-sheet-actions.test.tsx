import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MarkSheetActions } from '#client/features/results/mark-sheet-actions.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted, toasts } from '#tests/support/browser/toasts.ts'

test('a slip can be printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the address of a slip can be copied', async () => {
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await isToasted('Link copied')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/results`)
})

test('the address of a result with a PIN shows it to nobody, and nobody is told that it does', async () => {
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="PIN" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await isToasted('Neither your Candidate ID nor your PIN is in it.')
  expect(toasts().textContent).not.toContain('sees this result')
})

test('where copying is not allowed it says what to do', async () => {
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await isToasted('Please copy it from the address bar.')
})

test('where the phone can share, it is asked to', async () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: document.title, url: `${window.location.origin}/results` })
  expect(toasts().textContent).toBe('')
})

test('sharing that is called off says nothing, and sharing that fails copies the link', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { user } = renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(toasts().textContent).toBe('')
  share.mockRejectedValueOnce(new DOMException('not here', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await isToasted('Link copied')
})

test('a browser that cannot share does not offer it', () => {
  renderPart(<MarkSheetActions slipPath={null} secondSecret="NONE" />)
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('the slip is a file that the browser loads itself', () => {
  renderPart(<MarkSheetActions slipPath="/files/result-slip.pdf?exam=A&candidate=1" secondSecret="NONE" />)
  expect(screen.getByRole('link', { name: 'Download slip (PDF)' }).getAttribute('href')).toBe(
    '/files/result-slip.pdf?exam=A&candidate=1',
  )
})
