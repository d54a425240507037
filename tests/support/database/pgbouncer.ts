import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { freePort, startOnFreePorts } from '#tests/support/server/free-port.ts'
import { untilItListens } from '#tests/support/server/reverse-proxy.ts'

/** Whether PgBouncer is installed. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

export interface PgBouncer {
  /** The address of a database on the server, through PgBouncer. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode, in front of every database of a PostgreSQL server.
 *
 * @param settings lines of its configuration.
 */
export const startPgBouncer = (serverUrl: string, settings: readonly string[] = []) =>
  startOnFreePorts(() => start(serverUrl, settings))

async function start(serverUrl: string, settings: readonly string[]): Promise<PgBouncer> {
  const server = new URL(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-pgbouncer-'))
  const port = await freePort()
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : ''
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${decodeURIComponent(server.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
${settings.join('\n')}
`,
  )
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0
  if (asNobody) await chmod(folder, 0o755)
  const child = spawn('pgbouncer', [...(asNobody ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.host = `127.0.0.1:${port}`
    return url.href
  }
  await untilItListens(port, child, () => printed)
  return {
    through,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
      await removeFolder(folder)
    },
  }
}
