import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
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

/** A client in limits: its IPv4 address, or the first 64 bits of its IPv6 address, because one client has all of those. */
export function clientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [address = ip] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0')
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function trustOf(trusted: Exclude<TrustedProxies, false>): (address: string, hop: number) => boolean {
  if (typeof trusted !== 'string') return trusted
  return proxyAddr.compile(trusted.split(',').map((address) => address.trim()))
}
