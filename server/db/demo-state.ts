import type { Env } from '#server/config/env.ts'
import type { Database } from './database.ts'

/** The demo's entries in this installation's activity log. */
export interface DemoState {
  /** Its content was added completely. */
  seeded: boolean
  /** The first admin asked for its content. */
  chosen: boolean
  removed: boolean
}

export async function readDemoState({ pool }: Pick<Database, 'pool'>): Promise<DemoState> {
  const { rows } = await pool.query<DemoState>({
    name: 'demo-state',
    text: `SELECT EXISTS (SELECT FROM activities WHERE action = 'demo.seeded') AS seeded,
      EXISTS (SELECT FROM activities WHERE action = 'demo.chosen') AS chosen,
      EXISTS (SELECT FROM activities WHERE action = 'demo.removed') AS removed`,
  })
  return rows[0] ?? { seeded: false, chosen: false, removed: false }
}

/** Whether this installation shows the demo: until staff have removed it. */
export async function showsDemo(o: { env: Pick<Env, 'demo'>; db: Pick<Database, 'pool'> }): Promise<boolean> {
  return o.env.demo && !(await readDemoState(o.db)).removed
}
