import type pg from 'pg'
import { withSchemaEngine } from './schema-engine.ts'

/** The engine's output when nothing differs. */
const EMPTY = '-- This is an empty migration.'

/**
 * The SQL that changes the client's database to the Prisma schema; empty when nothing differs. Prisma ignores objects that
 * it does not support, such as check constraints and functions.
 *
 * @param schema content of schema.prisma.
 */
export async function schemaChanges(client: pg.ClientBase, schema: string): Promise<string> {
  const files = [{ path: 'schema.prisma', content: schema }]
  const { stdout } = await withSchemaEngine(client, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  )
  const sql = stdout?.trim() ?? ''
  return sql === EMPTY ? '' : `${sql}\n`
}
