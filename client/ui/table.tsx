import type { ReactNode } from 'react'
import { SortButton, type TableSort } from './sort-button.tsx'
import { Body, Caption, Cell, Frame, Grid, Head, HeadCell, Line, RowHead } from './table-style.ts'

export interface TableColumn<Row> {
  key: string
  header: string
  /** One element or text: on phones, the parts of a cell that is no header stand apart. */
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
  /** Few and short columns: a table on phones, too. */
  narrow?: boolean
}

/**
 * A table that becomes a stack of cards below 48em unless it is narrow. The roles are spelled out because browsers drop a table's meaning
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
  narrow = false,
}: TableProps<Row>) {
  const cards = narrow ? 'never' : wide ? 'wide' : 'medium'
  return (
    <Frame $cards={cards}>
      <Grid $cards={cards}>
        <Caption $cards={cards} $hidden={captionHidden}>
          {caption}
        </Caption>
        <Head $cards={cards}>
          <Line>
            {columns.map((column) => (
              <HeadCell
                $cards={cards}
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
        <Body $cards={cards}>
          {rows.map((row) => (
            <Line key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <RowHead $cards={cards} key={column.key} scope="row" $align={column.align}>
                    {column.cell(row)}
                  </RowHead>
                ) : (
                  <Cell
                    $cards={cards}
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
