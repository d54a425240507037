import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { createProblemList, loadRows } from '#server/domains/imports/load-rows.ts'
import type { RowPart } from '#server/domains/imports/read-rows.ts'
import type { FileStore } from '#server/storage/file-store.ts'

const connectionString = process.env.TEST_DATABASE_URL

const format = { rowTable: 'students', columns: [] } as const

async function* parts(): AsyncGenerator<RowPart> {
  yield { rows: 1, text: new TextEncoder().encode('1\ta\t2\n') }
  yield { end: { facts: { notes: [] }, isReadable: true } }
}

// The embedded database knows no COPY FROM STDIN.
describe.skipIf(!connectionString)('a file', () => {
  test('may be read for longer than other statements may take', async () => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      await client.query(
        `CREATE TEMPORARY TABLE students (layer int, candidate_id text, row_number int,
           during text DEFAULT current_setting('statement_timeout'))`,
      )
      await client.query("SET statement_timeout = '1min'")
      await client.query('BEGIN')
      const target = { tx: {} as Transaction, connection: () => client, layer: 1 }
      const problems = createProblemList({} as FileStore, 'a.csv')
      expect(await loadRows(target, format, parts(), problems)).toMatchObject({ rowCount: 1 })
      const { rows } = await client.query(
        "SELECT during, current_setting('statement_timeout') AS after FROM students",
      )
      expect(rows).toEqual([{ during: '30min', after: '1min' }])
    } finally {
      await client.end()
    }
  })
})
