import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Env } from '#server/config/env.ts'
import type { Logger } from '#server/lib/log.ts'

/**
 * Checks by a request's headers whether `TRUST_PROXY` is wrong.
 *
 * @returns a message for the operator; undefined when nothing is wrong.
 */
export function proxyWarning(
  { trustProxy }: Pick<Env, 'trustProxy'>,
  headers: IncomingHttpHeaders,
): string | undefined {
  if (trustProxy !== false || headers['x-forwarded-for'] === undefined) return undefined
  return 'Requests come through a proxy (they have X-Forwarded-For), but TRUST_PROXY is off: all visitors count as one address for every limit. Set TRUST_PROXY=on.'
}

/**
 * Checks a server's requests until one shows a problem, and logs it. @returns a function that returns the problem
 * found.
 */
export function watchForProxy(
  server: Server,
  { env, log }: { env: Pick<Env, 'trustProxy'>; log: Logger },
): () => string | undefined {
  let warning: string | undefined
  const watch = ({ headers }: { headers: IncomingHttpHeaders }) => {
    warning = proxyWarning(env, headers)
    if (warning === undefined) return
    server.off('request', watch)
    log.warn(warning)
  }
  if (env.trustProxy === false) server.prependListener('request', watch)
  return () => warning
}
