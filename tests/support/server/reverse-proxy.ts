import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the system in front of servers of the tests, set up as `deploy/` says. */
export interface ReverseProxy {
  /** Address without a trailing slash, without encryption. */
  url: string
  /** The same with https and HTTP/2, by a certificate that nobody trusts. */
  secureUrl: string
  /** Errors between it and the servers, in its words. */
  upstreamErrors(): Promise<string[]>
  /** Its log in the format of `deploy/`. */
  logged(): Promise<string>
  /** Its processes. */
  pids(): Promise<number[]>
  stop(): Promise<void>
}

/** Waits until a program listens. @throws with its output when it does not start, or the port is another one's. */
export async function untilItListens(
  port: number,
  process: ChildProcess,
  printed: () => string,
): Promise<void> {
  const listens = async () => {
    const socket = connect(port, '127.0.0.1')
    const connected = await once(socket, 'connect').catch(() => undefined)
    socket.destroy()
    return connected !== undefined
  }
  for (let isReady = false; !isReady; isReady = await listens()) {
    await wait(50)
    if (process.exitCode === null && !/address already in use/i.test(printed())) continue
    await end(process)
    throw new Error(`${process.spawnfile} did not start: ${printed()}`)
  }
}

/** A program and the processes that it has started; itself alone where the system does not tell. */
export async function pidsOf({ pid = 0 }: ChildProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

export async function end(process: ChildProcess): Promise<void> {
  process.kill('SIGTERM')
  if (process.exitCode === null) await once(process, 'close')
}
