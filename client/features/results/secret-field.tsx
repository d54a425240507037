import { useEffect, useRef } from 'react'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { type SecretProblem, secretWords } from './second-secret.ts'

interface SecretFieldProps {
  kind: Exclude<SecondSecret, 'NONE'>
  /** Problem of the sent value. */
  problem: SecretProblem | null
  /** Another object for each result that came. */
  answered: object | null
}

/** The PIN or date of birth. It goes once the result is there: the next person at this screen must not have it. */
export function SecretField({ kind, problem, answered }: SecretFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answered && box.current) box.current.value = ''
  }, [answered])
  const { label, hint } = secretWords[kind]
  const error = problem === null ? undefined : secretWords[kind][problem]
  return (
    <Field name="secret" label={label} hint={hint} error={error} required>
      <TextInput ref={box} numeric {...codeAttributes} enterKeyHint="search" />
    </Field>
  )
}
