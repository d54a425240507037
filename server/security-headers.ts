import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { isSecure } from './access/secure.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Env } from './env.ts'
import { preparedHeaders } from './prepared-headers.ts'
import type { Site } from './site.ts'

/** A year. Other hosts of the institute's domain may still speak http: they are not ours to include. */
const HTTPS_ONLY = 'max-age=31536000'

/** What no page of ours uses, and no frame in one may ask for; the player's own wishes are in its `allow`. */
const NOT_USED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS = NOT_USED.map((feature) => `${feature}=()`).join(', ')

/** Files of the build, of which a page needs twenty: what only documents need would weigh more than a kilobyte on each. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.\w+$/
const ofBuiltFiles = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The API answers with data, and nothing that a browser would load or ask its user for may come of that. */
const DATA = /^\/graphql(?![^?])/
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'"
/** What else may come of data: that it is taken for something else, framed, or read by another site. */
const COUNT_FOR_DATA = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

/** Adds to an answer what it tells browsers not to do with it. A route may be stricter. */
export type AddSecurityHeaders = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

export interface SecurityHeaders {
  add: AddSecurityHeaders
  /** What it adds to an answer of the API over a connection that PUBLIC_URL alone describes. */
  ofData: Readonly<Record<string, string>>
}

/**
 * The same for every kind of answer, but for those that are no documents of ours and come by the thousand.
 *
 * @param o.development looser, for pages that are served with hot reload.
 */
export function securityHeaders({
  env,
  site,
  development,
}: {
  env: Pick<Env, 'publicUrl'>
  site: Site
  development: boolean
}): SecurityHeaders {
  const ofAll = preparedHeaders(
    helmet({
      contentSecurityPolicy: contentSecurityPolicy(site, { development }),
      // For browsers that do not know frame-ancestors.
      xFrameOptions: { action: 'deny' },
      // Other sites learn nothing: there are candidate IDs in addresses. With `no-referrer` browsers would hide the
      // origin of our own forms from us as well, and cross-site.ts refuse them.
      referrerPolicy: { policy: 'same-origin' },
      // Below: it depends on the request.
      strictTransportSecurity: false,
    }),
  )
  const ofDocuments = { ...ofAll, 'permissions-policy': PERMISSIONS }
  const ofData = {
    ...Object.fromEntries(Object.entries(ofAll).filter(([name]) => COUNT_FOR_DATA.includes(name))),
    'content-security-policy': DATA_POLICY,
  }
  const httpsOnly = { 'strict-transport-security': HTTPS_ONLY }
  return {
    add(request, reply, done) {
      reply.headers(
        BUILT_FILE.test(request.url) ? ofBuiltFiles : DATA.test(request.url) ? ofData : ofDocuments,
      )
      if (isSecure(env, request)) reply.headers(httpsOnly)
      done()
    },
    ofData: { ...ofData, ...(isSecure(env, { protocol: 'http' }) && httpsOnly) },
  }
}
