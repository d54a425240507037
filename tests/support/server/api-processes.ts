import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#tests/support/project/paths.ts'
import type { TestApp } from './api.ts'
import { bundleProgram } from './bundle.ts'
import { quickStart } from './quick-start.ts'

export interface ApiProcess {
  url: string
  process: ChildProcess
}

/** Further processes that serve the API on a test's PostgreSQL database and files. */
export async function startApiProcesses(app: TestApp, count: number) {
  const { rows } = await app.db.pool.query<{ name: string }>('SELECT current_database() AS name')
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL ?? '')
  databaseUrl.pathname = `/${rows[0]?.name}`
  const program = await bundleProgram('tests/support/server/api-process.ts')
  const start = async (): Promise<ApiProcess> => {
    const child = spawn(process.execPath, [...quickStart, program], {
      cwd: projectRoot,
      env: { ...process.env, DATABASE_URL: databaseUrl.href, DATA_DIR: app.env.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = await once(child.stdout, 'data')
    return { url: String(address).trim(), process: child }
  }
  const processes = await Promise.all(Array.from({ length: count }, start))
  return {
    processes,
    async stop() {
      for (const { process: child } of processes) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
    },
  }
}
