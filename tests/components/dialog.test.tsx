import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

function DateEditor() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change date</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change exam date" description="At once.">
        <Button>Save</Button>
      </Dialog>
    </>
  )
}

function Remover({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Delete this file?"
        confirmLabel="Delete 120 results"
        busy={busy}
      >
        Other files stay as they are.
      </ConfirmDialog>
    </>
  )
}

test('a dialog takes the focus, has a name, and gives the focus back on Escape', async () => {
  const { user } = renderPart(<DateEditor />)
  const opener = screen.getByRole('button', { name: 'Change date' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Change exam date', description: 'At once.' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the cross closes a dialog', async () => {
  const { user } = renderPart(<DateEditor />)
  await user.click(screen.getByRole('button', { name: 'Change date' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a confirmation starts on Cancel, which does nothing', async () => {
  const confirm = vi.fn()
  const { user } = renderPart(<Remover onConfirm={confirm} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(confirm).not.toHaveBeenCalled()
})

test('a confirmation says what it will do and does it', async () => {
  const confirm = vi.fn()
  const { user } = renderPart(<Remover onConfirm={confirm} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', {
    name: 'Delete this file?',
    description: 'Other files stay as they are.',
  })
  await user.click(screen.getByRole('button', { name: 'Delete 120 results' }))
  expect(confirm).toHaveBeenCalledOnce()
})

test('a confirmation at work can neither be confirmed again nor left', async () => {
  const confirm = vi.fn()
  const { user } = renderPart(<Remover onConfirm={confirm} busy />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 120 results' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
})
