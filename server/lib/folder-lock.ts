import { randomUUID } from 'node:crypto'
import {
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
/** A lock of another machine or container that shows no heartbeat for so long is stale. */
const PATIENCE_MS = 6_000
/** How long two processes that take over one stale lock need to notice each other. */
const SETTLING_MS = 200

interface Owner {
  /** Unlike that of every other owner. */
  id: string
  pid: number
  /** Host name, for people. */
  host: string
  /** Where process ids mean the same: this machine, or this container of those that may share the folder. */
  space: string
  /** When the process began, as the system counts; a later process with the same id has another. */
  began: string
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
 * Makes this process the only user of a folder, through a file `lock` in it. The lock of a process that is gone is taken
 * over: at once when it ran on this machine (in this container), after some seconds without a heartbeat when elsewhere.
 *
 * @param patienceMs how long a lock from elsewhere must go without a heartbeat.
 * @returns a function that gives the folder back.
 * @throws FolderInUse when another process uses it.
 */
export async function lockFolder(folder: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const file = join(folder, 'lock')
  const self: Owner = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    space: processSpace(),
    began: beginning(process.pid) ?? '',
  }
  const draft = join(folder, `lock.${self.id}`)
  writeFileSync(draft, JSON.stringify(self), { mode: 0o600 })
  try {
    if (!linkUnlessThere(draft, file)) await takeOver(file, draft, self, patienceMs)
  } finally {
    rmSync(draft, { force: true })
  }
  const heartbeat = setInterval(() => {
    const now = new Date()
    // A missed beat is no harm, and the next one follows.
    utimes(file, now, now, () => {})
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (readOwner(file)?.id === self.id) rmSync(file)
  }
}

async function takeOver(file: string, draft: string, self: Owner, patienceMs: number): Promise<void> {
  const owner = readOwner(file)
  if (owner && (await isAlive(file, owner, patienceMs))) throw new FolderInUse(owner)
  renameSync(draft, file)
  await wait(SETTLING_MS)
  const winner = readOwner(file)
  if (winner && winner.id !== self.id) throw new FolderInUse(winner)
}

async function isAlive(file: string, owner: Owner, patienceMs: number): Promise<boolean> {
  if (owner.space === processSpace()) return beginning(owner.pid) === owner.began
  const seen = heartbeatAt(file)
  const patience = performance.now() + patienceMs
  while (performance.now() < patience) {
    await wait(Math.min(500, patienceMs))
    if (heartbeatAt(file) !== seen) return true
  }
  return false
}

function linkUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to)
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
    // Gone meanwhile, or torn by a power cut: nobody's either way.
    return undefined
  }
}

function heartbeatAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function processSpace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/**
 * When a process began: on Linux its start in clock ticks since boot, elsewhere only that it is there.
 * Undefined when it is gone, or only waits for its parent to notice.
 */
function beginning(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return undefined
  }
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return 'running'
  }
  // After the name, which may hold anything but ends with the last parenthesis: the state, then 19 fields later the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? undefined : fields[19]
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
