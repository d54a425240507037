import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientKey } from '#server/lib/client-address.ts'
import { connectionOf } from '#server/lib/connection-of.ts'
import type { Logger } from '#server/lib/log.ts'

/** Fewer bytes than these in the window count as too slow; poor connections are faster, pauses included. */
const MIN_BYTES = 16_000
const WINDOW_MS = 2 * 60_000

/** Bytes of responses that one client may leave unread, on all of its connections. They are in this process's memory. */
const MAX_UNREAD_BYTES = 16_000_000
const UNREAD_CHECK_MS = 1_000

/** An open request, and its progress at the last check. */
interface Transfer {
  request: IncomingMessage
  /** Kept because an aborted request has lost it. */
  socket: Socket
  response: ServerResponse
  log: Pick<Logger, 'info'>
  lastCheck?: { waiting: Waiting; bytes: number }
}

type WatchedTransfer = Pick<Transfer, 'request' | 'response' | 'log'>

export interface SlowTransferGuard {
  /** Watches a transfer that does not pass the app's hooks. */
  watch(transfer: WatchedTransfer): void
}

type Waiting = 'for the body' | 'for the reader' | undefined

/**
 * Closes connections with a body that arrives too slowly, or a response that is not read. It measures speed and not
 * duration, so that a slow upload may take hours, and only while the server waits for the client. (Node's header
 * timeout handles connections without a request.) It also closes connections of clients that leave too much unread.
 *
 * @param ipOf returns the client's IP address.
 */
export function guardSlowTransfers(
  app: FastifyInstance,
  ipOf: (request: IncomingMessage) => string,
): SlowTransferGuard {
  const transfers = new Set<Transfer>()
  const watch = (watched: WatchedTransfer) => {
    const { request, response } = watched
    const socket = connectionOf(request)
    if (!socket) return
    const transfer: Transfer = { ...watched, socket }
    const unwatch = () => transfers.delete(transfer)
    transfers.add(transfer)
    response.once('close', () => {
      if (isOver(transfer)) unwatch()
      // Many clients send the body shortly after the headers.
      else request.once('end', unwatch)
    })
  }
  app.addHook('onRequest', async ({ raw, log }, reply) =>
    watch({ request: raw, response: reply.raw, log: log as Logger }),
  )
  const timer = setInterval(() => {
    for (const transfer of transfers) {
      if (isOver(transfer)) transfers.delete(transfer)
      else check(transfer)
    }
  }, WINDOW_MS)
  timer.unref()
  const unreadTimer = setInterval(() => closeUnread(transfers, ipOf), UNREAD_CHECK_MS)
  unreadTimer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearInterval(unreadTimer)
  })
  return { watch }
}

/** Whether a transfer is finished: also its body, because a client that was rejected may continue to send it. */
function isOver({ request, response, socket }: Transfer): boolean {
  // Pipelined responses that waited for an earlier one never emit `close`.
  return socket.destroyed || (response.closed && request.complete)
}

/** Closes a transfer that waits for the same as at the last check and has made little progress since. */
function check(transfer: Transfer): void {
  const { request, response, socket, log, lastCheck } = transfer
  const waiting = waitsFor(request, response, socket)
  const bytes = waiting === 'for the body' ? socket.bytesRead : socket.bytesWritten - socket.writableLength
  if (waiting && lastCheck?.waiting === waiting && bytes - lastCheck.bytes < MIN_BYTES) {
    log.info({ waiting, bytes: bytes - lastCheck.bytes }, 'a client was too slow')
    socket.destroy()
  }
  transfer.lastCheck = { waiting, bytes }
}

/** Closes the connections with the most unread bytes, for each client that leaves more than `MAX_UNREAD_BYTES`. */
function closeUnread(transfers: ReadonlySet<Transfer>, ipOf: (request: IncomingMessage) => string): void {
  const ofClients = new Map<string, Transfer[]>()
  for (const transfer of transfers) {
    // Requests that were injected, without a connection, have no length.
    if (transfer.socket.destroyed || !(transfer.socket.writableLength > 0)) continue
    const client = clientKey(ipOf(transfer.request))
    ofClients.set(client, [...(ofClients.get(client) ?? []), transfer])
  }
  for (const ofClient of ofClients.values()) {
    const bytesOf = ({ socket }: Transfer) => socket.writableLength
    let bytes = ofClient.reduce((sum, transfer) => sum + bytesOf(transfer), 0)
    for (const transfer of ofClient.toSorted((one, other) => bytesOf(other) - bytesOf(one))) {
      if (bytes <= MAX_UNREAD_BYTES) break
      bytes -= bytesOf(transfer)
      transfer.log.info({ bytes: bytesOf(transfer) }, 'a client left too much unread')
      transfer.socket.destroy()
    }
  }
}

function waitsFor(request: IncomingMessage, response: ServerResponse, socket: Socket): Waiting {
  // Unread data means that the server is slow, not the client.
  if (!request.complete && request.readableLength === 0) return 'for the body'
  return response.headersSent && socket.writableLength > 0 ? 'for the reader' : undefined
}
