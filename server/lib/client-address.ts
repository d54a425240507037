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
  const trust = trustOf(trusted)
  // A closed connection has no address.
  return (request) => (connectionOf(request) && proxyAddr(request, trust)) ?? ''
}

/** Finds the protocol that the client uses, `http` or `https`, behind trusted proxies, as Fastify does. */
export function clientProtocol(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return () => 'http'
  const trust = trustOf(trusted)
  return (request) => {
    const address = connectionOf(request)?.remoteAddress
    const forwarded = request.headers['x-forwarded-proto']
    const isTrusted = forwarded !== undefined && address !== undefined && trust(address, 0)
    return (isTrusted && `${forwarded}`.split(',').at(-1)?.trim()) || 'http'
  }
}

function trustOf(trusted: Exclude<TrustedProxies, false>): (address: string, hop: number) => boolean {
  if (typeof trusted !== 'string') return trusted
  return proxyAddr.compile(trusted.split(',').map((address) => address.trim()))
}
