import { spawnSync } from 'node:child_process'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import type { RunningServer } from '#tests/support/server/built-server.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'

interface CommandLineAccount {
  email: string
  role: 'student' | 'admin'
  password: string
}

/** An account that is made on the command line of a built server, signed in. */
export async function signedInAt(
  server: Pick<RunningServer, 'url' | 'dataDir'>,
  { email, role, password }: CommandLineAccount,
): Promise<ApiClient> {
  manageUsers(server, ['add', email, '--role', role, '--password-stdin'], `${password}\n`)
  const client = apiClient(server.url, async () => ({ email, password }))
  // Signs in with the first operation only.
  await client.send('{ viewer { role } }')
  return client
}

/** Runs the command for accounts beside a built server. */
export function manageUsers(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  args: readonly string[],
  input = '',
): void {
  const { DATABASE_URL, ...environment } = process.env
  const { status, stderr } = spawnSync(process.execPath, [...quickStart, 'dist/server/user.js', ...args], {
    cwd: projectRoot,
    env: { ...environment, DATA_DIR: dataDir },
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
