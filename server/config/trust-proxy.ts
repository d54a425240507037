import { isIP } from 'node:net'

/**
 * `on` means one proxy. Trusting all of `X-Forwarded-For` would let clients choose their address and evade limits per
 * address.
 */
export function trustProxy(value: string | undefined): false | number | string {
  if (value === undefined || value === 'off') return false
  if (value === 'on') return 1
  return /^\d+$/.test(value) ? Number(value) : value
}

/** Of a subnet, by version of IP. */
const MOST_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** Whether a text is a value of TRUST_PROXY. */
export function isProxySetting(value: string): boolean {
  if (/^(on|off|[1-9])$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (more.length > 0) return false
    if (bits === undefined) return isIP(address) > 0 || /^(loopback|linklocal|uniquelocal)$/.test(address)
    return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? 0)
  })
}
