/** One page of a list that is here as a whole. */
export interface ListPage<Entry> {
  nodes: Entry[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The page behind a cursor, which is the id of an entry. An entry that is gone is no place to begin: then the first. */
export function pageOf<Entry extends { id: string }>(
  all: readonly Entry[],
  { after, size }: { after: string | null; size: number },
): ListPage<Entry> {
  const start = all.findIndex(({ id }) => id === after) + 1
  const nodes = all.slice(start, start + size)
  return { nodes, pageInfo: { hasNextPage: start + size < all.length, endCursor: nodes.at(-1)?.id ?? null } }
}
