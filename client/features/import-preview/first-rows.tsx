import { type ComponentProps, useState } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Table } from '#client/ui/table.tsx'
import { grouped } from '#shared/digits.ts'

const shownAtFirst = 10

interface FirstRowsProps<Row>
  extends Pick<ComponentProps<typeof Table<Row>>, 'caption' | 'rows' | 'rowKey' | 'columns'> {
  /** Noun for the rows, in plural. */
  what: string
}

/** The first rows of a file, and at a press all of them. */
export function FirstRows<Row>({ what, rows, ...table }: FirstRowsProps<Row>) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, shownAtFirst)
  return (
    <>
      <Table {...table} captionHidden rows={shown} />
      {shown.length < rows.length && (
        <KeepsFocusNear>
          <div>
            <Button variant="secondary" size="small" onClick={() => setAll(true)}>
              {t('Show all {count} {what}', { count: grouped(rows.length), what })}
            </Button>
          </div>
        </KeepsFocusNear>
      )}
    </>
  )
}
