import { spawnSync } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether OpenSSL's program is installed. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** Paths of PEM files. */
export interface Certificate {
  /** Certificate of the authority that has signed the other one. */
  authority: string
  certificate: string
  key: string
}

/** Makes an authority and a server's certificate for a host name, in a folder. */
export async function makeCertificate(folder: string, host: string): Promise<Certificate> {
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${args[0]} failed: ${stderr}`)
  }
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    ...['req', '-x509', ...key, '-keyout', at('ca.key'), '-out', at('ca.crt')],
    ...['-days', '2', '-subj', '/CN=Authority of the tests'],
  )
  openssl(
    ...['req', '-x509', ...key, '-keyout', at('server.key'), '-out', at('server.crt')],
    ...['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-days', '2', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host}`, '-addext', 'basicConstraints=critical,CA:FALSE'],
  )
  // PgBouncer may run as another user.
  await chmod(at('server.key'), 0o644)
  return { authority: at('ca.crt'), certificate: at('server.crt'), key: at('server.key') }
}
