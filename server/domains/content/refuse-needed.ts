import type { Collection } from '#server/content/collection.ts'
import { collections } from '#server/content/declarations/index.ts'
import { requiredReferences } from '#server/content/field.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { conflict } from '#server/graphql/errors.ts'
import { newestVersions, titleOf } from './newest-versions.ts'

type Tx = Prisma.TransactionClient

/**
 * Refuses to delete an item that others cannot do without, such as a group with courses. The caller has locked their collections.
 *
 * @param leaving ids of the items that are deleted together.
 * @throws CONFLICT
 */
export async function refuseNeeded(
  tx: Tx,
  { collection, ids }: { collection: Collection; ids: readonly string[] },
  leaving: readonly string[],
): Promise<void> {
  for (const { key, label, fields } of collections) {
    const names = requiredReferences(fields).filter((name) => fields[name]?.collection === collection.key)
    if (names.length === 0) continue
    const needed = await findNeeded(tx, { key, names, ids, leaving })
    for (const { id, count } of needed.slice(0, 1)) {
      const [item] = await newestVersions(tx, collection, { id })
      throw conflict(needs(titleOf(collection, item?.data ?? {}), label, count))
    }
  }
}

const needs = (title: string, label: string, count: number) =>
  `“${title}” cannot be deleted: entries of “${label}” belong to it (${count}). Delete these first, or choose another entry for them and publish that.`

/** How many items name one in the version that is edited, in the one that visitors see, or in one that is scheduled. */
function findNeeded(
  tx: Tx,
  o: { key: string; names: string[]; ids: readonly string[]; leaving: readonly string[] },
): Promise<{ id: string; count: number }[]> {
  return tx.$queryRaw`
    SELECT target.id, count(DISTINCT item.id)::int AS count
    FROM content_items item JOIN content_versions version ON item_id = item.id
    JOIN unnest(${o.names}::text[]) AS name ON true
    JOIN unnest(${o.ids}::text[]) WITH ORDINALITY AS target (id, place) ON version.data ->> name = target.id
    WHERE item.collection = ${o.key} AND deleted_at IS NULL AND item.id::text <> ALL (${o.leaving}::text[])
      AND (publish_at > statement_timestamp()
        OR number = (SELECT max(number) FROM content_versions WHERE item_id = item.id)
        OR number = (
          SELECT max(number) FROM content_versions WHERE item_id = item.id AND publish_at <= statement_timestamp()))
    GROUP BY target.id, target.place ORDER BY target.place`
}
