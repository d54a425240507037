import type { Server } from 'node:net'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])

/** The URL at which this machine reaches a server that listens on `host` and `port`. */
export function localUrl(host: string, port: number): string {
  const name = LOCAL_HOSTS.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** The URL at which the server listens, when no PUBLIC_URL is set. */
export function listeningUrl(server: Server, host: string): string {
  const address = server.address()
  return localUrl(host, address !== null && typeof address === 'object' ? address.port : 0)
}
