import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '#prisma/migrations.ts'

/** Version of this program, from package.json. */
export async function programVersion(): Promise<string> {
  const text = await readFile(join(migrationsFolder, '../../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
