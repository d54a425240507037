import { Loading, Skeleton } from './skeleton.tsx'
import { Table } from './table.tsx'

const ROWS = 5

interface TableSkeletonProps {
  label: string
  headers: readonly string[]
  wide?: boolean
}

/** A table whose rows are on their way. */
export function TableSkeleton({ label, headers, wide = false }: TableSkeletonProps) {
  return (
    <Loading label={label}>
      <div aria-hidden="true">
        <Table
          caption={label}
          captionHidden
          wide={wide}
          columns={headers.map((header, index) => ({
            key: header,
            header,
            rowHeader: index === 0,
            cell: () => <Skeleton width={index === 0 ? '14rem' : '7rem'} height="2.75rem" />,
          }))}
          rows={Array.from({ length: ROWS }, (_, index) => String(index))}
          rowKey={(row) => row}
        />
      </div>
    </Loading>
  )
}
