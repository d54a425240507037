import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type ListWish, listParams, readListWish, type SortRules, sortedBy } from './list-address.ts'
import type { TableSort } from './table.tsx'

/** A list's search, order and page, which live in the page's address: they survive a reload, Back, and being shared. */
export interface ListAddress<Key extends string> {
  wish: ListWish<Key>
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
  const wish = readListWish(params, rules)

  function addressOf(changed: Partial<ListWish<Key>>): string {
    const query = listParams({ ...wish, after: null, ...changed }, rules).toString()
    return query === '' ? pathname : `${pathname}?${query}`
  }
  function show(changed: Partial<ListWish<Key>>): void {
    navigate(addressOf(changed), { replace: true, preventScrollReset: true })
  }
  return {
    wish,
    onSearch: (search) => show({ search }),
    sort: { key: wish.sort, direction: wish.order === 'asc' ? 'ascending' : 'descending' },
    onSort: ({ key }) => show(sortedBy(wish, key as Key, rules)),
    pageAfter: (cursor = null) => addressOf({ after: cursor }),
  }
}
