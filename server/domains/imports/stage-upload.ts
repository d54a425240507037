import { Counter } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { Context } from '#server/graphql/context.ts'
import { inBackground } from '#server/lib/background.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { CsvRejected, type InvalidCsvShape } from './csv-problem.ts'
import type { ImportDefinition, LayerRow } from './import-definition.ts'
import { stageLayer } from './stage-layer.ts'
import { checkUploadKey, readLayout, type TableLayoutInput } from './upload-arguments.ts'

const imports = new Counter({
  name: 'pravesh_imports_total',
  help: 'Uploaded tables by kind and by what became of them: staged, refused for what is in them, or failed.',
  labelNames: ['kind', 'outcome'],
})

interface UploadInput {
  file: UploadedFile
  /** By which the client finds its place in the queue; see uploads-ahead.ts. */
  key: string | null | undefined
  uploadedById: string | null
  /** Name of a spreadsheet's sheet. */
  sheet?: string | null | undefined
  layout?: typeof TableLayoutInput.$inferInput | null | undefined
}

/** Stages an uploaded file when its turn has come. @returns its preview or the problems of the file. */
export async function stageUpload<Row extends LayerRow, Staged>(
  services: Context,
  kind: ImportDefinition<Row>,
  { file, key, sheet, layout, uploadedById }: UploadInput,
  findStaged: (id: string) => Promise<Staged | null>,
): Promise<Staged | InvalidCsvShape> {
  if (typeof key === 'string') checkUploadKey(key)
  const read = readLayout(kind, layout)
  const count = (outcome: string) => imports.inc({ kind: kind.rowTable, outcome })
  try {
    const { filename: fileName } = file
    const body = file.createReadStream()
    const { db, log, stagings, isBusy, language } = services
    const signal = services.signal()
    const id = await stageLayer(services, kind, {
      ...{ fileName, body, uploadedById, signal, isBusy, language, sheet: sheet ?? undefined, layout: read },
      inTurn: (work) => stagings.run(work, { key, signal }),
    })
    inBackground(log, 'refreshing statistics', () => refreshStatistics(db, kind.rowTable))
    const staged = await findStaged(id)
    if (!staged) throw new Error('The staged file is missing')
    count('staged')
    return staged
  } catch (error) {
    if (error instanceof CsvRejected) {
      count('refused')
      return error.answer
    }
    count('failed')
    throw error
  }
}

/**
 * Runs ANALYZE on a table that has grown by a tenth since the last one. Autovacuum takes a minute and the embedded
 * database's upkeep five, but look-ups begin at once: with the old statistics of a small table they would scan all rows.
 */
export async function refreshStatistics(
  { pool }: Pick<Database, 'pool'>,
  table: ImportDefinition['rowTable'],
): Promise<void> {
  const { rows } = await pool.query<{ grown: boolean }>(
    `SELECT pg_relation_size(oid) > 1.1 * relpages * current_setting('block_size')::int AS grown
     FROM pg_class WHERE oid = $1::regclass`,
    [table],
  )
  // A holder of the lock is analyzing the table already.
  if (rows[0]?.grown) await pool.query(`ANALYZE (SKIP_LOCKED) ${table}`)
}
