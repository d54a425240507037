import { z } from 'zod'
import { isPhone } from '#server/lib/phone.ts'
import { pastedLineInput, visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'
import { webAddressInput } from '#server/lib/web-address.ts'
import { say, sayLabel } from '#server/locales/say.ts'
import { grouped } from '#shared/digits.ts'
import {
  differentNames,
  type Field,
  type Fields,
  type PictureValue,
  type ValuesOf,
  valuesSchema,
} from './field.ts'

type Options = { label: string; help?: string; isWanted?: boolean }
/** `max` in characters; `same` for a text that is the same in every language. */
type TextOptions = Options & { max?: number; same?: true }

const none = {
  help: null,
  required: true,
  isWanted: false,
  maxLength: null,
  step: null,
  options: null,
  type: null,
  fields: null,
  collection: null,
  nepali: null,
} as const

/** One line, which has to be filled in. */
export const text = ({ max = 200, same, ...options }: TextOptions): Field<string> => {
  const schema = filledIn(visibleLineInput, options.label, max)
  return {
    ...none,
    ...options,
    kind: 'TEXT',
    maxLength: max,
    schema,
    nepali: same ? null : schema,
    empty: '',
  }
}

/** The part of an address that names an item. */
export const slug = (options: Options): Field<string> => ({
  ...text({ ...options, max: 60, same: true }),
  schema: z
    .string()
    .max(60, say`${sayLabel(options.label)} is longer than ${60} characters`)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      say`${sayLabel(options.label)} must have small letters, digits and single hyphens only, such as botany`,
    ),
})

/** Paragraphs with an empty line between them; **bold**, and links as [words](https://example.com). */
export const longText = ({ max = 5_000, ...options }: TextOptions): Field<string> => {
  const schema = filledIn(visibleLinesInput, options.label, max)
  return { ...none, ...options, kind: 'LONG_TEXT', maxLength: max, schema, nepali: schema, empty: '' }
}

/** Several lines without marks, for places that show text alone. */
export const plainText = (options: TextOptions): Field<string> => ({
  ...longText(options),
  kind: 'PLAIN_TEXT',
})

/** A whole number, or one with decimals where `step` says so. */
export const number = ({
  min,
  max,
  step = 1,
  ...options
}: Options & { min: number; max: number; step?: number }): Field<number> => {
  const range = say`${sayLabel(options.label)} must be a number from ${min} to ${max}`
  return {
    ...none,
    ...options,
    kind: 'NUMBER',
    step,
    schema: z.number({ error: range }).min(min, range).max(max, range).multipleOf(step, range),
    empty: min,
  }
}

/** A day, yyyy-MM-dd. */
export const date = (options: Options): Field<string> => ({
  ...none,
  ...options,
  kind: 'DATE',
  schema: z.iso.date({
    error: say`${sayLabel(options.label)} must be a date such as 2026-11-14`,
  }),
  empty: '1970-01-01',
})

/** One of the named options. */
export const choice = <Key extends string>({
  type,
  options,
  ...rest
}: Options & { type: string; options: Readonly<Record<Key, string>> }): Field<Key> => {
  const keys = Object.keys(options) as [Key, ...Key[]]
  const error = say`Choose one: ${Object.values<string>(options).map(sayLabel).join(', ')}`
  return { ...none, ...rest, kind: 'CHOICE', type, options, schema: z.enum(keys, { error }), empty: keys[0] }
}

/** An address of another site. */
export const webAddress = (options: Options): Field<string> => ({
  ...none,
  ...options,
  kind: 'LINK',
  maxLength: 2_000,
  schema: visibleLineInput.pipe(
    webAddressInput({
      error: say`${sayLabel(options.label)} must be a web address such as https://example.com`,
      hostError: say`The website in ${sayLabel(options.label)} must have letters, digits, dots and hyphens only`,
    }).max(2_000, say`${sayLabel(options.label)} is longer than ${'2,000'} characters`),
  ),
  empty: '',
})

/** An address for mail. */
export const email = (options: Options): Field<string> => ({
  ...text({ max: 254, ...options, same: true }),
  schema: visibleLineInput.pipe(
    z.email({ error: say`${sayLabel(options.label)} must be an email address` }).max(254),
  ),
})

/** A code of another service. */
export const code = ({
  pattern,
  example,
  ...options
}: Options & { pattern: RegExp; example: string }): Field<string> => ({
  ...text({ max: 100, ...options, same: true }),
  schema: visibleLineInput.pipe(
    z.string().regex(pattern, say`${sayLabel(options.label)} looks like ${example}`),
  ),
})

/** A colour such as #1f6b3a, in lower case. */
export const color = (options: Options): Field<string> => ({
  ...text({ max: 7, ...options, same: true }),
  kind: 'COLOR',
  schema: visibleLineInput.pipe(
    z
      .string()
      .toLowerCase()
      .regex(/^#[\da-f]{6}$/, say`${sayLabel(options.label)} must be a colour such as #1f6b3a`),
  ),
})

/** A list of lines. */
export const texts = ({
  min = 0,
  max = 20,
  maxText = 300,
  same,
  ...options
}: Options & { min?: 0 | 1; max?: number; maxText?: number; same?: true }): Field<string[]> => {
  const schema = z
    .array(
      pastedLineInput.pipe(
        z
          .string()
          .min(1, say`Each entry of ${sayLabel(options.label)} is required`)
          .max(
            maxText,
            say`Each entry of ${sayLabel(options.label)} is longer than ${grouped(maxText)} characters`,
          ),
      ),
    )
    .min(min, say`${sayLabel(options.label)} is required`)
    .max(max, say`${sayLabel(options.label)} has more than ${max} entries`)
  return {
    ...none,
    ...options,
    kind: 'TEXTS',
    required: min > 0,
    maxLength: max,
    schema,
    nepali: same ? null : schema,
    empty: [],
  }
}

export const phone = (options: Options): Field<string> => {
  const field = text({ ...options, max: 30, same: true })
  return {
    ...field,
    schema: field.schema.refine(
      isPhone,
      say`${sayLabel(options.label)} must be a phone number such as 01-5970124`,
    ),
  }
}

export const phones = (options: Options): Field<string[]> => {
  const field = texts({ ...options, min: 1, max: 6, maxText: 30, same: true })
  return {
    ...field,
    schema: field.schema.refine(
      (all) => all.every(isPhone),
      say`Each entry of ${sayLabel(options.label)} must be a phone number such as 01-5970124`,
    ),
  }
}

/** A list of rows with the same fields. */
export const rows = <F extends Fields>({
  max = 20,
  type,
  fields,
  ...options
}: Options & { max?: number; type: string; fields: F }): Field<ValuesOf<F>[]> => ({
  ...none,
  ...options,
  kind: 'ROWS',
  required: false,
  maxLength: max,
  type,
  fields,
  schema: z
    .array(valuesSchema(fields))
    .max(max, say`${sayLabel(options.label)} has more than ${max} entries`)
    .refine(...differentNames(options.label, fields)),
  empty: [],
})

/** An item of another collection, by its id. */
export const reference = ({ to, ...options }: Options & { to: string }): Field<string> => ({
  ...none,
  ...options,
  kind: 'REFERENCE',
  collection: to,
  schema: z.uuid({ error: say`Choose one for ${sayLabel(options.label)}` }).toLowerCase(),
  empty: '',
})

/** An uploaded picture with its description. */
export const picture = (options: Options & { minHeight?: number }): Field<PictureValue | null> => {
  const alt = filledIn(visibleLineInput, 'A description of the picture', 300)
  return optional({
    ...none,
    isWanted: true,
    ...options,
    kind: 'PICTURE',
    schema: z.strictObject({
      picture: z.uuid({ error: say`${sayLabel(options.label)} must be an uploaded picture` }).toLowerCase(),
      alt,
    }),
    nepali: alt,
    empty: { picture: '', alt: '' },
  })
}

/** An uploaded PDF, by its id. */
export const file = (options: Options): Field<string> => ({
  ...none,
  ...options,
  kind: 'FILE',
  schema: z.uuid({ error: say`Choose a PDF for ${sayLabel(options.label)}` }).toLowerCase(),
  empty: '',
})

/** A field that may stay empty: null then. */
export function optional<Value>(field: Field<Value>): Field<Value | null> {
  const schema = z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    field.schema.nullable(),
  )
  return { ...field, required: false, schema, empty: null }
}
function filledIn(input: z.ZodType<string, string>, label: string, max: number): z.ZodType<string> {
  return input.pipe(
    z
      .string()
      .min(1, say`${sayLabel(label)} is required`)
      .max(max, say`${sayLabel(label)} is longer than ${grouped(max)} characters`),
  )
}
