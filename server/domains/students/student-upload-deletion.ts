import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'

// PINs and dates of birth are kept as hashes in the rows of lists: deleting a list destroys those that no other list has.

interface SecretsShape {
  lost: number
  replaced: number
}

const DeletedSecrets = builder.objectRef<SecretsShape>('DeletedSecrets').implement({
  description: 'Candidates whose PIN or date of birth no longer counts without the lists.',
  fields: (t) => ({
    lost: t.exposeInt('lost', { description: 'Number of candidates who have no other.' }),
    replaced: t.exposeInt('replaced', {
      description: 'Number of candidates for whom another one, of an older active list, counts again.',
    }),
  }),
})

const StudentUploadDeletion = builder
  .objectRef<{ pins: SecretsShape; birthDates: SecretsShape }>('StudentUploadDeletion')
  .implement({
    description: 'The effects of deleting student lists on second secrets of candidates.',
    fields: (t) => ({
      pins: t.expose('pins', { type: DeletedSecrets }),
      birthDates: t.expose('birthDates', { type: DeletedSecrets }),
    }),
  })

builder.queryField('studentUploadDeletion', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StudentUploadDeletion,
    description:
      'The effects of deleting or deactivating published student lists on PINs and dates of birth. Lists that are unknown or inactive have none. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db }) => {
      const lists = ids.filter(isUuid)
      const [pins, birthDates] = await Promise.all([
        countDeletedSecrets(db, 'pin_hash', lists),
        countDeletedSecrets(db, 'birth_date_hash', lists),
      ])
      return { pins, birthDates }
    },
  }),
)

/** The newest active list that states a candidate's secret counts, as in look-ups. */
async function countDeletedSecrets(
  { pool }: Pick<Database, 'pool'>,
  column: 'pin_hash' | 'birth_date_hash',
  ids: readonly string[],
): Promise<SecretsShape> {
  const { rows } = await pool.query<SecretsShape>(
    `WITH active AS MATERIALIZED (
      SELECT layer, publish_order, id = ANY ($1::uuid[]) AS is_deleted FROM student_uploads
      WHERE state = 'PUBLISHED' AND is_active
    )
    SELECT (count(*) FILTER (WHERE kept.hash IS NULL))::int AS lost,
      (count(*) FILTER (WHERE kept.hash <> deleted.hash AND kept.publish_order < deleted.publish_order))::int AS replaced
    FROM (
      SELECT DISTINCT ON (s.candidate_id) s.candidate_id, s.${column} AS hash, u.publish_order
      FROM active u JOIN students s ON s.layer = u.layer
      WHERE u.is_deleted AND s.${column} IS NOT NULL
      ORDER BY s.candidate_id, u.publish_order DESC
    ) AS deleted
    LEFT JOIN LATERAL (
      SELECT s.${column} AS hash, u.publish_order
      FROM active u JOIN students s ON s.layer = u.layer AND s.candidate_id = deleted.candidate_id
      WHERE NOT u.is_deleted AND s.${column} IS NOT NULL
      ORDER BY u.publish_order DESC LIMIT 1
    ) AS kept ON true`,
    [ids],
  )
  return rows[0] ?? { lost: 0, replaced: 0 }
}
