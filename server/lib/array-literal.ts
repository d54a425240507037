/**
 * A PostgreSQL array as one text, for a parameter such as `${arrayLiteral(ids)}::text[]`. Prisma wraps every element of
 * an array parameter in an object; for thousands of elements one text takes a fraction of the time and memory.
 */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? quoted(value) : (value ?? 'NULL'))).join()}}`
}

/** Only what needs it: Prisma would escape each quotation mark once more. */
function quoted(text: string): string {
  if (/^[\w.-]+$/.test(text) && !/^null$/i.test(text)) return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
