import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { rowCount } from '#client/ui/counts.ts'
import { Field } from '#client/ui/field.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { Select } from '#client/ui/select.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { latinDigits } from '#shared/digits.ts'

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

interface FullMarksFormProps {
  onSubmit: (fullMarks: string) => void
  /** Called with a valid value; undefined for other text. */
  onChange: (fullMarks: string | undefined) => void
}

/** Asks for the full marks that give the percentages which a file does not have. */
export function FullMarksForm({ onSubmit, onChange }: FullMarksFormProps) {
  const [fullMarks, setFullMarks] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  function submit() {
    const marks = readMarks(fullMarks)
    if (marks === undefined) {
      input.current?.focus()
      return setError(t('Full marks must be a number above 0, such as 200'))
    }
    onSubmit(marks)
  }
  return (
    <Line>
      <Field
        name="fullMarks"
        label={t('Full marks')}
        required
        error={error}
        hint={t('The highest mark that the exam has, such as 200. Percentages are rounded to two decimals.')}
      >
        <TextInput
          ref={input}
          numeric
          inputMode="decimal"
          autoComplete="off"
          value={fullMarks}
          onChange={({ currentTarget }) => {
            setFullMarks(currentTarget.value)
            onChange(readMarks(currentTarget.value))
          }}
          onKeyDown={(event) => {
            // The form around it is another one's.
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <div>
        <Button variant="secondary" onClick={submit}>
          {t('Compute the percentages')}
        </Button>
      </div>
    </Line>
  )
}

function readMarks(typed: string): string | undefined {
  const marks = latinDigits(typed).trim()
  return Number(marks) > 0 && /^\d{1,8}(\.\d{1,4})?$/.test(marks) ? marks : undefined
}

const Line = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 24rem;
`

type Row = CsvProblemsFragment['leaveOut'][number]

interface LeaveOutFormProps {
  rows: readonly Row[]
  onSubmit: (rows: number[]) => void
}

const reasons: Record<Row['reason'], (row: number) => string> = {
  HEADER: (row) => t('Row {row} repeats the header', { row }),
  TOTAL: (row) => t('Row {row} sums up the others', { row }),
  OTHER: (row) => t('Row {row} has no Candidate ID', { row }),
}

/** Offers to leave out rows that are none of candidates. */
export function LeaveOutForm({ rows, onSubmit }: LeaveOutFormProps) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const chosen = rows.map(({ row }) => row).filter((row) => !kept.has(row))
  function toggle(row: number, isLeftOut: boolean) {
    const next = new Set(kept)
    if (isLeftOut) next.delete(row)
    else next.add(row)
    setKept(next)
  }
  return (
    <Group>
      <legend>{t('These rows are of no candidate. Leave them out?')}</legend>
      <Rows>
        {rows.map(({ row, reason, text }) => (
          <Checkbox
            key={row}
            checked={!kept.has(row)}
            onChange={(event) => toggle(row, event.currentTarget.checked)}
            label={
              <span>
                {reasons[reason](row)}
                {reason !== 'HEADER' && (
                  <>
                    : “<Lang>{text}</Lang>”
                  </>
                )}
              </span>
            }
          />
        ))}
      </Rows>
      <div>
        <Button variant="secondary" disabled={chosen.length === 0} onClick={() => onSubmit(chosen)}>
          {t('Leave out {count, plural, one {# row} other {# rows}}', { count: chosen.length })}
        </Button>
      </div>
    </Group>
  )
}

const Group = styled(PlainFieldset)`
  gap: ${space[2]};
`

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
  max-height: 24rem;
  overflow-y: auto;
`
