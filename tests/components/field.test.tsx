import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field ties its label, hint and error to its control', () => {
  renderPart(
    <Field name="candidateId" label="Candidate ID" hint="As on your admit card" error="Enter it" required>
      <TextInput />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: /^Candidate ID/ })
  expect(control.getAttribute('name')).toBe('candidateId')
  expect(control.hasAttribute('required')).toBe(true)
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(control)).toEqual(['Enter it', 'As on your admit card'])
})

test('a field without hint and error points at nothing', () => {
  renderPart(
    <Field name="email" label="Email">
      <TextInput type="email" />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Email' })
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
})

test('a field finds its own error among those of its form', () => {
  renderPart(
    <Form
      errors={[
        { path: 'examId', message: 'Choose an exam' },
        { path: 'candidateId', message: 'Enter your Candidate ID' },
      ]}
    >
      <Field name="candidateId" label="Candidate ID">
        <TextInput />
      </Field>
    </Form>,
  )
  expect(descriptionOf(screen.getByRole('textbox'))).toEqual(['Enter your Candidate ID'])
})

test('a password shows itself on request and keeps its name', async () => {
  const { user } = renderPart(
    <Field name="password" label="Password">
      <PasswordInput />
    </Field>,
  )
  const control = screen.getByLabelText('Password')
  await user.type(control, 'Dhaka-topi')
  expect(control.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(control.getAttribute('type')).toBe('text')
  expect(control).toHaveProperty('value', 'Dhaka-topi')
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy()
})
