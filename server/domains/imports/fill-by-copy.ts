import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CleanPart, copyColumns } from './clean-rows.ts'
import type { TableFacts } from './csv-table.ts'
import type { RowFormat } from './layer-kind.ts'

const UNIQUE_VIOLATION = '23505'

/** Something is wrong with the file, and the transaction with it: to be read again in the way that says what. */
export class NotClean extends Error {
  override name = 'NotClean'
}

/**
 * Writes the rows of a clean file by COPY, one portion while the next is read.
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
  let copying: Promise<void> | undefined
  try {
    for await (const part of parts) {
      if ('clean' in part) break
      await copying
      if ('facts' in part) return { facts: part.facts, rowCount }
      rowCount += part.rows
      copying = pipeline(Readable.from([part.text]), connection.query(copyFrom(sql)))
      // Whoever waits for it learns of a failure.
      copying.catch(() => {})
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw new NotClean()
    throw error
  } finally {
    // What comes next on this connection must not come in between.
    await copying?.catch(() => {})
  }
  throw new NotClean()
}
