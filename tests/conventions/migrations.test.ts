import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationNames } from '#prisma/migrations.ts'
import { schemaChanges } from '#prisma/schema-changes.ts'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

let db: Database
let client: PoolClient
let schema: string
beforeAll(async () => {
  schema = await readFile(resolve(projectRoot, 'prisma/schema.prisma'), 'utf8')
  db = await testDatabase()
  client = await db.pool.connect()
})
afterAll(async () => {
  client.release()
  await db.close()
})

describe('the migrations', () => {
  test('make the database of the Prisma schema (else: npm run migration -- name)', async () => {
    expect(await schemaChanges(client, schema)).toBe('')
  })

  test('would be found out if they did not', async () => {
    const changed = schema
      .replace('model Activity {', 'model Activity {\n  venue String?\n  @@unique([venue])\n')
      .replace('candidateId String  @map', 'candidateId Int @map')
    expect(changed).not.toBe(schema)
    const sql = await schemaChanges(client, changed)
    expect(sql).toContain('ALTER TABLE "activities" ADD COLUMN     "venue" TEXT;')
    expect(sql).toContain('CREATE UNIQUE INDEX "activities_venue_key"')
    expect(sql).toMatch(/ALTER TABLE "exam_results".*candidate_id/s)
  })

  test('are named by their second, so that they apply in the order they were made', async () => {
    const names = await migrationNames()
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^20\d{12}_[a-z0-9_]+$/)
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length)
  })
})
