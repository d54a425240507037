import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Proxies whose word is taken for who stands behind them: none, by address, or by a rule. As Fastify's `trustProxy`. */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** Finds the address of the client behind trusted proxies, by Fastify's own rules. */
export function clientAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trust =
    typeof trusted === 'string'
      ? proxyAddr.compile(trusted.split(',').map((address) => address.trim()))
      : trusted
  // A connection that has ended has no address any more.
  return (request) => proxyAddr(request, trust) ?? ''
}
