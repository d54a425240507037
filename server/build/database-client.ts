import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from '#tools/tool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The generator formats the schema before it writes it into the client. */
const withoutLayout = (schema: string) => schema.replaceAll(/\s+/g, ' ').trim()

/** Whether the committed client was generated from this prisma/schema.prisma. */
export async function isCurrent(folder = root): Promise<boolean> {
  const schema = await readFile(join(folder, 'prisma/schema.prisma'), 'utf8')
  const file = join(folder, 'server/generated/prisma/internal/class.ts')
  const client = existsSync(file) ? await readFile(file, 'utf8') : ''
  const [, generatedFrom = '""'] = /"inlineSchema": (".*"),?$/m.exec(client) ?? []
  return withoutLayout(JSON.parse(generatedFrom)) === withoutLayout(schema)
}

/** Generates the database client and its types for Pothos from prisma/schema.prisma. */
export async function generate(): Promise<void> {
  const code = runTool('prisma', 'prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints'], {
    quiet: true,
    env: {
      // Prevents the command line from downloading a native engine. Generating does not run it, so any file suffices.
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  if (code !== 0) throw new Error('prisma/schema.prisma could not be turned into a database client.')
}
