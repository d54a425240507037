import { createContext, use } from 'react'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { CollectionField } from './collections-query.ts'
import type { FormValues } from './form-values.ts'
import { MISSING_NEPALI } from './nepali-switch.tsx'
import { lacksNepali, nepaliName } from './translation.ts'

/** Whether the form shows the controls of Nepali texts. */
export const NepaliShownContext = createContext(false)

interface NepaliFieldProps {
  field: CollectionField
  values: FormValues
  path: string
  onChange: (name: string, value: string) => void
}

/** The Nepali text of a field, below it. */
export function NepaliField({ field, values, path, onChange }: NepaliFieldProps) {
  const isShown = use(NepaliShownContext)
  const { kind, isTranslated, maxLength } = field
  const label = contentWords(field.label)
  const name = nepaliName(field.name)
  const value = values[name] ?? ''
  if (!isShown || !isTranslated || typeof value !== 'string') return null
  // A description belongs to a picture.
  if (kind === 'PICTURE' && (values[field.name] ?? '') === '') return null
  const control = {
    lang: 'ne',
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  }
  const hint = lacksNepali(field, values) ? missingWords(kind) : undefined
  return (
    <Field
      name={path + name}
      label={kind === 'PICTURE' ? t('What the picture shows, in Nepali') : t('{label} in Nepali', { label })}
      hint={hint}
    >
      {kind === 'TEXTS' || kind === 'LONG_TEXT' || kind === 'PLAIN_TEXT' ? (
        <TextArea
          rows={kind === 'TEXTS' ? 4 : 5}
          {...control}
          {...(kind !== 'TEXTS' && typeof maxLength === 'number' && { maxLength })}
        />
      ) : (
        <TextInput
          autoComplete="off"
          {...control}
          maxLength={kind === 'PICTURE' ? 300 : (maxLength ?? undefined)}
        />
      )}
    </Field>
  )
}

const missingWords = (kind: CollectionField['kind']) =>
  kind === 'TEXTS' ? t('Missing: as many lines as above, in the same order.') : MISSING_NEPALI
