import type { FormError } from './form-errors.ts'

/** The problems of the inputs of a form, or of a part of it, such as a day that is not understood. */
export function inputProblems(form: HTMLFormElement | HTMLFieldSetElement): FormError[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && (element.validity.customError || element.validity.badInput)
      ? [{ path: element.name, message: element.validationMessage }]
      : [],
  )
}
