import type { IncomingMessage, ServerResponse } from 'node:http'
import type helmet from 'helmet'

/** Runs helmet once and returns its headers: running it for every request would cost as much as a short response. */
export function preparedHeaders(addHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const headers = new Map<string, string>()
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader() {},
  } as unknown as ServerResponse
  addHeaders({} as IncomingMessage, recorder, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(headers)
}
