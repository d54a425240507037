import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { hasSession, type VerifyTokens } from '#server/auth/verified-tokens.ts'
import type { DataVersion } from '#server/db/data-version.ts'
import { REHEARSAL_HEADER } from '#server/domains/results/release/rehearsal.ts'
import type { Context } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { publicError } from '#server/graphql/errors.ts'
import { languageOf } from '#server/graphql/language.ts'
import type { BudgetOf } from '#server/http/request-budget.ts'
import type { Logger } from '#server/lib/log.ts'
import type { Locale } from '#shared/locales.ts'
import { EncodedResponse } from './encoded-response.ts'
import { type GraphqlRequest, graphqlRequestOf, isTooDeep, MAX_NESTING } from './graphql-request.ts'
import { type CompiledOperation, OperationCache } from './operation-cache.ts'
import { ResponseCache } from './response-cache.ts'
import { chargeForDocument, chargeForOperation, type ResponseCharge } from './response-charge.ts'
import { schema } from './schema.ts'

/** Responses depend on the cookie and may contain personal data: no cache may store them. */
export const PRIVATE_CACHE_CONTROL = { 'cache-control': 'private, no-store' } as const

interface HandlerOptions {
  verifyTokens: VerifyTokens
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
  budgetOf: BudgetOf
  /** Apollo's request handler. */
  runApollo(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * Executes known queries without Apollo's pipeline, which parses, validates and limits a document once; after that
 * the compiled document runs through the same resolvers and auth scopes. Everything else (unknown documents,
 * mutations, uploads, batches, introspection, unusual headers) is handled by Apollo.
 */
export class OperationFastPath {
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

  /** The handler of /graphql. */
  handler(o: HandlerOptions): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return async (request, reply) => {
      reply.headers(PRIVATE_CACHE_CONTROL)
      const graphqlRequest = graphqlRequestOf(request)
      const operation = graphqlRequest && this.findOperation(graphqlRequest)
      if (!operation) {
        if (isTooDeep(request.body, MAX_NESTING + 1)) return rejectTooDeep(reply)
        const text = graphqlRequest?.hash && this.#operations.textOf(graphqlRequest.hash)
        if (text) Object.assign(request.body as object, { query: text })
        if (!this.#operations.isOwn(text || (graphqlRequest?.text ?? ''))) {
          const budget = await o.budgetOf(request)
          budget.spend(costs.document)
        }
        return o.runApollo(request, reply)
      }
      // Answers of a rehearsal are never cached.
      const forVisitor =
        request.headers[REHEARSAL_HEADER] === undefined && !(await hasSession(o.verifyTokens, request.raw))
      const given = await o.contextOf(request, reply)
      const context = (await given.rehearse?.()) ?? given
      const language = languageOf(request)
      const answer = await this.answer(operation, graphqlRequest, () => context, { forVisitor, language })
      if (answer === EncodedResponse.notExecuted) return o.runApollo(request, reply)
      reply.header('content-type', graphqlRequest.answerType)
      return answer.text
    }
  }

  /** The compiled operation of a request, if its document is known. */
  findOperation(graphqlRequest: GraphqlRequest): CompiledOperation | undefined {
    return this.#operations.find(graphqlRequest)
  }

  /**
   * Executes an operation. A cached response comes without a promise, which saves a turn of the event loop.
   *
   * @param forVisitor whether the request has no session.
   * @param language of the content.
   * @returns `EncodedResponse.notExecuted` when the variables are invalid and nothing was executed: Apollo reports
   *   that.
   * @throws TooManyAttempts
   */
  answer(
    operation: CompiledOperation,
    { variables }: GraphqlRequest,
    contextOf: () => Context,
    { forVisitor, language }: { forVisitor: boolean; language: Locale },
  ): EncodedResponse | Promise<EncodedResponse> {
    const run = () => {
      const context = contextOf()
      const charge = chargeForOperation(context.budget, operation.work)
      return execute(operation, variables, context, charge)
    }
    if (!operation.cacheable || !forVisitor) return run()
    const key = `${language} ${keyOf(operation, variables)}`
    const version = this.#dataVersion.version()
    if (typeof version === 'string') return this.#responses.get(version, key, run, mayCache)
    return version.then((read) => this.#responses.get(read, key, run, mayCache))
  }
}

/** Variables that the operation does not have change nothing. */
function keyOf({ number, variables: names }: CompiledOperation, given: object) {
  const own = Object.entries(given).filter(([name]) => names.includes(name))
  return `${number} ${JSON.stringify(own)}`
}

/** Rejects variables that would overflow the stack of recursive functions. */
function rejectTooDeep(reply: FastifyReply): FastifyReply {
  const message = `Variables may be nested ${MAX_NESTING} levels deep at most.`
  return reply.code(400).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
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
