import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { isCrossSite } from '#server/auth/cross-site.ts'
import { errorAnswer } from '#server/graphql/errors.ts'
import { isForEverybody } from './api/apollo-server.ts'
import { registerDomainRoutes } from './api/domain-routes.ts'
import { registerGraphql } from './api/graphql-plugin.ts'
import { pageRequests } from './api/page-requests.ts'
import { createKeyRing } from './auth/keys.ts'
import { createPageSessionRenewal } from './auth/page-session-renewal.ts'
import { createSessions } from './auth/session.ts'
import { createTokenVerifier } from './auth/verified-tokens.ts'
import { type ContentStore, openContent } from './content/content-store.ts'
import { DataVersion } from './db/data-version.ts'
import { StagingQueue } from './db/staging-queue.ts'
import { registerSessionForms } from './domains/accounts/session-forms.ts'
import { editableKeys } from './domains/content/editors.ts'
import { publicPages } from './domains/site/public-pages.ts'
import { warnOfIncompleteVideoSource } from './domains/videos/video-source.ts'
import { createContext, type Services } from './graphql/context.ts'
import { restarting } from './graphql/errors.ts'
import { RequestLog } from './http/access-log.ts'
import { readersLanguage } from './http/chose-nepali.ts'
import { drainConnections } from './http/connection-draining.ts'
import { limitConnections } from './http/connection-limit.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { registerHealth } from './http/health.ts'
import { shedLoad } from './http/load-shedding.ts'
import { pathAndQueryOf, rejectMalformedRequests, rejectMalformedUrl } from './http/malformed-requests.ts'
import { handleInOrder } from './http/pipelining.ts'
import { sendPageOrText } from './http/plain-page.ts'
import { watchForProxy } from './http/proxy-warning.ts'
import { createBudgetOf } from './http/request-budget.ts'
import { type AddSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { sharedAnswers } from './http/shared-answers.ts'
import { seedOnce } from './jobs/seed-once.ts'
import { Admission } from './lib/admission.ts'
import { stopBackground } from './lib/background.ts'
import { type TrustedProxies, trustedProxies } from './lib/client-address.ts'
import { listeningUrl } from './lib/local-url.ts'
import type { Logger } from './lib/log.ts'
import { RefusalLog } from './lib/refusal-log.ts'
import { CandidateLimit, ClientBudgets, Limits } from './limits.ts'
import { createMailer } from './mail/create-mailer.ts'
import { startOutboxWorker } from './mail/outbox-worker.ts'
import { measureAdmission } from './metrics/admission.ts'
import { notFoundPage } from './ssr/error-page.ts'
import type { Renderer } from './ssr/renderer.ts'

const HTTP = {
  /** Milliseconds for the headers of a request, from the connection or the request's first byte on. */
  headersTimeout: 30_000,
  /** For the whole of a request: an upload of 100 MB at 14 kB a second. */
  requestTimeout: 2 * 60 * 60_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep idle connections, so that the proxy closes them first. */
  keepAliveTimeout: 72_000,
} as const
/** Without a byte in either direction: the client does not send its body, or does not read. */
const STALLED_MS = 5 * 60_000

export type AppOptions = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'> & {
  /** Serves the pages; absent when only the API is needed. */
  renderer?: Renderer
  /** Admission control of the process. */
  admission?: Admission
  /** Whether other processes go on accepting connections when this one stops. */
  othersAccept?: () => boolean
  /** How long a cached data version counts as current; see DataVersion. */
  leaseMs?: number
}

/** Creates the app without listening, so that tests can use it. */
export async function createApp({
  renderer,
  leaseMs,
  admission: given,
  othersAccept = () => false,
  ...resources
}: AppOptions): Promise<FastifyInstance> {
  const { env, db, log } = resources
  const admission = given ?? new Admission(env.loadShedding ? {} : { maxPlaces: Number.POSITIVE_INFINITY })
  const dataVersion = new DataVersion(db, { leaseMs })
  const content = openContent(resources, dataVersion)
  const addHeaders = securityHeaders({ env, log, content, development: renderer?.hotReload === true })
  const app = createFastify({
    ...{ log, addHeaders },
    metrics: env.metrics !== undefined,
    trusted: trustedProxies(env.trustProxy),
  })
  addRequestIds(app)
  // Before every hook that may answer.
  app.addHook('onRequest', addHeaders)
  const warnings = [limitConnections(app.server, resources), watchForProxy(app.server, resources)]
  const keys = createKeyRing(db)
  const verifyTokens = createTokenVerifier(keys)
  shedLoad(app, { admission, verifyTokens })
  rejectMalformedRequests(app)
  const services = startServices(app, resources, { admission, content, dataVersion, keys, verifyTokens })
  await registerPlugins(app, services)
  const findSharedAnswer = sharedAnswers(renderer?.build && buildOf(renderer.build, resources))
  await registerGraphql(app, services, {
    documents: renderer?.documents ?? [],
    admission,
    findSharedAnswer,
    viewerOf: async (request, reply) => (await createContext(services, request, reply)).viewer,
    mayEdit: async (viewer) => (await editableKeys({ viewer, content })).length > 0,
  })
  await registerSessionForms(app, services)
  registerHealth(app, { ...resources, warnings })
  if (env.metrics) measureAdmission(admission)
  // Before draining: an import that is not staged yet would outlast it.
  app.addHook('preClose', async () => services.stagings.stop(restarting()))
  const [delayMs, timeoutMs] = [env.stopDelay * 1000, env.stopTimeout * 1000]
  drainConnections(app, { delayMs, timeoutMs, othersAccept })
  registerDomainRoutes(app, services)
  warnOfIncompleteVideoSource(services)
  await renderer?.register(app, {
    publicUrl: services.publicUrl,
    ...publicPages(services),
    ...pageRequests(services),
    budgetOf: createBudgetOf(services),
    isForEverybody,
    findSharedAnswer: (request) => findSharedAnswer(request, dataVersion),
    version: () => dataVersion.version(),
  })
  return app
}

/** Differs as well between settings that pages show. */
function buildOf(build: string, { env, site }: Pick<AppOptions, 'env' | 'site'>): string {
  return JSON.stringify([build, env.publicUrl, env.demo, env.demoExposed, site])
}

function createFastify(o: {
  metrics: boolean
  log: Logger
  trusted: TrustedProxies
  addHeaders: AddSecurityHeaders
}): FastifyInstance {
  return Fastify({
    serverFactory: (handler) => createServer(HTTP, handleInOrder(handler)).setTimeout(STALLED_MS),
    loggerInstance: o.log as FastifyBaseLogger,
    logController: new RequestLog(o.log, { metrics: o.metrics }),
    trustProxy: o.trusted,
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => pathAndQueryOf(url),
    routerOptions: { maxParamLength: 300 },
    // Fastify would apply it to closing as well, which takes as long as the last request.
    pluginTimeout: 0,
    // During shutdown, requests are answered as usual until the last connection closes.
    return503OnClosing: false,
    frameworkErrors: rejectMalformedUrl(o.addHeaders),
  })
}

/** Identifies a request in problem reports: its log lines have the same id. */
function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

type Resources = Pick<AppOptions, 'env' | 'db' | 'files' | 'site' | 'log'>

/** Starts the services, and stops them with the app. */
function startServices(
  app: FastifyInstance,
  resources: Resources,
  {
    content,
    keys,
    admission,
    ...given
  }: Pick<Services, 'dataVersion' | 'keys' | 'verifyTokens'> & {
    content: ContentStore
    admission: Admission
  },
): Services {
  const { env, db, log } = resources
  const publicUrl = () => env.publicUrl ?? listeningUrl(app.server, env.host)
  const outboxWorker = startOutboxWorker({
    ...resources,
    content,
    publicUrl,
    mailer: createMailer(resources),
  })
  app.addHook('onClose', () => outboxWorker.stop())
  // Background work ends before the database is closed.
  app.addHook('onClose', stopBackground)
  const sessions = createSessions(db, keys, { demo: env.demo })
  const refusals = new RefusalLog(db.pool, log)
  return {
    ...resources,
    ...given,
    content,
    keys,
    sessions,
    renewPageSession: createPageSessionRenewal(sessions),
    limits: new Limits(db.pool, refusals),
    lookUps: new CandidateLimit(db.pool, { perHour: env.lookUpsPerHour }),
    refusals,
    budgets: new ClientBudgets(env.clientBudget, { refusals }),
    get site() {
      return content.site
    },
    stagings: new StagingQueue(db),
    outboxWorker,
    isBusy: () => admission.isBusy(),
    publicSource: () => db.replica?.() ?? { db, dataVersion: given.dataVersion },
    addChosenDemo: () => seedOnce(resources, { demo: false }),
    publicUrl,
  }
}

/** Adds the common parts of all routes: compression, cookies, and the answers to refused, missing and failed requests. */
async function registerPlugins(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  rejectOtherSites(app, services.publicUrl)
  // Fastify's default handler logs and repeats the whole URL, which may contain the token of a mailed link.
  app.setNotFoundHandler((request, reply) => {
    const locale = readersLanguage(request)
    return sendPageOrText(request, reply.code(404), { locale, ...notFoundPage(locale), text: 'Not found' })
  })
  registerErrorHandler(app)
}

/** Rejects requests from other sites' pages (CSRF), except for GET and HEAD. */
function rejectOtherSites(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isCrossSite(request, publicUrl))
      return done()
    request.log.warn('refused a request that another site made a browser send')
    const message = 'This request came from a page of another site.'
    reply.code(403).send(errorAnswer(request, { message, code: 'FORBIDDEN' }))
  })
}

const ID_BYTES = 16
/** Random bytes are drawn in bulk: each call to the generator costs more than the rest. */
const DRAWN_BYTES = 256 * ID_BYTES

let drawn = Buffer.alloc(0)
let used = 0

/** A random id for a request: 32 hexadecimal digits. */
function requestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_BYTES)
    used = 0
  }
  used += ID_BYTES
  return drawn.toString('hex', used - ID_BYTES, used)
}
