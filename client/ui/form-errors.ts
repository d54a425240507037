import { createContext, useContext } from 'react'
import { t } from '#client/locales/t.ts'

/** One thing wrong with a form: `path` is the field's name. The shape of the API's FieldProblem. */
export interface FormError {
  path: string
  message: string
  /** Whether the answer was lost, so that the outcome is unknown. */
  isUnknown?: boolean
}

/** The title above problems: `title`, which may say that nothing was done, unless that is not known. */
export function failureTitle(problems: readonly FormError[], title: string): string {
  return problems.some(({ isUnknown }) => isUnknown) ? t('We do not know if this worked') : title
}

const none: readonly FormError[] = []

/** The errors of the form around, so that each field finds its own. */
export const FormErrorsContext = createContext<readonly FormError[]>(none)

/** Problem of the field of this name, if any. Errors of the form have no name, and choices of a view have none. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormErrorsContext).find(({ path }) => path !== '' && path === name)?.message
}

/** The id of a field's control when none is given: the error summary links to it. */
export const fieldId = (name: string) => `field-${name}`
