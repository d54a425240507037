import { once } from 'node:events'
import { connect, rootCertificates } from 'node:tls'
import { say, sayAt } from '#server/locales/say.ts'
import type { Check } from './check.ts'

const SOON_DAYS = 14
const MOST_SECONDS = 3
const DAY = 86_400_000

/**
 * Looks at the certificate that browsers are shown at the public address.
 *
 * @param o.authority PEM certificate that is trusted beside the public authorities.
 * @returns nothing for a site without an encrypted public address.
 */
export async function certificateChecks(
  publicUrl: string | undefined,
  o: { now: Date; authority?: string },
): Promise<Check[]> {
  if (!publicUrl?.startsWith('https:')) return []
  const { hostname, port } = new URL(publicUrl)
  const found = await readCertificate({ host: hostname, port: Number(port || 443) }, o.authority).catch(
    (error: Error) => error,
  )
  return [{ name: 'Certificate', ...judge(hostname, found, o.now) }]
}

interface Shown {
  validTo: Date
  /** Why a browser would not trust it. */
  distrust?: string
}

function judge(host: string, found: Shown | Error, now: Date): Omit<Check, 'name'> {
  // Some networks do not let a server reach its own public address.
  if (found instanceof Error)
    return {
      state: 'ok',
      text: say`${host} cannot be asked from here (${found.message}).`,
    }
  const { validTo, distrust } = found
  const day = sayAt(validTo)
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY)
  if (validTo <= now) {
    const text = say`The certificate of ${host} expired on ${day}. Renew it: browsers refuse the site.`
    return { state: 'problem', text }
  }
  if (distrust) {
    const text = say`Browsers do not trust the certificate of ${host} (${distrust}). Get one from a public authority, such as Let's Encrypt.`
    return { state: 'problem', text }
  }
  if (days >= SOON_DAYS) return { state: 'ok', text: say`Valid until ${day}.` }
  const text = say`The certificate of ${host} expires on ${day}, in ${days === 1 ? say`1 day` : say`${days} days`}. See why it is not renewed by itself.`
  return { state: 'warning', text }
}

async function readCertificate(at: { host: string; port: number }, authority?: string): Promise<Shown> {
  const trusted = authority && { ca: [...rootCertificates, authority] }
  const socket = connect({ ...at, ...trusted, servername: at.host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(MOST_SECONDS * 1_000) })
    const distrust = socket.authorizationError
    return {
      validTo: new Date(socket.getPeerCertificate().valid_to),
      ...(distrust && { distrust: String(distrust) }),
    }
  } finally {
    socket.on('error', () => {})
    socket.destroy()
  }
}
