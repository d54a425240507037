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
  /** Address that visitors use, without a trailing slash; asked for at each request. */
  publicUrl(): string
  /** Whether /sandbox is served. */
  sandbox: boolean
}

/** Serves the pages, their static files and the sandbox. */
export interface Renderer {
  /** Adds its routes; called once, after every other route of the app. */
  register(app: FastifyInstance, options: RendererOptions): Promise<void>
  close(): Promise<void>
}
