import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { accessAdvice } from '#server/lib/access-denied.ts'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'
import { StartError } from '#server/lib/start-error.ts'
import { startThread } from '#server/lib/start-thread.ts'
import type { WorkerInput, WorkerOrder, WorkerPanic, WorkerReady } from './worker-messages.ts'

/** File with the address, for other programs of the same user. */
const ADDRESS_NAME = 'address.json'
const IDLE_IN_TRANSACTION_MS = 60_000

interface Address {
  folder: string
  poolConfig: pg.PoolConfig
}

export interface EmbeddedPostgres {
  /** Connection settings. */
  poolConfig: pg.PoolConfig
  /** Shuts it down. Pools on it should have ended. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL (PGlite) in a thread of this process, with its data in `folder`, which is created if needed and
 * private (mode 0700). Clients connect through a Unix socket in that folder (`psql -h <folder>`) or, where that is
 * not possible, in a temporary one; on Windows through a port of 127.0.0.1 with a new password at every start.
 *
 * All connections share ONE session (see turns.ts), so:
 * - Statements and transactions of several connections never interleave. While one connection has an open
 *   transaction, all others wait, reads included: keep transactions short, and do not wait inside one for the network
 *   or for a query on another connection (which ends only when Prisma's transaction times out, or after a minute of
 *   idling).
 * - Prepared statements have separate names per connection. Session state (SET, temporary tables, session-level
 *   advisory locks) is shared. LISTEN, COPY FROM STDIN, query cancellation and PostgreSQL's timeouts do not work.
 * - A commit is durable before it is acknowledged. After a kill, the next start takes over the lock and recovers from
 *   the write-ahead log.
 * - After a breakdown it is restarted at once; connections open at that time are lost.
 *
 * @param o.durable false trades safety from a power cut for speed: for tests.
 * @param o.tcp whether to listen on 127.0.0.1 instead of a Unix socket.
 * @param o.onBreakdown called when it broke down and is being restarted.
 * @throws StartError when the folder cannot be used or another process uses it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  o: {
    durable?: boolean
    tcp?: boolean
    idleInTransactionMs?: number
    onBreakdown?: (error: Error) => void
  } = {},
): Promise<EmbeddedPostgres> {
  const unlock = await prepare(folder)
  const password = randomBytes(24).toString('hex')
  const socket = (o.tcp ?? process.platform === 'win32') ? undefined : await chooseSocketFolder(folder)
  const address = join(folder, ADDRESS_NAME)
  const cleanUp = async () => {
    await rm(address, { force: true })
    await socket?.remove()
    await unlock()
  }
  try {
    const thread = await superviseThread({
      input: {
        folder,
        durable: o.durable ?? true,
        idleLimitMs: o.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
        ...(socket
          ? { listen: { path: socket.path } }
          : { listen: { host: '127.0.0.1', port: 0 }, password }),
      },
      onBreakdown: o.onBreakdown ?? (() => {}),
    })
    const poolConfig = {
      ...(socket ? { host: socket.folder } : { host: '127.0.0.1', port: thread.port, password }),
      user: 'postgres',
      database: 'postgres',
    }
    const tell: Address = { folder: resolve(folder), poolConfig }
    // A power cut leaves it whole or not at all.
    await writeFile(`${address}.part`, JSON.stringify(tell), { mode: 0o600, flush: true })
    await rename(`${address}.part`, address)
    let stopped: Promise<void> | undefined
    return {
      poolConfig,
      stop() {
        stopped ??= thread.stop().then(cleanUp)
        return stopped
      },
    }
  } catch (error) {
    await cleanUp()
    await refuseFullDisk(folder, error)
    throw new StartError(`The database in ${folder} does not open: ${messageOf(error)}.`, { cause: error })
  }
}

/**
 * Connection settings of the database that another process of this machine runs in `folder`; undefined when there is
 * none. After a kill the settings may be stale, and nothing answers.
 */
export async function findEmbeddedPostgres(folder: string): Promise<pg.PoolConfig | undefined> {
  const content = await readFile(join(folder, ADDRESS_NAME), 'utf8').catch(() => undefined)
  if (content === undefined) return undefined
  const address = readAddress(content)
  // In a copy of the folder, the file still contains the original's address.
  return address?.folder === resolve(folder) ? address.poolConfig : undefined
}

/** @returns undefined for one that a power cut has damaged. */
function readAddress(content: string): Address | undefined {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Creates the folder and locks it. */
async function prepare(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new StartError(
        `The database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
      )
    await refuseFullDisk(folder, error)
    const advice =
      accessAdvice(error, dirname(folder)) ?? 'Set DATA_DIR to a folder that this user may write to.'
    throw new StartError(`The folder ${folder} cannot be written: ${messageOf(error)}. ${advice}`, {
      cause: error,
    })
  }
}

/** PGlite does not say that it had no room. */
async function refuseFullDisk(folder: string, cause: unknown): Promise<void> {
  const free = await freeSpace(folder).catch(() => NEEDED_BYTES)
  const { code = '' } = cause as NodeJS.ErrnoException
  if (free >= NEEDED_BYTES && !['ENOSPC', 'EDQUOT'].includes(code)) return
  throw new StartError(
    `The database in ${folder} does not open, because the disk is full: ${Math.floor(free / 1e6)} MB are free. Make room and try again. A full disk loses no data.`,
    { cause },
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The socket name that PostgreSQL clients expect. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** Longest path of a Unix socket, in bytes, on the systems with the lowest limit. */
const PATH_LIMIT = 103

/** A folder that only this user can enter, for a Unix socket. */
interface SocketFolder {
  folder: string
  path: string
  /** Removes the socket (and a temporary folder). */
  remove(): Promise<void>
}

/**
 * Chooses the folder of the socket: `folder`, or a new temporary one where the path is too long, others have access,
 * or the file system has no sockets (folders shared with a virtual machine).
 */
async function chooseSocketFolder(folder: string): Promise<SocketFolder> {
  const path = join(folder, SOCKET_NAME)
  if (Buffer.byteLength(path) <= PATH_LIMIT && (await isPrivate(folder)) && (await canListen(path))) {
    return { folder, path, remove: () => rm(path, { force: true }) }
  }
  const temporary = await mkdtemp(join(tmpdir(), 'pravesh-'))
  return {
    folder: temporary,
    path: join(temporary, SOCKET_NAME),
    remove: () => rm(temporary, { recursive: true, force: true }),
  }
}

async function isPrivate(folder: string): Promise<boolean> {
  try {
    await chmod(folder, 0o700)
  } catch {
    // The folder belongs to another user; the check below decides.
  }
  return ((await stat(folder)).mode & 0o077) === 0
}

async function canListen(path: string): Promise<boolean> {
  // A killed process may have left its socket behind.
  await rm(path, { force: true })
  const server = createServer()
  const listened = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(path, () => resolve(true))
  })
  if (listened) await new Promise((resolve) => server.close(resolve))
  return listened
}

const STOPPING_MS = 10_000
/** Free space needed to restart: roughly the size of a recovery's writes, and of those soon after. */
const NEEDED_BYTES = 40_000_000
const CHECK_SPACE_EVERY_MS = 2_000
/** After this many breakdowns within this time, it is not restarted again. */
const GIVE_UP = { count: 3, withinMs: 30_000 }

/** The supervised thread of the embedded database. */
interface Thread {
  /** The TCP port it listens on; 0 on a Unix socket. */
  port: number
  stop(): Promise<void>
}

/**
 * Starts the thread, and restarts it when it breaks down; on a full disk, once there is space. After repeated
 * breakdowns an uncaught exception ends the process, so that its own supervisor can act.
 *
 * @throws the reason why the first start failed.
 */
async function superviseThread(o: {
  input: WorkerInput
  onBreakdown: (error: Error) => void
}): Promise<Thread> {
  let { input } = o
  let stopping = false
  let worker: Worker
  let breakdowns: number[] = []

  async function start(): Promise<WorkerReady> {
    const started = launch(input)
    worker = started.worker
    const ready = await started.ready
    started.ended.then((error) => {
      if (stopping) return
      const now = performance.now()
      breakdowns = [...breakdowns.filter((at) => at > now - GIVE_UP.withinMs), now]
      if (breakdowns.length >= GIVE_UP.count) throw error
      o.onBreakdown(error)
      return startWhenSpaceIsFree()
    })
    return ready
  }

  async function startWhenSpaceIsFree(): Promise<void> {
    while (!stopping && !(await hasFreeSpace(input.folder))) await wait(CHECK_SPACE_EVERY_MS)
    if (!stopping) await start()
  }

  const { port } = await start()
  if ('port' in input.listen) input = { ...input, listen: { ...input.listen, port } }
  return {
    port,
    async stop() {
      stopping = true
      if (worker.threadId < 0) return
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      const order: WorkerOrder = 'stop'
      worker.postMessage(order)
      const timer = setTimeout(() => worker.terminate(), STOPPING_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function hasFreeSpace(folder: string): Promise<boolean> {
  return (await freeSpace(folder)) >= NEEDED_BYTES
}

/** In bytes. */
async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Starts a thread. `ready` resolves when it listens, `ended` with the reason of its end. */
function launch(workerData: WorkerInput): {
  worker: Worker
  ready: Promise<WorkerReady>
  ended: Promise<Error>
} {
  const worker = startThread('embedded-postgres-worker', import.meta.url, { workerData })
  let reason: Error | undefined
  worker.on('error', (error: Error) => {
    reason = error
  })
  const ended = new Promise<Error>((resolve) => {
    worker.once('exit', (code) => resolve(reason ?? new Error(`its thread ended with ${code}`)))
  })
  const ready = new Promise<WorkerReady>((resolve, reject) => {
    worker.on('message', (message: WorkerReady | WorkerPanic) => {
      if ('panic' in message) reason = new Error(message.panic)
      else resolve(message)
    })
    ended.then(reject)
  })
  return { worker, ready, ended }
}
