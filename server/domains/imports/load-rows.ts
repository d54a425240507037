import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CleanPart, copyColumns } from './read-rows.ts'
import type { TableFacts } from './csv-table.ts'
import type { RowFormat } from './import-definition.ts'

const UNIQUE_VIOLATION = '23505'
/** The time limit of the whole transaction: COPY runs while the file is read, with pauses for look-ups. */
const COPY_TIMEOUT = '30min'
/** Number of portions read ahead of the database. */
const READ_AHEAD = 4

/** Whether a layer has two IDs with one comparison key. Only layers with IDs that are not their own key are read. */
export async function hasSameKeys(
  connection: pg.ClientBase,
  { rowTable }: Pick<RowFormat, 'rowTable'>,
  layer: number,
): Promise<boolean> {
  const { rows } = await connection.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${rowTable} WHERE layer = $1 AND candidate_id <> candidate_key(candidate_id))
      AND EXISTS (SELECT FROM ${rowTable} WHERE layer = $1 GROUP BY candidate_key(candidate_id) HAVING count(*) > 1)
      AS found`,
    [layer],
  )
  return rows[0]?.found ?? false
}

/** The file has an invalid row and the transaction has failed; the diagnosing loader must read the file again. */
export class NotClean extends Error {
  override name = 'NotClean'
}

/**
 * Writes the rows of a valid file by one COPY while the file is read.
 *
 * @param connection with an open transaction, which must be rolled back if this throws.
 * @throws NotClean when a row is invalid or a candidate occurs twice.
 */
export async function loadByCopy(
  connection: pg.ClientBase,
  format: Pick<RowFormat, 'rowTable' | 'columns'>,
  parts: AsyncIterable<CleanPart>,
): Promise<{ facts: TableFacts; rowCount: number }> {
  const sql = `COPY ${format.rowTable} (${copyColumns(format)}) FROM STDIN`
  let rowCount = 0
  let facts: TableFacts | undefined
  async function* texts() {
    for await (const part of parts) {
      if ('clean' in part) throw new NotClean()
      if ('facts' in part) facts = part.facts
      else {
        rowCount += part.rows
        yield part.text
      }
    }
  }
  try {
    const { rows } = await connection.query<{ before: string }>(
      `SELECT current_setting('statement_timeout') AS before, set_config('statement_timeout', '${COPY_TIMEOUT}', true)`,
    )
    await pipeline(Readable.from(texts(), { highWaterMark: READ_AHEAD }), connection.query(copyFrom(sql)))
    await connection.query("SELECT set_config('statement_timeout', $1, true)", [rows[0]?.before])
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw new NotClean()
    throw error
  }
  if (!facts) throw new NotClean()
  return { facts, rowCount }
}
