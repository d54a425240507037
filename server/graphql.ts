import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, type GraphQLError } from 'graphql'
import { type Context, createContext, type Services } from './context.ts'
import { publicError } from './errors.ts'
import type { Logger } from './lib/log.ts'
import { schema } from './schema.ts'

/** Serves the schema at /graphql. Uploads must have been parsed before (see uploads.ts). */
export async function registerGraphql(app: FastifyInstance, services: Services): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => publicError(formatted, error, services.log),
    plugins: [ApolloServerPluginLandingPageDisabled(), fastifyApolloDrainPlugin(app)],
  })
  await apollo.start()
  await app.register(fastifyApollo(apollo), {
    path: '/graphql',
    context: (request, reply) => {
      // Answers depend on the cookie and may hold personal data: no cache may keep them.
      reply.header('cache-control', 'private, no-store')
      return createContext(services, request, reply)
    },
  })
}

/** Runs one of our own, already valid documents in the process, for a page: the same resolvers and the same doors. */
export async function executeInProcess(
  context: Context,
  operation: { document: DocumentNode; variables?: Record<string, unknown> },
): Promise<ExecutionResult> {
  const result = await execute({
    schema,
    document: operation.document,
    variableValues: operation.variables ?? {},
    contextValue: context,
  })
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => withoutInternals(error, context.log)) }
}

/** The same error as a caller over HTTP would see. */
function withoutInternals(error: GraphQLError, log: Logger): GraphQLError {
  const shown = publicError(error.toJSON(), error, log)
  return Object.assign(error, { message: shown.message, extensions: shown.extensions })
}
