import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

function SignUp() {
  const [errors, setErrors] = useState<FormError[]>([])
  const check = (values: FormData) =>
    setErrors(values.get('email') === '' ? [{ path: 'email', message: 'Enter your email' }] : [])
  return (
    <Form errors={errors} onSubmit={check}>
      <Field name="email" label="Email">
        <TextInput />
      </Field>
      <Button type="submit">Create account</Button>
    </Form>
  )
}

test('the error summary takes the focus at every failed attempt', async () => {
  const { user } = renderPart(<SignUp />)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('a line of the error summary leads to its field', async () => {
  const { user } = renderPart(<SignUp />)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.click(screen.getByRole('link', { name: 'Enter your email' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

test('the summary goes when the form is right', async () => {
  const { user } = renderPart(<SignUp />)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'kamala@example.com')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error of no field is not told at a check box without a name', () => {
  renderPart(
    <Form errors={[{ path: '', message: 'The server is away' }]} onSubmit={() => {}}>
      <Checkbox label="Show more" />
    </Form>,
  )
  expect(screen.getAllByText('The server is away')).toHaveLength(1)
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBeNull()
})

test('an error of no field is told without a link', () => {
  renderPart(
    <Form errors={[{ path: '', message: 'Email or password is wrong' }]}>
      <Button type="submit">Log in</Button>
    </Form>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Email or password is wrong')
  expect(screen.queryByRole('link')).toBeNull()
})
