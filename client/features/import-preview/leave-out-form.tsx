import { useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Lang } from '#client/ui/lang.tsx'

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

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
  max-height: 24rem;
  overflow-y: auto;
`
