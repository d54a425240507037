import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The poorest line, with its pauses, carries more than so many bytes in so long. */
const LEAST_BYTES = 16_000
const WINDOW_MS = 2 * 60_000

/** A request under way, and how far it had come when it was last looked at. */
interface Transfer {
  request: FastifyRequest
  reply: FastifyReply
  mark?: { waiting: Waiting; bytes: number }
}

type Waiting = 'for the body' | 'for the reader' | undefined

/**
 * Ends connections that only hold their place: a body that trickles in, an answer that nobody fetches. Speed decides and
 * not time, so that an honest upload over a poor line may take hours; and only while it is the client that is waited for.
 * (Connections on which no request comes are Node's to end, by its time for headers.)
 */
export function endSlowClients(app: FastifyInstance): void {
  const transfers = new Set<Transfer>()
  app.addHook('onRequest', async (request, reply) => {
    const transfer = { request, reply }
    transfers.add(transfer)
    reply.raw.once('close', () => transfers.delete(transfer))
  })
  const timer = setInterval(() => {
    for (const transfer of transfers) look(transfer)
  }, WINDOW_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Ends a transfer that waited for the same at the last look and has hardly come on since. */
function look(transfer: Transfer): void {
  const { request, reply, mark } = transfer
  const { socket } = request.raw
  const waiting = waitsFor(request, reply, socket)
  const bytes = waiting === 'for the body' ? socket.bytesRead : socket.bytesWritten - socket.writableLength
  if (waiting && mark?.waiting === waiting && bytes - mark.bytes < LEAST_BYTES) {
    request.log.info({ waiting, bytes: bytes - mark.bytes }, 'a client was too slow')
    socket.destroy()
  }
  transfer.mark = { waiting, bytes }
}

function waitsFor({ raw }: FastifyRequest, reply: FastifyReply, socket: Socket): Waiting {
  // What lies here unread is ours to read.
  if (!raw.complete && raw.readableLength === 0) return 'for the body'
  return reply.raw.headersSent && socket.writableLength > 0 ? 'for the reader' : undefined
}
