import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '#tests/support/project/paths.ts'
import { builtServer } from '#tests/support/server/built-server.ts'

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Whether processes can be kept on one core each, as the numbers in the README were taken. */
export const canPin = spawnSync('taskset', ['-V']).status === 0

const SERVER_CORE = '0'
const OTHERS_CORE = '1'

/** The built server as `npm start` runs it, as one process on a core of its own. */
export function startOurs(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  return start(['--enable-source-maps', builtServer], {
    NODE_ENV: 'production',
    DEMO: 'off',
    PORT: '0',
    // All of the crowd comes from one address here.
    LOOK_UPS_PER_HOUR: '0',
    WEB_CONCURRENCY: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...settings,
  })
}

export function startBase(databaseUrl: string): Promise<Server> {
  const program = join(projectRoot, 'tests/bench/result-minute/base-server.ts')
  return start(['--import', 'tsx', program], { DATABASE_URL: databaseUrl })
}

/** The processes of the database that serve us, if it runs on this machine and the system tells. */
export async function databasePids(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid).filter(isPostgres)
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

/** Keeps this process, and the database's that serve it where that is allowed, off the server's core. */
export async function pinOthers(databaseUrl: string): Promise<void> {
  keepOffServer([process.pid, ...(await databasePids(databaseUrl))])
}

export function keepOffServer(pids: readonly number[]): void {
  if (!canPin) return
  for (const pid of pids) spawnSync('taskset', ['-a', '-p', '-c', OTHERS_CORE, String(pid)])
}

async function start(args: string[], settings: Record<string, string>): Promise<Server> {
  const [command, ...rest] = canPin
    ? ['taskset', '-c', SERVER_CORE, process.execPath, ...args]
    : [process.execPath, ...args]
  const child = spawn(command as string, rest, {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  // The log is read and thrown away, as a service manager would take it.
  child.stdout.resume()
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once('close', () => done())
        child.kill('SIGTERM')
      }),
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((ready, fail) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /^ +Website +(http\S+)$/m.exec(printed)?.[1]
      if (address === undefined) return
      // Else a whole run's log would be gathered and searched again with each of its lines, by the one who measures.
      child.stdout?.off('data', read)
      ready(address)
    }
    child.stdout?.on('data', read)
    child.once('close', (code) => fail(new Error(`A server exited with ${code}. It printed:\n${printed}`)))
  })
}
