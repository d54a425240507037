import type { FormError } from './form-errors.ts'

/** The problems of a form's inputs, such as a day that is not understood. */
export function inputProblems(form: HTMLFormElement): FormError[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.customError
      ? [{ path: element.name, message: element.validationMessage }]
      : [],
  )
}
