import { isIPv6 } from 'node:net'

/** Trusted proxies: none, by address, or by a function. As Fastify's `trustProxy`. */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** A number is the count of proxies; the server must then be reachable through them only. */
export function trustedProxies(trust: false | number | string): TrustedProxies {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
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
