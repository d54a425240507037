import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** A request's connection; undefined once its client has aborted it, of which Node's type says nothing. */
export function connectionOf({ socket }: { socket: IncomingMessage['socket'] | null }): Socket | undefined {
  return socket ?? undefined
}

/** The address that the app found for a request; empty once its client has aborted it. */
export function ipOf(request: { raw: IncomingMessage; ip?: string }): string {
  return connectionOf(request.raw) ? (request.ip ?? '') : ''
}
