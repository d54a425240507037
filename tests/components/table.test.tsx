import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TableSort } from '#client/ui/sort-button.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

interface Row {
  name: string
  date: string
}

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'File', cell: (row) => row.name, rowHeader: true },
  { key: 'date', header: 'Exam date', cell: (row) => row.date, sortable: true },
  { key: 'actions', header: 'Actions', cell: () => 'Delete', headerHidden: true },
]

function Files() {
  const [sort, setSort] = useState<TableSort>({ key: 'date', direction: 'descending' })
  return (
    <Table
      caption="Result files"
      columns={columns}
      rows={[{ name: 'CEE Model 7.csv', date: 'Mar 14, 2025' }]}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  )
}

test('a table has a name, and each row the header of what it is about', () => {
  renderPart(<Files />)
  const table = screen.getByRole('table', { name: 'Result files' })
  expect(within(table).getByRole('rowheader', { name: 'CEE Model 7.csv' })).toBeTruthy()
  expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
})

test('a cell carries the label that stands beside it on a phone, buttons do not', () => {
  renderPart(<Files />)
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))
  expect(labels).toEqual(['Exam date', null])
})

test('pressing a sorted header turns the order round', async () => {
  const { user } = renderPart(<Files />)
  const header = screen.getByRole('columnheader', { name: 'Exam date' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  await user.click(within(header).getByRole('button'))
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  await user.click(within(header).getByRole('button'))
  expect(header.getAttribute('aria-sort')).toBe('descending')
})
