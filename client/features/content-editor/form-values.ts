import { withScheme } from '#client/ui/with-scheme.ts'
import { latinDigits } from '#shared/digits.ts'
import type { CollectionField } from './collections-query.ts'
import type { FormValue, FormValues } from './form-value.ts'
import { nepaliToData, nepaliToForm } from './translation.ts'

export type { FormValue, FormValues }

/** The stored values as the controls show them. */
export function toForm(
  fields: readonly CollectionField[],
  data: Readonly<Record<string, unknown>>,
): FormValues {
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, toControl(field, data[field.name])])),
    ...nepaliToForm(fields, data),
  }
}

function toControl({ kind, required, options, fields = [] }: CollectionField, value: unknown): FormValue {
  if (kind === 'ROWS') return ((value ?? []) as Record<string, unknown>[]).map((row) => toForm(fields, row))
  if (kind === 'TEXTS') return ((value ?? []) as string[]).join('\n')
  if (kind === 'PICTURE') return value ? JSON.stringify(value) : ''
  if (value === undefined && kind === 'CHOICE' && required) return options[0]?.value ?? ''
  return value === undefined || value === null ? '' : String(value)
}

/** The controls' values as input of the API, which validates them. */
export function toData(fields: readonly CollectionField[], values: FormValues): Record<string, unknown> {
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, toValue(field, values[field.name] ?? '')])),
    ...nepaliToData(fields, values),
  }
}

function toValue({ kind, fields = [] }: CollectionField, value: FormValue): unknown {
  if (typeof value !== 'string') return value.map((row) => toData(fields, row))
  if (kind === 'ROWS') return []
  if (kind === 'TEXTS') return value.split('\n').filter((line) => line.trim() !== '')
  if (kind === 'NUMBER') return toNumber(value)
  if (kind === 'PICTURE') return value === '' ? null : JSON.parse(value)
  if (kind === 'LINK') return withScheme(value.trim())
  return value
}

/** Text that is no number stays text, which the API refuses with a message. */
function toNumber(text: string): number | string {
  const trimmed = latinDigits(text).trim()
  return trimmed === '' || Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}
