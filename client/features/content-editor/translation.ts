import { languageOfText } from '#shared/locales.ts'
import type { CollectionField } from './collections-query.ts'
import type { FormValue, FormValues } from './form-value.ts'

/** Name of the control for the Nepali text of a field; in the data it stands in `ne`. */
export const nepaliName = (name: string) => `ne.${name}`

/** Values of the controls of Nepali texts. */
export function nepaliToForm(
  fields: readonly CollectionField[],
  data: Readonly<Record<string, unknown>>,
): FormValues {
  const ne = (data.ne ?? {}) as Readonly<Record<string, string | string[] | undefined>>
  return Object.fromEntries(
    fields
      .filter(({ isTranslated }) => isTranslated)
      .map(({ name }) => [nepaliName(name), [ne[name] ?? ''].flat().join('\n')]),
  )
}

/** The Nepali texts as the API takes them; nothing where there are none. */
export function nepaliToData(
  fields: readonly CollectionField[],
  values: FormValues,
): { ne?: Record<string, unknown> } {
  const texts = fields
    .filter(({ isTranslated }) => isTranslated)
    .map(({ name, kind }) => [name, kind, values[nepaliName(name)] ?? ''] as const)
    .filter(([, , text]) => typeof text === 'string' && text.trim() !== '')
    .map(([name, kind, text]) => [name, kind === 'TEXTS' ? linesOf(text) : text])
  return texts.length === 0 ? {} : { ne: Object.fromEntries(texts) }
}

const linesOf = (text: FormValue) =>
  typeof text === 'string' ? text.split('\n').filter((line) => line.trim() !== '') : []

/** Whether any text may have a Nepali one. */
export const hasTranslatedTexts = (fields: readonly CollectionField[]): boolean =>
  fields.some(({ isTranslated, fields: ofRows = [] }) => isTranslated || hasTranslatedTexts(ofRows))

/** Texts that need a Nepali one, and how many lack it, as the form stands. */
export function countTexts(
  fields: readonly CollectionField[],
  values: FormValues,
): { texts: number; missing: number } {
  let texts = 0
  let missing = 0
  for (const field of fields) {
    const value = values[field.name] ?? ''
    if (typeof value !== 'string') {
      for (const row of value) {
        const ofRow = countTexts(field.fields ?? [], row)
        texts += ofRow.texts
        missing += ofRow.missing
      }
    } else if (field.isTranslated && needsNepali(field, value)) {
      texts += 1
      if (lacksNepali(field, values)) missing += 1
    }
  }
  return { texts, missing }
}

/** Whether the text is there and its Nepali one is not, or has fewer or more lines. */
export function lacksNepali(field: CollectionField, values: FormValues): boolean {
  const value = values[field.name] ?? ''
  const nepali = values[nepaliName(field.name)] ?? ''
  if (typeof value !== 'string' || !needsNepali(field, value)) return false
  if (field.kind === 'TEXTS') return linesOf(value).length !== linesOf(nepali).length
  return typeof nepali !== 'string' || nepali.trim() === ''
}

/** Figures such as 50+ do not, nor do texts in Devanagari. */
function needsNepali({ kind }: CollectionField, value: string): boolean {
  const text = kind === 'PICTURE' ? altOf(value) : value
  return languageOfText(text) === 'en'
}

const altOf = (picture: string): string => (picture === '' ? '' : JSON.parse(picture).alt)
