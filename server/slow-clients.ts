import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from './lib/log.ts'

/** The poorest line, with its pauses, carries more than so many bytes in so long. */
const LEAST_BYTES = 16_000
const WINDOW_MS = 2 * 60_000

/** A request under way, and how far it had come when it was last looked at. */
interface Transfer {
  request: IncomingMessage
  response: ServerResponse
  log: Pick<Logger, 'info'>
  mark?: { waiting: Waiting; bytes: number }
}

export interface SlowClients {
  /** Watches a transfer that the app's hooks do not see. */
  watch(transfer: Omit<Transfer, 'mark'>): void
}

type Waiting = 'for the body' | 'for the reader' | undefined

/**
 * Ends connections that only hold their place: a body that trickles in, an answer that nobody fetches. Speed decides and
 * not time, so that an honest upload over a poor line may take hours; and only while it is the client that is waited for.
 * (Connections on which no request comes are Node's to end, by its time for headers.)
 */
export function endSlowClients(app: FastifyInstance): SlowClients {
  const transfers = new Set<Transfer>()
  const watch = (transfer: Transfer) => {
    const { request, response } = transfer
    const forget = () => transfers.delete(transfer)
    transfers.add(transfer)
    response.once('close', () => {
      if (isOver(transfer)) forget()
      // Many send it a moment after the head.
      else request.once('end', forget)
    })
  }
  app.addHook('onRequest', async ({ raw, log }, reply) =>
    watch({ request: raw, response: reply.raw, log: log as Logger }),
  )
  const timer = setInterval(() => {
    for (const transfer of transfers) {
      if (isOver(transfer)) transfers.delete(transfer)
      else look(transfer)
    }
  }, WINDOW_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return { watch }
}

/** Not before all has come: whoever was refused at once may hold the place with the body that they go on to send. */
function isOver({ request, response }: Transfer): boolean {
  // Answers that still waited for an earlier one when their connection ended are never closed.
  return request.socket.destroyed || (response.closed && request.complete)
}

/** Ends a transfer that waited for the same at the last look and has hardly come on since. */
function look(transfer: Transfer): void {
  const { request, response, log, mark } = transfer
  const { socket } = request
  const waiting = waitsFor(request, response, socket)
  const bytes = waiting === 'for the body' ? socket.bytesRead : socket.bytesWritten - socket.writableLength
  if (waiting && mark?.waiting === waiting && bytes - mark.bytes < LEAST_BYTES) {
    log.info({ waiting, bytes: bytes - mark.bytes }, 'a client was too slow')
    socket.destroy()
  }
  transfer.mark = { waiting, bytes }
}

function waitsFor(request: IncomingMessage, response: ServerResponse, socket: Socket): Waiting {
  // What lies here unread is ours to read.
  if (!request.complete && request.readableLength === 0) return 'for the body'
  return response.headersSent && socket.writableLength > 0 ? 'for the reader' : undefined
}
