import { createHash, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrationList } from '#prisma/migrations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { folderTemplate } from '#tests/support/files/folder-template.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const pglite = join(projectRoot, 'node_modules/@electric-sql/pglite')

/**
 * A database of its own for one test file, empty and at the present schema: embedded in a temporary folder, or a new one
 * on the server that TEST_DATABASE_URL names. Its `close()` removes it; call that in `afterAll`.
 */
export async function testDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? onServer(url) : embedded()
}

async function embedded(): Promise<Database> {
  const dataDir = await copyOfTemplate()
  const remove = () => removeFolder(dataDir)
  try {
    return closedBy(await openDatabase({ dataDir }), remove)
  } catch (error) {
    await remove()
    throw error
  }
}

/** V8 compiles it again for each database unless somebody holds what it compiled. */
let compiledPostgres: Promise<WebAssembly.Module> | undefined

/** A temporary data folder with an embedded database, migrated and empty. The caller removes it. */
export async function copyOfTemplate(): Promise<string> {
  compiledPostgres ??= readFile(join(pglite, 'dist/pglite.wasm')).then((code) => WebAssembly.compile(code))
  await compiledPostgres
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-e2e-'))
  // A thousand small files: one after the other takes half as long as all at once.
  cpSync(await template(), dataDir, { recursive: true })
  return dataDir
}

/**
 * A new, empty database on a PostgreSQL server. The caller removes it.
 *
 * @param options of CREATE DATABASE.
 */
export async function newServerDatabase(
  url: string,
  options = '',
): Promise<{ databaseUrl: string; remove: () => Promise<void> }> {
  const name = `pravesh_test_${randomUUID().replaceAll('-', '')}`
  await onceOn(url, `CREATE DATABASE ${name} ${options}`)
  return {
    databaseUrl: addressOf(url, name),
    remove: () => onceOn(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** As `newServerDatabase`, with the present schema: a copy of a database that was migrated once. */
export async function migratedServerDatabase(url: string): ReturnType<typeof newServerDatabase> {
  return newServerDatabase(url, `TEMPLATE ${await serverTemplate(url)}`)
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Name of a migrated database on the server to copy: made once (seconds) for these migrations, then kept. */
async function serverTemplate(url: string): Promise<string> {
  const name = `pravesh_template_${await fingerprint()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Other test files wait until it is made.
    await client.query("SELECT pg_advisory_lock(hashtext('pravesh_template'))")
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 1) return name
    const unfinished = `${name}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinished}`)
    await (await openDatabase({ databaseUrl: addressOf(url, unfinished), dataDir: tmpdir() })).close()
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function onServer(url: string): Promise<Database> {
  const { databaseUrl, remove } = await migratedServerDatabase(url)
  try {
    return closedBy(await openDatabase({ databaseUrl, dataDir: tmpdir() }), remove)
  } catch (error) {
    await remove()
    throw error
  }
}

/** The database, whose first `close()` also removes it. */
function closedBy(db: Database, remove: () => Promise<void>): Database {
  let closed: Promise<void> | undefined
  return {
    ...db,
    close() {
      closed ??= db.close().then(remove)
      return closed
    },
  }
}

async function onceOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A data folder with an empty migrated database to copy: made once (seconds) for these migrations, then kept. */
async function template(): Promise<string> {
  return folderTemplate('database-template', await fingerprint(), async (dataDir) => {
    await (await openDatabase({ dataDir })).close()
  })
}

/** Changes with the migrations and with the PGlite that makes the folder. */
async function fingerprint(): Promise<string> {
  const { migrationDirectories } = await migrationList()
  const version = await readFile(join(pglite, 'package.json'), 'utf8')
  const hash = createHash('sha256').update(JSON.stringify(migrationDirectories)).update(version)
  return hash.digest('hex').slice(0, 16)
}
