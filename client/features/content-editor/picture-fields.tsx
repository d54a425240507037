import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { CollectionField } from './collections-query.ts'
import { MediaControl } from './media-control.tsx'

interface PictureFieldsProps {
  field: CollectionField
  /** JSON of the id of the picture and its description; empty for none. */
  value: string
  path: string
  onChange: (value: string) => void
}

/** A picture, and what it shows. */
export function PictureFields({ field, value, path, onChange }: PictureFieldsProps) {
  const { picture, alt } = readPicture(value)
  const change = (changed: { picture: string; alt: string }) =>
    onChange(changed.picture === '' ? '' : JSON.stringify(changed))
  return (
    <>
      <Field
        name={path}
        label={t('{label} (optional)', { label: contentWords(field.label) })}
        hint={field.help ? contentWords(field.help) : undefined}
      >
        <MediaControl
          kind="PICTURE"
          value={picture}
          onChange={(id) => change({ picture: id, alt: id === '' ? '' : alt })}
        />
      </Field>
      {picture !== '' && (
        <Field
          name={`${path}.alt`}
          label={t('What the picture shows')}
          hint={t('For people who do not see it, in one sentence.')}
          required
        >
          <TextInput
            value={alt}
            maxLength={300}
            onChange={(event) => change({ picture, alt: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  )
}

function readPicture(value: string): { picture: string; alt: string } {
  return value === '' ? { picture: '', alt: '' } : JSON.parse(value)
}
