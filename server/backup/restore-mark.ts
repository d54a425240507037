import type pg from 'pg'
import { ADOPT } from '#server/installation/data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Table that exists while a restore is running. The restore's transaction drops it with all other tables, so it remains
 * only when a restore was killed before its commit.
 */
export const RESTORE_MARK = 'restore_under_way'

type Client = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

export async function markRestore(client: Client, archive: string): Promise<void> {
  await clearRestoreMark(client)
  await client.query(
    `CREATE TABLE public.${RESTORE_MARK} (archive text NOT NULL, started_at timestamptz NOT NULL DEFAULT now())`,
  )
  await client.query(`INSERT INTO public.${RESTORE_MARK} (archive) VALUES ($1)`, [archive])
}

export async function clearRestoreMark(client: Client): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS public.${RESTORE_MARK}`)
}

/** @throws StartError when a restore is running or was interrupted. */
export async function refuseWhileRestoring(client: Client): Promise<void> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.${RESTORE_MARK}') IS NOT NULL AS there`,
  )
  if (!table.rows[0]?.there) return
  const { rows } = await client.query<{ archive: string; started_at: Date }>(
    `SELECT archive, started_at FROM public.${RESTORE_MARK}`,
  )
  const [mark] = rows
  throw new StartError(
    `A restore of ${mark?.archive ?? 'a backup'} began at ${mark?.started_at.toISOString() ?? 'an unknown time'} and has not ended. If it is still running, wait until it ends. If it was broken off, the database is as it was before: run the restore again, or go on without it: ${ADOPT}.`,
  )
}
