import type { Pool, QueryConfig } from 'pg'
import { signJwt, verifyJwt } from '#server/auth/jwt.ts'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import { REHEARSED } from '#server/domains/results/exams/find-exams.ts'

// A rehearsal shows the site as after the release of an exam, to those who have its token. The same statements read the same
// rows: two settings of their transaction name the exam that counts as released, and the staged file that counts as published.
// Results of other exams stay hidden.

/** Path that opens a rehearsal, in English. */
export const REHEARSAL_PATH = '/rehearsal'
export const REHEARSAL_MS = 24 * 60 * 60_000
/** Of the API's requests: a page in rehearsal sends it, and so can any program. */
export const REHEARSAL_HEADER = 'x-rehearsal'
const AUDIENCE = 'pravesh:rehearsal'

export interface Rehearsal {
  token: string
  examId: string
  /** The database as it answers after the release. */
  db: Database
}

/** @param o.stagedId a staged file of the exam that is rehearsed as a published one. */
export function signRehearsal(
  keys: KeyRing,
  { examId, stagedId }: { examId: string; stagedId: string | null },
): Promise<string> {
  return signJwt(keys, {
    audience: AUDIENCE,
    subject: examId,
    expiresAt: new Date(keys.now().getTime() + REHEARSAL_MS),
    claims: stagedId === null ? {} : { stagedId },
  })
}

/** @returns undefined for a token that is not valid, and when there is nothing to rehearse any more. */
export async function findRehearsal(
  { db, keys }: { db: Database; keys: KeyRing },
  token: string,
): Promise<Rehearsal | undefined> {
  const { sub: examId, stagedId } = (await verifyJwt(keys, token, AUDIENCE)) ?? {}
  if (examId === undefined) return undefined
  const rehearsed = { examId, stagedId: typeof stagedId === 'string' ? stagedId : null }
  return (await isUnreleased(db, rehearsed)) ? { token, examId, db: afterRelease(db, rehearsed) } : undefined
}

/** Whether an exam waits for its release by the database's clock, or has such a staged file, and is not withdrawn. */
export async function isUnreleased(
  { pool }: Pick<Database, 'pool'>,
  { examId, stagedId }: { examId: string; stagedId: string | null },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM exams WHERE id = $1 AND withdrawn_at IS NULL AND ($2::text IS NOT NULL OR release_at > now())
     AND EXISTS (
       SELECT FROM exam_result_files f
       WHERE f.exam_id = exams.id
         AND CASE WHEN $2::text IS NULL THEN f.state = 'PUBLISHED' ELSE f.state = 'STAGED' AND f.id::text = $2 END
     )`,
    [examId, stagedId],
  )
  return rowCount === 1
}

function afterRelease(
  db: Database,
  { examId, stagedId }: { examId: string; stagedId: string | null },
): Database {
  const query = async (statement: string | QueryConfig, values?: unknown[]) => {
    const client = await db.pool.connect()
    try {
      await client.query('BEGIN')
      const settings = [REHEARSED.exam, examId, REHEARSED.file, stagedId ?? '']
      await client.query('SELECT set_config($1, $2, true), set_config($3, $4, true)', settings)
      return await client.query(statement, values)
    } finally {
      // Ends the settings, too.
      await client.query('COMMIT').then(
        () => client.release(),
        (error: Error) => client.release(error),
      )
    }
  }
  // Caches are kept by the pool: nothing of a rehearsal remains in them.
  const pool: Pool = Object.create(db.pool, { query: { value: query } })
  return { ...db, pool }
}
