import type { IncomingMessage, ServerResponse } from 'node:http'
import type helmet from 'helmet'

/**
 * Lets helmet make its headers once: it would make them anew for every request, at the price of a whole answer.
 *
 * @returns the headers of every answer.
 */
export function preparedHeaders(addHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const made = new Map<string, string>()
  const pattern = {
    setHeader: (name: string, value: string) => made.set(name.toLowerCase(), value),
    removeHeader() {},
  } as unknown as ServerResponse
  addHeaders({} as IncomingMessage, pattern, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(made)
}
