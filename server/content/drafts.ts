import { z } from 'zod'
import { plainProblems } from '#server/lib/plain-problems.ts'
import { say, sayLabel } from '#server/locales/say.ts'
import type { Collection, FieldProblem } from './collection.ts'
import {
  differentNames,
  type Field,
  type Fields,
  isBlank,
  nameOf,
  nepaliSchema,
  type PictureValue,
} from './field.ts'

// A draft is checked only for types, lengths and the form of links. Required fields are checked at publishing.

type Values = Readonly<Record<string, unknown>>

/** The schema of the values of a draft; null, or an empty list, stands for an empty field. */
export function draftSchema(fields: Fields): z.ZodType<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [name, draftValue(field)])
  return z.preprocess(
    withEveryName(fields),
    z.strictObject({ ...Object.fromEntries(values), ne: nepaliSchema(fields) }),
  )
}

const withEveryName = (fields: Fields) => (input: unknown) =>
  typeof input === 'object' && input !== null
    ? { ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])), ...input }
    : input

function draftValue(field: Field): z.ZodType {
  const { kind, label, fields, maxLength } = field
  if (fields)
    return z.preprocess(
      (rows) => rows ?? [],
      z
        .array(draftSchema(fields))
        .max(
          maxLength ?? Number.POSITIVE_INFINITY,
          say`${sayLabel(label)} has more than ${maxLength ?? 0} entries`,
        )
        .refine(...differentNames(label, fields)),
    )
  const { schema } = field
  return z.unknown().transform((value, context) => {
    if (isBlank(value)) return kind === 'TEXTS' ? [] : null
    const lacksAlt = isPictureWithoutAlt(field, value)
    const sound = lacksAlt ? { ...(value as PictureValue), alt: '-' } : value
    const parsed = schema.safeParse(sound, { error: plainProblems })
    if (parsed.success) return lacksAlt ? { ...(parsed.data as PictureValue), alt: '' } : parsed.data
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })
}

/**
 * The values of a draft as a preview shows them: empty texts for those that lack, and no rows that lack a name, a number or a day.
 *
 * Settings that lack stay null: they have a stand-in.
 *
 * @returns undefined for an entry of a list that lacks a number or a day.
 */
export function previewValues(
  { fields, single, slugField, isSetting }: Pick<Collection, 'fields' | 'single' | 'slugField' | 'isSetting'>,
  { id, data }: { id: string; data: Values },
): Record<string, unknown> | undefined {
  if (!single && lacksFigure(fields, data)) return undefined
  const filled = shownValues(fields, data)
  const lacking = Object.keys(fields).filter((name) => isSetting && data[name] === null)
  const shown = { ...filled, ...Object.fromEntries(lacking.map((name) => [name, null])) }
  // Its own page needs an address.
  return slugField !== null && isBlank(data[slugField]) ? { ...shown, [slugField]: id } : shown
}

function shownValues(fields: Fields, values: Values): Record<string, unknown> {
  const shown = Object.entries(fields).map(([name, field]) => [name, shownValue(field, values[name])])
  return { ...values, ...Object.fromEntries(shown) }
}

function shownValue({ fields, required, empty, kind }: Field, value: unknown): unknown {
  if (!fields) return value === null && required && kind !== 'REFERENCE' && kind !== 'FILE' ? empty : value
  const [name] = nameOf(fields) ?? []
  return (value as Values[])
    .filter((row) => !lacksFigure(fields, row) && !(name !== undefined && isBlank(row[name])))
    .map((row) => shownValues(fields, row))
}

const lacksFigure = (fields: Fields, values: Values) =>
  Object.entries(fields).some(
    ([name, { kind, required }]) =>
      required && (kind === 'NUMBER' || kind === 'DATE') && isBlank(values[name]),
  )

/** Problems to solve before sound values can be published. */
export function publishProblems(collection: Collection, values: Values): FieldProblem[] {
  const missing = missingValues(collection.fields, values)
  return missing.length > 0 ? missing : [...collection.check(values)]
}

/** The required values that are not filled in. Values of a wrong type count as filled in. */
export function missingValues(fields: Fields, values: Values, prefix = ''): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    const value = values[name]
    if (field.fields) {
      const rows = Array.isArray(value) ? (value as Values[]) : []
      const { fields: rowFields } = field
      return rows.flatMap((row, index) => missingValues(rowFields, row ?? {}, `${path}.${index}.`))
    }
    if (isPictureWithoutAlt(field, value))
      return [
        {
          path: `${path}.alt`,
          message: say`${sayLabel('A description of the picture')} is required`,
        },
      ]
    return field.required && isBlank(value) ? [{ path, message: wordsFor(field) }] : []
  })
}

/** A field's own message for an empty control: `Choose one for Group`. */
function wordsFor({ kind, schema, label }: Field): string {
  const { error } = schema.safeParse(kind === 'TEXTS' ? [] : '')
  return error?.issues[0]?.message ?? say`${sayLabel(label)} is required`
}

const isPictureWithoutAlt = ({ kind }: Field, value: unknown) =>
  kind === 'PICTURE' && !isBlank(value) && isBlank((value as Partial<PictureValue>).alt)
