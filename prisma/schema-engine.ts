import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
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

/**
 * Runs work with Prisma's own schema engine as WebAssembly (the native one would have to be downloaded), on one
 * connection: what `client` has begun (a transaction, a lock) holds for all that the engine does.
 *
 * @throws the database's own error when a script fails, else the engine's.
 */
export async function withSchemaEngine<T>(
  client: pg.ClientBase,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadWebAssembly()
  const script: { error?: unknown } = {}
  const adapter = bindMigrationAwareSqlAdapterFactory(adapterOn(client, script))
  const ignoreLogs = () => {}
  const engine = await SchemaEngine.new({ datamodels: undefined }, ignoreLogs, adapter)
  try {
    return await work(engine)
  } catch (error) {
    throw script.error ?? error
  } finally {
    engine.free()
  }
}

/** The type of the catalogue's one-letter columns, which Prisma's adapter does not know. */
const CHAR_OID = 18
const TEXT_OID = 25

/** Prisma's adapter on a single connection instead of a pool, mended in two places. */
function adapterOn(
  client: pg.ClientBase,
  script: { error?: unknown },
): SqlMigrationAwareDriverAdapterFactory {
  const pool = Object.assign(new pg.Pool(), {
    async query(query: pg.QueryArrayConfig) {
      const result = await client.query(query)
      for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID
      return result
    },
  })
  const factory = new PrismaPg(pool)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      // The original splits a script at every semicolon, those inside functions and texts too.
      const executeScript = async (sql: string) => {
        await client.query(sql).catch((error: unknown) => {
          script.error = error
          throw error
        })
      }
      return Object.assign(await factory.connect(), { executeScript })
    },
    async connectToShadowDb() {
      throw new Error('There is no shadow database')
    },
  }
}
