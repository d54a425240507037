import { spawn } from 'node:child_process'
import { projectRoot } from '#tests/support/project/paths.ts'
import { bundleProgram } from './bundle.ts'
import { quickStart } from './quick-start.ts'

export interface Ended {
  code: number | null
  /** Everything it printed. */
  out: string
  err: string
}

/**
 * One of the server's commands, bundled. Run it with its arguments, its settings beside those of this process (but
 * DATABASE_URL), and what it is to read from standard input.
 *
 * @param source path from the project's folder.
 */
export async function testCommand(
  source: string,
): Promise<(args: readonly string[], settings: Record<string, string>, stdin?: string) => Promise<Ended>> {
  const program = await bundleProgram(source)
  const { DATABASE_URL, ...environment } = process.env
  return async (args, settings, stdin = '') => {
    const child = spawn(process.execPath, [...quickStart, program, ...args], {
      cwd: projectRoot,
      env: { ...environment, ...settings },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.stdin.end(stdin)
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, out, err }
  }
}
