import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult } from 'graphql'

/**
 * Runs an operation of a page on the schema in this process, for whoever sent the page's request. It answers with
 * the operation's errors and does not reject for them.
 */
export type Execute = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: { document: DocumentNode; variables?: Record<string, unknown> },
) => Promise<ExecutionResult>

export interface RendererOptions {
  execute: Execute
  /** Whether an operation's answer is the same for every visitor until the institute's data changes. */
  isForEverybody(document: DocumentNode, variables: Record<string, unknown>): boolean
  /** The version of that data: another one whenever it has changed. */
  version(): string | Promise<string>
  /** Address that visitors use, without a trailing slash; asked for at each request. */
  publicUrl(): string
  /** Pages that records make or change, for the sitemap. */
  changedPages(): Promise<{ path: string; changedAt: Date }[]>
}

/** Serves the pages, their static files and the sandbox. */
export interface Renderer {
  /** The GraphQL documents that its pages send; in development unknown, for they change. */
  documents: readonly string[]
  /** Whether its pages need what hot reload needs: inline scripts, a socket, a worker. */
  hotReload?: true
  /** Adds its routes; called once, after every other route of the app. */
  register(app: FastifyInstance, options: RendererOptions): Promise<void>
}

export interface RendererChoice {
  /** From the client's sources, with hot reload, instead of the built client. */
  development: boolean
  /** Whether /sandbox is served. */
  sandbox: boolean
}

/** @throws StartError when the client is not built. */
export async function createRenderer({ development, sandbox }: RendererChoice): Promise<Renderer> {
  // Loaded on demand: a production install has no development server.
  if (development) return (await import('./development.ts')).developmentRenderer({ sandbox })
  return (await import('./production.ts')).productionRenderer({ sandbox })
}
