import type { Database } from '#server/db/database.ts'
import { IdSet } from '#server/domains/imports/id-set.ts'
import type { KnownCandidates } from '#server/domains/imports/import-definition.ts'
import { activeStudentLists } from './student-layers.ts'

/** Above the number of students of an institute. An ID takes about 20 bytes in every process that imports. */
const MOST = 250_000

type Db = Pick<Database, 'pool' | 'prisma'>

/** Files are often uploaded several times in a row. Expiry frees the memory and forgets deleted candidates. */
const CACHE_MS = 10 * 60_000

interface Remembered {
  key: string
  ids: Promise<IdSet>
  end: NodeJS.Timeout
}

const remembered = new WeakMap<Database['pool'], Remembered>()

/**
 * The candidates on the active student lists, to count known candidates while a file is read; undefined when the database
 * counts them. Cached by layers and number of rows: rows change only when a candidate is deleted, and layer numbers are
 * never reused.
 */
export async function knownCandidates(db: Db): Promise<KnownCandidates | undefined> {
  const lists = await activeStudentLists(db.prisma)
  const rows = lists.reduce((sum, { rowCount }) => sum + rowCount, 0)
  if (rows === 0 || rows > MOST) return undefined
  const layers = lists.map(({ layer }) => layer)
  const key = `${layers} ${rows}`
  const before = remembered.get(db.pool)
  if (before?.key === key) {
    before.end.refresh()
    return { lists, ids: await before.ids }
  }
  const known = remember(db, { key, ids: readIds(db, layers) })
  return { lists, ids: await known.ids }
}

function remember({ pool }: Db, o: Pick<Remembered, 'key' | 'ids'>): Remembered {
  const forget = () => {
    // A newer entry may have replaced it.
    if (remembered.get(pool) === known) remembered.delete(pool)
  }
  const known = { ...o, end: setTimeout(forget, CACHE_MS).unref() }
  known.ids.catch(forget)
  remembered.set(pool, known)
  return known
}

async function readIds({ pool }: Db, layers: readonly number[]): Promise<IdSet> {
  // One text, because a result of a hundred thousand rows costs more than the query.
  const { rows } = await pool.query<{ ids: string | null }>(
    `SELECT string_agg(candidate_id, E'\\n') || E'\\n' AS ids FROM students WHERE layer = ANY ($1)`,
    [layers],
  )
  // The backslash is the only character of IDs that COPY escapes.
  const ids = (rows[0]?.ids ?? '').replaceAll('\\', '\\\\')
  return IdSet.of(ids)
}
