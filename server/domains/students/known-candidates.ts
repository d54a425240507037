import type { Database } from '#server/db.ts'
import { IdSet } from '#server/domains/imports/id-set.ts'
import type { KnownCandidates } from '#server/domains/imports/layer-kind.ts'
import { activeStudentLists } from './student-layers.ts'

/** More students than an institute has. With IDs of usual length they take some 20 bytes each, in every process that takes in a file. */
const MOST = 250_000

type Db = Pick<Database, 'pool' | 'prisma'>

/** A file often comes in several attempts; after them the memory is others', and whoever is deleted is gone from it, too. */
const REMEMBERED_MS = 10 * 60_000

interface Remembered {
  key: string
  ids: Promise<IdSet>
  end: NodeJS.Timeout
}

const remembered = new WeakMap<Database['pool'], Remembered>()

/**
 * Who is on the active student lists, to count how many of a file's candidates are known while they are read; undefined when
 * that is left to the database. A list's rows never change, but for those of a deleted candidate, which go and are counted,
 * and its number is never used again: so what was read of the same lists with as many rows stays true.
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
    // Others may have taken its place.
    if (remembered.get(pool) === known) remembered.delete(pool)
  }
  const known = { ...o, end: setTimeout(forget, REMEMBERED_MS).unref() }
  known.ids.catch(forget)
  remembered.set(pool, known)
  return known
}

async function readIds({ pool }: Db, layers: readonly number[]): Promise<IdSet> {
  // As one text: a hundred thousand rows of an answer cost more than finding them.
  const { rows } = await pool.query<{ ids: string | null }>(
    `SELECT string_agg(candidate_id, E'\\n') || E'\\n' AS ids FROM students WHERE layer = ANY ($1)`,
    [layers],
  )
  // COPY, which the others are written for, has another way with this one character of those that an ID can have.
  const ids = (rows[0]?.ids ?? '').replaceAll('\\', '\\\\')
  return IdSet.of(ids)
}
