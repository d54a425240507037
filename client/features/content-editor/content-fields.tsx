import { Fragment } from 'react'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { ColorControl } from '#client/ui/color-control.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { CollectionField } from './collections-query.ts'
import { MediaControl } from './media-control.tsx'
import { NepaliField } from './nepali-field.tsx'
import { PictureFields } from './picture-fields.tsx'
import { ReferenceSelect } from './reference-select.tsx'
import { type ContentFieldsProps, RowFields } from './row-fields.tsx'

/** A control for each field, and below it the one for its Nepali text. */
export function ContentFields(props: ContentFieldsProps) {
  const { fields, values, onChange, path = '' } = props
  return fields.map((field) => (
    <Fragment key={field.name}>
      <FieldControls {...props} fields={[field]} />
      <NepaliField field={field} values={values} path={path} onChange={onChange} />
    </Fragment>
  ))
}

function FieldControls({ fields, values, onChange, path = '' }: ContentFieldsProps) {
  return fields.map((field) => {
    const { name, kind, required } = field
    const label = contentWords(field.label)
    const value = values[name] ?? ''
    if (kind === 'ROWS') {
      return (
        <RowFields
          key={name}
          field={field}
          rows={typeof value === 'string' ? [] : value}
          path={path + name}
          onChange={(rows) => onChange(name, rows)}
          renderFields={(row) => <ContentFields {...row} />}
        />
      )
    }
    if (kind === 'PICTURE') {
      return (
        <PictureFields
          key={name}
          field={field}
          value={typeof value === 'string' ? value : ''}
          path={path + name}
          onChange={(changed) => onChange(name, changed)}
        />
      )
    }
    return (
      <Field
        key={name}
        name={path + name}
        label={required ? label : t('{label} (optional)', { label })}
        hint={hintOf(field)}
      >
        <Control
          field={field}
          value={typeof value === 'string' ? value : ''}
          onChange={(changed) => onChange(name, changed)}
        />
      </Field>
    )
  })
}

function hintOf({ kind, help, maxLength }: CollectionField): string | undefined {
  const form = {
    TEXTS: t('One on each line, at most {most}.', { most: maxLength ?? 0 }),
    LONG_TEXT: t(
      'Leave an empty line between paragraphs. **Stars** make words bold, [words](https://example.com) a link.',
    ),
    LINK: t('A web address such as https://example.com.'),
  } as const
  const hint = [help && contentWords(help), kind in form && form[kind as keyof typeof form]]
    .filter(Boolean)
    .join(' ')
  return hint === '' ? undefined : hint
}

interface ControlProps {
  field: CollectionField
  value: string
  onChange: (value: string) => void
}

function Control({ field, value, onChange }: ControlProps) {
  const { kind, required, maxLength, options, collection } = field
  const control = {
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const length = typeof maxLength === 'number' ? { maxLength } : {}
  switch (kind) {
    case 'LONG_TEXT':
    case 'PLAIN_TEXT':
      return <TextArea rows={5} {...control} {...length} />
    case 'TEXTS':
      return <TextArea rows={4} {...control} />
    case 'NUMBER':
      return <TextInput numeric inputMode="decimal" autoComplete="off" {...control} />
    case 'DATE':
      return <DateInput value={value} onChange={onChange} />
    case 'LINK':
      return <TextInput inputMode="url" autoComplete="off" {...control} {...length} />
    case 'CHOICE':
      return (
        <Select {...control}>
          {!required && <option value="">{t('None')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {contentWords(option.label)}
            </option>
          ))}
        </Select>
      )
    case 'COLOR':
      return <ColorControl value={value} onChange={onChange} />
    case 'FILE':
      return <MediaControl kind="PDF" value={value} onChange={onChange} />
    case 'REFERENCE':
      return (
        <ReferenceSelect
          collection={collection ?? ''}
          required={required}
          value={value}
          onChange={onChange}
        />
      )
    default:
      return <TextInput autoComplete="off" {...control} {...length} />
  }
}
