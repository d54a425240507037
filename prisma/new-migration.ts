/**
 * `npm run migration -- name`: writes a migration from the existing migrations to prisma/schema.prisma. It applies the
 * migrations to a new embedded database and compares that with the schema. Check the SQL before you commit it: a renamed
 * column, for example, becomes a dropped and an added column.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { migrationNames, migrationsFolder } from './migrations.ts'
import { schemaChanges } from './schema-changes.ts'

/** The time in UTC, but always after the latest migration: migrations apply in the order of their names. */
async function nextStamp(): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const latest = (await migrationNames()).at(-1)?.slice(0, 14) ?? '0'
  return String(Math.max(Number(now), Number(latest) + 1))
}

async function changesSinceLatest(): Promise<string> {
  const schema = await readFile(join(migrationsFolder, '../schema.prisma'), 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-migration-'))
  try {
    const postgres = await startEmbeddedPostgres(folder, { durable: false })
    try {
      await migrate(postgres.poolConfig)
      const client = new pg.Client(postgres.poolConfig)
      await client.connect()
      return await schemaChanges(client, schema).finally(() => client.end())
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function main(): Promise<string> {
  const name = process.argv[2]?.toLowerCase().replaceAll('-', '_') ?? ''
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error('Name the migration in a few words, as in: npm run migration -- add_exam_venues')
  }
  const sql = await changesSinceLatest()
  if (sql === '') return 'The migrations and prisma/schema.prisma agree: there is nothing to write.'
  const folder = join(migrationsFolder, `${await nextStamp()}_${name}`)
  await mkdir(folder)
  await writeFile(join(folder, 'migration.sql'), sql)
  return `${sql}\nWritten to ${folder}. Read it before you commit it.`
}

main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  },
)
