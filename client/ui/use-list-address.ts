import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type ListParams, listQuery, readListParams, type SortRules, sortedBy } from './list-address.ts'
import type { TableSort } from './sort-button.tsx'

/** A list's search, order and page, which live in the page's address: they survive a reload, Back, and being shared. */
export interface ListAddress<Key extends string> {
  listParams: ListParams<Key>
  /** Another search begins at the first page. Typing replaces the address: Back leaves the list, not the last letter. */
  onSearch: (search: string) => void
  /** The table's arrow and its press. */
  sort: TableSort
  onSort: (sort: { key: string }) => void
  /** Address of the page behind a cursor; without one, of the first page. */
  pageAfter: (cursor?: string | null) => string
}

export function useListAddress<Key extends string>(rules: SortRules<Key>): ListAddress<Key> {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const listParams = readListParams(params, rules)

  function addressOf(changed: Partial<ListParams<Key>>): string {
    const query = listQuery({ ...listParams, after: null, ...changed }, rules).toString()
    return query === '' ? pathname : `${pathname}?${query}`
  }
  function show(changed: Partial<ListParams<Key>>): void {
    navigate(addressOf(changed), { replace: true, preventScrollReset: true })
  }
  return {
    listParams,
    onSearch: (search) => show({ search }),
    sort: { key: listParams.sort, direction: listParams.order === 'asc' ? 'ascending' : 'descending' },
    onSort: ({ key }) => show(sortedBy(listParams, key as Key, rules)),
    pageAfter: (cursor = null) => addressOf({ after: cursor }),
  }
}
