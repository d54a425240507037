import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TwoColumns } from '#client/ui/two-columns.ts'

/** Values of the upload form besides the file. */
export interface UploadDraft {
  fileName: string
  description: string
}

/** Names of its fields. */
export const uploadFields = ['fileName', 'description'] satisfies (keyof UploadDraft)[]

interface UploadFieldsProps {
  draft: UploadDraft
  onChange: (part: Partial<UploadDraft>) => void
}

/** How the list will be called among the others. */
export function UploadFields({ draft, onChange }: UploadFieldsProps) {
  return (
    <TwoColumns>
      <Field
        name="fileName"
        label={t('Upload Name')}
        required
        hint={t('Taken from the file unless you say otherwise.')}
      >
        <TextInput
          autoComplete="off"
          maxLength={200}
          placeholder={t('Enter a name for this upload')}
          value={draft.fileName}
          onChange={(event) => onChange({ fileName: event.currentTarget.value })}
        />
      </Field>
      <Field
        name="description"
        label={t('Description (optional)')}
        hint={t('For colleagues: where the list comes from.')}
      >
        <TextInput
          autoComplete="off"
          maxLength={1000}
          value={draft.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
    </TwoColumns>
  )
}
