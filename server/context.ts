import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestCache } from '@pothos/plugin-scope-auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noCookies, type SessionCookies, sessionCookies } from './access/cookies.ts'
import type { KeyRing } from './access/keys.ts'
import { isSecure } from './access/secure.ts'
import type { Sessions } from './access/session.ts'
import { type Viewer, visitor } from './access/viewer.ts'
import type { Database } from './db.ts'
import type { Env } from './env.ts'
import type { Freshness } from './freshness.ts'
import { goneSignal } from './lib/client-gone.ts'
import type { FileStore } from './lib/file-store.ts'
import type { Logger } from './lib/log.ts'
import type { RateLimits } from './lib/rate-limit.ts'
import type { Site } from './site.ts'

/** What lives as long as the server and every request may use. */
export interface Services {
  env: Env
  db: Database
  files: FileStore
  site: Site
  log: Logger
  keys: KeyRing
  sessions: Sessions
  limits: RateLimits
  freshness: Freshness
  /** Told after a transaction that owes somebody a mail. */
  post: { nudge(): void }
  /** Whether so much is asked at once that what can wait should. */
  isCrowded(): boolean
  /** Address that visitors use, without a trailing slash. */
  publicUrl(): string
}

/** What a resolver is given: the services, and who is asking through which request. */
export interface Context extends Services {
  viewer: Viewer
  cookies: SessionCookies
  /** Address of the client, for limits. Never logged. */
  ip: string
  /** Aborted when the client has gone before it was answered: work that nobody waits for is to end then. */
  readonly gone: AbortSignal
}

const BEARER = /^Bearer +(\S+)$/i

/** Makes the context of a request: a bearer token names the viewer, else the session cookie, else it is a visitor. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const cookies = sessionCookies(request, reply, isSecure(services.env, request))
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? cookies.access
  const viewer = token === undefined ? visitor : await services.sessions.viewerOf(token)
  const log = request.log as Logger
  let gone: AbortSignal | undefined
  return {
    ...services,
    log,
    viewer,
    cookies,
    ip: request.ip,
    // Few want to know, and listening costs as much as a short answer.
    get gone() {
      gone ??= goneSignal(reply.raw)
      return gone
    },
  }
}

/** A request of somebody who brought no session. */
export interface Visit {
  id: string
  request: IncomingMessage
  response: ServerResponse
}

export interface VisitorContext extends Context {
  /**
   * Lets go of the request, and makes Pothos let go of the context, once it is answered: what hangs on a value of its weak
   * maps is found by full garbage collections only. In a crowd that would be megabytes a second.
   */
  end(): void
}

export type VisitorContextOf = (visit: Visit) => VisitorContext

/**
 * Makes contexts of visitors' queries, for requests that have not come to the app: with the same services, and whatever
 * costs something only when it is asked for.
 *
 * @param o.ipOf address of the client.
 */
export function visitorContexts(
  services: Services,
  { ipOf }: { ipOf(request: IncomingMessage): string },
): VisitorContextOf {
  class Visitor {
    readonly #id: string
    #visit: Visit | undefined
    #log: Logger | undefined
    #gone: AbortSignal | undefined

    constructor(visit: Visit) {
      this.#id = visit.id
      this.#visit = visit
    }
    get #asked(): Visit {
      if (!this.#visit) throw new Error('The request has been answered.')
      return this.#visit
    }
    get ip() {
      return ipOf(this.#asked.request)
    }
    get log() {
      this.#log ??= services.log.child({ reqId: this.#id })
      return this.#log
    }
    get gone() {
      this.#gone ??= goneSignal(this.#asked.response)
      return this.#gone
    }
    end() {
      this.#visit = undefined
      RequestCache.clearForContext(this)
    }
  }
  const { log: _ofTheServer, ...shared } = services
  // Not copied for each: they are more than all that is of one visitor.
  Object.assign(Visitor.prototype, shared, { viewer: visitor, cookies: noCookies })
  return (visit) => new Visitor(visit) as Visitor & VisitorContext
}

/**
 * The context of a page request. A browser that comes back after its access token ran out still has its refresh
 * token: the page must not be rendered for a visitor then, so the session is renewed first.
 */
export async function createPageContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const context = await createContext(services, request, reply)
  if (context.viewer.kind !== 'VISITOR' || context.cookies.refresh === undefined) return context
  const renewed = await services.sessions.refresh(context.cookies.refresh)
  if (!renewed) {
    context.cookies.clear()
    return context
  }
  context.cookies.set(renewed.tokens)
  return { ...context, viewer: renewed.viewer }
}
