import type { Collection } from '#server/content/collection.ts'
import { completeValues, requiredReferences } from '#server/content/field.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** An item with its newest version, as staff edit it. */
export interface NewestVersion {
  id: string
  collection: Collection
  position: number
  isHidden: boolean
  isDemo: boolean
  number: number
  data: Record<string, unknown>
  /** When its newest version becomes, or became, visible; null for a draft. */
  publishAt: Date | null
  savedAt: Date
  /** Author of the newest version; null when the account is gone or it came with the demo. */
  authorId: string | null
  /** Number of the version that visitors see; null when there is none. */
  publishedNumber: number | null
  /** Addresses of the newest version, of the one that visitors see, and of those that they will. */
  slugs: string[]
  /** Ids of the items that its required references name and that visitors do not see. */
  unseenReferences: string[]
}

type Row = Omit<NewestVersion, 'collection'>

/**
 * The items of a collection in their order, or one of them.
 *
 * @param deleted the items that were deleted and can be brought back, instead of the others.
 */
export async function newestVersions(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  collection: Collection,
  { id = null, deleted = false }: { id?: string | null; deleted?: boolean } = {},
): Promise<NewestVersion[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT item.id, position, is_hidden AS "isHidden", is_demo AS "isDemo", newest.number, newest.data,
      newest.publish_at AS "publishAt", newest.created_at AS "savedAt", newest.author_id AS "authorId",
      published.number AS "publishedNumber",
      ARRAY(
        SELECT DISTINCT data ->> ${collection.slugField}::text FROM content_versions version
        WHERE item_id = item.id AND data ->> ${collection.slugField}::text <> ''
          AND (version.number = newest.number
            OR (publish_at IS NOT NULL AND version.number >= coalesce(published.number, 0)))) AS slugs,
      ARRAY(
        SELECT newest.data ->> name FROM unnest(${requiredReferences(collection.fields)}::text[]) AS name
        WHERE newest.data ->> name <> '' AND NOT EXISTS (
          SELECT FROM content_items target JOIN content_versions version ON item_id = target.id
          WHERE target.id::text = newest.data ->> name AND deleted_at IS NULL AND NOT target.is_hidden
            AND version.publish_at <= statement_timestamp())) AS "unseenReferences"
    FROM content_items item
    CROSS JOIN LATERAL (
      SELECT * FROM content_versions WHERE item_id = item.id ORDER BY number DESC LIMIT 1) AS newest
    LEFT JOIN LATERAL (
      SELECT number FROM content_versions WHERE item_id = item.id AND publish_at <= statement_timestamp()
      ORDER BY number DESC LIMIT 1) AS published ON true
    WHERE collection = ${collection.key} AND (deleted_at IS NOT NULL) = ${deleted}
      AND (${id}::uuid IS NULL OR item.id = ${id}::uuid)
    ORDER BY position, item.id`
  return rows.map((row) => ({ ...row, collection, data: completeValues(collection.fields, row.data) }))
}

/** How lists name an item. */
export function titleOf({ titleField, label }: Collection, data: Readonly<Record<string, unknown>>): string {
  const title = data[titleField]
  return title === undefined || title === null || title === '' ? label : String(title)
}
