import { Counter } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { inBackground } from '#server/lib/background.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { say } from '#server/locales/say.ts'
import { MOST_LEFT_OUT } from '#shared/limits.ts'
import { CsvRejected, type InvalidCsvShape } from './csv-problem.ts'
import type { ImportDefinition, LayerRow, RowFormat } from './import-definition.ts'
import type { TableLayout } from './open-table.ts'
import { stageLayer } from './stage-layer.ts'

const LayoutColumnInput = builder.inputType('LayoutColumnInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the column, as in `LayoutQuestion.columns`.' }),
    place: t.int({ required: true, description: 'Its place in the rows, from 0.' }),
  }),
})

const LayoutValueInput = builder.inputType('LayoutValueInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of a column that the file does not have.' }),
    value: t.string({ required: true, description: 'Its value in every row.' }),
  }),
})

export const TableLayoutInput = builder.inputType('TableLayoutInput', {
  description: 'Which column of a file is which, where its header does not say so.',
  fields: (t) => ({
    headerRow: t.int({
      description:
        'Number of the row with the header, from 1; rows above it are left out. Omit for the first row.',
    }),
    columns: t.field({ type: [LayoutColumnInput], description: 'Omit to go by the header.' }),
    values: t.field({
      type: [LayoutValueInput],
      description: 'Values of columns that the file does not have; a column of the same name is ignored.',
    }),
    leaveOut: t.intList({ description: 'Numbers, from 1, of further rows that are left out.' }),
  }),
})

const [MOST_COLUMNS, LAST_PLACE, LONGEST] = [20, 999, 200]

/** @throws BAD_USER_INPUT for unknown columns, columns that are chosen twice, and impossible rows and places. */
function readLayout(
  { fields }: Pick<RowFormat, 'fields'>,
  input: typeof TableLayoutInput.$inferInput | null | undefined,
): TableLayout | undefined {
  if (!input) return undefined
  const { headerRow, columns, values, leaveOut } = input
  const layout = { headerRow, columns: columns ?? [], values: values ?? [], leaveOut: leaveOut ?? [] }
  const names = [...layout.columns, ...layout.values].map(({ name }) => name)
  const places = layout.columns.map(({ place }) => place)
  const isKnown = names.every((name) => fields.some((field) => field.name === name))
  const isOnce = new Set(names).size === names.length && new Set(places).size === places.length
  if (!isKnown || !isOnce || names.length > MOST_COLUMNS) {
    throw badUserInput(say`Each column must be known, and be chosen once.`)
  }
  if ([headerRow ?? 1, ...layout.leaveOut].some((row) => row < 1)) {
    throw badUserInput(say`The rows of headerRow and leaveOut are numbered from 1.`)
  }
  if (places.some((place) => place < 0)) throw badUserInput(say`The places of columns are numbered from 0.`)
  const areNear = places.every((place) => place <= LAST_PLACE)
  const areShort = layout.values.every(({ value }) => value.length <= LONGEST)
  if (!areNear || !areShort || layout.leaveOut.length > MOST_LEFT_OUT) {
    throw badUserInput('A place, a value or the number of left out rows is too large.')
  }
  return layout
}

/** The argument by which a sheet is chosen. */
export const sheetArgument = {
  type: 'String',
  required: false,
  description:
    'Name of the sheet to read, of a spreadsheet that has several with values; see `InvalidCsv.sheets`.',
} as const

/** The argument by which a client follows its upload. */
export const uploadKey = {
  type: 'ID',
  required: false,
  description:
    'Chosen by the client: up to 64 random letters and digits, by which `uploadsAhead` finds this upload.',
} as const

const KEY = /^[\w-]{1,64}$/

/** @throws BAD_USER_INPUT */
function checkUploadKey(key: string): void {
  if (!KEY.test(key)) throw badUserInput('A key has 1 to 64 letters, digits, hyphens and underscores.')
}

builder.queryField('uploadsAhead', (t) =>
  t.int({
    authScopes: { admin: true },
    nullable: true,
    description:
      'Number of uploaded files before the upload with this key, which has arrived and waits to be checked; null when it does not wait. [admin]',
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, { key }, { stagings }) => {
      checkUploadKey(key)
      return stagings.ahead(key)
    },
  }),
)

const imports = new Counter({
  name: 'pravesh_imports_total',
  help: 'Uploaded tables by kind and by what became of them: staged, refused for what is in them, or failed.',
  labelNames: ['kind', 'outcome'],
})

interface UploadInput {
  file: UploadedFile
  /** By which the client finds its place in the queue. */
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
async function refreshStatistics(
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
