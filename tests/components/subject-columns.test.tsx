import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SubjectColumns } from '#client/features/import-preview/subject-columns.tsx'

const taken = (name: string) => ({ name, isTaken: true, problem: null })

test('of columns with the same name one stands there, and cannot be chosen', () => {
  const twice = { name: 'Theory', isTaken: false, problem: 'Another column has the same name.' }
  render(<SubjectColumns columns={[taken('Physics'), twice, twice]} onRead={vi.fn()} onChange={vi.fn()} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(screen.getByText('Another column has the same name.')).toBeDefined()
})

test('the file is read again with the columns that are ticked', async () => {
  const onRead = vi.fn()
  const onChange = vi.fn()
  render(<SubjectColumns columns={[taken('Physics'), taken('Total')]} onRead={onRead} onChange={onChange} />)
  const button = screen.getByRole('button', { name: 'Read the file again with these subjects' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }))
  await userEvent.click(button)
  expect(onRead).toHaveBeenCalledWith(['Physics'])
  expect(onChange).toHaveBeenLastCalledWith(['Physics'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})
