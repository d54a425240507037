import { type ReactNode, type Ref, useState } from 'react'
import styled from 'styled-components'
import type { QueryFailure } from '#client/data/use-query-retry.ts'
import { t } from '#client/locales/t.ts'
import { below, from } from '#client/theme/theme.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { oneOrder, type SortRules } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { type RowAction, RowActions } from '#client/ui/row-actions.tsx'
import { LabelledSpinner } from '#client/ui/spinner.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { Table, type TableColumn, type TableRowProps } from '#client/ui/table.tsx'
import { Quiet } from '#client/ui/table-cell.ts'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { visuallyHidden } from '#client/ui/visually-hidden.tsx'

interface AdminListProps<Row> {
  caption: string
  columns: readonly TableColumn<Row>[]
  /** Many columns: cards below 80em already. */
  wide?: boolean
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  loading: string
  /** Shows `loading` beside a spinner, in place of a skeleton of the table. */
  spinner?: boolean
  /** Title of `failure`. */
  failed?: string
  failure?: QueryFailure | null
  /** Shown without rows, unless a search found none. */
  empty?: ReactNode
  /** The rows are of the search or page before, until the answer arrives. */
  stale?: boolean
  search?: {
    label: string
    /** Title and sentence when nothing matches. */
    noMatch: string
    noMatchOf: (search: string) => string
  }
  /** Result of the search in words. Focus goes here when the pressed button's row is gone. */
  count?: string | undefined
  countRef?: Ref<HTMLParagraphElement>
  sorts?: SortRules<string>
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null } | undefined
  /** Labels of the links to the first and the next page. */
  pageLabels?: readonly [first: string, next: string]
  /** Names a row in the labels of its actions and checkbox. */
  subject?: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  /** Buttons for the selected rows, and a function that clears the selection. */
  selectionActions?: (selected: Row[], clear: () => void) => ReactNode
  rowProps?: (row: Row) => TableRowProps
}

/** A list of the admin area: search, columns, row actions and pages. Search, order and page are in the address. */
export function AdminList<Row extends { id: string }>({
  caption,
  columns,
  wide = false,
  rows,
  loading,
  spinner = false,
  failed = '',
  failure,
  empty,
  stale = false,
  search,
  count,
  countRef,
  sorts = oneOrder,
  pageInfo,
  pageLabels,
  subject = ({ id }) => id,
  actions,
  selectionActions,
  rowProps,
}: AdminListProps<Row>) {
  const { listParams, onSearch, sort, onSort, pageAfter } = useListAddress(sorts)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  if (failure) return <Failure title={failed} {...failure} />

  const searched = search ? listParams.search : ''
  const isLoading = !rows || (stale && rows.length === 0)
  const isEmpty = !isLoading && rows.length === 0 && searched === '' && empty !== undefined
  // Rows of other pages and deleted ones are not selected.
  const selected = (rows ?? []).filter(({ id }) => selectedIds.includes(id))

  const select: TableColumn<Row> = {
    key: 'select',
    header: t('Select'),
    headerControl: (
      <SelectAll>
        <Checkbox
          label={t('Select all')}
          checked={selected.length === rows?.length}
          mixed={selected.length > 0 && selected.length !== rows?.length}
          onChange={(event) =>
            setSelectedIds(event.currentTarget.checked && rows ? rows.map(({ id }) => id) : [])
          }
        />
      </SelectAll>
    ),
    cell: (row) => (
      <Checkbox
        label={t('Select {title}', { title: subject(row) })}
        labelHidden
        checked={selected.includes(row)}
        onChange={(event) => {
          const others = selected.filter((one) => one !== row).map(({ id }) => id)
          setSelectedIds(event.currentTarget.checked ? [...others, row.id] : others)
        }}
      />
    ),
  }
  const rowActions: TableColumn<Row> = {
    key: 'actions',
    header: t('Actions'),
    headerHidden: true,
    headerControl: selectionActions && selected.length > 0 && (
      <KeepsFocusNear>
        <Cluster $gap={2}>{selectionActions(selected, () => setSelectedIds([]))}</Cluster>
      </KeepsFocusNear>
    ),
    cell: (row) => <RowActions wide={wide} subject={subject(row)} actions={actions?.(row) ?? []} />,
  }
  const table = (
    <Table
      caption={caption}
      captionHidden
      wide={wide}
      columns={[...(selectionActions ? [select] : []), ...columns, ...(actions ? [rowActions] : [])]}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      rowProps={rowProps}
      sort={sort}
      onSort={onSort}
    />
  )
  return (
    <ListColumn aria-busy={stale}>
      {search && !isEmpty && (
        <ListTools
          label={search.label}
          search={searched}
          onSearch={onSearch}
          count={stale ? t('Searching…') : count}
          countRef={countRef}
        />
      )}
      {!search && count !== undefined && !isEmpty && <Quiet as="p">{count}</Quiet>}
      {isLoading ? (
        spinner ? (
          <LabelledSpinner>{loading}</LabelledSpinner>
        ) : (
          <TableSkeleton label={loading} wide={wide} headers={columns.map(({ header }) => header)} />
        )
      ) : isEmpty ? (
        empty
      ) : rows.length === 0 && search ? (
        <NoMatch title={search.noMatch} sentence={search.noMatchOf(searched.trim())} onSearch={onSearch} />
      ) : selectionActions ? (
        <Selectable>{table}</Selectable>
      ) : (
        table
      )}
      {pageLabels && (
        <Pager
          first={listParams.after !== null && { to: pageAfter(), label: pageLabels[0] }}
          next={pageInfo?.hasNextPage && { to: pageAfter(pageInfo.endCursor), label: pageLabels[1] }}
        />
      )}
    </ListColumn>
  )
}

/** As cards, rows begin with their checkbox and name side by side. */
const Selectable = styled.div`
  ${below('medium')} {
    & tbody > tr {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    & tbody :is(th, td) {
      grid-column: 1 / -1;
    }
    & tbody td:first-child {
      grid-area: 1 / 1;
    }
    & tbody th {
      grid-area: 1 / 2;
      padding: 0;
    }
  }
`

/** In a table its words are only read. */
const SelectAll = styled.div`
  ${from('medium')} {
    & span {
      ${visuallyHidden}
    }
  }
`
