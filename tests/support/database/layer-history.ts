/** Events of layers that several admins changed at once, in order. */
import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'

export interface LayerEvent {
  id: string
  layer: number
  state: 'STAGED' | 'PUBLISHED' | 'REMOVED'
  active: boolean
  /** The layers that its preview was measured against. */
  basedOn: number[]
  /** The exam; the same for all student lists. */
  about: string
}

const kinds = {
  exam_result_files: { active: 'true', about: 'NEW.exam_id' },
  student_uploads: { active: 'NEW.is_active', about: `'students'` },
}

/** Has the database write down every change of the kind's layers, from inside the transaction that makes it. */
export async function watchLayers({ pool }: Database, table: keyof typeof kinds): Promise<void> {
  const { active, about } = kinds[table]
  await pool.query(`
    CREATE TABLE layer_history (
      seq serial, id uuid, layer int, state text, active boolean, "basedOn" int[], about text
    );
    CREATE FUNCTION note_layer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO layer_history (id, layer, state, active, "basedOn", about)
      VALUES (NEW.id, NEW.layer, NEW.state, ${active}, NEW.based_on, ${about});
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_layer AFTER UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION note_layer()`)
}

/** Everything that was written down since the last time. */
export async function takeHistory({ pool }: Database): Promise<LayerEvent[]> {
  const { rows } = await pool.query<LayerEvent>(
    'WITH taken AS (DELETE FROM layer_history RETURNING *) SELECT * FROM taken ORDER BY seq',
  )
  return rows
}

/**
 * Goes through what happened, one after the other, and checks that it could have: nothing was published on top of
 * anything else than its preview was measured against, nothing came back from removal.
 *
 * @returns the ids of the layers that count in the end, by their subject, newest first.
 */
export function replay(history: readonly LayerEvent[]): ReadonlyMap<string, string[]> {
  const states = new Map<string, LayerEvent['state']>()
  const standing = new Map<string, { id: string; layer: number; active: boolean }[]>()
  for (const { id, layer, state, active, basedOn, about } of history) {
    const before = states.get(id) ?? 'STAGED'
    const layers = standing.get(about) ?? []
    states.set(id, state)
    expect(before, 'nothing happens to what is removed').not.toBe('REMOVED')
    if (state === 'PUBLISHED' && before === 'STAGED') {
      const counting = layers.filter((one) => one.active).map((one) => one.layer)
      expect(basedOn, 'published on what its preview showed').toEqual(counting)
      standing.set(about, [{ id, layer, active }, ...layers])
    } else if (state === 'PUBLISHED') {
      standing.set(
        about,
        layers.map((one) => (one.id === id ? { ...one, active } : one)),
      )
    } else if (state === 'REMOVED') {
      standing.set(
        about,
        layers.filter((one) => one.id !== id),
      )
    } else expect(before).toBe('STAGED')
  }
  return new Map(
    [...standing].map(([about, layers]) => [
      about,
      layers.filter(({ active }) => active).map(({ id }) => id),
    ]),
  )
}

/** How many layers went from one state to another, or were switched. */
export function countSteps(history: readonly LayerEvent[]): Record<string, number> {
  const last = new Map<string, LayerEvent>()
  const counts: Record<string, number> = {}
  for (const event of history) {
    const before = last.get(event.id)
    last.set(event.id, event)
    const from = before?.state ?? 'STAGED'
    const step =
      event.state !== from
        ? `${from} → ${event.state}`
        : event.state === 'PUBLISHED' && before?.active !== event.active
          ? `switched ${event.active ? 'on' : 'off'}`
          : undefined
    if (step) counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}

/** Checks that nothing is left of deleted layers: no row without a record, no file without one, and none is missing. */
export async function expectNothingLeftOver(
  { db, files }: { db: Database; files: { list(folder: string): AsyncIterable<{ key: string }> } },
  kind: { recordTable: string; rowTable: string; folder: string },
): Promise<void> {
  const [{ rows: records }, { rows: layers }] = await Promise.all([
    db.pool.query(`SELECT layer, file_path, state FROM ${kind.recordTable}`),
    db.pool.query(`SELECT DISTINCT layer FROM ${kind.rowTable}`),
  ])
  const keys: string[] = []
  for await (const { key } of files.list(kind.folder)) keys.push(key)
  expect(records.filter(({ state }) => state === 'REMOVED')).toEqual([])
  expect(layers.map(({ layer }) => layer).sort()).toEqual(records.map(({ layer }) => layer).sort())
  expect(keys.sort()).toEqual(records.map((record) => record.file_path).sort())
}
