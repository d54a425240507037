import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CleanPart, copyColumns } from './clean-rows.ts'
import type { TableFacts } from './csv-table.ts'
import type { RowFormat } from './layer-kind.ts'

const UNIQUE_VIOLATION = '23505'
/** As long as the whole transaction may: the statement lasts while a file is read, and pauses while others come first. */
const COPY_TIMEOUT = '30min'
/** Portions that are read while the database takes one. */
const AHEAD = 4

/** Something is wrong with the file, and the transaction with it: to be read again in the way that says what. */
export class NotClean extends Error {
  override name = 'NotClean'
}

/**
 * Writes the rows of a clean file by one COPY, while they are read.
 *
 * @param connection of a transaction, which is lost if this throws.
 * @throws NotClean when a row is wrong or a candidate is there twice.
 */
export async function fillByCopy(
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
    await pipeline(Readable.from(texts(), { highWaterMark: AHEAD }), connection.query(copyFrom(sql)))
    await connection.query("SELECT set_config('statement_timeout', $1, true)", [rows[0]?.before])
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw new NotClean()
    throw error
  }
  if (!facts) throw new NotClean()
  return { facts, rowCount }
}
