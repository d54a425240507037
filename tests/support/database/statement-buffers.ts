import pg from 'pg'
import { z } from 'zod'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migratedServerDatabase } from './database.ts'

/** auto_explain comes with PostgreSQL; it sends the plan of each statement to the client as a notice. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  client_min_messages: 'notice',
}

const explained = z.object({
  'Query Text': z.string(),
  Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }),
})

export interface MeasuredDatabase {
  db: Database
  /** A connection of a superuser, which is not measured. */
  admin: pg.Client
  /** @returns how many pages of 8 kB each statement of `action` read, by its text. */
  buffersOf(action: () => Promise<unknown>): Promise<{ sql: string; buffers: number }[]>
  close(): Promise<void>
}

/** @param url of a PostgreSQL server, as its superuser. */
export async function measuredDatabase(url: string): Promise<MeasuredDatabase> {
  const { databaseUrl, remove } = await migratedServerDatabase(url)
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  const name = admin.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  for (const [setting, value] of Object.entries(SETTINGS))
    await admin.query(`ALTER DATABASE ${name} SET ${setting} = ${admin.escapeLiteral(value)}`)
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  let statements: { sql: string; buffers: number }[] = []
  const seen = new WeakSet<pg.ClientBase>()
  const listen = (client: pg.ClientBase) => {
    if (seen.has(client)) return
    seen.add(client)
    client.on('notice', ({ message = '' }) => {
      const plan = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1]
      if (plan === undefined) return
      const { Plan, 'Query Text': sql } = explained.parse(JSON.parse(plan))
      statements.push({ sql, buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'] })
    })
  }
  // Connections that are open already are seen when they are taken.
  for (const pool of db.pools) pool.on('connect', listen).on('acquire', listen)
  return {
    db,
    admin,
    async buffersOf(action) {
      statements = []
      await action()
      return statements
    },
    async close() {
      await db.close()
      await admin.end()
      await remove()
    },
  }
}
