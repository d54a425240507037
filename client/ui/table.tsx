import type { ReactNode } from 'react'
import { SortButton, type TableSort } from './sort-button.tsx'
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
  /** The header is read, not shown: for columns of buttons. */
  headerHidden?: boolean
  /** Stands in the header's place, on phones too: a box that ticks every row. */
  headerControl?: ReactNode
}

interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Many columns: cards below 80em already. */
  wide?: boolean
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
  wide = false,
}: TableProps<Row>) {
  return (
    <Frame $wide={wide}>
      <Grid $wide={wide}>
        <Caption $wide={wide} $hidden={captionHidden}>
          {caption}
        </Caption>
        <Head $wide={wide}>
          <Line>
            {columns.map((column) => (
              <HeadCell
                $wide={wide}
                key={column.key}
                scope="col"
                $align={column.align}
                $hidden={column.headerHidden}
                $narrow={column.headerControl !== undefined}
                data-control={column.sortable || column.headerControl !== undefined || undefined}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.sortable ? (
                  <SortButton column={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </SortButton>
                ) : (
                  (column.headerControl ?? <span>{column.header}</span>)
                )}
              </HeadCell>
            ))}
          </Line>
        </Head>
        <Body $wide={wide}>
          {rows.map((row) => (
            <Line key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <RowHead $wide={wide} key={column.key} scope="row" $align={column.align}>
                    {column.cell(row)}
                  </RowHead>
                ) : (
                  <Cell
                    $wide={wide}
                    key={column.key}
                    $align={column.align}
                    data-label={column.headerHidden || column.headerControl ? undefined : column.header}
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
