import { createServer } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { isForEverybody, registerGraphql } from './api/apollo-server.ts'
import { acceptUploads } from './api/multipart-uploads.ts'
import { OperationFastPath } from './api/operation-fast-path.ts'
import { pageRequests } from './api/page-requests.ts'
import { RequestHandler } from './api/request-handler.ts'
import { createKeyRing } from './auth/keys.ts'
import { createPageSessionRenewal } from './auth/page-session-renewal.ts'
import { createSessions } from './auth/session.ts'
import { createTokenVerifier } from './auth/verified-tokens.ts'
import { openContent } from './content/content-store.ts'
import { DataVersion } from './db/data-version.ts'
import { StagingQueue } from './db/staging-queue.ts'
import { startOutboxWorker } from './domains/accounts/outbox-worker.ts'
import { registerSessionForms } from './domains/accounts/session-forms.ts'
import { editableKeys } from './domains/content/editors.ts'
import { serveActivityLog } from './domains/dashboard/serve-activity-log.ts'
import { serveErrorFiles } from './domains/imports/serve-error-files.ts'
import { serveMedia } from './domains/media/serve-media.ts'
import { serveAttachments } from './domains/notices/serve-attachments.ts'
import { serveFeed } from './domains/notices/serve-feed.ts'
import { serveExamSlips } from './domains/result-slips/serve-exam-slips.ts'
import { serveSlips } from './domains/result-slips/serve-slips.ts'
import { lookUpRules } from './domains/results/look-up-rules.ts'
import { serveExamResults } from './domains/results/serve-exam-results.ts'
import { serveMeritLists } from './domains/results/serve-merit-lists.ts'
import { serveRehearsals } from './domains/results/serve-rehearsals.ts'
import { serveReleases } from './domains/results/serve-releases.ts'
import { serveResultFiles } from './domains/results/serve-result-files.ts'
import { publicPages } from './domains/site/public-pages.ts'
import { serveSiteFiles } from './domains/site/serve-site-files.ts'
import { serveStudentFiles } from './domains/student-area/serve-student-files.ts'
import { serveStudentUploads } from './domains/students/serve-student-uploads.ts'
import { serveThumbnails } from './domains/videos/serve-thumbnails.ts'
import { warnOfIncompleteVideoSource } from './domains/videos/video-source.ts'
import { createContext, type Services, visitorContexts } from './graphql/context.ts'
import { restarting } from './graphql/errors.ts'
import { RequestLog } from './http/access-log.ts'
import { drainConnections } from './http/connection-draining.ts'
import { limitConnections } from './http/connection-limit.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { registerHealth } from './http/health.ts'
import { shedLoad } from './http/load-shedding.ts'
import { rejectMalformedUrl, rejectNul } from './http/malformed-url.ts'
import { handleInOrder } from './http/pipelining.ts'
import { watchForProxy } from './http/proxy-warning.ts'
import { rejectOtherSites } from './http/reject-other-sites.ts'
import { createBudgetOf } from './http/request-budget.ts'
import { securityHeaders } from './http/security-headers.ts'
import { guardSlowTransfers } from './http/slow-transfer-guard.ts'
import { seedOnce } from './jobs/seed-once.ts'
import { Admission } from './lib/admission.ts'
import { stopBackground } from './lib/background.ts'
import { clientAddress, clientProtocol, trustedProxies } from './lib/client-address.ts'
import { ClientBudgets } from './lib/client-budgets.ts'
import { EnumerationLimiter } from './lib/enumeration-limiter.ts'
import { listeningUrl } from './lib/local-url.ts'
import { createRateLimits } from './lib/rate-limiter.ts'
import { RefusalLog } from './lib/refusal-log.ts'
import { requestId } from './lib/request-id.ts'
import { createMailer } from './mail/create-mailer.ts'
import { measureAdmission } from './metrics/admission.ts'
import { measureRequests } from './metrics/requests.ts'
import type { Renderer } from './ssr/renderer.ts'

const HTTP = {
  /** Milliseconds for the headers of a request, from the connection or the request's first byte on. */
  headersTimeout: 30_000,
  /** None: bodies may take long over poor connections; see slow-transfer-guard.ts. */
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep idle connections, so that the proxy closes them first. */
  keepAliveTimeout: 72_000,
} as const

export type AppOptions = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'> & {
  /** Serves the pages; absent when only the API is needed. */
  renderer?: Renderer
  /** Delivers mails, if another process does. */
  outboxWorker?: Services['outboxWorker']
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
  admission = new Admission(),
  othersAccept = () => false,
  ...resources
}: AppOptions): Promise<FastifyInstance> {
  const dataVersion = new DataVersion(resources.db, { leaseMs })
  const content = openContent(resources, dataVersion)
  const headers = securityHeaders({ ...resources, content, development: renderer?.hotReload === true })
  const requestHandler = new RequestHandler()
  const trustedProxyRule = trustedProxies(resources.env.trustProxy)
  const app = Fastify({
    serverFactory: (handler) => createServer(HTTP, handleInOrder(requestHandler.wrap(handler))),
    loggerInstance: resources.log as FastifyBaseLogger,
    logController: new RequestLog(resources.log),
    trustProxy: trustedProxyRule,
    genReqId: requestId,
    routerOptions: { maxParamLength: 300 },
    // Fastify would apply it to closing as well, which takes as long as the last request.
    pluginTimeout: 0,
    // During shutdown, requests are answered as usual until the last connection closes.
    return503OnClosing: false,
    frameworkErrors: rejectMalformedUrl(headers.add),
  })
  // Identifies a request in problem reports: its log lines have the same id.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (resources.env.metrics) measureRequests(app)
  // Before every hook that may answer.
  app.addHook('onRequest', headers.add)
  // Load shedding comes later, to watch rejected requests as well.
  const ipOf = clientAddress(trustedProxyRule)
  const slowTransferGuard = guardSlowTransfers(app, ipOf)
  const warnings = [limitConnections(app.server, resources), watchForProxy(app.server, resources)]
  const keys = createKeyRing(resources.db)
  const verifyTokens = createTokenVerifier(keys)
  const onRejected = shedLoad(app, { admission, verifyTokens })
  rejectNul(app)
  const publicUrl = () => resources.env.publicUrl ?? listeningUrl(app.server, resources.env.host)
  const outboxWorker = resources.outboxWorker ?? startMailDelivery(app, { ...resources, content, publicUrl })
  // Background work ends before the database is closed.
  app.addHook('onClose', stopBackground)
  const sessions = createSessions(resources.db, keys, { demo: resources.env.demo })
  const limits = createRateLimits(resources.db.pool)
  const lookUps = new EnumerationLimiter(lookUpRules(resources.env.lookUpsPerHour), {
    pool: resources.db.pool,
    limits,
  })
  app.addHook('onClose', async () => lookUps.stop())
  const services: Services = {
    ...resources,
    keys,
    sessions,
    verifyTokens,
    renewPageSession: createPageSessionRenewal(sessions),
    limits,
    lookUps,
    refusals: new RefusalLog(resources.db.pool, resources.log),
    budgets: new ClientBudgets(resources.env.clientBudget),
    dataVersion,
    content,
    get site() {
      return content.site
    },
    stagings: new StagingQueue(resources.db),
    outboxWorker,
    isBusy: () => admission.isBusy(),
    addChosenDemo: () => seedOnce(resources, { demo: false }),
    publicUrl,
  }
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  rejectOtherSites(app, publicUrl)
  // Fastify's default handler logs and repeats the whole URL, which may contain the token of a mailed link.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  registerErrorHandler(app)
  acceptUploads(app, {
    viewerOf: async (request, reply) => (await createContext(services, request, reply)).viewer,
    mayEdit: async (viewer) => (await editableKeys({ viewer, content })).length > 0,
  })
  const fastPath = new OperationFastPath(renderer?.documents ?? [], services)
  await registerGraphql(app, services, { fastPath, requestHandler })
  await registerSessionForms(app, services)
  registerHealth(app, { ...resources, admission, warnings })
  if (resources.env.metrics) measureAdmission(admission)
  app.addHook('onReady', async () =>
    requestHandler.open({
      fastPath,
      admission,
      verifyTokens,
      onRejected,
      log: resources.log,
      contextOf: visitorContexts(services, { ipOf }),
      headersFor: headers.dataHeaders,
      metrics: resources.env.metrics !== undefined,
      protocolOf: clientProtocol(trustedProxyRule),
      watch: (request, response) => slowTransferGuard.watch({ request, response, log: resources.log }),
    }),
  )
  // Before draining: an import that is not staged yet would outlast it.
  app.addHook('preClose', async () => services.stagings.stop(restarting()))
  drainConnections(app, {
    delayMs: resources.env.stopDelay * 1000,
    timeoutMs: resources.env.stopTimeout * 1000,
    othersAccept,
  })
  const forAdmins = [
    serveResultFiles,
    serveExamResults,
    serveMeritLists,
    serveExamSlips,
    serveStudentUploads,
    serveErrorFiles,
    serveActivityLog,
  ]
  for (const serve of forAdmins) serve(app, services)
  serveAttachments(app, services)
  serveMedia(app, services)
  serveFeed(app, services)
  serveThumbnails(app, services)
  warnOfIncompleteVideoSource(services)
  serveSiteFiles(app, services)
  serveStudentFiles(app, services)
  serveRehearsals(app, services)
  serveReleases(app, services)
  serveSlips(app, services)
  await renderer?.register(app, {
    publicUrl: services.publicUrl,
    ...publicPages(services),
    ...pageRequests(services),
    budgetOf: createBudgetOf(services),
    isForEverybody,
    version: () => services.dataVersion.version(),
    demoRibbon: async () => {
      const { demo, demoExposed } = resources.env
      if (!demo) return null
      const { seeded, removed } = (await content.published()).demo
      if (removed) return null
      return demoExposed ? 'exposed' : seeded ? 'sample' : null
    },
  })
  return app
}

function startMailDelivery(
  app: FastifyInstance,
  resources: Pick<Services, 'env' | 'db' | 'files' | 'content' | 'log' | 'publicUrl'>,
): Services['outboxWorker'] {
  const outboxWorker = startOutboxWorker({ ...resources, mailer: createMailer(resources) })
  app.addHook('onClose', () => outboxWorker.stop())
  return outboxWorker
}
