import { z } from 'zod'
import { say, sayLabel } from '#server/locales/say.ts'

// The kinds of fields that a collection may declare. A field says what its form needs, how a value is checked, and what
// stands for a value that was never stored.

export const fieldKinds = [
  'TEXT',
  'LONG_TEXT',
  'PLAIN_TEXT',
  'NUMBER',
  'DATE',
  'CHOICE',
  'LINK',
  'TEXTS',
  'ROWS',
  'REFERENCE',
  'PICTURE',
  'FILE',
  'COLOR',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export interface Field<Value = unknown> {
  kind: FieldKind
  label: string
  help: string | null
  required: boolean
  /** Whether a good page has it, although it may stay empty: the dashboard says that it is missing. */
  isWanted: boolean
  /** Characters of a text, or entries of a list. */
  maxLength: number | null
  /** Between the numbers that fit; 1 for whole numbers. */
  step: number | null
  /** The keys and labels of a choice. */
  options: Readonly<Record<string, string>> | null
  /** Name of the GraphQL type of a choice or of a row. */
  type: string | null
  /** The fields of a row. */
  fields: Fields | null
  /** Key of the collection whose item a reference names by its id. */
  collection: string | null
  /** Least height of a picture in pixels. */
  minHeight?: number
  schema: z.ZodType<Value>
  /** The schema of the optional Nepali text; null for a value that is the same in every language. */
  nepali: z.ZodType | null
  /** Stands for a value that was never stored, such as one of a field that a new version declares. */
  empty: Value
}

export type Fields = Readonly<Record<string, Field>>

/** The values of fields, as they are stored. */
export type ValuesOf<F extends Fields> = {
  [Key in keyof F]: F[Key] extends Field<infer Value> ? Value : never
} & {
  /** The Nepali texts by the names of their fields; of a picture its description. */
  ne?: { [Key in keyof F]?: string | string[] }
}

export interface PictureValue {
  /** Id of the uploaded picture. */
  picture: string
  /** Description of the picture, for people who do not see it. */
  alt: string
}

/** The schema of the values of all fields; unknown ones are errors. */
export function valuesSchema<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  return z.strictObject({ ...shape, ne: nepaliSchema(fields) }) as unknown as z.ZodType<ValuesOf<F>>
}

/** The schema of the Nepali texts of fields; without those that are empty. */
export function nepaliSchema(fields: Fields): z.ZodType {
  const texts = Object.entries(fields).flatMap(([name, { nepali }]) =>
    nepali ? [[name, z.preprocess(emptyAsAbsent, nepali.optional())] as const] : [],
  )
  return z
    .strictObject(Object.fromEntries(texts))
    .transform((ne) => {
      const filled = Object.entries(ne).filter(([, text]) => text !== undefined)
      return filled.length === 0 ? undefined : Object.fromEntries(filled)
    })
    .optional()
}

const emptyAsAbsent = (value: unknown) => (isBlank(value) ? undefined : value)

/** Stored values with every declared field, and without those that are declared no more. */
export function completeValues(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const ne = Object.entries(stored.ne ?? {}).filter(([name]) => fields[name]?.nepali)
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, completeValue(field, stored[name])]),
    ),
    ...(ne.length > 0 && { ne: Object.fromEntries(ne) }),
  }
}

function completeValue({ empty, fields }: Field, stored: unknown): unknown {
  if (stored === undefined) return empty
  if (!fields) return stored
  return (stored as Record<string, unknown>[]).map((row) => completeValues(fields, row))
}

/** Whether nothing was filled in. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** The field that names a row on a page, such as its title. */
export const nameOf = (fields: Fields) => Object.entries(fields).find(([, { kind }]) => kind === 'TEXT')

/** Pages tell rows apart by their names. */
export const differentNames = (label: string, fields: Fields) =>
  [
    (rows: Readonly<Record<string, unknown>>[]): boolean => {
      const [key = ''] = nameOf(fields) ?? []
      const names = rows.map((row) => row[key]).filter((name) => !isBlank(name))
      return new Set(names).size === names.length
    },
    say`Two entries of ${sayLabel(label)} have the same ${sayLabel(nameOf(fields)?.[1].label ?? '')}`,
  ] as const

/** Names of the fields without whose item an item is not on its page, such as a course's group. */
export const requiredReferences = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'REFERENCE' && fields[name].required)

/** Every value with its field, those of rows included. */
export function flatValues(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): { path: string; field: Field; value: unknown }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    if (!field.fields) return [{ path, field, value: data[name] }]
    const { fields: rowFields } = field
    const rows = data[name] as Record<string, unknown>[]
    return rows.flatMap((row, index) => flatValues(rowFields, row, `${path}.${index}.`))
  })
}
