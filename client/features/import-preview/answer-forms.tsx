import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { rowCount } from '#client/ui/counts.ts'
import { Field } from '#client/ui/field.tsx'
import { fieldId } from '#client/ui/form-errors.ts'
import { Lang } from '#client/ui/lang.tsx'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { Select } from '#client/ui/select.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { TwoColumns } from '#client/ui/two-columns.ts'
import { latinDigits } from '#shared/digits.ts'
import {
  columnLetter,
  draftOf,
  isComplete,
  type LayoutDraft,
  type LayoutQuestion,
  type LayoutRow,
  layoutOf,
  missingIn,
  remember,
  rememberedRow,
  VALUE,
} from './layout-draft.ts'

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

interface LayoutFormProps {
  question: LayoutQuestion
  onSubmit: (layout: ReturnType<typeof layoutOf>) => void
}

/** Shows the first rows of a file whose header is not understood, and asks which column is which. */
export function LayoutForm({ question, onSubmit }: LayoutFormProps) {
  const { rows, columns } = question
  const [draft, setDraft] = useState<LayoutDraft>(() => draftOf(question, rememberedRow(question)))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const header = rows.find(({ number }) => number === draft.headerRow)
  const above = rows.filter(({ number }) => number < draft.headerRow)
  const change = (part: Partial<LayoutDraft>) => setDraft((present) => ({ ...present, ...part }))

  function submit() {
    const missing = missingIn(question, draft)
    setErrors(missing)
    const wrong = columns.find(({ name }) => name in missing)
    if (wrong) {
      const kind = draft.places[wrong.name] === VALUE ? 'value' : 'column'
      return document.getElementById(fieldId(`${kind} ${wrong.name}`))?.focus()
    }
    remember(question, draft)
    onSubmit(layoutOf(question, draft))
  }

  return (
    <Stack $gap={4}>
      <p>
        {isComplete(question)
          ? t('The row with the column names, and which column is which:')
          : t('Or say which row has the column names, and which column is which:')}
      </p>
      <FirstRows rows={rows} headerRow={draft.headerRow} />
      <Field
        name="headerRow"
        label={t('Row with the column names')}
        hint={
          above.length > 0
            ? t('Left out above it: {rows}', { rows: above.map(summary).join('; ') })
            : undefined
        }
      >
        <Select
          value={draft.headerRow}
          onChange={(event) => setDraft(draftOf(question, Number(event.currentTarget.value)))}
        >
          {rows.map((row) => (
            <option key={row.number} value={row.number}>
              {summary(row)}
            </option>
          ))}
        </Select>
      </Field>
      <TwoColumns>
        {columns.map(({ name, isRequired }) => (
          <Choice key={name}>
            <Field name={`column ${name}`} label={name} required={isRequired} error={errors[name]}>
              <Select
                value={draft.places[name] ?? ''}
                onChange={(event) =>
                  change({ places: { ...draft.places, [name]: event.currentTarget.value } })
                }
              >
                <option value="">{isRequired ? t('Choose a column') : t('Not in this file')}</option>
                {header?.cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places of columns never change.
                  <option key={place} value={place}>
                    {columnLetter(place)}: {cell || t('no name')}
                  </option>
                ))}
                {isRequired && <option value={VALUE}>{t('The same in every row: enter it')}</option>}
              </Select>
            </Field>
            {draft.places[name] === VALUE && (
              <Field name={`value ${name}`} label={t('{name} of every row', { name })} required>
                <TextInput
                  autoComplete="off"
                  maxLength={64}
                  value={draft.values[name] ?? ''}
                  onChange={(event) =>
                    change({ values: { ...draft.values, [name]: event.currentTarget.value } })
                  }
                  onKeyDown={(event) => {
                    // The form around it is another one's.
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    submit()
                  }}
                />
              </Field>
            )}
          </Choice>
        ))}
      </TwoColumns>
      <div>
        <Button variant="secondary" onClick={submit}>
          {t('Read the file like this')}
        </Button>
      </div>
    </Stack>
  )
}

function summary({ number, cells }: LayoutRow): string {
  const words = cells.filter((cell) => cell !== '').join(', ')
  return t('Row {number}: {words}', { number, words: words.length > 60 ? `${words.slice(0, 60)}…` : words })
}

function FirstRows({ rows, headerRow }: { rows: readonly LayoutRow[]; headerRow: number }) {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_none, place) => place)
  return (
    <Scroller role="region" aria-label={t('First rows of the file')} tabIndex={0}>
      <Sheet>
        <caption>{t('First rows of the file')}</caption>
        <thead>
          <tr>
            <td />
            {places.map((place) => (
              <th key={place} scope="col">
                {columnLetter(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells }) => (
            <SheetRow key={number} $isHeader={number === headerRow}>
              <th scope="row">{number}</th>
              {places.map((place) => (
                <td key={place}>
                  <Lang>{cells[place] ?? ''}</Lang>
                </td>
              ))}
            </SheetRow>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  )
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
`

const Scroller = styled.div`
  overflow-x: auto;
`

const Sheet = styled.table`
  border-collapse: collapse;
  background: ${color('raised')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;

  & > caption {
    color: ${color('textMuted')};
    text-align: start;
  }
  & :is(th, td) {
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color('line')};
    text-align: start;
    white-space: nowrap;
  }
  & th {
    color: ${color('textMuted')};
    font-weight: 400;
  }
`

const SheetRow = styled.tr<{ $isHeader: boolean }>`
  background: ${({ $isHeader }) => $isHeader && color('accentSoft')};
  font-weight: ${({ $isHeader }) => ($isHeader ? 650 : 400)};
`
