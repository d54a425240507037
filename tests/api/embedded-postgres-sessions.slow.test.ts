import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded-postgres/embedded-postgres.ts'
import { copyOfTemplate } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let clients: pg.Client[] = []
const breakdowns: string[] = []
beforeAll(async () => {
  dataDir = await copyOfTemplate()
  postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), {
    onBreakdown: (error) => breakdowns.push(error.message),
  })
})
afterAll(async () => {
  await postgres.stop()
  await removeFolder(dataDir)
})
beforeEach(async () => {
  const client = await connect()
  await client.query('DROP TABLE IF EXISTS things; CREATE TABLE things (name text PRIMARY KEY)')
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
})

async function connect({ poolConfig } = postgres): Promise<pg.Client> {
  const client = new pg.Client(poolConfig)
  client.on('error', () => {})
  await client.connect()
  clients.push(client)
  return client
}

async function names(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM things ORDER BY name')
  return rows.map((row) => row.name)
}

describe('connections to the embedded database', () => {
  test('may prepare different statements under the same name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const client = await connect()
        const text = `SELECT $1::int * 100 + ${number} AS answer`
        const got: number[] = []
        for (let turn = 0; turn < 20; turn++) {
          got.push((await client.query({ name: 'same', text, values: [turn] })).rows[0].answer)
        }
        return got
      }),
    )
    answers.forEach((got, number) => {
      expect(got).toEqual(Array.from({ length: 20 }, (_, turn) => turn * 100 + number))
    })
  })

  test('leave no prepared statements behind', async () => {
    const first = await connect()
    await first.query({ name: 'left', text: 'SELECT 1' })
    const second = await connect()
    const count = 'SELECT count(*)::int AS n FROM pg_prepared_statements'
    expect((await second.query(count)).rows).toEqual([{ n: 1 }])
    await first.end()
    await expect.poll(async () => (await second.query(count)).rows).toEqual([{ n: 0 }])
  })

  test('do not mix up statements that arrive in many pieces', async () => {
    await Promise.all(
      Array.from({ length: 4 }, async (_, number) => {
        const client = await connect()
        const text = `SELECT length($1::text) + ${number} AS answer`
        for (let turn = 1; turn <= 5; turn++) {
          const { rows } = await client.query(text, ['x'.repeat(turn * 300_000)])
          expect(rows).toEqual([{ answer: turn * 300_000 + number }])
        }
      }),
    )
  })

  test('see each other only after commits, waiting for whoever has a transaction open', async () => {
    const [writer, reader] = [await connect(), await connect()]
    await writer.query('BEGIN')
    await writer.query("INSERT INTO things VALUES ('kept')")
    let read = false
    const reading = names(reader).finally(() => {
      read = true
    })
    for (let turn = 0; turn < 20; turn++) await writer.query('SELECT 1')
    await writer.query("INSERT INTO things VALUES ('too')")
    expect(read).toBe(false)
    await writer.query('COMMIT')
    expect(await reading).toEqual(['kept', 'too'])
  })

  test('are served in turn, and a failed statement harms its own transaction only', async () => {
    const [first, second] = [await connect(), await connect()]
    await first.query('BEGIN')
    await first.query("INSERT INTO things VALUES ('lost')")
    await expect(first.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    await expect(first.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' })
    const inserting = second.query("INSERT INTO things VALUES ('second')")
    await first.query('ROLLBACK')
    await inserting
    expect(await names(first)).toEqual(['second'])
  })

  test('have their open transaction rolled back when they die', async () => {
    const [victim, other] = [await connect(), await connect()]
    await victim.query('BEGIN')
    await victim.query("INSERT INTO things VALUES ('lost')")
    const reading = names(other)
    const { connection } = victim as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
    expect(await reading).toEqual([])
  })

  test('lose a transaction in which they sit idle while others wait', async () => {
    const folder = await copyOfTemplate()
    const strict = await startEmbeddedPostgres(join(folder, 'postgres'), { idleInTransactionMs: 1 })
    try {
      const [idler, other] = [await connect(strict), await connect(strict)]
      await idler.query('CREATE TABLE things (name text PRIMARY KEY)')
      await idler.query('BEGIN')
      await idler.query("INSERT INTO things VALUES ('forgotten')")
      expect(await names(other)).toEqual([])
      await expect(idler.query('COMMIT')).rejects.toThrow()
    } finally {
      await strict.stop()
      await removeFolder(folder)
    }
  })

  test('cannot stop the others for long with what breaks the database down', async () => {
    const pool = new pg.Pool(postgres.poolConfig)
    pool.on('error', () => {})
    await pool.query("INSERT INTO things VALUES ('kept')")
    await expect(pool.query('COPY things FROM STDIN')).rejects.toThrow()
    await expect.poll(() => breakdowns).toEqual([expect.stringContaining('PostgreSQL broke down')])
    const again = () => pool.query('SELECT name FROM things').catch((error: Error) => error)
    await expect.poll(again).toMatchObject({ rows: [{ name: 'kept' }] })
    await pool.end()
  })

  test('can be many', async () => {
    const many = await Promise.all(Array.from({ length: 40 }, () => connect()))
    await Promise.all(many.map((client, i) => client.query('INSERT INTO things VALUES ($1)', [`t${i}`])))
    expect(await names(await connect())).toHaveLength(40)
  })
})
