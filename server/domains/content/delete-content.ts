import { actorIdOf } from '#server/auth/viewer.ts'
import type { Collection } from '#server/content/collection.ts'
import { collections } from '#server/content/declarations/index.ts'
import { requiredReferences } from '#server/content/field.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { say, sayLabel } from '#server/locales/say.ts'
import { changeItems } from './change-items.ts'
import { editableKeys, editors } from './editors.ts'
import { newestVersions, titleOf } from './newest-versions.ts'
import { tooMany } from './store-version.ts'

type Tx = Prisma.TransactionClient

/**
 * Refuses to delete an item that others cannot do without, such as a group with courses. The caller has locked their collections.
 *
 * @param leaving ids of the items that are deleted together.
 * @throws CONFLICT
 */
async function refuseNeeded(
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
  say`“${title}” cannot be deleted: entries of “${sayLabel(label)}” belong to it (${count}). Delete these first, or choose another entry for them and publish that.`

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

builder.mutationFields((t) => ({
  deleteContent: t.field({
    authScopes: editors,
    type: 'Int',
    description:
      'Deletes items; restoreContent brings them back for 14 days. Returns how many were deleted. CONFLICT when other items belong to one, such as courses to a group. Also teachers, for what they may edit. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db, viewer, content }) => {
      let count = 0
      await changeItems(db, {
        ids,
        keys: await editableKeys({ viewer, content }),
        action: 'content.deleted',
        actorId: actorIdOf(viewer),
        change: async (tx, chosen) => {
          await refuseNeeded(
            tx,
            chosen,
            ids.flatMap((id) => uuidOf(id) ?? []),
          )
          // The database's clock, as for everything that is kept for a time.
          const deleted = await tx.$queryRaw<{ id: string }[]>`
            UPDATE content_items SET deleted_at = statement_timestamp()
            WHERE id = ANY (${chosen.ids}::uuid[]) AND deleted_at IS NULL RETURNING id`
          count += deleted.length
          return deleted.map(({ id }) => id)
        },
      })
      return count
    },
  }),
  restoreContent: t.field({
    authScopes: editors,
    type: 'Int',
    description:
      'Brings deleted items back to the end of their lists. Returns how many. CONFLICT when another item has the address of one, or the list is full. Also teachers, for what they may edit. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db, viewer, content }) => {
      let count = 0
      await changeItems(db, {
        ids,
        keys: await editableKeys({ viewer, content }),
        action: 'content.restored',
        actorId: actorIdOf(viewer),
        deleted: true,
        change: async (tx, { collection, ids: chosen }) => {
          await refuseTakenSlugs(tx, collection, chosen)
          const present = await tx.contentItem.count({
            where: { collection: collection.key, deletedAt: null },
          })
          for (const { message } of tooMany(collection, present + chosen.length)) throw conflict(message)
          const restored = await tx.$queryRaw<{ id: string }[]>`
            UPDATE content_items SET deleted_at = NULL,
              position = (SELECT coalesce(max(position), -1) + 1 FROM content_items WHERE collection = ${collection.key})
            WHERE id = ANY (${chosen}::uuid[]) AND deleted_at IS NOT NULL RETURNING id`
          count += restored.length
          return restored.map(({ id }) => id)
        },
      })
      return count
    },
  }),
}))

/** @throws CONFLICT when an item that is there, or another one to bring back, has the slug of one. */
async function refuseTakenSlugs(tx: Prisma.TransactionClient, collection: Collection, ids: string[]) {
  const taken = new Set((await newestVersions(tx, collection)).flatMap(({ slugs }) => slugs))
  const restored = new Set<string>()
  for (const { id, data, slugs } of await newestVersions(tx, collection, { deleted: true })) {
    if (!ids.includes(id)) continue
    if (slugs.some((slug) => taken.has(slug))) throw conflict(addressTaken(titleOf(collection, data)))
    if (slugs.some((slug) => restored.has(slug))) throw conflict(sameAddress(titleOf(collection, data)))
    for (const slug of slugs) restored.add(slug)
  }
}

const addressTaken = (title: string) =>
  say`“${title}” cannot be brought back: another entry has its address. Change the address of that entry first.`

const sameAddress = (title: string) =>
  say`“${title}” and another of these entries have the same address. Bring back one of them, change its address, then bring back the other.`
