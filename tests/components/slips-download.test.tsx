import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlipsDownload } from '#client/pages/admin/exam/exam-lists.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const address = '/files/result-slips.pdf?exam=E'

/** A file that is sent piece by piece. */
function slowFile() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const asked = vi.fn(async (_path: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason))
    return new Response(readable)
  })
  vi.stubGlobal('fetch', asked)
  return {
    asked,
    send: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
    fail: () => void writer.abort(new TypeError('cut')),
  }
}

const rendered = () =>
  renderPart(<SlipsDownload to={address} fileName="Slips.pdf" label="Result slips (PDF)" of="Morning" />)
const link = () => screen.findByRole('link', { name: /^Result slips \(PDF\) ?, Morning$/ })

test('slips are counted while they are made, and saved at the end', async () => {
  const file = slowFile()
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x' }))
  const { user } = rendered()
  expect(await link()).toHaveProperty('pathname', '/files/result-slips.pdf')
  await user.click(await link())
  expect(file.asked).toHaveBeenCalledWith(address, expect.anything())
  file.send('%PDF\n% 0 of 120 slips\n')
  await screen.findByText('0 of 120 slips')
  // A count that comes in two pieces.
  file.send('1 0 obj\n% 50 of')
  file.send(' 120 slips\n2 0 obj')
  await screen.findByText('50 of 120 slips')
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 50 / 120)
  file.send('\n% 120 of 120 slips\n')
  file.end()
  await link()
  expect(await saved[0]?.text()).toBe(
    '%PDF\n% 0 of 120 slips\n1 0 obj\n% 50 of 120 slips\n2 0 obj\n% 120 of 120 slips\n',
  )
  expect(screen.getByRole('status').textContent).toBe('The slips are downloaded, Morning.')
})

test('a download that breaks says so, and can be tried again', async () => {
  const file = slowFile()
  const { user } = rendered()
  await user.click(await link())
  file.send('%PDF\n% 0 of 3 slips\n')
  await screen.findByText('0 of 3 slips')
  file.fail()
  await screen.findByText('The slips were not downloaded. Check your connection and try again.')
  await link()
})

test('an answer that is no file says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }))
  const { user } = rendered()
  await user.click(await link())
  await screen.findByText(/^The slips were not downloaded\. /)
})

test('a download can be cancelled', async () => {
  const file = slowFile()
  const { user } = rendered()
  await user.click(await link())
  await user.click(await screen.findByRole('button', { name: /^Cancel ?the slips/ }))
  await link()
  expect(file.asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})
