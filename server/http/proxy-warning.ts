import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Env } from '#server/config/env.ts'
import type { Logger } from '#server/lib/log.ts'

/** Any visitor can send the header, so it is no proof of a proxy. */
const WARNING =
  'A request had X-Forwarded-For, and TRUST_PROXY is not set. If a proxy of yours stands in front, all visitors count as one address for every limit: set TRUST_PROXY=on. Otherwise set TRUST_PROXY=off.'

/**
 * While the settings say nothing about proxies, checks a server's requests until one seems to come through a proxy, and logs it.
 *
 * @returns a function that returns a message for the operator; undefined when nothing is wrong.
 */
export function watchForProxy(
  server: Server,
  { env, log }: { env: Pick<Env, 'trustProxySet'>; log: Logger },
): () => string | undefined {
  let warning: string | undefined
  const watch = ({ headers }: { headers: IncomingHttpHeaders }) => {
    if (headers['x-forwarded-for'] === undefined) return
    server.off('request', watch)
    warning = WARNING
    log.warn(warning)
  }
  if (!env.trustProxySet) server.prependListener('request', watch)
  return () => warning
}
