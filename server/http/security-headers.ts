import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { isSecure } from '#server/auth/secure-cookies.ts'
import type { Env } from '#server/config/env.ts'
import type { Site } from '#server/config/site.ts'
import { isGraphql } from '#server/graphql/endpoint.ts'
import type { Logger } from '#server/lib/log.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** A year. Without includeSubDomains: other hosts of the domain may still use http. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' }

/** Browser features that no page uses, and no frame may request; the player's own are in its `allow`. */
const UNUSED_FEATURES = [
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
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Built files, of which a page loads about twenty: headers for documents would add more than a kilobyte to each. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.\w+$/
const builtFileHeaders = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The API returns data, which must not load or execute anything in a browser. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'"
/** Headers against type sniffing, framing and cross-site reading of data. */
const DATA_HEADERS = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

/** Adds security headers to a response. A route may be stricter. */
export type AddSecurityHeaders = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/**
 * Creates the security headers: all for documents, fewer for API responses and built files. They are made once for each
 * protocol and change of the settings.
 *
 * @param development less strict, for pages with hot reload.
 */
export function securityHeaders({
  env,
  content,
  log,
  development,
}: {
  env: Pick<Env, 'publicUrl'>
  /** Its settings name the services that pages may load from. */
  content: { readonly site: Site }
  log: Logger
  development: boolean
}): AddSecurityHeaders {
  let prepared = prepare(content.site, { development })
  /** No setting may fail every request. */
  const prepareNext = (site: Site) => {
    try {
      return prepare(site, { development })
    } catch (error) {
      log.error({ err: error }, 'The security headers stay as before the last change of the settings')
      return { ...prepared, site }
    }
  }
  return (request, reply, done) => {
    if (prepared.site !== content.site) prepared = prepareNext(content.site)
    reply.headers(prepared[isSecure(env, request) ? 'https' : 'http'][kindOf(request.url)])
    done()
  }
}

function kindOf(url: string): 'builtFile' | 'data' | 'document' {
  if (isGraphql(url)) return 'data'
  return BUILT_FILE.test(url) ? 'builtFile' : 'document'
}

/** The headers for the services that a site uses. */
function prepare(site: Site, { development }: { development: boolean }) {
  const common = headersOf(
    helmet({
      contentSecurityPolicy: contentSecurityPolicy(site, { development }),
      // For browsers without frame-ancestors.
      xFrameOptions: { action: 'deny' },
      // URLs contain candidate IDs, so other sites get no referrer. With `no-referrer`, browsers would also omit the
      // origin of our own forms, and cross-site.ts would reject them.
      referrerPolicy: { policy: 'same-origin' },
      // Added below, because it depends on the protocol.
      strictTransportSecurity: false,
    }),
  )
  const isOfData = ([name]: [string, string]) => DATA_HEADERS.includes(name)
  const http = {
    document: { ...common, 'permissions-policy': PERMISSIONS },
    data: {
      ...Object.fromEntries(Object.entries(common).filter(isOfData)),
      'content-security-policy': DATA_POLICY,
    },
    builtFile: builtFileHeaders,
  }
  const https = {
    document: { ...http.document, ...HTTPS_ONLY },
    data: { ...http.data, ...HTTPS_ONLY },
    builtFile: { ...http.builtFile, ...HTTPS_ONLY },
  }
  return { site, http, https }
}

/** Runs helmet once: running it for every request would cost as much as a short response. */
function headersOf(addHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const recorder = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value
    },
    removeHeader() {},
  } as unknown as ServerResponse
  addHeaders({} as IncomingMessage, recorder, (error) => {
    if (error) throw error
  })
  return headers
}
