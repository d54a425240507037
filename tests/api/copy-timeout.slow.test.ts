import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { CleanPart } from '#server/domains/imports/clean-rows.ts'
import { loadByCopy } from '#server/domains/imports/copy-loader.ts'

const connectionString = process.env.TEST_DATABASE_URL

const format = { rowTable: 'students', columns: [] } as const
const LIMIT_MS = 300

async function* slowParts(): AsyncGenerator<CleanPart> {
  yield { rows: 1, text: new TextEncoder().encode('1\ta\t2\n') }
  await wait(2 * LIMIT_MS)
  yield { rows: 1, text: new TextEncoder().encode('1\tb\t3\n') }
  yield { facts: { notes: [] } }
}

// The embedded database knows no COPY FROM STDIN.
describe.skipIf(!connectionString)('a file that is read for longer than a statement may take', () => {
  test('is taken in all the same, and the limit stands again behind it', async () => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      await client.query('CREATE TEMPORARY TABLE students (layer int, candidate_id text, row_number int)')
      await client.query(`SET statement_timeout = ${LIMIT_MS}`)
      await client.query('BEGIN')
      expect(await loadByCopy(client, format, slowParts())).toEqual({ facts: { notes: [] }, rowCount: 2 })
      await expect(client.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
    } finally {
      await client.end()
    }
  })
})
