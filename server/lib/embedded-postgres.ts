import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { chooseSocketFolder } from '#server/lib/embedded-postgres/socket-folder.ts'
import { superviseThread } from '#server/lib/embedded-postgres/thread.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { StartError } from './start-error.ts'

/** File that tells other programs of the same user how to reach the database. */
const ADDRESS_NAME = 'address.json'
const IDLE_IN_TRANSACTION_MS = 60_000

interface Address {
  folder: string
  poolConfig: pg.PoolConfig
}

export interface EmbeddedPostgres {
  /** How to reach it. */
  poolConfig: pg.PoolConfig
  /** Closes it in order. The pools on it should have ended. Safe to call more than once. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL inside this process (PGlite, on a thread of its own) with its data in `folder`, which it makes when
 * needed and keeps for itself (mode 0700). Clients reach it through a Unix socket in that folder (`psql -h <folder>`) or,
 * where that cannot be, in a temporary one; on Windows on a port of 127.0.0.1 with a password made anew at every start.
 *
 * Behind all connections is ONE session (see embedded-postgres/turns.ts), which means for its users:
 * - Statements and whole transactions of several connections never interleave. While one connection has a transaction
 *   open, all others wait, reads too: keep transactions short and never wait inside one for the network, nor for a
 *   query on another connection (that ends only when Prisma's transaction times out or after a minute of idling).
 * - Prepared statements may be named, the names are kept apart. Session state (SET, temporary tables, advisory locks
 *   of the session) is shared. LISTEN, COPY FROM STDIN, cancelling and the timeouts of PostgreSQL do not work.
 * - A commit is on the disk before it is acknowledged. A killed process leaves nothing to repair: the next start
 *   takes over its lock and recovers from the write-ahead log.
 * - Should it break down all the same, it is started again at once; the connections of that moment are lost.
 *
 * @param o.durable false gives up safety from a power cut for speed: for tests.
 * @param o.tcp whether to listen on 127.0.0.1 instead of a Unix socket.
 * @param o.onBreakdown told when it broke down and is being started again.
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
    unlock()
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
    await writeFile(address, JSON.stringify(tell), { mode: 0o600 })
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
    throw new StartError(`The database in ${folder} does not open: ${messageOf(error)}.`, { cause: error })
  }
}

/**
 * How to reach the database that another process of this machine has started in `folder`; undefined when there seems to
 * be none. It may be one that was killed: then nobody answers there.
 */
export async function findEmbeddedPostgres(folder: string): Promise<pg.PoolConfig | undefined> {
  const content = await readFile(join(folder, ADDRESS_NAME), 'utf8').catch(() => undefined)
  if (content === undefined) return undefined
  const address: Address = JSON.parse(content)
  // In a copy of the folder, the file still names the original.
  return address.folder === resolve(folder) ? address.poolConfig : undefined
}

/** Makes the folder and becomes its only user. */
async function prepare(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) {
      const { pid, host } = error.owner
      throw new StartError(
        `The database in ${folder} is in use by process ${pid} on ${host}. Stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    throw new StartError(
      `The folder ${folder} cannot be written: ${messageOf(error)}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
