import { useState } from 'react'
import { MISSING_NEPALI, NepaliSwitch } from '#client/features/content-editor/nepali-switch.tsx'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { languageOfText } from '#shared/locales.ts'

export interface NoticeTextValues {
  title: string
  description: string
  nepaliTitle: string
  nepaliDescription: string
}

interface NoticeTextsProps {
  values: NoticeTextValues
  onChange: (part: Partial<NoticeTextValues>) => void
}

const lacksNepali = (text: string, nepali: string) => languageOfText(text) === 'en' && nepali.trim() === ''

/** Title and description of a notice, each with its Nepali text below it. */
export function NoticeTexts({ values, onChange }: NoticeTextsProps) {
  const { title, description, nepaliTitle, nepaliDescription } = values
  const [isChosen, setChosen] = useState<boolean>()
  // An existing or typed text is shown until it is switched off, even while it is emptied.
  if (isChosen === undefined && nepaliTitle + nepaliDescription !== '') setChosen(true)
  const isShown = isChosen === true
  const lacking = [lacksNepali(title, nepaliTitle), lacksNepali(description, nepaliDescription)]
  return (
    <>
      <NepaliSwitch
        texts={[title, description].filter((text) => languageOfText(text) === 'en').length}
        missing={lacking.filter(Boolean).length}
        checked={isShown}
        onChange={setChosen}
      />
      <Field name="title" label={t('Title')} required>
        <TextInput
          value={title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
          maxLength={200}
        />
      </Field>
      {isShown && (
        <Field
          name="nepaliTitle"
          label={t('{label} in Nepali', { label: t('Title') })}
          hint={lacking[0] ? MISSING_NEPALI : undefined}
        >
          <TextInput
            lang="ne"
            autoComplete="off"
            value={nepaliTitle}
            onChange={(event) => onChange({ nepaliTitle: event.currentTarget.value })}
            maxLength={200}
          />
        </Field>
      )}
      <Field
        name="description"
        label={t('Description')}
        required
        hint={t('Line breaks and web addresses are kept.')}
      >
        <TextArea
          rows={5}
          value={description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
          maxLength={10_000}
        />
      </Field>
      {isShown && (
        <Field
          name="nepaliDescription"
          label={t('{label} in Nepali', { label: t('Description') })}
          hint={lacking[1] ? MISSING_NEPALI : undefined}
        >
          <TextArea
            lang="ne"
            rows={5}
            value={nepaliDescription}
            onChange={(event) => onChange({ nepaliDescription: event.currentTarget.value })}
            maxLength={10_000}
          />
        </Field>
      )}
    </>
  )
}
