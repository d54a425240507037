import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type pg from 'pg'
import { accessAdvice } from '#server/lib/access-denied.ts'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'
import { StartError } from '#server/lib/start-error.ts'
import { chooseSocketFolder } from './socket-folder.ts'
import { freeSpace, NEEDED_BYTES, superviseThread } from './thread.ts'

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
