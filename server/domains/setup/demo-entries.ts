import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'
import { Prisma } from '#server/generated/prisma/client.ts'

// The demo's own versions have no author and are the first ones. A later one without an author is of a deleted account.
const byInstitute = Prisma.sql`(CASE WHEN author_id IS NULL THEN number > 1
  ELSE author_id NOT IN (SELECT id FROM users WHERE is_demo) END)`

/** Query for the ids of entries that came with the demo or that its accounts made. */
const demoEntries = Prisma.sql`
  SELECT id FROM content_items
  WHERE is_demo OR (SELECT author_id FROM content_versions WHERE item_id = content_items.id ORDER BY number LIMIT 1)
    IN (SELECT id FROM users WHERE is_demo)`

/** Query for the demo's versions of entries that an account of the institute has changed: they go. */
export const replacedVersions = Prisma.sql`
  SELECT id FROM content_versions version
  WHERE (${byInstitute}) IS NOT TRUE
    AND item_id IN (${demoEntries})
    AND EXISTS (SELECT FROM content_versions WHERE item_id = version.item_id AND ${byInstitute})`

/** Query for the ids of notices that came with the demo or that its accounts made. One that others have edited stays. */
export const demoNotices = Prisma.sql`
  SELECT id FROM notices
  WHERE (is_demo OR created_by IN (SELECT id FROM users WHERE is_demo))
    AND NOT EXISTS (
      SELECT FROM activities WHERE subject_id = notices.id::text AND action = 'notice.updated'
        AND (actor_id IN (SELECT id FROM users WHERE is_demo)) IS NOT TRUE)`

const hasReference = (fields: Fields): boolean =>
  Object.values(fields).some(
    ({ collection, fields: inner }) => collection !== null || (inner !== null && hasReference(inner)),
  )
const referring = collections.filter(({ fields }) => hasReference(fields)).map(({ key }) => key)

/**
 * Query for the entries of the demo, each with whether it stays: an account of the institute has changed it, or an entry
 * that stays refers to it.
 */
export const demoEntriesKept = Prisma.sql`
  WITH RECURSIVE demo AS (${demoEntries}),
  lasting AS MATERIALIZED (
    SELECT item_id, data::text AS data
    FROM content_versions version JOIN content_items item ON item.id = item_id
    WHERE collection = ANY (${referring}::text[]) AND version.id NOT IN (${replacedVersions})),
  kept AS (
    SELECT id FROM content_items
    WHERE id NOT IN (SELECT id FROM demo)
      OR EXISTS (SELECT FROM content_versions WHERE item_id = content_items.id AND ${byInstitute})
    UNION
    SELECT demo.id
    FROM kept JOIN lasting ON item_id = kept.id JOIN demo ON position(demo.id::text IN data) > 0)
  SELECT id, id IN (SELECT id FROM kept) AS kept FROM demo`
