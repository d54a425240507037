import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '#client/ui/button.tsx'
import { type ToastMessage, useToast } from '#client/ui/toast-context.ts'
import { renderPart } from '#tests/support/browser/render.tsx'
import { toasts } from '#tests/support/browser/toasts.ts'

function Say({ message }: { message: ToastMessage }) {
  const { toast } = useToast()
  return <Button onClick={() => toast(message)}>Say</Button>
}

const say = () => fireEvent.click(screen.getByRole('button', { name: 'Say' }))
const liveRegion = (urgency: 'assertive' | 'polite') => toasts().querySelector(`[aria-live=${urgency}]`)
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('a failure is read at once, in a region that was there before', () => {
  renderPart(
    <Say
      message={{
        title: 'No Results Found',
        description: 'Please check your Candidate ID and try again.',
        tone: 'destructive',
      }}
    />,
  )
  const region = liveRegion('assertive')
  expect(region?.textContent).toBe('')
  say()
  expect(region?.textContent).toContain('No Results Found')
  expect(region?.textContent).toContain('Please check your Candidate ID and try again.')
})

test('a success waits for its turn to be read', () => {
  renderPart(<Say message={{ title: 'Exam date updated successfully', tone: 'success' }} />)
  const region = liveRegion('polite')
  expect(region?.textContent).toBe('')
  say()
  expect(region?.textContent).toContain('Exam date updated successfully')
})

test('a toast can be dismissed', () => {
  renderPart(<Say message={{ title: 'Logged in successfully' }} />)
  say()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Logged in successfully')).toBeNull()
})

test('a toast goes by itself, but not while somebody is at it', () => {
  vi.useFakeTimers()
  try {
    renderPart(<Say message={{ title: 'Logged in successfully' }} />)
    say()
    const close = screen.getByRole('button', { name: 'Dismiss' })
    fireEvent.focus(close)
    wait(60)
    expect(screen.queryByText('Logged in successfully')).not.toBeNull()
    fireEvent.blur(close)
    wait(4)
    expect(screen.queryByText('Logged in successfully')).not.toBeNull()
    wait(2)
    expect(screen.queryByText('Logged in successfully')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('at most three toasts stand at once', () => {
  renderPart(<Say message={{ title: 'Again' }} />)
  for (let time = 0; time < 5; time++) say()
  expect(screen.getAllByText('Again')).toHaveLength(3)
})

test('what is true no longer can be taken back, and nothing else with it', () => {
  function Steps() {
    const { toast, dismiss } = useToast()
    return (
      <>
        <Button onClick={() => toast({ title: 'No Results Found', about: 'look-up' })}>Say</Button>
        <Button onClick={() => toast({ title: 'Link copied' })}>Say more</Button>
        <Button onClick={() => dismiss('look-up')}>Take back</Button>
      </>
    )
  }
  renderPart(<Steps />)
  say()
  fireEvent.click(screen.getByRole('button', { name: 'Say more' }))
  expect(screen.queryByText('No Results Found')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(screen.queryByText('No Results Found')).toBeNull()
  expect(screen.queryByText('Link copied')).not.toBeNull()
})

test('a success takes away the errors before it, but not those about another thing', () => {
  function Steps() {
    const { toast } = useToast()
    const fail = (title: string, about?: string) =>
      toast({ title, tone: 'destructive', ...(about !== undefined && { about }) })
    return (
      <>
        <Button onClick={() => fail('Error')}>Fail</Button>
        <Button onClick={() => fail('Morning batch failed', 'morning')}>Fail of morning</Button>
        <Button onClick={() => toast({ title: 'Link copied' })}>Tell</Button>
        <Button onClick={() => toast({ title: 'Saved', tone: 'success', about: 'evening' })}>Succeed</Button>
      </>
    )
  }
  renderPart(<Steps />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Fail')
  press('Fail of morning')
  press('Tell')
  expect(screen.queryByText('Error')).not.toBeNull()
  press('Succeed')
  expect(screen.queryByText('Error')).toBeNull()
  expect(screen.queryByText('Morning batch failed')).not.toBeNull()
  expect(screen.queryByText('Saved')).not.toBeNull()
})
