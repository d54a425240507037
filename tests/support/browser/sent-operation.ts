import type { Request } from '@playwright/test'

/** The operation that a page sends to the API, by POST or by GET; its document is in full when the server did not know its hash. */
export function sentOperation(request: Request): { operationName: string; query?: string } {
  if (request.method() === 'POST') return request.postDataJSON()
  const parameters = Object.fromEntries(new URL(request.url()).searchParams)
  return { ...parameters, operationName: parameters.operationName ?? '' }
}
