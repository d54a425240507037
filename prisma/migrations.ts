import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'

/** Resolved through package.json, so that sources and build find it in any working directory. */
export const migrationsFolder = dirname(
  createRequire(import.meta.url).resolve('#prisma/migrations/migration_lock.toml'),
)

/** Names of all migrations, oldest first. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The named migrations, or all, in the format of the schema engine. */
export async function migrationList(
  folder = migrationsFolder,
  chosen?: readonly string[],
): Promise<MigrationList> {
  const names = chosen ?? (await migrationNames(folder))
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(folder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  }
}
