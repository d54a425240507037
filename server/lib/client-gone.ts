import type { ServerResponse } from 'node:http'

/** Ends work whose client has gone before it was answered. */
export class ClientGone extends Error {
  override name = 'ClientGone'

  constructor() {
    super('The client has gone before it was answered.')
  }
}

/** Aborted, with that error, when the connection ends before the answer is written. */
export function goneSignal(answer: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const onClose = () => {
    if (!answer.writableFinished) controller.abort(new ClientGone())
  }
  if (answer.closed) onClose()
  else answer.once('close', onClose)
  return controller.signal
}

/** Whether an error only says that the client has gone, by us or by the parser of its upload. */
export function isClientGone(error: unknown): boolean {
  return error instanceof ClientGone || (error instanceof Error && 'status' in error && error.status === 499)
}
