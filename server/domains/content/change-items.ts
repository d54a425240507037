import type { Collection } from '#server/content/collection.ts'
import { collections } from '#server/content/declarations/index.ts'
import { requiredReferences } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { type NewestVersion, newestVersions } from './newest-versions.ts'
import { lockCollection, subjectOf } from './store-version.ts'

type Tx = Prisma.TransactionClient

/** The chosen items of one collection. */
interface Chosen {
  collection: Collection
  ids: string[]
}

/**
 * Changes items in one transaction, and notes each in the activity log.
 *
 * @param o.action for the activity log, such as `content.hidden`.
 * @param o.change returns the ids of the items that it changed.
 * @param o.deleted whether the items are deleted ones.
 * @returns the items as they are now, without deleted ones.
 */
export async function changeItems(
  { prisma }: Pick<Database, 'prisma'>,
  o: {
    ids: readonly string[]
    /** Keys of the collections that the actor may edit; items of others are left alone. */
    keys: readonly string[]
    action: string
    actorId: string | null
    deleted?: boolean
    change(tx: Tx, chosen: Chosen): Promise<string[]>
  },
): Promise<NewestVersion[]> {
  const ids = o.ids.flatMap((id) => uuidOf(id) ?? [])
  return prisma.$transaction(async (tx) => {
    const items = await tx.contentItem.findMany({
      where: {
        id: { in: ids },
        collection: { in: [...o.keys] },
        deletedAt: o.deleted ? { not: null } : null,
      },
      select: { id: true, collection: true },
    })
    const touched = new Set(items.map(({ collection }) => collection))
    // Also those that refer to them: nobody saves an item that needs one of these meanwhile. All first, always in this order.
    for (const { key, fields } of collections) {
      const targets = requiredReferences(fields).map((name) => fields[name]?.collection ?? '')
      if ([key, ...targets].some((one) => touched.has(one))) await lockCollection(tx, key)
    }
    const result: NewestVersion[] = []
    for (const collection of collections) {
      const chosen = items.filter((item) => item.collection === collection.key)
      if (chosen.length === 0) continue
      const before = await newestVersions(tx, collection)
      const changed = await o.change(tx, { collection, ids: chosen.map(({ id }) => id) })
      const after = await newestVersions(tx, collection)
      for (const id of changed) {
        const item = [...after, ...before].find((one) => one.id === id)
        if (!item) continue
        const subject = subjectOf(collection, item.data)
        await tx.activity.create({ data: { actorId: o.actorId, action: o.action, subject, subjectId: id } })
      }
      result.push(...after.filter(({ id }) => ids.includes(id)))
    }
    return result
  })
}
