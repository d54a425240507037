import { join, parse } from 'node:path'
import { build } from 'vite'
import { outputFolder, projectRoot } from '#tests/support/project/paths.ts'

const bundled = new Map<string, Promise<string>>()

/**
 * Bundles a program of the tests as the build bundles the server, once for all test files of a process: it then starts in
 * half the time.
 *
 * @param source path from the project's folder.
 * @returns the program's file.
 */
export function bundleProgram(source: string): Promise<string> {
  const program = bundled.get(source) ?? bundle(source)
  bundled.set(source, program)
  return program
}

async function bundle(source: string): Promise<string> {
  const { name } = parse(source)
  // Test files that run at once must not empty each other's folder.
  const outDir = join(outputFolder, `${name}-${process.env.VITEST_POOL_ID ?? 0}`)
  const input = {
    [name]: join(projectRoot, source),
    'embedded-postgres-worker': join(projectRoot, 'server/db/embedded-postgres/embedded-postgres-worker.ts'),
    'spreadsheet-thread': join(projectRoot, 'server/lib/spreadsheet/spreadsheet-thread.ts'),
    'read-rows-thread': join(projectRoot, 'server/domains/imports/read-rows-thread.ts'),
  }
  await build({
    configFile: join(projectRoot, 'server/build/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, sourcemap: false },
    // Instead of the programs of the configuration, which would only come on top.
    plugins: [{ name: 'one-program', options: (options) => ({ ...options, input }) }],
  })
  return join(outDir, `${name}.js`)
}
