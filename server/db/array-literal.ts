/**
 * A PostgreSQL array as text, for a parameter such as `${arrayLiteral(ids)}::text[]`. Prisma wraps every element of
 * an array parameter in an object; one text takes a fraction of the time and memory.
 */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? quoted(value) : (value ?? 'NULL'))).join()}}`
}

/** Quotes only where needed: Prisma escapes each quotation mark again. */
function quoted(text: string): string {
  if (/^[\w.-]+$/.test(text) && !/^null$/i.test(text)) return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
