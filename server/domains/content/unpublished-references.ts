import { findCollection } from '#server/content/declarations/index.ts'
import { flatValues } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import { type NewestVersion, newestVersions } from './newest-versions.ts'

/** The items that an item's required references name and that visitors do not see: so they do not see the item either. */
export async function unpublishedReferences(
  { prisma }: Pick<Database, 'prisma'>,
  { collection: { fields }, data }: Pick<NewestVersion, 'collection' | 'data'>,
): Promise<NewestVersion[]> {
  const references = flatValues(fields, data).flatMap(({ field, value }) => {
    const target = field.required && field.collection !== null && findCollection(field.collection)
    return target && typeof value === 'string' ? [{ target, id: value }] : []
  })
  const found = await Promise.all(references.map(({ target, id }) => newestVersions(prisma, target, { id })))
  return found.flat().filter(({ isHidden, publishedNumber }) => isHidden || publishedNumber === null)
}
