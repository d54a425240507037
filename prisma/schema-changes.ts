import type pg from 'pg'
import { withSchemaEngine } from './schema-engine.ts'

/** What the engine writes when there is nothing to do. */
const EMPTY = '-- This is an empty migration.'

/**
 * The SQL that takes the database behind `client` to the Prisma schema; empty when it is there already. It is Prisma's
 * own comparison of the database as it is, so what it does not know (check constraints, functions) it leaves alone.
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
