import { on } from 'node:events'
import type { MessagePort, Transferable } from 'node:worker_threads'

// An async iterable whose consumer is on another thread: it is asked for each item, so neither side runs far ahead.

type Message<T> = { value: T } | 'end'

/** Items that are asked for before the first one is used, so that neither side waits for the other's answer. */
const AHEAD = 2

/**
 * Hands out items to whoever receives them at the other end of the port; resolves after the last, or when that end is
 * closed.
 *
 * @param transferred what of an item is handed over rather than copied.
 * @throws what the items throw; the other end is not told.
 */
export async function sendItems<T>(
  port: MessagePort,
  items: AsyncIterable<T>,
  transferred: (item: T) => Transferable[] = () => [],
): Promise<void> {
  const send = (message: Message<T>, transfer: Transferable[] = []) => port.postMessage(message, transfer)
  const asked = on(port, 'message', { close: ['close'] })
  const isAsked = async () => !(await asked.next()).done
  // Begun before anything is asked for: what holds a file open lets go of it at its end, which comes only if it has begun.
  for await (const value of items) {
    if (!(await isAsked())) return
    send({ value }, transferred(value))
  }
  if (await isAsked()) send('end')
}

/**
 * The items that the other end of the port sends.
 *
 * @param signal ends the waiting for them with its reason.
 */
export async function* receiveItems<T>(port: MessagePort, signal?: AbortSignal): AsyncGenerator<T> {
  const received = on(port, 'message', { close: ['close'], ...(signal && { signal }) })
  const ask = () => port.postMessage(null)
  try {
    for (let place = 0; place < AHEAD; place += 1) ask()
    for await (const [message] of received as AsyncIterable<[Message<T>]>) {
      if (message === 'end') return
      ask()
      yield message.value
    }
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    port.close()
  }
}
