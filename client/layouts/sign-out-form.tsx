import type { ReactNode } from 'react'
import styled from 'styled-components'
import { signOutPath } from '#client/paths.ts'

interface SignOutFormProps {
  onSignOut: () => void
  /** The button that sends it. */
  children: ReactNode
}

/** Signs out, also without JavaScript. */
export function SignOutForm({ onSignOut, children }: SignOutFormProps) {
  return (
    <Form
      method="post"
      action={signOutPath}
      onSubmit={(event) => {
        event.preventDefault()
        onSignOut()
      }}
    >
      {children}
    </Form>
  )
}

/** The button stands where it would without it. */
const Form = styled.form`
  display: contents;
`
