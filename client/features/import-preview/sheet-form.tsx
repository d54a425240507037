import { useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { rowCount } from '#client/ui/counts.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'

interface SheetFormProps {
  sheets: CsvProblemsFragment['sheets']
  onSubmit: (sheet: string) => void
}

/** Asks which sheet of a spreadsheet has the rows. */
export function SheetForm({ sheets, onSubmit }: SheetFormProps) {
  const largest = sheets.toSorted((one, other) => other.rows - one.rows)[0]
  const [sheet, setSheet] = useState(largest?.name ?? '')
  return (
    <Line>
      <Field
        name="sheet"
        label={t('Sheet')}
        required
        hint={t('Hidden sheets and sheets without values are not listed.')}
      >
        <Select value={sheet} onChange={(event) => setSheet(event.currentTarget.value)}>
          {sheets.map(({ name, rows }) => (
            <option key={name} value={name}>
              {name} ({rowCount(rows)})
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button variant="secondary" onClick={() => onSubmit(sheet)}>
          {t('Read this sheet')}
        </Button>
      </div>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 24rem;
`
