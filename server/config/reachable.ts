interface Addresses {
  nodeEnv: string
  host: string
  publicUrl?: string | undefined
  /** Whether there is a reverse proxy. */
  proxied: boolean
}

/**
 * The setting that shows that others can reach the site, so that it is in use and not a local trial.
 *
 * @returns such as `PUBLIC_URL=https://example.edu.np`; undefined when no setting says so.
 */
export function reachableBy({ nodeEnv, host, publicUrl, proxied }: Addresses): string | undefined {
  if (nodeEnv === 'production') return 'NODE_ENV=production'
  if (publicUrl !== undefined) {
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'https:' || !isLoopback(hostname)) return `PUBLIC_URL=${publicUrl}`
  }
  if (!isLoopback(host)) return `HOST=${host}`
  return proxied ? 'TRUST_PROXY' : undefined
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  return /^(.+\.)?localhost$/.test(name) || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name) || name === '::1'
}
