import type { ApolloServerPlugin } from '@apollo/server'
import { RequestCache } from '@pothos/plugin-scope-auth'
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { DataVersion } from '#server/db/data-version.ts'
import type { Context } from '#server/graphql/context.ts'
import { publicError } from '#server/graphql/errors.ts'
import type { Logger } from '#server/lib/log.ts'
import type { Locale } from '#shared/locales.ts'
import { EncodedResponse } from './encoded-response.ts'
import type { GraphqlRequest } from './graphql-request.ts'
import { type CompiledOperation, OperationCache } from './operation-cache.ts'
import { ResponseCache } from './response-cache.ts'
import { chargeForDocument, chargeForOperation, type ResponseCharge } from './response-charge.ts'
import { schema } from './schema.ts'

/**
 * Executes known queries without Apollo's pipeline, which parses, validates and limits a document once; after that
 * the compiled document runs through the same resolvers and auth scopes. Everything else (unknown documents,
 * mutations, uploads, batches, introspection, unusual headers) is handled by Apollo.
 */
export class OperationExecutor {
  readonly #operations: OperationCache
  readonly #dataVersion: DataVersion
  readonly #responses = new ResponseCache<EncodedResponse>(({ size }) => size)

  /** @param documents of our own client, which sends their hashes. */
  constructor(documents: readonly string[], { dataVersion, log }: { dataVersion: DataVersion; log: Logger }) {
    this.#operations = new OperationCache(schema, documents, log)
    this.#dataVersion = dataVersion
  }

  /** An Apollo plugin that adds valid documents to the cache and invalidates the data version after mutations. */
  plugin(): ApolloServerPlugin<Context> {
    const operations = this.#operations
    const dataVersion = this.#dataVersion
    return {
      async requestDidStart() {
        let charge: ResponseCharge | undefined
        return {
          async didResolveOperation({ source, queryHash, document, operation, contextValue, request }) {
            const accept = request.http?.headers.get('accept')
            if (!operation) return
            if (!operations.isOwn(source))
              charge = chargeForDocument(contextValue.budget, { document, operation, accept })
            operations.add({ text: source, hash: queryHash, document, operation })
          },
          async willSendResponse({ operation, response: { body } }) {
            if (body.kind === 'single') charge?.correct(JSON.stringify(body.singleResult).length)
            if (operation?.operation === 'mutation') dataVersion.invalidate()
          },
        }
      },
    }
  }

  /** The compiled operation of a request, if its document is known. */
  find(graphqlRequest: GraphqlRequest): CompiledOperation | undefined {
    return this.#operations.find(graphqlRequest)
  }

  /** The document of a hash, if it is known. */
  textOf(hash: string): string | undefined {
    return this.#operations.textOf(hash)
  }

  /** Whether a text is one of the client's own documents. */
  isOwn(text: string): boolean {
    return this.#operations.isOwn(text)
  }

  /**
   * Executes an operation. A cached response comes without a promise, which saves a turn of the event loop.
   *
   * @param contextOf makes the context, unless the response is cached.
   * @param dataVersion of the data that the context reads.
   * @param forVisitor whether the request has no session.
   * @param language of the content.
   * @returns `EncodedResponse.notExecuted` when the variables are invalid and nothing was executed: Apollo reports
   *   that.
   * @throws TooManyAttempts
   */
  answer(
    operation: CompiledOperation,
    { variables }: GraphqlRequest,
    {
      contextOf,
      dataVersion,
      forVisitor,
      language,
    }: { contextOf(): Context; dataVersion: DataVersion; forVisitor: boolean; language: Locale },
  ): EncodedResponse | Promise<EncodedResponse> {
    const run = () => {
      const context = contextOf()
      const charge = chargeForOperation(context.budget, operation.work)
      return execute(operation, variables, context, charge)
    }
    if (!operation.cacheable || !forVisitor) return run()
    const key = `${language} ${keyOf(operation, variables)}`
    const version = dataVersion.version()
    if (typeof version === 'string') return this.#responses.get(version, key, run, mayCache)
    // Without a version nothing is cached.
    return version.then((read) => this.#responses.get(read, key, run, mayCache), run)
  }
}

/** Variables that the operation does not have change nothing. */
function keyOf({ number, variables: names }: CompiledOperation, given: object) {
  const own = Object.entries(given).filter(([name]) => names.includes(name))
  return `${number} ${JSON.stringify(own)}`
}

/**
 * Whether an error comes from the compiled code itself, such as null for a required argument: it lacks the place in
 * the document. Only queries are compiled, so Apollo may run the operation again.
 */
function isUnexplained({ originalError, extensions }: GraphQLError): boolean {
  return !originalError && (extensions as GraphQLError['extensions'] | undefined)?.code === undefined
}

const mayCache = ({ failed }: EncodedResponse) => !failed

async function execute(
  operation: CompiledOperation,
  variables: object,
  context: Context,
  charge: ResponseCharge | undefined,
): Promise<EncodedResponse> {
  const result = (await operation.query(undefined, context, variables)) as ExecutionResult
  // Pothos keeps it in a weak map, whose values are freed by full garbage collections only: under load megabytes a second.
  RequestCache.clearForContext(context)
  if (!('data' in result)) return EncodedResponse.notExecuted
  if (!result.errors) {
    const text = `${operation.stringify(result)}\n`
    charge?.correct(text.length)
    if (operation.own) operation.work.bytes = Math.max(operation.work.bytes, text.length)
    return new EncodedResponse(text)
  }
  if (result.errors.some(isUnexplained)) return EncodedResponse.notExecuted
  const errors = result.errors.map((error) => publicError(error.toJSON(), error, context.log))
  return new EncodedResponse(`${JSON.stringify({ errors, data: result.data })}\n`, { failed: true })
}
