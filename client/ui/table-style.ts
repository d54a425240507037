import styled from 'styled-components'
import { below, color, from, radius, space, text } from '#client/theme/theme.ts'
import { visuallyHidden } from './visually-hidden.tsx'

/** Below which width of the screen the rows are cards. */
export type CardsBelow = 'medium' | 'wide' | 'never'

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
export const Frame = styled.div<TableLook>`
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

export const Grid = styled.table.attrs({ role: 'table' })<TableLook>`
  width: 100%;
  font-size: ${text('small')};

  ${asCards} {
    display: block;
  }
`

export const Line = styled.tr.attrs({ role: 'row' })``

export const Caption = styled.caption<TableLook & { $hidden: boolean }>`
  padding-bottom: ${space[2]};
  color: ${color('textMuted')};
  text-align: start;
  ${({ $hidden }) => $hidden && visuallyHidden}

  ${asCards} {
    display: block;
  }
`

/** On phones only what one can press stays of it. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })<TableLook>`
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

export const HeadCell = styled.th.attrs({ role: 'columnheader' })<
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

export const Body = styled.tbody.attrs({ role: 'rowgroup' })<TableLook>`
  & > tr {
    border-bottom: 1px solid ${color('line')};
  }
  & > tr:hover {
    background: ${color('actionSoft')};
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
      background: ${color('surface')};
    }
    & > tr:hover {
      background: ${color('surface')};
    }
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })<CellLook>`
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

export const RowHead = styled.th.attrs({ role: 'rowheader' })<CellLook>`
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
