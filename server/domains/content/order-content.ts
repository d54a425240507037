import { actorIdOf } from '#server/auth/viewer.ts'
import { findCollection } from '#server/content/declarations/index.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { ContentItem, MAX_ITEMS } from './content-item.ts'
import { editors } from './editors.ts'
import { newestVersions } from './newest-versions.ts'
import { lockCollection } from './store-version.ts'

builder.mutationField('orderContent', (t) =>
  t.field({
    authScopes: editors,
    type: [ContentItem],
    description:
      'Puts the items of a collection in the order of the ids, at once for visitors. Items that are not named come last. Also teachers, for what they may edit. [admin]',
    complexity: { multiplier: MAX_ITEMS },
    args: {
      collection: t.arg.id({ required: true }),
      ids: t.arg.idList({ required: true }),
      before: t.arg.idList({
        description: 'The order before the change. CONFLICT if the present order differs from both.',
      }),
    },
    resolve: async (_root, { collection: key, ...given }, { db, viewer }) => {
      const collection = findCollection(key)
      if (!collection) throw badUserInput(`There is no collection ${key}.`)
      const ids = given.ids.flatMap((id) => uuidOf(id) ?? [])
      const before = given.before?.flatMap((id) => uuidOf(id) ?? [])
      const place = new Map(ids.map((id, index) => [id, index]))
      return db.prisma.$transaction(async (tx) => {
        await lockCollection(tx, key)
        const items = await newestVersions(tx, collection)
        if (before && !isOrder(items, before) && !isOrder(items, ids)) throw conflict(CHANGED_MEANWHILE)
        const ordered = items.toSorted(
          (one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length),
        )
        await tx.$executeRaw`
          UPDATE content_items SET position = ordered.position - 1
          FROM unnest(${ordered.map(({ id }) => id)}::uuid[]) WITH ORDINALITY AS ordered (id, position)
          WHERE content_items.id = ordered.id`
        await tx.activity.create({
          data: { actorId: actorIdOf(viewer), action: 'content.ordered', subject: collection.label },
        })
        return newestVersions(tx, collection)
      })
    },
  }),
)

const CHANGED_MEANWHILE = say`The order has changed since you opened the list. Yours is not saved; the list now shows the present one.`

/** Whether the items are in an order, apart from those that were added or deleted since. */
function isOrder(items: readonly { id: string }[], ids: readonly string[]): boolean {
  const present = new Set(items.map(({ id }) => id))
  const named = new Set(ids)
  const order = items.flatMap(({ id }) => (named.has(id) ? [id] : []))
  return order.join() === ids.filter((id) => present.has(id)).join()
}
