import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SubjectColumns } from '#client/features/import-preview/subject-columns.tsx'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { ResultsPreview } from '#client/pages/admin/add-result/results-preview.tsx'
import { staged } from '#tests/support/results/staged-results.ts'

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

test.each([
  ['IGNORED_OUTCOMES', 'Read the file again without these marks', true],
  ['TAKEN_REMARKS', 'Read the file again with these marks', false],
])('%s: the file is read again the other way', async (code, name, takesRemarks) => {
  const onRead = vi.fn()
  const finding = { code, severity: 'WARNING', message: 'Withheld', count: 1, examples: [] }
  const file = { ...staged, findings: [finding] } as unknown as StagedResultsFragment
  const { rerender } = render(<ResultsPreview staged={file} onRead={onRead} onChangeSubjects={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onRead).toHaveBeenCalledWith({ takesRemarks })
  rerender(<ResultsPreview staged={file} onRead={undefined} onChangeSubjects={vi.fn()} />)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByText('To read the file another way, choose it again.')).toBeDefined()
})
