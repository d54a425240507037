import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, getOperationAST } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { logRehearsed, rehearsalOfOperation } from '#server/domains/results/release/serve-rehearsals.ts'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import { type Context, createContext, type Services } from '#server/graphql/context.ts'
import { publicError, withoutInternals } from '#server/graphql/errors.ts'
import { createBudgetOf } from '#server/http/request-budget.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import type { Logger } from '#server/lib/log.ts'
import { compile } from './compile-operation.ts'
import { inRehearsal, rehearseQueries } from './in-rehearsal.ts'
import { MAX_OPERATION_BYTES } from './multipart-uploads.ts'
import { onlyExplorers } from './only-explorers.ts'
import type { OperationExecutor } from './operation-executor.ts'
import { limitingRules, operationLimits } from './operation-limits.ts'
import type { RequestHandler } from './request-handler.ts'
import { schema } from './schema.ts'

/**
 * Serves the schema at /graphql. Uploads must have been parsed before (see multipart-uploads.ts).
 *
 * @param fastPath for operations that were executed before.
 * @param requestHandler may have read a request's body already.
 */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  { fastPath, requestHandler }: { fastPath: OperationExecutor; requestHandler: RequestHandler },
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    // Restricted by onlyExplorers.
    introspection: true,
    hideSchemaDetailsFromClientErrors: false,
    parseOptions: { maxTokens: operationLimits.tokens },
    validationRules: limitingRules,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => publicError(formatted, error, logOf(error) ?? services.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Responses must not be cached (see operation-executor.ts), so cache policies are not computed.
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(app),
      onlyExplorers(services.env.introspection),
      fastPath.plugin(),
      rehearseQueries,
      rememberLoggers,
    ],
  })
  await apollo.start()
  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const context = await createContext(services, request, reply)
    const rehearsal = await rehearsalOfOperation(services, request)
    if (!rehearsal) return context
    const rehearse = async () => {
      await logRehearsed(context, rehearsal)
      return inRehearsal(context, rehearsal)
    }
    return { ...context, rehearse }
  }
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: (request, reply) => contextOf(request, reply).catch(throwUnavailable),
  })
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: MAX_OPERATION_BYTES,
    preParsing: (request, _reply, payload, done) => done(null, requestHandler.bodyOf(request.raw) ?? payload),
    handler: fastPath.handler({
      contextOf,
      budgetOf: createBudgetOf(services),
      verifyTokens: services.verifyTokens,
      runApollo: async (request, reply) => apolloHandler.call(app, request, reply),
    }),
  })
}

/** Loggers by error: formatError gets only the error, and its log line needs the request id. */
const loggers = new WeakMap<Error, Logger>()
const logOf = (error: unknown) => (error instanceof Error ? loggers.get(error) : undefined)
const rememberLoggers: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { log } }) {
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) loggers.set(error, log)
      },
    }
  },
}

/** Converts an outage during context creation to 503. */
function throwUnavailable(error: unknown): never {
  if (!availabilityProblemOf(error)) throw error
  const http = { status: 503, headers: new HeaderMap([['retry-after', '5']]) }
  throw new GraphQLError('Unavailable', {
    originalError: error as Error,
    extensions: { http },
  })
}

/** Executes a valid document of our own in this process for a page, with the same resolvers and auth scopes. */
export async function executeInProcess(
  context: Context,
  { document, variables = {} }: { document: DocumentNode; variables?: Record<string, unknown> },
): Promise<ExecutionResult> {
  const compiled = compiledInProcess(document, context.log)
  const result = compiled
    ? ((await compiled.query(undefined, context, variables)) as ExecutionResult)
    : await execute({ schema, document, variableValues: variables, contextValue: context })
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => withoutInternals(error, context.log)) }
}

/** Compiled documents; undefined after the first execution, null if a document cannot be compiled. */
const compiledDocuments = new WeakMap<DocumentNode, CompiledQuery | null | undefined>()

/**
 * Compiles a document at its second execution: Apollo Client creates new documents for every page, which are not
 * worth compiling.
 */
function compiledInProcess(document: DocumentNode, log: Context['log']): CompiledQuery | null | undefined {
  const known = compiledDocuments.get(document)
  if (known !== undefined) return known
  const compiled = compiledDocuments.has(document) ? compile(schema, document, log) : undefined
  compiledDocuments.set(document, compiled)
  return compiled
}

/** Whether an operation's result is the same for every visitor until the data changes, or for a minute. */
export function isForEverybody(document: DocumentNode): boolean {
  const operation = getOperationAST(document)
  return operation?.operation === 'query' && isCacheable(schema, document, operation, { inPages: true })
}
