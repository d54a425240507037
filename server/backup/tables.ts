import type pg from 'pg'
import { RESTORE_MARK } from './restore-mark.ts'

/** A table with its columns. */
export interface Table {
  name: string
  /** Names of the columns, without generated ones. */
  columns: string[]
}

/** The migration engine's table, not copied: the manifest lists the migrations. */
const MIGRATIONS = '_prisma_migrations'
/** Tables that the program fills without a user; their rows do not count as data of an installation. */
const FILLED_AUTOMATICALLY = new Set([
  'signing_keys',
  'secret_hash_keys',
  'rate_limits',
  'data_changes',
  'installations',
  'trashed_files',
  'file_store_checks',
  'distinct_attempts',
  'address_keys',
  'backup_status',
  'error_counts',
  'video_channels',
  'video_pages',
  'videos',
])

/** Makes the text of COPY the same under all settings of a server, until the transaction ends. */
export async function pinTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 1;
     SET LOCAL bytea_output = 'hex'; SET LOCAL synchronize_seqscans = off`,
  )
}

/** All tables, referenced tables first. @throws when the references form a cycle. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)
     GROUP BY relname ORDER BY relname`,
    [[MIGRATIONS, RESTORE_MARK]],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT child.relname AS "from", parent.relname AS "to"
     FROM pg_constraint
     JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
     WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const blocked = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from))
    const ready = waiting.filter(({ name }) => !blocked.has(name))
    if (ready.length === 0)
      throw new Error(`The references between tables form a cycle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(({ name }) => blocked.has(name))
  }
  return ordered
}

/** The used sequences with their last values. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  return rows
}

/** The names of tables that contain data of users. */
export async function filledTables(client: pg.Client | pg.PoolClient): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    if (FILLED_AUTOMATICALLY.has(name)) continue
    const { rows } = await client.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM public.${client.escapeIdentifier(name)}) AS filled`,
    )
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

/**
 * Drops the objects in the schema `public` that migrations create, and no objects of extensions. The schema itself stays:
 * on many servers this user does not own it. A routine that takes a row of a table goes with the table.
 */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `WITH objects AS (
       SELECT 1 AS step, 'pg_class'::regclass AS kind, oid, 'TABLE IF EXISTS ' || oid::regclass AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       UNION ALL
       SELECT 2, 'pg_proc'::regclass, oid, 'ROUTINE IF EXISTS ' || oid::regprocedure FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace
       UNION ALL
       SELECT 3, 'pg_type'::regclass, oid, 'TYPE IF EXISTS ' || oid::regtype FROM pg_type
       WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
     )
     SELECT 'DROP ' || name || ' CASCADE' AS drop FROM objects
     WHERE NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = objects.kind AND objid = objects.oid AND deptype = 'e')
     ORDER BY step`,
  )
  for (const { drop } of rows) await client.query(drop)
}
