import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { fieldId, useFieldError } from '#client/ui/form-errors.ts'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { RowActions } from '#client/ui/row-actions.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { CollectionField } from './collections-query.ts'
import { type FormValue, type FormValues, toForm } from './form-values.ts'
import { newPlace } from './use-item-order.ts'

interface RowFieldsProps {
  field: CollectionField
  rows: readonly FormValues[]
  /** Name of the field among the form's. */
  path: string
  onChange: (rows: readonly FormValues[]) => void
  /** The controls of a row. */
  renderFields: (row: ContentFieldsProps) => ReactNode
}

/** The fields of a form or of a row, and what their controls hold. */
export interface ContentFieldsProps {
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
