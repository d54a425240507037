import { findCollection } from '#server/content/declarations/index.ts'
import { requiredReferences } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { type NewestVersion, newestVersions, titleOf } from './newest-versions.ts'

interface Shape {
  id: string
  title: string
}

export const UnpublishedReference = builder.objectRef<Shape>('UnpublishedReference').implement({
  description: 'An item that visitors do not see, so that they do not see another one that belongs to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', {
      complexity: 250,
      description: 'Of an item that is there no more, the label of the field that names it.',
    }),
  }),
})

/** The items that an item's required references name and that visitors do not see: so they do not see the item either. */
export async function unpublishedReferences(
  { prisma }: Pick<Database, 'prisma'>,
  { collection: { fields }, data, unseenReferences }: NewestVersion,
): Promise<Shape[]> {
  const unseen = requiredReferences(fields).filter((name) => unseenReferences.includes(String(data[name])))
  return Promise.all(
    unseen.map(async (name) => {
      const target = findCollection(fields[name]?.collection ?? '')
      const id = String(data[name])
      const [found] = target
        ? [
            ...(await newestVersions(prisma, target, { id })),
            ...(await newestVersions(prisma, target, { id, deleted: true })),
          ]
        : []
      return { id, title: found ? titleOf(found.collection, found.data) : (fields[name]?.label ?? name) }
    }),
  )
}
