import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

test('a busy button says what it does, keeps the focus and does nothing twice', async () => {
  const press = vi.fn()
  const { user } = renderPart(
    <Button busy busyLabel="Searching..." onClick={press}>
      Search Results
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Searching...', busy: true })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

test('a busy submit button does not send its form again', async () => {
  const send = vi.fn()
  const { user } = renderPart(
    <Form onSubmit={send}>
      <Button type="submit" busy>
        Search Results
      </Button>
    </Form>,
  )
  await user.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

test('a button is not a submit button unless it says so', async () => {
  const send = vi.fn()
  const { user } = renderPart(
    <Form onSubmit={send}>
      <Button>Show less</Button>
    </Form>,
  )
  await user.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})
