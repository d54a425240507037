import { useEffect, useRef } from 'react'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { secretWords } from './second-secret.ts'

interface SecretFieldProps {
  kind: Exclude<SecondSecret, 'NONE'>
  /** The form was sent without it. */
  isMissing: boolean
  /** Another object for each result that came. */
  answered: object | null
}

/** The PIN or date of birth. It goes once the result is there: the next person at this screen must not have it. */
export function SecretField({ kind, isMissing, answered }: SecretFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answered && box.current) box.current.value = ''
  }, [answered])
  const { label, hint, missing } = secretWords[kind]
  return (
    <Field name="secret" label={label} hint={hint} error={isMissing ? missing : undefined} required>
      <TextInput
        ref={box}
        numeric
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </Field>
  )
}
