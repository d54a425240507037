import { on } from 'node:events'
import type { MessagePort, Transferable } from 'node:worker_threads'

// An async iterable over a MessagePort, with backpressure: the consumer requests each item.

type Message<T> = { value: T } | 'end'

/** Items requested ahead, so that neither side waits for a round trip. */
const PREFETCH = 2

/**
 * Sends items to the other end of the port; resolves after the last one, or when the other end closes.
 *
 * @param transferred parts of an item to transfer instead of copy.
 * @throws errors of the items; the other end is not told.
 */
export async function sendItems<T>(
  port: MessagePort,
  items: AsyncIterable<T>,
  transferred: (item: T) => Transferable[] = () => [],
): Promise<void> {
  const send = (message: Message<T>, transfer: Transferable[] = []) => port.postMessage(message, transfer)
  const requests = on(port, 'message', { close: ['close'] })
  const nextRequest = async () => !(await requests.next()).done
  // The iterator starts before the first request: its `finally`, which closes a file, runs only if it was started.
  for await (const value of items) {
    if (!(await nextRequest())) return
    send({ value }, transferred(value))
  }
  if (await nextRequest()) send('end')
}

/**
 * Receives the items that the other end sends.
 *
 * @param signal aborts the wait, with its reason.
 */
export async function* receiveItems<T>(port: MessagePort, signal?: AbortSignal): AsyncGenerator<T> {
  const received = on(port, 'message', { close: ['close'], ...(signal && { signal }) })
  const request = () => port.postMessage(null)
  try {
    for (let count = 0; count < PREFETCH; count += 1) request()
    for await (const [message] of received as AsyncIterable<[Message<T>]>) {
      if (message === 'end') return
      request()
      yield message.value
    }
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    port.close()
  }
}
