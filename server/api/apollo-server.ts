import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, getOperationAST } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import type { Context, Services } from '#server/graphql/context.ts'
import { publicError, withoutInternals } from '#server/graphql/errors.ts'
import type { Logger } from '#server/lib/log.ts'
import { inLanguage } from '#server/locales/say.ts'
import { compile } from './compile-operation.ts'
import { rehearseQueries } from './in-rehearsal.ts'
import { onlyExplorers } from './only-explorers.ts'
import { limitingRules, operationLimits } from './operation-limits.ts'
import { schema } from './schema.ts'

/**
 * Starts Apollo Server, which handles every operation that is not known. Uploads must have been parsed before (see
 * multipart-uploads.ts).
 *
 * @param plugin of the known operations.
 */
export async function startApollo(
  app: FastifyInstance,
  services: Services,
  plugin: ApolloServerPlugin<Context>,
): Promise<ApolloServer<Context>> {
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
      // Responses must not be cached (see graphql-plugin.ts), so cache policies are not computed.
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(app),
      onlyExplorers(services.env.introspection),
      plugin,
      rehearseQueries,
      rememberLoggers,
    ],
  })
  await apollo.start()
  return apollo
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

/** Executes a valid document of our own in this process for a page, with the same resolvers and auth scopes. */
export async function executeInProcess(
  context: Context,
  { document, variables = {} }: { document: DocumentNode; variables?: Record<string, unknown> },
): Promise<ExecutionResult> {
  const compiled = compiledInProcess(document, context.log)
  const result = compiled
    ? ((await compiled.query(undefined, context, variables)) as ExecutionResult)
    : await execute({ schema, document, variableValues: variables, contextValue: context })
  inLanguage(result.data, context.language)
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => withoutInternals(error, context)) }
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

/** Whether an operation's result is the same for every visitor for a minute, or until the data changes. */
export function isForEverybody(document: DocumentNode, o?: { untilChange: true }): boolean {
  const operation = getOperationAST(document)
  if (operation?.operation !== 'query') return false
  return isCacheable(schema, document, operation, o?.untilChange ? 'response' : 'page')
}
