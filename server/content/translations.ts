import { type Locale, languageOfText } from '#shared/locales.ts'
import { type Field, type Fields, isBlank, type PictureValue } from './field.ts'

// A text may have a Nepali one beside it: in `ne` of the values or of the row, by the name of its field. So both have one
// version, are published together, and move with their row.

type Values = Readonly<Record<string, unknown>>

/** Values as pages in a language show them: a text without translation stays as it is. */
export function valuesIn(language: Locale, fields: Fields, values: Values): Record<string, unknown> {
  const ne = nepaliOf(values)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name]
      const { fields: rowFields } = field
      if (rowFields) return [name, (value as Values[]).map((row) => valuesIn(language, rowFields, row))]
      return [name, language === 'en' || isBlank(ne[name]) ? value : translated(field, value, ne[name])]
    }),
  )
}

function translated({ kind }: Field, value: unknown, nepali: unknown): unknown {
  return kind === 'PICTURE' ? value && { ...(value as PictureValue), alt: nepali } : nepali
}

/** The Nepali texts among values, by the names of their fields. */
export const nepaliOf = (values: Values | undefined) => (values?.ne ?? {}) as Values

/** How many texts need a Nepali one, how many of these lack it, and whether any text has one. */
export interface TranslationState {
  texts: number
  missing: number
  hasBegun: boolean
}

export function translationState(fields: Fields, values: Values): TranslationState {
  const ne = nepaliOf(values)
  const states = Object.entries(fields).flatMap(([name, field]): TranslationState[] => {
    const value = values[name]
    const { fields: rowFields, nepali } = field
    if (rowFields) return (value as Values[]).map((row) => translationState(rowFields, row))
    return nepali === null ? [] : [textState(value, ne[name])]
  })
  return sumOfStates(states)
}

/** The state of one text. Figures such as 50+ need no Nepali one, nor do texts in Devanagari. */
export function textState(value: unknown, nepali: unknown): TranslationState {
  if (languageOfText(textOf(value)) !== 'en') return nothingToTranslate
  return { texts: 1, missing: isTranslated(value, nepali) ? 0 : 1, hasBegun: !isBlank(nepali) }
}

const nothingToTranslate: TranslationState = { texts: 0, missing: 0, hasBegun: false }

export function sumOfStates(states: readonly TranslationState[]): TranslationState {
  return states.reduce(
    (one, other) => ({
      texts: one.texts + other.texts,
      missing: one.missing + other.missing,
      hasBegun: one.hasBegun || other.hasBegun,
    }),
    nothingToTranslate,
  )
}

/** A list whose translation has fewer or more lines is not translated whole. */
function isTranslated(value: unknown, nepali: unknown): boolean {
  return Array.isArray(value) ? Array.isArray(nepali) && nepali.length === value.length : !isBlank(nepali)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(' ') : ((value as PictureValue | null)?.alt ?? '')
}
