import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

function Upload() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Field name="file" label="Results file" hint="CSV, up to 100 MB">
      <FileDrop file={file} onChange={setFile} accept=".csv,text/csv" prompt="Choose a CSV file" />
    </Field>
  )
}

const csv = () => new File(['x'.repeat(1234)], 'CEE Model 7 - results.csv', { type: 'text/csv' })

test('a chosen file shows its name and size and is announced', async () => {
  const { user } = renderPart(<Upload />)
  await user.upload(screen.getByLabelText('Results file'), csv())
  expect(screen.getByText('CEE Model 7 - results.csv')).toBeTruthy()
  expect(screen.getByText('1.2 kB')).toBeTruthy()
  expect(screen.getByText('CEE Model 7 - results.csv chosen')).toBeTruthy()
})

test('a chosen file can be removed, and the focus goes back to choosing', async () => {
  const { user } = renderPart(<Upload />)
  const input = screen.getByLabelText('Results file') as HTMLInputElement
  await user.upload(input, csv())
  await user.click(screen.getByRole('button', { name: 'Remove CEE Model 7 - results.csv' }))
  expect(screen.queryByText('CEE Model 7 - results.csv')).toBeNull()
  expect(screen.getByText('Choose a CSV file')).toBeTruthy()
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('the control is a file input with the hint of its field', () => {
  renderPart(<Upload />)
  const input = screen.getByLabelText('Results file')
  expect(input.getAttribute('type')).toBe('file')
  expect(input.getAttribute('accept')).toBe('.csv,text/csv')
  expect(input.getAttribute('aria-describedby')).toBe('field-file-hint')
})

test('the same file can be chosen again, for it may have been corrected meanwhile', async () => {
  const { user } = renderPart(<Upload />)
  const input = screen.getByLabelText('Results file') as HTMLInputElement
  await user.upload(input, csv())
  await user.click(input)
  expect(input.value).toBe('')
  expect(screen.getByText('CEE Model 7 - results.csv')).toBeTruthy()
})
