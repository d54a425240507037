import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Text } from '#client/ui/text.ts'
import { type FieldControl, FieldControlContext } from './field-control.ts'
import { fieldId, useFieldError } from './form-errors.ts'

interface FieldProps {
  /** Name of the form value, and the `path` of its errors. */
  name: string
  label: ReactNode
  /** One control: TextInput, Select, DateInput, PasswordInput, FileDrop… */
  children: ReactNode
  hint?: ReactNode
  /** Overrides the message that the Form around has for this name. */
  error?: string | undefined
  required?: boolean
  id?: string
}

/** Label, control, hint and error, and the only place where they are tied together. */
export function Field({
  name,
  label,
  children,
  hint,
  error,
  required = false,
  id = fieldId(name),
}: FieldProps) {
  const formError = useFieldError(name)
  const message = error ?? formError
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = message === undefined ? undefined : `${id}-error`
  const control: FieldControl = {
    id,
    name,
    required,
    'aria-invalid': message === undefined ? undefined : true,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <Group data-invalid={control['aria-invalid']}>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <Text as="span" $tone="danger" aria-hidden="true">
            {' '}
            *
          </Text>
        )}
      </Label>
      {hint !== undefined && (
        <Text $tone="muted" $size="small" $leading="tight" id={hintId}>
          {hint}
        </Text>
      )}
      {message !== undefined && (
        <Problem id={errorId}>
          <CircleAlert aria-hidden="true" size="1.1em" />
          {message}
        </Problem>
      )}
      <FieldControlContext value={control}>{children}</FieldControlContext>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-width: 0;

  & > :last-child {
    margin-top: ${space[1]};
  }
`

const Label = styled.label`
  font-weight: 600;
  line-height: ${leading('tight')};
`

const Problem = styled.p`
  display: flex;
  gap: ${space[1]};
  color: ${color('dangerText')};
  font-size: ${text('small')};
  font-weight: 600;
  line-height: ${leading('tight')};

  & > svg {
    flex: none;
    margin-top: 0.05em;
  }
`
