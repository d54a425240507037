import { createContext, use } from 'react'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { CollectionField } from './collections-query.ts'
import type { FormValues } from './form-values.ts'
import { countTexts, lacksNepali, nepaliName } from './translation.ts'

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
  kind === 'TEXTS'
    ? t('Missing: as many lines as above, in the same order.')
    : t('Missing: Nepali pages show the text above.')

interface NepaliSwitchProps {
  fields: readonly CollectionField[]
  values: FormValues
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Shows or hides the controls of Nepali texts, and says how many are missing; nothing where there are no texts. */
export function NepaliSwitch({ fields, values, checked, onChange }: NepaliSwitchProps) {
  const hasTexts = fields.some(
    ({ isTranslated, fields: ofRows = [] }) => isTranslated || ofRows.some((field) => field.isTranslated),
  )
  if (!hasTexts) return null
  const { texts, missing } = countTexts(fields, values)
  return (
    <div>
      <Checkbox
        label={t('Edit the texts in Nepali, too')}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {checked && texts > 0 && <p role="status">{missingNepali({ texts, missing })}</p>}
    </div>
  )
}

export function missingNepali({ texts, missing }: { texts: number; missing: number }): string {
  return missing === 0
    ? t('Nepali: complete')
    : t('Nepali: {missing} of {texts} texts missing', { missing, texts })
}
