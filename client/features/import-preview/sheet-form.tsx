import { useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
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
        label="Sheet"
        required
        hint="Hidden sheets and sheets without values are not listed."
      >
        <Select value={sheet} onChange={(event) => setSheet(event.currentTarget.value)}>
          {sheets.map(({ name, rows }) => (
            <option key={name} value={name}>
              {name} ({rows === 1 ? '1 row' : `${rows.toLocaleString('en-IN')} rows`})
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button variant="secondary" onClick={() => onSubmit(sheet)}>
          Read this sheet
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
