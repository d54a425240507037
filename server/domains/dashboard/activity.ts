import { builder } from '#server/builder.ts'
import type { Database } from '#server/db.ts'

// An activity is something that staff did. The log only grows; what it names may be gone since, and then the name is
// all that is left of it.

export interface ActivityShape {
  id: string
  at: Date
  action: string
  subject: string
  subjectId: string | null
  actor: string | null
}

/** Steps on the way to a deed, or back from it, and the demo's own mark: nobody looks for them. */
const noise = [
  'results.staged',
  'results.discarded',
  'students.staged',
  'students.discarded',
  'demo.seeded',
] as const

const LATEST = `
  SELECT a.id, a.at, a.action, a.subject, coalesce(u.name, u.email) AS actor,
    coalesce(f.id, l.id, n.id, p.id)::text AS "subjectId"
  FROM (
    SELECT *, CASE WHEN subject_id ~ '^[0-9a-f-]{36}$' THEN subject_id::uuid END AS thing
    FROM activities WHERE action <> ALL ($1) ORDER BY at DESC, id DESC LIMIT $2
  ) a
  LEFT JOIN users u ON u.id = a.actor_id
  LEFT JOIN exam_result_files f ON a.action LIKE 'results.%' AND f.id = a.thing AND f.state = 'PUBLISHED'
  LEFT JOIN student_uploads l ON a.action LIKE 'students.%' AND l.id = a.thing AND l.state = 'PUBLISHED'
  LEFT JOIN notices n ON a.action LIKE 'notice.%' AND n.id = a.thing
  LEFT JOIN users p ON a.action LIKE 'user.%' AND p.id = a.thing
  ORDER BY a.at DESC, a.id DESC`

/** The latest deeds with who did them, and the things they were done to as far as those are still there. */
export async function findActivity(
  { pool }: Pick<Database, 'pool'>,
  limit: number,
): Promise<ActivityShape[]> {
  const { rows } = await pool.query<ActivityShape>({
    name: 'latest-activity',
    text: LATEST,
    values: [noise, limit],
  })
  return rows
}

export const ActivityType = builder.objectRef<ActivityShape>('Activity').implement({
  description: 'Something that staff did.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor', {
      nullable: true,
      description:
        'Name of who did it, or the address; null when the account is gone or nobody was signed in.',
    }),
    action: t.exposeString('action', {
      description: 'The kind of thing and the deed, such as `results.published`.',
    }),
    subject: t.exposeString('subject', { description: 'What it was done to, as it was called then.' }),
    subjectId: t.exposeID('subjectId', {
      nullable: true,
      description: 'Id of that result file, student upload, notice or account; null when it is gone.',
    }),
  }),
})
