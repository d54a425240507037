import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { BudgetOf } from '#server/http/request-budget.ts'
import type { FindSharedAnswer } from '#server/http/shared-answers.ts'
import type { Locale } from '#shared/locales.ts'
import type { ClientBundle, Formats } from '#shared/page-renderer.ts'

/**
 * For whom a page is rendered: the viewer of its request, a visitor, a visitor once all drafts are published, or a visitor once
 * the rehearsed results are released.
 */
export type PageAudience = 'viewer' | 'visitor' | 'preview' | 'rehearsal'

/** Runs an operation of a page on the schema in this process. Errors are in the result; it does not reject. */
export type Execute = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: {
    document: DocumentNode
    variables?: Record<string, unknown>
    /** Of the page's content. */
    language: Locale
    as: PageAudience
  },
) => Promise<ExecutionResult>

export interface KnownRecords {
  exam: ReadonlySet<string>
  notice: ReadonlySet<string>
  /** Collection and slug: `departments/botany`. */
  content: ReadonlySet<string>
}

export interface RendererOptions {
  execute: Execute
  /** Whether a page request is known to come from a visitor. Renews the session if needed. */
  isVisitor(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Whether a page request carries a valid signature for the preview of drafts. */
  isPreview(request: FastifyRequest): Promise<boolean>
  /** The rehearsal of a release that a page request belongs to. */
  rehearsalOf(request: FastifyRequest): Promise<{ token: string } | undefined>
  /** Whether an operation's result is the same for every visitor for a minute, or until the institute's data changes. */
  isForEverybody(document: DocumentNode, o?: { untilChange: true }): boolean
  /** How caches may keep the answer to a request. */
  findSharedAnswer(request: FastifyRequest): ReturnType<FindSharedAnswer>
  /** The budget from which rendering is paid. */
  budgetOf: BudgetOf
  /** The version of the public data; it differs after every change. */
  version(): string | Promise<string>
  /** The records that visitors can see, by id. */
  knownRecords(): Promise<KnownRecords>
  /** Paths of the pages without published content. */
  emptyPages(): Promise<readonly string[]>
  /** The institute's logo as a PNG for social cards; undefined without one. */
  cardLogo(): Promise<Buffer | undefined>
  /** Public URL without a trailing slash; read at each request. */
  publicUrl(): string
  /** Whether the viewer of a request may open the sandbox. */
  mayOpenSandbox(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** How dates and numbers are written. */
  formats(): Promise<Formats>
  /** Notice on every page of a demo: its content is a sample, or its passwords are public, too. */
  demoRibbon(): Promise<'sample' | 'exposed' | null>
  /** Pages of records with their last change, for the sitemap. */
  changedPages(): Promise<{ path: string; changedAt: Date }[]>
}

/** Serves the pages, their static files and the sandbox. */
export interface Renderer {
  /** Differs between builds; undefined in development, where nothing is kept. */
  build?: string
  /** The GraphQL documents that its pages send; empty in development, where they change. */
  documents: readonly string[]
  /** Whether its pages use hot reload, which needs inline scripts, a socket and a worker. */
  hotReload?: true
  /** Adds its routes; called once, after every other route of the app. */
  register(app: FastifyInstance, options: RendererOptions): Promise<void>
}

/** Loads the client of a language for a request. */
export type LoadClient = (request: FastifyRequest, locale: Locale) => Promise<LoadedClient>

/** The client in one language: built once, or served by the development server and different at each request. */
export interface LoadedClient {
  bundle: ClientBundle
  /** index.html with its placeholders. */
  template: string
  /** When the pages themselves changed last. */
  changedAt: Date
  preloadTags?(modules: string[]): string
}

/** The client's server entry, which is loaded at run time and never imported; checked there by the compiler. */
export interface ClientEntry {
  bundle: ClientBundle
}
