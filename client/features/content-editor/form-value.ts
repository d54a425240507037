/** Values of the controls of a form: a text, or the rows of a field with rows. */
export type FormValue = string | readonly FormValues[]
export type FormValues = Readonly<{ [name: string]: FormValue }>
