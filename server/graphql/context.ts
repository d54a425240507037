import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SessionCookies, sessionCookies } from '#server/auth/cookies.ts'
import { type Device, verifyDeviceToken } from '#server/auth/device-token.ts'
import type { KeyRing } from '#server/auth/keys.ts'
import type { createPageSessionRenewal } from '#server/auth/page-session-renewal.ts'
import { isSecure } from '#server/auth/secure-cookies.ts'
import type { Sessions } from '#server/auth/session.ts'
import { bearerToken, type VerifyTokens } from '#server/auth/verified-tokens.ts'
import { type Viewer, visitor } from '#server/auth/viewer.ts'
import type { Env } from '#server/config/env.ts'
import type { Site } from '#server/config/site.ts'
import { contentIn, type ReadableContent } from '#server/content/content-in.ts'
import type { DataVersion } from '#server/db/data-version.ts'
import type { Database, PublicSource } from '#server/db/database.ts'
import type { StagingQueue } from '#server/db/staging-queue.ts'
import { abortOnClose } from '#server/lib/abort-on-close.ts'
import { ipOf } from '#server/lib/connection-of.ts'
import type { Logger } from '#server/lib/log.ts'
import type { RefusalLog } from '#server/lib/refusal-log.ts'
import type { CandidateLimit, ClientBudget, ClientBudgets, Limits } from '#server/limits.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Locale } from '#shared/locales.ts'
import { fileLanguageOf, languageOf } from './language.ts'

/** Services of the server, shared by all requests. */
export interface Services {
  env: Env
  db: Database
  files: FileStore
  /** The institute's settings as they were read last. */
  readonly site: Site
  log: Logger
  keys: KeyRing
  sessions: Sessions
  verifyTokens: VerifyTokens
  renewPageSession: ReturnType<typeof createPageSessionRenewal>
  limits: Limits
  lookUps: CandidateLimit
  refusals: RefusalLog
  budgets: ClientBudgets
  dataVersion: DataVersion
  content: ReadableContent
  /** Lets few imports at a time use the database. */
  stagings: StagingQueue
  /** Wakes the outbox worker after a transaction that stored a mail. */
  outboxWorker: { wake(): void }
  /** Whether the process is busy enough that low-priority work should wait. */
  isBusy(): boolean
  /** Where operations of visitors read: the replica, while it is used. */
  publicSource(): PublicSource
  /** Adds the demo's content if the first admin has asked for it. */
  addChosenDemo(): Promise<void>
  /** Public URL without a trailing slash. */
  publicUrl(): string
}

/** The services, which it inherits, and the viewer and connection of a request. Change it by `withChanges`, not by `{ ...context }`. */
export interface Context extends Services {
  viewer: Viewer
  cookies: SessionCookies
  /** The language of the page that the request is for or comes from: of mails and documents that it causes. */
  readonly language: Locale
  /** The client's IP address, for limits. Never logged. */
  ip: string
  /** Pays for dear work. */
  readonly budget: ClientBudget
  /** The browser, if somebody has signed in there before. */
  device(): Promise<Device | null>
  /** Whether the operation came in the address, which is kept in logs and histories. */
  readonly isInAddress: boolean
  /** Whether a result was looked up for this request: one is all that it may. */
  lookedUp: boolean
  /** Whether it sees the site as after a release: requests for a re-check are not kept. */
  readonly isRehearsal?: boolean
  /** Logs that a rehearsal is shown. @returns the context for queries, and for mutations that keep nothing in it. */
  readonly rehearse?: () => Promise<Context>
  /** Aborts when the client disconnects before the response is written. */
  signal(): AbortSignal
}

/** The viewers of requests with a session: an upload needs its viewer before its body is read, and for its operation. */
const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>()

/**
 * Creates the context of a request. The viewer comes from a bearer token, else from the session cookie; without
 * either it is a visitor.
 */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const context = visitorContext(services, request, reply)
  const tokens = await services.verifyTokens(request.raw)
  const token = tokens.get(bearerToken(request) ?? context.cookies.access ?? '')
  if (token && !viewers.has(request)) viewers.set(request, services.sessions.viewerOf(token))
  const viewer = await viewers.get(request)
  if (!viewer || viewer.kind === 'VISITOR') return context
  const budget = services.budgets.of({ ip: context.ip, userId: viewer.user.id })
  return Object.assign(context, { viewer, budget })
}

/** Creates the context of a request that claims no session. */
export function visitorContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const cookies = sessionCookies(request, reply, isSecure(services.env, request))
  const language = languageOf(request)
  const ip = ipOf(request)
  let signal: AbortSignal | undefined
  return withChanges(services, {
    content: contentIn(language, services.content),
    log: request.log as Logger,
    viewer: visitor,
    cookies,
    language,
    ip,
    budget: services.budgets.of({ ip, userId: undefined }),
    device: () => deviceOf(services.keys, cookies.device),
    isInAddress: request.method === 'GET' && request.routeOptions.url === '/graphql',
    lookedUp: false,
    // Created on demand: listening for the close event costs as much as a short response.
    signal: () => {
      signal ??= abortOnClose(reply.raw)
      return signal
    },
  })
}

/** A context or services with other values, which inherits the rest: copying them costs as much as a look-up. */
export function withChanges<Base extends object, Changes extends object>(
  base: Base,
  changes: Changes,
): Base & Changes {
  return Object.assign(Object.create(base), changes)
}

async function deviceOf(keys: KeyRing, token: string | undefined): Promise<Device | null> {
  return token === undefined ? null : verifyDeviceToken(keys, token)
}

/**
 * Creates the context of a page request. A browser whose access token has expired still has its refresh token, so the
 * session is renewed first; otherwise the page would be rendered for a visitor.
 */
export async function createPageContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const context = await createContext(services, request, reply)
  if (context.viewer.kind !== 'VISITOR' || context.cookies.refresh === undefined) return context
  const renewed = await services.renewPageSession(context.cookies.refresh, context.ip)
  if (renewed === 'not tried') return context
  if (!renewed) {
    context.cookies.clear()
    return context
  }
  context.cookies.set(renewed.tokens)
  return withChanges(context, { viewer: renewed.viewer })
}

/** Creates the context of a request for a file that is made in each language. */
export async function createFileContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const language = fileLanguageOf(request)
  const context = await createPageContext(services, request, reply)
  return withChanges(context, { language, content: contentIn(language, services.content) })
}
