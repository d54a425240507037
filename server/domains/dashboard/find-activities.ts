import type { Database } from '#server/db/database.ts'
import type { Place } from '#server/graphql/newest-first.ts'
import { composed } from '#server/lib/visible-text.ts'
import { inNepal } from '#shared/calendar/nepal-time.ts'
import { JOINERS, withoutJoiners } from '#shared/joiners.ts'
import { MOST_NOTED } from '#shared/limits.ts'
import {
  ACTIVITY_COLUMNS,
  ACTIVITY_JOINS,
  type ActivityShape,
  hiddenActions,
  SUBJECT_ID,
} from './activity.ts'

/** Filters of the activity log; missing and empty ones do not apply. */
export interface ActivityFilter {
  /** Part of the subject or of the action's name. */
  search?: string | null | undefined
  /** Besides: names of actions, or words that a subject has between punctuation. */
  noted?: readonly string[] | null | undefined
  /** Part of the actor's name or address. */
  who?: string | null | undefined
  /** First and last day in Nepal, yyyy-MM-dd. */
  from?: string | null | undefined
  to?: string | null | undefined
}

interface Page {
  after?: Place | undefined
  before?: Place | undefined
  limit: number
  /** Oldest first. */
  inverted?: boolean
}

const plain = (text: string) => `translate(lower(${text}), '${JOINERS}', '')`

const findPage = (order: 'ASC' | 'DESC') => `
  ${ACTIVITY_COLUMNS}
  FROM (
    SELECT activities.*, ${SUBJECT_ID} AS thing
    FROM activities LEFT JOIN users ON users.id = actor_id
    WHERE action <> ALL ($1)
      AND (
        $2 = '' OR strpos(${plain('subject')}, $2) > 0 OR strpos(action, $2) > 0 OR action = ANY ($11)
        OR (cardinality($11::text[]) > 0 AND regexp_split_to_array(subject, '\\s*[:,()→]\\s*') && $11))
      AND ($3 = '' OR strpos(${plain("concat_ws(' ', users.name, users.email)")}, $3) > 0)
      AND at >= $4 AND at < $5
      AND (at, activities.id) < ($6, $7::uuid) AND (at, activities.id) > ($8, $9::uuid)
    ORDER BY at ${order}, activities.id ${order} LIMIT $10
  ) a
  ${ACTIVITY_JOINS}
  ORDER BY a.at ${order}, a.id ${order}`

const [NEWEST_FIRST, OLDEST_FIRST] = [findPage('DESC'), findPage('ASC')]

const FIRST: Place = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
const LAST: Place = { at: new Date('9999-01-01'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** A page of the activity log. Reads along the index of the log, from the cursor on. */
export async function findActivities(
  { pool }: Pick<Database, 'pool'>,
  { search, noted, who, from, to }: ActivityFilter,
  { after = LAST, before = FIRST, limit, inverted = false }: Page,
): Promise<ActivityShape[]> {
  const { rows } = await pool.query<ActivityShape>({
    name: inverted ? 'find-activities-inverted' : 'find-activities',
    text: inverted ? OLDEST_FIRST : NEWEST_FIRST,
    values: [
      hiddenActions,
      textOf(search),
      textOf(who),
      from ? inNepal(from) : FIRST.at,
      to ? inNepal(to, '24:00') : LAST.at,
      ...[after.at, after.id, before.at, before.id],
      limit,
      (noted ?? []).slice(0, MOST_NOTED),
    ],
  })
  return rows
}

function textOf(entered: string | null | undefined): string {
  return composed(withoutJoiners((entered ?? '').replaceAll('\0', '')).trim()).toLowerCase()
}
