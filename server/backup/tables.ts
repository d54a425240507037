import type pg from 'pg'

/** A table as it can be copied. */
export interface Table {
  name: string
  /** Names of the columns that hold data (generated ones do not). */
  columns: string[]
}

/** What the migration engine keeps for itself: an archive names the migrations instead. */
const MIGRATIONS = '_prisma_migrations'
/** What every process of every installation fills by itself: having it makes nobody's installation. */
const MADE_BY_ITSELF = new Set(['signing_keys', 'rate_limits', 'data_changes'])

/** All tables, those before which others refer to. @throws when they refer to each other in a circle. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> $1
     GROUP BY relname ORDER BY relname`,
    [MIGRATIONS],
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
      throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(({ name }) => blocked.has(name))
  }
  return ordered
}

/** The sequences that have given a number, with the last one. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  return rows
}

/** The tables in which somebody has put something. */
export async function filledTables(client: pg.Client | pg.PoolClient): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    if (MADE_BY_ITSELF.has(name)) continue
    const { rows } = await client.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM public.${client.escapeIdentifier(name)}) AS filled`,
    )
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

/**
 * Drops everything in the schema `public` that this program's migrations make there, and nothing that an extension made.
 * Not the schema itself: that belongs to somebody else on many servers.
 */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `WITH objects AS (
       SELECT 1 AS step, 'pg_class'::regclass AS kind, oid, 'TABLE ' || oid::regclass AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       UNION ALL
       SELECT 2, 'pg_proc'::regclass, oid, 'ROUTINE ' || oid::regprocedure FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace
       UNION ALL
       SELECT 3, 'pg_type'::regclass, oid, 'TYPE ' || oid::regtype FROM pg_type
       WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
     )
     SELECT 'DROP ' || name || ' CASCADE' AS drop FROM objects
     WHERE NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = objects.kind AND objid = objects.oid AND deptype = 'e')
     ORDER BY step`,
  )
  for (const { drop } of rows) await client.query(drop)
}
