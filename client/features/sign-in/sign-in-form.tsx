import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const SignInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      __typename
      ... on SignedIn {
        viewer { role user { id name email } session { expiresAt } }
      }
      ... on SignInRefused { message }
      ... on EmailNotConfirmed { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

interface SignInFormProps {
  /** Told when the session is open and the cache's viewer is the person who signed in. */
  onSignedIn: (role: Role) => void
}

/** Email and password. What the server says against them stands in the form, and what was typed stays. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { toast } = useToast()
  const [signIn] = useMutation(SignInMutation)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  async function submit(values: FormData) {
    if (busy) return
    setBusy(true)
    const { role, problems } = await attempt(String(values.get('email')), String(values.get('password')))
    setBusy(false)
    setErrors(problems)
    if (!role) return
    toast({ title: 'Logged in successfully', tone: 'success', about: 'access' })
    onSignedIn(role)
  }

  async function attempt(email: string, password: string): Promise<{ role?: Role; problems: FormError[] }> {
    try {
      const { data } = await signIn({ variables: { email, password } })
      const answer = data?.signIn
      if (answer?.__typename === 'InvalidInput') return { problems: answer.fields }
      if (answer && 'message' in answer) return { problems: [{ path: '', message: answer.message }] }
      return answer?.viewer.role ? { role: answer.viewer.role, problems: [] } : { problems: [noAnswer] }
    } catch (error) {
      return { problems: [{ path: '', message: errorMessage(error) }] }
    }
  }

  return (
    // A form that is sent before the script has loaded must not carry the password in the address.
    <Form method="post" errors={errors} errorTitle="You are not logged in yet" onSubmit={submit}>
      <Field name="email" label="Email" required>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field name="password" label="Password" required>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Button type="submit" wide busy={busy} busyLabel="Logging in…">
        Log in
      </Button>
    </Form>
  )
}

const noAnswer: FormError = {
  path: '',
  message: 'The server did not answer as expected. Please try again.',
}
