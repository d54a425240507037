import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type FormError, FormErrorsContext } from './form-errors.ts'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  children: ReactNode
  ref?: Ref<HTMLFormElement>
  /** Problems, shown as a summary and at each field. Pass a new array per attempt, it takes the focus again. */
  errors?: readonly FormError[]
  errorTitle?: string | undefined
  /** Called instead of the browser's own submission; without it the form is sent to `action` as usual. */
  onSubmit?: (values: FormData, form: HTMLFormElement) => void
}

const noErrors: readonly FormError[] = []

/** A form that speaks: one column, an error summary above, errors at the fields; the browser's bubbles are off. */
export function Form({ children, errors = noErrors, errorTitle, onSubmit, ...rest }: FormProps) {
  return (
    <FormErrorsContext value={errors}>
      <Column
        noValidate
        onSubmit={
          onSubmit &&
          ((event) => {
            event.preventDefault()
            onSubmit(new FormData(event.currentTarget), event.currentTarget)
          })
        }
        {...rest}
      >
        <ErrorSummary errors={errors} {...(errorTitle !== undefined && { title: errorTitle })} />
        {children}
      </Column>
    </FormErrorsContext>
  )
}

/** Buttons at the end of a form or dialog: side by side, on phones below each other with the main one on top. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media (width < 30em) {
    & > * {
      flex: 1 1 100%;
    }
  }
`

const Column = styled.form`
  display: grid;
  gap: ${space[5]};
`
