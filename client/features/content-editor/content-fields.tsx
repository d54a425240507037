import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Fragment, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ColorControl } from '#client/ui/color-control.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { Field } from '#client/ui/field.tsx'
import { fieldId, useFieldError } from '#client/ui/form-errors.ts'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { RowActions } from '#client/ui/row-actions.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { CollectionField } from './collections-query.ts'
import { type FormValue, type FormValues, toForm } from './form-values.ts'
import { MediaControl } from './media-control.tsx'
import { NepaliField } from './nepali-field.tsx'
import { ReferenceSelect } from './reference-select.tsx'
import { newPlace } from './use-item-order.ts'

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

interface RowFieldsProps {
  field: CollectionField
  rows: readonly FormValues[]
  /** Name of the field among the form's. */
  path: string
  onChange: (rows: readonly FormValues[]) => void
  /** The controls of a row. */
  renderFields: (row: ContentFieldsProps) => ReactNode
}

/** The fields of a form or of a row, and the values of their controls. */
interface ContentFieldsProps {
  fields: readonly CollectionField[]
  values: FormValues
  onChange: (name: string, value: FormValue) => void
  /** Leads the names of the controls, and with them the paths of errors: `marks.0.`. */
  path?: string
}

/** Rows with the same fields: to add, change, put in another order and take away. */
export function RowFields({ field, rows, path, onChange, renderFields }: RowFieldsProps) {
  const { help, maxLength, fields = [] } = field
  const label = contentWords(field.label)
  const error = useFieldError(path)
  // A row keeps its key in another place: an upload under way belongs to it.
  const [keysKept, setKeys] = useState<readonly number[]>([])
  const keys = keysKept.length === rows.length ? keysKept : rows.map((_, index) => index)
  const [moved, setMoved] = useState('')
  const replace = (index: number, row: FormValues) => onChange(rows.with(index, row))
  const add = () => {
    setKeys([...keys, Math.max(-1, ...keys) + 1])
    onChange([...rows, toForm(fields, {})])
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return
    setKeys(inOrder(keys, from, to))
    onChange(inOrder(rows, from, to))
    setMoved(newPlace(`${label} ${from + 1}`, to, rows.length))
  }
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    onChange(rows.toSpliced(index, 1))
  }
  return (
    <Group id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {help && <p>{contentWords(help)}</p>}
      {error !== undefined && <Problem>{error}</Problem>}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {rows.map((row, index) => {
        const number = `${label} ${index + 1}`
        return (
          <Row key={keys[index]}>
            <legend>{number}</legend>
            {renderFields({
              fields,
              values: row,
              path: `${path}.${index}.`,
              onChange: (name, value) => replace(index, { ...row, [name]: value }),
            })}
            <RowActions
              subject={number}
              actions={[
                { label: t('Move up'), icon: ArrowUp, onPress: () => move(index, index - 1) },
                { label: t('Move down'), icon: ArrowDown, onPress: () => move(index, index + 1) },
                { label: t('Remove'), icon: Trash2, onPress: () => remove(index) },
              ]}
            />
          </Row>
        )
      })}
      {rows.length < (maxLength ?? Number.POSITIVE_INFINITY) && (
        <div>
          <Button type="button" variant="secondary" size="small" icon={<Plus />} onClick={add}>
            {t('Add to {list}', { list: label.toLowerCase() })}
          </Button>
        </div>
      )}
    </Group>
  )
}

const inOrder = <Item,>(list: readonly Item[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

const Group = styled(PlainFieldset)`
  gap: ${space[3]};

  & > legend {
    margin-bottom: ${space[2]};
  }
  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Row = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  & > legend {
    padding: 0 ${space[1]};
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Problem = styled.p`
  && {
    color: ${color('dangerText')};
    font-weight: 600;
  }
`

interface PictureFieldsProps {
  field: CollectionField
  /** JSON of the id of the picture and its description; empty for none. */
  value: string
  path: string
  onChange: (value: string) => void
}

/** A picture and its description. */
function PictureFields({ field, value, path, onChange }: PictureFieldsProps) {
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
