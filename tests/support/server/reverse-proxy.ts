import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the system in front of servers of the tests, set up as `deploy/` says. */
export interface ReverseProxy {
  /** Address without a trailing slash, without encryption. */
  url: string
  /** The same with https and HTTP/2, by a certificate that nobody trusts. */
  secureUrl: string
  /** What went wrong between it and the servers, in its words. */
  upstreamErrors(): Promise<string[]>
  /** What it has logged as `deploy/` says. */
  logged(): Promise<string>
  stop(): Promise<void>
}

/** Waits until somebody listens at the address. */
export async function untilItListens(
  url: string,
  process: ChildProcess,
  printed: () => string,
): Promise<void> {
  const { hostname: host, port } = new URL(url)
  const listens = async () => {
    const socket = connect({ host, port: Number(port) })
    const connected = await once(socket, 'connect').catch(() => undefined)
    socket.destroy()
    return connected !== undefined
  }
  while (!(await listens())) {
    if (process.exitCode !== null) throw new Error(`${process.spawnfile} did not start: ${printed()}`)
    await wait(50)
  }
}

export async function end(process: ChildProcess): Promise<void> {
  process.kill('SIGTERM')
  if (process.exitCode === null) await once(process, 'close')
}
