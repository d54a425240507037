export type SortOrder = 'asc' | 'desc'

/** Sort orders of a list. */
export interface SortRules<Key extends string> {
  /** The order of a list whose address asks for none. */
  usual: Key
  /** Direction after the first press on a column: text begins at A, dates and numbers with the newest and the most. */
  firstOrder: Readonly<Record<Key, SortOrder>>
}

/** Search, order and page of a list, as the page's address has them. */
export interface ListParams<Key extends string = string> {
  search: string
  sort: Key
  order: SortOrder
  /** Cursor of the last entry before this page; null on the first page. */
  after: string | null
}

/** For lists that have one order only. */
export const oneOrder: SortRules<'usual'> = { usual: 'usual', firstOrder: { usual: 'desc' } }

/** Reads the list parameters of an address; unknown values become the defaults. */
export function readListParams<Key extends string>(
  params: URLSearchParams,
  { usual, firstOrder }: SortRules<Key>,
): ListParams<Key> {
  const key = params.get('sort') ?? ''
  const sort = Object.hasOwn(firstOrder, key) ? (key as Key) : usual
  const order = params.get('order')
  return {
    search: params.get('search') ?? '',
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrder[sort],
    after: params.get('after') || null,
  }
}

/** The shortest query with these list parameters. */
export function listQuery<Key extends string>(
  { search, sort, order, after }: ListParams<Key>,
  { usual, firstOrder }: SortRules<Key>,
): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sort !== usual && { sort }),
    ...(order !== firstOrder[sort] && { order }),
    ...(after !== null && { after }),
  })
}

/** The order after a press on a column's header: by that column, and turned round at the second press. */
export function sortedBy<Key extends string>(
  listParams: Pick<ListParams<Key>, 'sort' | 'order'>,
  sort: Key,
  { firstOrder }: SortRules<Key>,
): Pick<ListParams<Key>, 'sort' | 'order'> {
  const turned = listParams.order === 'asc' ? 'desc' : 'asc'
  return { sort, order: listParams.sort === sort ? turned : firstOrder[sort] }
}
