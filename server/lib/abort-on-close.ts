import type { ServerResponse } from 'node:http'

/** Aborts work when its client disconnects before the response is written. */
export class ClientGone extends Error {
  override name = 'ClientGone'

  constructor() {
    super('The client disconnected before the response was written.')
  }
}

/** A signal that aborts with ClientGone when the connection closes before the response is written. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientGone())
  }
  if (response.closed) onClose()
  else response.once('close', onClose)
  return controller.signal
}

/**
 * Whether an error only means that the client disconnected, as reported here or by the multipart parser (status 499).
 */
export function isClientGone(error: unknown): boolean {
  return error instanceof ClientGone || (error instanceof Error && 'status' in error && error.status === 499)
}
