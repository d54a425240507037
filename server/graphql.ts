import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, getOperationAST } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { type Context, createContext, type Services } from './context.ts'
import { documentLimits, limitingRules } from './document-limits.ts'
import { publicError, withoutInternals } from './errors.ts'
import { compile } from './fast-lane/compile.ts'
import type { FastLane } from './fast-lane/fast-lane.ts'
import type { Front } from './fast-lane/front.ts'
import { isKeepable } from './keepable.ts'
import type { Logger } from './lib/log.ts'
import { outageOf } from './lib/outage.ts'
import { schema } from './schema.ts'
import { MAX_OPERATION_BYTES } from './uploads.ts'

/**
 * Serves the schema at /graphql. Uploads must have been parsed before (see uploads.ts).
 *
 * @param o.lane for documents that were asked before.
 * @param o.front may have read a request's body before.
 */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  { lane, front }: { lane: FastLane; front: Front },
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    introspection: services.env.introspection,
    // Else wrong names would be answered with the right ones.
    hideSchemaDetailsFromClientErrors: !services.env.introspection,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: limitingRules,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => publicError(formatted, error, logOf(error) ?? services.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No answer may be cached (see fast-lane.ts), so there is nothing to find out for every field.
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(app),
      lane.plugin(),
      rememberLogs,
    ],
  })
  await apollo.start()
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => createContext(services, request, reply)
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: (request, reply) => contextOf(request, reply).catch(whileAway),
  })
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: MAX_OPERATION_BYTES,
    preParsing: (request, _reply, payload, done) => done(null, front.bodyOf(request.raw) ?? payload),
    handler: lane.handler({
      contextOf,
      longWay: async (request, reply) => apolloHandler.call(app, request, reply),
    }),
  })
}

/** Which request an error belongs to: what formats errors is told the error only, and its line in the log needs the id. */
const logs = new WeakMap<Error, Logger>()
const logOf = (error: unknown) => (error instanceof Error ? logs.get(error) : undefined)
const rememberLogs: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { log } }) {
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) logs.set(error, log)
      },
    }
  },
}

/** Before anything was asked, nothing can be answered but that it is no time to ask. */
function whileAway(error: unknown): never {
  if (!outageOf(error)) throw error
  const http = { status: 503, headers: new HeaderMap([['retry-after', '5']]) }
  throw new GraphQLError('Unavailable', {
    originalError: error as Error,
    extensions: { http },
  })
}

/** Runs one of our own, already valid documents in the process, for a page: the same resolvers and the same doors. */
export async function executeInProcess(
  context: Context,
  { document, variables = {} }: { document: DocumentNode; variables?: Record<string, unknown> },
): Promise<ExecutionResult> {
  const compiled = compiledInProcess(document)
  const result = compiled
    ? ((await compiled.query(undefined, context, variables)) as ExecutionResult)
    : await execute({ schema, document, variableValues: variables, contextValue: context })
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => withoutInternals(error, context.log)) }
}

/** What became of documents that have been run; undefined after the first time. */
const compiledDocuments = new WeakMap<DocumentNode, CompiledQuery | null | undefined>()

/** A document that comes back is compiled. Apollo Client makes new ones for every page; those are not worth it. */
function compiledInProcess(document: DocumentNode): CompiledQuery | null | undefined {
  const known = compiledDocuments.get(document)
  if (known !== undefined) return known
  const compiled = compiledDocuments.has(document) ? compile(schema, document) : undefined
  compiledDocuments.set(document, compiled)
  return compiled
}

/** Whether an operation's answer is the same for every visitor until the institute's data changes. */
export function isForEverybody(document: DocumentNode, variables: Record<string, unknown>): boolean {
  const operation = getOperationAST(document)
  return operation?.operation === 'query' && isKeepable(schema, document, operation, variables)
}
