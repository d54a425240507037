import type { IncomingMessage, ServerResponse } from 'node:http'
import type helmet from 'helmet'
import { nonceOf } from './page-nonce.ts'

/**
 * Lets helmet make its headers once: it would make them anew for every request, at the price of a whole answer. From one
 * answer to the next only the nonce differs.
 *
 * @returns the headers for an answer.
 */
export function preparedHeaders(
  addHeaders: ReturnType<typeof helmet>,
): (answer: ServerResponse) => Record<string, string> {
  const made = new Map<string, string>()
  const pattern = {
    setHeader: (name: string, value: string) => made.set(name.toLowerCase(), value),
    removeHeader() {},
  } as unknown as ServerResponse
  addHeaders({} as IncomingMessage, pattern, (error) => {
    if (error) throw error
  })
  const headers = Object.fromEntries(made)
  const policy = (headers['content-security-policy'] ?? '').split(nonceOf(pattern))
  if (policy.length === 1) return () => headers
  return (answer) => ({ ...headers, 'content-security-policy': policy.join(nonceOf(answer)) })
}
