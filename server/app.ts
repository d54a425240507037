import { createServer } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { isCrossSite } from './access/cross-site.ts'
import { createKeyRing } from './access/keys.ts'
import { createSessions } from './access/session.ts'
import { refuseBadAddress, refuseNul } from './bad-address.ts'
import { type Context, createPageContext, type Services, visitorContexts } from './context.ts'
import { startPost } from './domains/accounts/post.ts'
import { serveErrorFiles } from './domains/imports/serve-error-files.ts'
import { serveAttachments } from './domains/notices/serve-attachments.ts'
import { serveFeed } from './domains/notices/serve-feed.ts'
import { serveResultFiles } from './domains/results/serve-result-files.ts'
import { changedPages } from './domains/site/changed-pages.ts'
import { serveSiteFiles } from './domains/site/serve-site-files.ts'
import { serveStudentFiles } from './domains/student-area/serve-student-files.ts'
import { serveStudentUploads } from './domains/students/serve-student-uploads.ts'
import { serveThumbnails } from './domains/videos/serve-thumbnails.ts'
import { warnOfHalfASource } from './domains/videos/video-source.ts'
import { drainBeforeClose } from './drain.ts'
import type { Env } from './env.ts'
import { FastLane } from './fast-lane/fast-lane.ts'
import { Front, type FrontParts } from './fast-lane/front.ts'
import { Freshness } from './freshness.ts'
import { executeInProcess, isForEverybody, registerGraphql } from './graphql.ts'
import { registerHealth } from './health.ts'
import { Admission } from './lib/admission.ts'
import { stopBackground } from './lib/background.ts'
import { clientAddress, type TrustedProxies } from './lib/client-address.ts'
import { localUrl } from './lib/local-url.ts'
import { createRateLimits } from './lib/rate-limit.ts'
import { requestId } from './lib/request-id.ts'
import { createMailer } from './mailer.ts'
import { measureRequests } from './metrics/requests.ts'
import { registerPlainSignIn } from './plain-sign-in.ts'
import type { Renderer } from './render/renderer.ts'
import { answerErrors } from './request-errors.ts'
import { RequestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { shedLoad } from './shed-load.ts'
import { endSlowClients } from './slow-clients.ts'
import { acceptUploads } from './uploads.ts'

const HTTP = {
  /** Milliseconds for a request's head, from the connection or from the request's first byte on. */
  headersTimeout: 30_000,
  /** Its body may take long over a poor line; see slow-clients.ts. */
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
  /** Longer than a proxy in front keeps a connection, so that it is the proxy that ends it. */
  keepAliveTimeout: 72_000,
} as const

export type AppParts = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'> & {
  /** Serves the pages; absent where only the API is wanted. */
  renderer?: Renderer
  /** Who delivers mails, if it is another process. */
  post?: Services['post']
  /** How much is taken on at once. */
  admission?: Admission
  /** How old public data that was kept may be; see Freshness. */
  leaseMs?: number
}

/** Puts the server together without listening, so that tests can mount it. */
export async function createApp({
  renderer,
  leaseMs,
  admission = new Admission(),
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders({ ...parts, development: renderer?.hotReload === true })
  const front = new Front()
  const trusted = trustedProxies(parts.env.trustProxy)
  const app = Fastify({
    serverFactory: (handler) => createServer(HTTP, front.before(handler)),
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new RequestLog(parts.log),
    trustProxy: trusted,
    genReqId: requestId,
    routerOptions: { maxParamLength: 300 },
    // Until the last connection is closed, every request is answered as ever.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress(headers.add),
  })
  // For whoever reports a problem: every line of the log about the request has it, too.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (parts.env.metrics) measureRequests(app)
  // Before everything that may answer.
  app.addHook('onRequest', headers.add)
  // Also of those who are refused at once.
  const slowClients = endSlowClients(app)
  const refused = shedLoad(app, admission)
  refuseNul(app)
  const keys = createKeyRing(parts.db)
  const publicUrl = () => parts.env.publicUrl ?? listeningUrl(app, parts.env.host)
  const post = parts.post ?? deliverMails(app, { ...parts, publicUrl })
  // The database is closed after the app: what still cleans up behind a deletion comes first.
  app.addHook('onClose', stopBackground)
  const services: Services = {
    ...parts,
    keys,
    sessions: createSessions(parts.db, keys, { demo: parts.env.demo }),
    limits: createRateLimits(parts.db.pool),
    freshness: new Freshness(parts.db, { leaseMs }),
    post,
    isCrowded: () => admission.isCrowded(),
    publicUrl,
  }
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  refuseOtherSites(app, publicUrl)
  // Fastify's own handler logs and repeats the whole address, and with it the token of a mailed link.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  answerErrors(app)
  acceptUploads(app)
  const lane = new FastLane(renderer?.documents ?? [], services.freshness)
  await registerGraphql(app, services, { lane, front })
  await registerPlainSignIn(app, services)
  registerHealth(app, parts.db)
  openFront(app, front, {
    lane,
    admission,
    refused,
    log: parts.log,
    contextOf: visitorContexts(services, { ipOf: clientAddress(trusted) }),
    headers: headers.ofData,
    metrics: parts.env.metrics !== undefined,
    keepAliveS: HTTP.keepAliveTimeout / 1000,
    knowsProtocol: parts.env.publicUrl !== undefined || parts.env.trustProxy === false,
    // For hot reload.
    upgrades: () => app.server.listenerCount('upgrade') > 0,
    watch: (request, response) => slowClients.watch({ request, response, log: parts.log }),
  })
  drainBeforeClose(app, parts.env.stopDelay * 1000)
  serveResultFiles(app, services)
  serveStudentUploads(app, services)
  serveErrorFiles(app, services)
  serveAttachments(app, services)
  serveFeed(app, services)
  serveThumbnails(app, services)
  warnOfHalfASource(services)
  serveSiteFiles(app, services)
  serveStudentFiles(app, services)
  const contextOf = pageContexts(services)
  await renderer?.register(app, {
    publicUrl: services.publicUrl,
    changedPages: () => changedPages(services.db),
    execute: async (request, reply, operation) =>
      executeInProcess(await contextOf(request, reply), operation),
    isForEverybody,
    version: () => services.freshness.version(),
  })
  return app
}

/** Takes requests while the app does. Once it is to stop, its own answers tell clients of that. */
function openFront(app: FastifyInstance, front: Front, parts: FrontParts): void {
  app.addHook('onReady', async () => front.open(parts))
  app.addHook('preClose', async () => front.close())
}

function deliverMails(
  app: FastifyInstance,
  parts: Pick<Services, 'env' | 'db' | 'site' | 'log' | 'publicUrl'>,
): Services['post'] {
  const post = startPost({ ...parts, mailer: createMailer(parts) })
  app.addHook('onClose', () => post.stop())
  return post
}

/** A number is how many stand in front; nobody must be able to reach the server but through them. */
function trustedProxies(trust: Env['trustProxy']): TrustedProxies {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** A form or script on another site could make a browser send its cookies along: nothing is changed for those. */
function refuseOtherSites(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isCrossSite(request, publicUrl))
      return done()
    request.log.warn('refused a request that another site made a browser send')
    const message = 'This request came from a page of another site.'
    reply.code(403).send({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] })
  })
}

/** A page runs several operations, yet its session must be looked up, and renewed, once. */
function pageContexts(
  services: Services,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Context> {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>()
  return (request, reply) => {
    const context = contexts.get(request) ?? createPageContext(services, request, reply)
    contexts.set(request, context)
    return context
  }
}

/** Where the server can be reached when no PUBLIC_URL says so. */
function listeningUrl(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  return localUrl(host, address !== null && typeof address === 'object' ? address.port : 0)
}
