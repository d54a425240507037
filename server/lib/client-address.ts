import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { connectionOf } from './connection-of.ts'

/** Trusted proxies: none, by address, or by a function. As Fastify's `trustProxy`. */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** A number is the count of proxies; the server must then be reachable through them only. */
export function trustedProxies(trust: false | number | string): TrustedProxies {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Finds the client's address behind trusted proxies, as Fastify does. */
export function clientAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return (request) => connectionOf(request)?.remoteAddress ?? ''
  const trust =
    typeof trusted === 'string'
      ? proxyAddr.compile(trusted.split(',').map((address) => address.trim()))
      : trusted
  // A closed connection has no address.
  return (request) => (connectionOf(request) && proxyAddr(request, trust)) ?? ''
}
