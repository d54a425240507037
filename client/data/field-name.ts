/** The name that a field of an answer has in its form: the API puts `input.` before the fields of that argument. */
export const fieldName = (path: string): string => path.replace(/^input\./, '')
