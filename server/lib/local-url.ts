const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])

/** Address at which this machine reaches what listens on `host` and `port`. */
export function localUrl(host: string, port: number): string {
  const name = THIS_MACHINE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
