import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { below, color, from, radius, space, text } from '#client/theme/theme.ts'
import { SortButton, type TableSort } from './sort-button.tsx'
import { visuallyHidden } from './visually-hidden.tsx'

export interface TableColumn<Row> {
  key: string
  header: string
  /** One element or text: on phones, the parts of a cell that is no header stand apart. */
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** Subject of the row: its header for screen readers, and the title of its card on phones. */
  rowHeader?: boolean
  /** The header is read, not shown: for columns of buttons. */
  headerHidden?: boolean
  /** Stands in the header's place, on phones too: a box that ticks every row. */
  headerControl?: ReactNode
}

/** Attributes of a row; a sunken one is out of use or being moved. */
export type TableRowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-sunken'?: true | undefined }

interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowProps?: ((row: Row) => TableRowProps) | undefined
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
  rowProps,
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
                $narrow={Boolean(column.headerControl)}
                data-control={column.sortable || Boolean(column.headerControl) || undefined}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.sortable ? (
                  <SortButton column={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </SortButton>
                ) : (
                  column.headerControl || <span>{column.header}</span>
                )}
              </HeadCell>
            ))}
          </Line>
        </Head>
        <Body $cards={cards}>
          {rows.map((row) => (
            <Line key={rowKey(row)} {...rowProps?.(row)}>
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

/** Below which width of the screen the rows are cards. */
type CardsBelow = 'medium' | 'wide' | 'never'

interface TableLook {
  $cards: CardsBelow
}

interface CellLook extends TableLook {
  $align?: 'start' | 'end' | undefined
}

/** On paper, which is narrower than a screen, always: a list of many rows is printed to be compared. */
const asTable = ({ $cards }: TableLook) =>
  $cards === 'never' ? '@media all' : from($cards).replace('@media', '@media print,')
const asCards = ({ $cards }: TableLook) =>
  $cards === 'never' ? '@media not all' : below($cards).replace('@media', '@media screen and')

/** The sheet around it; on phones each row is a sheet of its own. */
const Frame = styled.div<TableLook>`
  ${asTable} {
    overflow-x: auto;
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};

    & tbody > tr:last-child {
      border-bottom: 0;
    }
    & :is(th, td):first-child {
      padding-left: ${space[5]};
    }
    & :is(th, td):last-child {
      padding-right: ${space[5]};
    }
  }
`

const Grid = styled.table.attrs({ role: 'table' })<TableLook>`
  width: 100%;
  font-size: ${text('small')};

  ${asCards} {
    display: block;
  }
`

const Line = styled.tr.attrs({ role: 'row' })``

const Caption = styled.caption<TableLook & { $hidden: boolean }>`
  padding-bottom: ${space[2]};
  color: ${color('textMuted')};
  text-align: start;

  ${asTable} {
    padding: ${space[3]} ${space[5]} ${space[1]};
  }
  ${({ $hidden }) => $hidden && visuallyHidden}

  ${asCards} {
    display: block;
  }
`

/** On phones only its controls stay. */
const Head = styled.thead.attrs({ role: 'rowgroup' })<TableLook>`
  & > tr {
    border-bottom: 2px solid ${color('text')};
  }
  ${asCards} {
    display: block;

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[5]};
      padding-inline: ${space[1]};
      border: 0;
    }
    & > tr:not(:has([data-control])) {
      ${visuallyHidden}
    }
  }
`

const HeadCell = styled.th.attrs({ role: 'columnheader' })<
  CellLook & { $hidden?: boolean | undefined; $narrow?: boolean }
>`
  padding: ${space[1]} ${space[3]};
  color: ${color('textMuted')};
  font-weight: 600;
  width: ${({ $narrow }) => ($narrow ? 0 : 'auto')};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;

  & > span {
    ${({ $hidden }) => $hidden && visuallyHidden}
  }
  ${asCards} {
    padding: 0;

    &:not([data-control]) {
      ${visuallyHidden}
    }
  }
`

const Body = styled.tbody.attrs({ role: 'rowgroup' })<TableLook>`
  & > tr {
    border-bottom: 1px solid ${color('line')};
  }
  & > tr:hover {
    background: ${color('actionSoft')};
  }
  & > tr[data-sunken] {
    background: ${color('sunken')};
  }
  ${asCards} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: ${space[3]};

    & > tr {
      display: grid;
      align-content: start;
      padding: ${space[3]} ${space[4]};
      border: 1px solid ${color('line')};
      border-radius: ${radius.large};
    }
    & > tr:not([data-sunken]) {
      background: ${color('surface')};
    }
  }
`

const Cell = styled.td.attrs({ role: 'cell' })<CellLook>`
  padding: ${space[2]} ${space[3]};
  text-align: ${({ $align = 'start' }) => $align};

  ${asCards} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[1]} 0;
    text-align: start;

    &:where([data-label]) {
      text-align: end;
    }
    &[data-label]::before {
      content: attr(data-label);
      color: ${color('textMuted')};
    }
    &:not([data-label]) {
      justify-content: start;
    }
  }
`

const RowHead = styled.th.attrs({ role: 'rowheader' })<CellLook>`
  padding: ${space[2]} ${space[3]};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: ${({ $align = 'start' }) => $align};

  ${asCards} {
    padding: 0 0 ${space[2]};
    font-size: ${text('body')};
    text-align: start;
  }
`
