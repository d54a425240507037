import type { ReactNode } from 'react'
import { SortButton } from './sort-button.tsx'
import { Body, Caption, Cell, Frame, Grid, Head, HeadCell, Line, RowHead } from './table-style.ts'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** What the row is about: its header for screen readers, and the title of its card on phones. */
  rowHeader?: boolean
  /** The header is read, not shown: for columns of buttons and tick boxes. */
  headerHidden?: boolean
}

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
}

/**
 * A table that becomes a stack of cards below 48em. The roles are spelled out because browsers drop a table's meaning
 * when its display changes.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
}: TableProps<Row>) {
  return (
    <Frame>
      <Grid>
        <Caption $hidden={captionHidden}>{caption}</Caption>
        <Head>
          <Line>
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                scope="col"
                $align={column.align}
                $hidden={column.headerHidden}
                data-sortable={column.sortable || undefined}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.sortable ? (
                  <SortButton column={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </SortButton>
                ) : (
                  <span>{column.header}</span>
                )}
              </HeadCell>
            ))}
          </Line>
        </Head>
        <Body>
          {rows.map((row) => (
            <Line key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <RowHead key={column.key} scope="row" $align={column.align}>
                    {column.cell(row)}
                  </RowHead>
                ) : (
                  <Cell
                    key={column.key}
                    $align={column.align}
                    data-label={column.headerHidden ? undefined : column.header}
                  >
                    {column.cell(row)}
                  </Cell>
                ),
              )}
            </Line>
          ))}
        </Body>
      </Grid>
    </Frame>
  )
}
