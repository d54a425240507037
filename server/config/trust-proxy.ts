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

/** Whether a text is a value of TRUST_PROXY. */
export function isProxySetting(value: string): boolean {
  if (/^(on|off|[1-9])$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/')
    return /^\d{1,3}$/.test(bits) && (isIP(address) > 0 || /^(loopback|linklocal|uniquelocal)$/.test(address))
  })
}
