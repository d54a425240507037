import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for the responses before theirs. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 250

/**
 * Handles the requests of a connection one after the other. Node emits pipelined requests at once, and emits no
 * `close` on a response that waits for an earlier one when its connection ends, so its resources would never be
 * released. This way a response that is being handled always has its connection and emits `close`. Connections with
 * more than 250 waiting requests are closed.
 */
export function handleInOrder(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (response.socket) return handle(request, response)
    const count = waiting.get(socket) ?? 0
    if (count === MAX_PIPELINED) {
      socket.destroy()
      return
    }
    waiting.set(socket, count + 1)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1)
      if (!socket.destroyed) handle(request, response)
    })
  }
}
