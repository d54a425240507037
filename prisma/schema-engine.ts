import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import { __wbg_set_wasm, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const require = createRequire(import.meta.url)

let loaded: Promise<void> | undefined

/** Compiles the engine's WebAssembly (5 MB, some 100 ms), once per process. */
function loadWebAssembly(): Promise<void> {
  loaded ??= (async () => {
    const folder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
    const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'))
    const glue: WebAssembly.ModuleImports = await import('@prisma/schema-engine-wasm/schema_engine_bg')
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
    __wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start
    if (typeof start === 'function') start()
  })()
  return loaded
}

/** A query or script of the engine failed in the database; `cause` is the driver's error. */
export class QueryFailed extends Error {
  override name = 'QueryFailed'
  readonly sql: string
  constructor(sql: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.sql = sql
  }
}

/**
 * Runs work with Prisma's schema engine as WebAssembly (the native engine needs a download). All queries use the client's
 * connection, so an open transaction and its locks apply to them.
 *
 * @throws QueryFailed with the first error of the database, or the engine's error.
 */
export async function withSchemaEngine<T>(
  client: pg.ClientBase,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadWebAssembly()
  let failure: QueryFailed | undefined
  const adapter = adapterOn(client, (sql, error) => {
    failure ??= new QueryFailed(sql, error)
  })
  const ignoreLogs = () => {}
  const options = { datamodels: undefined }
  const engine = await SchemaEngine.new(options, ignoreLogs, bindMigrationAwareSqlAdapterFactory(adapter))
  try {
    return await work(engine)
  } catch (error) {
    // The engine reports only error codes, and the last error instead of the first.
    throw failure ?? error
  } finally {
    engine.free()
  }
}

/** PostgreSQL's type "char", used in system catalogues. */
const CHAR_OID = 18
const TEXT_OID = 25

/**
 * Prisma's adapter on a single connection, with two fixes: it does not support the type "char", which introspection needs,
 * and it splits scripts at every semicolon, also inside functions and strings.
 */
function adapterOn(
  client: pg.ClientBase,
  onFailure: (sql: string, error: unknown) => void,
): SqlMigrationAwareDriverAdapterFactory {
  const reportingFailures =
    (sql: string) =>
    (error: unknown): never => {
      onFailure(sql, error)
      throw error
    }
  let charColumns: number[] = []
  const pool = Object.assign(new pg.Pool(), {
    async query(query: pg.QueryArrayConfig) {
      const result = await client.query(query).catch(reportingFailures(query.text))
      charColumns = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? [index] : []))
      for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID
      return result
    },
  })
  const factory = new PrismaPg(pool)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect()
      const queryRaw = adapter.queryRaw.bind(adapter)
      return Object.assign(adapter, {
        async queryRaw(query: SqlQuery) {
          const result = await queryRaw(query)
          for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character
          return result
        },
        async executeScript(script: string) {
          await client.query(script).catch(reportingFailures(script))
        },
      })
    },
    async connectToShadowDb() {
      throw new Error('There is no shadow database')
    },
  }
}
