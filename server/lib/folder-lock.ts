import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 2_000
/** How long a lock of another machine or container is valid without a heartbeat. */
const STALE_AFTER_MS = 6_000
/** How long a process waits after taking over a stale lock, to notice another that did the same. */
const SETTLING_MS = 200

/** Start time of a process that exists, where it cannot be read. */
const UNKNOWN = 'running'

interface Owner {
  /** Unique among owners. */
  id: string
  pid: number
  /** Host name, for people. */
  host: string
  /** The PID namespace: this machine, or one of the containers that may share the folder. */
  pidNamespace: string
  /** Start time of the process as the system counts it; a later process with the same id has another. */
  startedAt: string
}

/** The folder is in use by the process `owner.pid` on `owner.host`. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  readonly owner: Readonly<Owner>
  constructor(owner: Owner) {
    super(`in use by process ${owner.pid} on ${owner.host}`)
    this.owner = owner
  }
}

/**
 * Locks a folder for this process through a file `lock` in it. The lock of an ended process is taken over: at once if
 * it ran in the same PID namespace, otherwise after some seconds without a heartbeat.
 *
 * @param staleAfterMs how long a lock from elsewhere may go without a heartbeat.
 * @returns a function that releases the lock.
 * @throws FolderInUse when another process holds it.
 */
export async function lockFolder(folder: string, staleAfterMs = STALE_AFTER_MS): Promise<() => void> {
  const file = join(folder, 'lock')
  const self: Owner = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    pidNamespace: ownPidNamespace(),
    startedAt: startTimeOf(process.pid) ?? '',
  }
  const draft = join(folder, `lock.${self.id}`)
  try {
    writeFileSync(draft, JSON.stringify(self), { mode: 0o600 })
    if (!createUnlessThere(draft, file)) await takeOver(file, draft, self, staleAfterMs)
  } finally {
    rmSync(draft, { force: true })
  }
  const heartbeat = setInterval(() => {
    const now = new Date()
    // A missed heartbeat does no harm: the next one follows.
    utimes(file, now, now, () => {})
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (readOwner(file)?.id === self.id) rmSync(file)
  }
}

async function takeOver(file: string, draft: string, self: Owner, staleAfterMs: number): Promise<void> {
  const owner = readOwner(file)
  if (owner && (await isAlive(file, owner, staleAfterMs))) throw new FolderInUse(owner)
  renameSync(draft, file)
  await wait(SETTLING_MS)
  const winner = readOwner(file)
  if (winner && winner.id !== self.id) throw new FolderInUse(winner)
}

async function isAlive(file: string, owner: Owner, staleAfterMs: number): Promise<boolean> {
  if (owner.pidNamespace === ownPidNamespace()) {
    const startedAt = startTimeOf(owner.pid)
    if (startedAt !== UNKNOWN || owner.startedAt === UNKNOWN) return startedAt === owner.startedAt
  }
  const seen = heartbeatAt(file)
  const deadline = performance.now() + staleAfterMs
  while (performance.now() < deadline) {
    await wait(Math.min(500, staleAfterMs))
    if (heartbeatAt(file) !== seen) return true
  }
  return false
}

function createUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // File systems of memory sticks have no hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].some((code) => hasCode(error, code))) throw error
  }
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Removed meanwhile, or damaged by a power cut: either way, nobody owns it.
    return undefined
  }
}

function heartbeatAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function ownPidNamespace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/**
 * Start time of a process: on Linux in clock ticks since boot, elsewhere, and where other users' processes are hidden, only
 * whether it exists. Undefined when it has ended or is a zombie.
 */
function startTimeOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return undefined
  }
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return UNKNOWN
  }
  // Fields after the process name (which ends at the last parenthesis): the state, and 19 fields later the start
  // time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? undefined : fields[19]
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
