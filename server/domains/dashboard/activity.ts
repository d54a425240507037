import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'

// An activity is an action of staff. The log is append-only; the subject of an activity may have been deleted since.

export interface ActivityShape {
  id: string
  at: Date
  action: string
  subject: string
  subjectId: string | null
  isInvitation: boolean
  actor: string | null
}

/** Actions left out of dashboard and log: intermediate steps and the demo seed. */
export const hiddenActions = [
  'results.staged',
  'results.discarded',
  'students.staged',
  'students.discarded',
  'demo.seeded',
  'demo.chosen',
] as const

export const ACTIVITY_COLUMNS = `
  SELECT a.id, a.at, a.action, a.subject, coalesce(u.name, u.email) AS actor,
    coalesce(coalesce(f.id, l.id, n.id, p.id, r.id, i.id)::text, e.id) AS "subjectId", i.id IS NOT NULL AS "isInvitation"`

export const SUBJECT_ID = `CASE WHEN subject_id ~ '^[0-9a-f-]{36}$' THEN subject_id::uuid END`

/** Actors and subjects that still exist. */
export const ACTIVITY_JOINS = `
  LEFT JOIN users u ON u.id = a.actor_id
  LEFT JOIN exam_result_files f ON a.action LIKE 'results.%' AND f.id = a.thing
    AND f.state = 'PUBLISHED'
  LEFT JOIN exams e ON a.action LIKE 'results.%' AND e.id = a.subject_id
  LEFT JOIN student_uploads l ON a.action LIKE 'students.%' AND l.id = a.thing AND l.state = 'PUBLISHED'
  LEFT JOIN notices n ON a.action LIKE 'notice.%' AND n.id = a.thing
  LEFT JOIN users p ON a.action LIKE 'user.%' AND p.id = a.thing
  LEFT JOIN invitations i ON a.action LIKE 'user.%' AND i.id = a.thing
  LEFT JOIN recheck_requests r ON a.action LIKE 'rechecks.%' AND r.id = a.thing`

const LATEST = `
  ${ACTIVITY_COLUMNS}
  FROM (
    SELECT *, ${SUBJECT_ID} AS thing
    FROM activities WHERE action <> ALL ($1) ORDER BY at DESC, id DESC LIMIT $2
  ) a
  ${ACTIVITY_JOINS}
  ORDER BY a.at DESC, a.id DESC`

/** The latest activities with their actors, and the ids of subjects that still exist. */
export async function findActivity(
  { pool }: Pick<Database, 'pool'>,
  limit: number,
): Promise<ActivityShape[]> {
  const { rows } = await pool.query<ActivityShape>({
    name: 'latest-activity',
    text: LATEST,
    values: [hiddenActions, limit],
  })
  return rows
}

export const ActivityType = builder.objectRef<ActivityShape>('Activity').implement({
  description: 'An action of staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor', {
      nullable: true,
      description: 'Name or address of the actor; null when the account was deleted or nobody was signed in.',
    }),
    action: t.exposeString('action', {
      description: 'The kind of subject and the action, such as `results.published`.',
    }),
    subject: t.exposeString('subject', { description: 'Name of the subject at that time.' }),
    subjectId: t.exposeID('subjectId', {
      nullable: true,
      description:
        'Id of the exam, result file, student upload, notice, account, invitation or request for a re-check; null when it was deleted.',
    }),
    isInvitation: t.exposeBoolean('isInvitation', {
      description: 'Whether the subject is an invitation that has not become an account.',
    }),
  }),
})
