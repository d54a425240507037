import { type ApolloServer, HeaderMap } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { hasSession } from '#server/auth/verified-tokens.ts'
import type { PublicSource } from '#server/db/database.ts'
import { REHEARSAL_HEADER } from '#server/domains/results/release/rehearsal.ts'
import { logRehearsed, rehearsalOfOperation } from '#server/domains/results/release/serve-rehearsals.ts'
import {
  type Context,
  createContext,
  type Services,
  visitorContext,
  withChanges,
} from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { errorAnswer } from '#server/graphql/errors.ts'
import { languageOf } from '#server/graphql/language.ts'
import { type BudgetOf, createBudgetOf } from '#server/http/request-budget.ts'
import { type FindSharedAnswer, NOT_SHARED } from '#server/http/shared-answers.ts'
import type { Admission } from '#server/lib/admission.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import { jsonInLanguage } from '#server/locales/say.ts'
import { startApollo } from './apollo-server.ts'
import { EncodedResponse } from './encoded-response.ts'
import { type GraphqlRequest, graphqlRequestOf, isTooDeep, MAX_NESTING } from './graphql-request.ts'
import { inRehearsal } from './in-rehearsal.ts'
import { acceptUploads, MAX_OPERATION_BYTES, type UploadOptions } from './multipart-uploads.ts'
import type { CompiledOperation } from './operation-cache.ts'
import { OperationExecutor } from './operation-executor.ts'

/** A request for an operation that was executed before. */
interface KnownRequest {
  operation: CompiledOperation
  graphqlRequest: GraphqlRequest
}

declare module 'fastify' {
  interface FastifyRequest {
    known: KnownRequest | undefined
  }
}

interface GraphqlOptions extends UploadOptions {
  /** GraphQL documents of our own client, which sends their hashes. */
  documents: readonly string[]
  admission: Admission
  findSharedAnswer: FindSharedAnswer
}

/**
 * Serves the schema at /graphql. Known operations are executed without Apollo's pipeline; everything else (unknown documents,
 * mutations, uploads, batches, introspection, unusual headers) is handled by Apollo Server.
 */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  { documents, admission, findSharedAnswer, ...uploads }: GraphqlOptions,
): Promise<void> {
  const executor = new OperationExecutor(documents, services)
  const apollo = await startApollo(app, services, executor.plugin())
  const handler = new GraphqlHandler(services, { executor, apollo, findSharedAnswer })
  await app.register(async (graphql) => {
    acceptUploads(graphql, uploads)
    graphql.decorateRequest('known', undefined)
    graphql.addHook('preValidation', (request, reply, done) => {
      request.known = handler.find(request)
      // One place, before load shedding takes those of other work.
      if (request.known) admission.take(reply.raw)
      done()
    })
    graphql.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/graphql',
      // Responses are compressed by the handler, cached ones once.
      compress: false,
      bodyLimit: MAX_OPERATION_BYTES,
      handler: (request, reply) => handler.handle(request, reply),
    })
  })
}

class GraphqlHandler {
  readonly #services: Services
  readonly #executor: OperationExecutor
  readonly #findSharedAnswer: FindSharedAnswer
  readonly #budgetOf: BudgetOf
  readonly #runApollo: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

  constructor(
    services: Services,
    parts: {
      executor: OperationExecutor
      apollo: ApolloServer<Context>
      findSharedAnswer: FindSharedAnswer
    },
  ) {
    const { executor, apollo, findSharedAnswer } = parts
    this.#services = services
    this.#executor = executor
    this.#findSharedAnswer = findSharedAnswer
    this.#budgetOf = createBudgetOf(services)
    const run = fastifyApolloHandler(apollo, {
      context: (request, reply) => this.#contextOf(request, reply).catch(throwUnavailable),
    })
    this.#runApollo = async (request, reply) => {
      const body = await run.call(request.server, request, reply)
      if (typeof body !== 'string') return body
      const words = jsonInLanguage(body, languageOf(request))
      return encoded(new EncodedResponse(words), request, reply)
    }
  }

  find(request: FastifyRequest): KnownRequest | undefined {
    const graphqlRequest = graphqlRequestOf(request)
    const operation = graphqlRequest && this.#executor.find(graphqlRequest)
    return operation && { operation, graphqlRequest }
  }

  /** Without a promise for a cached response, which saves turns of the event loop. */
  handle(request: FastifyRequest, reply: FastifyReply): unknown {
    reply.headers(NOT_SHARED)
    const { known } = request
    if (!known) return this.#answerOther(request, reply)
    if (request.method === 'GET' && known.operation.shareable)
      return this.#answerShareable(known, request, reply)
    return this.#answerKnown(known, request, reply)
  }

  /** Lets browsers and proxies cache an answer, unless the request identifies its user. */
  async #answerShareable(
    known: KnownRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const source = this.#services.publicSource()
    const shared = await this.#findSharedAnswer(request, source.dataVersion)
    if (!shared) return this.#answerKnown(known, request, reply)
    const headers = shared.headers({ isTagged: true })
    if (shared.isKnown) return reply.code(304).headers(headers).send()
    const answer = await this.#answerVisitor(known, source, request, reply)
    if (!answer.failed) reply.headers(headers)
    return this.#send(answer, known, request, reply)
  }

  #answerKnown(known: KnownRequest, request: FastifyRequest, reply: FastifyReply): unknown {
    const claimsNothing =
      request.headers[REHEARSAL_HEADER] === undefined &&
      !(this.#services.verifyTokens(request.raw) instanceof Promise)
    const answer = claimsNothing
      ? this.#answerVisitor(known, this.#services.publicSource(), request, reply)
      : this.#answerPerson(known, request, reply)
    if (answer instanceof EncodedResponse) return this.#send(answer, known, request, reply)
    return answer.then((later) => this.#send(later, known, request, reply))
  }

  #answerVisitor(
    { operation, graphqlRequest }: KnownRequest,
    source: PublicSource,
    request: FastifyRequest,
    reply: FastifyReply,
  ): EncodedResponse | Promise<EncodedResponse> {
    return this.#executor.answer(operation, graphqlRequest, {
      contextOf: () => Object.assign(visitorContext(this.#services, request, reply), source),
      dataVersion: source.dataVersion,
      forVisitor: true,
      language: languageOf(request),
    })
  }

  /** Answers somebody who may have a session or a rehearsal. */
  async #answerPerson(
    { operation, graphqlRequest }: KnownRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<EncodedResponse> {
    // Answers of a rehearsal are never cached.
    const forVisitor =
      request.headers[REHEARSAL_HEADER] === undefined &&
      !(await hasSession(this.#services.verifyTokens, request.raw))
    const given = await this.#contextOf(request, reply)
    const context = (await given.rehearse?.()) ?? given
    return this.#executor.answer(operation, graphqlRequest, {
      contextOf: () => context,
      dataVersion: context.dataVersion,
      forVisitor,
      language: languageOf(request),
    })
  }

  #send(
    answer: EncodedResponse,
    { graphqlRequest }: KnownRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): unknown {
    if (answer === EncodedResponse.notExecuted) return this.#runApollo(request, reply)
    reply.header('content-type', graphqlRequest.answerType)
    return encoded(answer, request, reply)
  }

  /** Answers anything but a known operation. */
  async #answerOther(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (isTooDeep(request.body, MAX_NESTING + 1)) return rejectTooDeep(request, reply)
    const { hash, text = '' } = graphqlRequestOf(request) ?? {}
    const named = hash === undefined ? undefined : this.#executor.textOf(hash)
    if (named !== undefined && request.method === 'POST')
      Object.assign(request.body as object, { query: named })
    if (!this.#executor.isOwn(named ?? text)) {
      const budget = await this.#budgetOf(request)
      budget.spend(costs.document)
    }
    return this.#runApollo(request, reply)
  }

  async #contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const context = await createContext(this.#services, request, reply)
    const rehearsal = await rehearsalOfOperation(this.#services, request)
    if (!rehearsal) return context
    const rehearse = async () => {
      await logRehearsed(context, rehearsal)
      return inRehearsal(context, rehearsal)
    }
    return withChanges(context, { rehearse })
  }
}

/** @returns the body in the encoding that the client accepts; a promise of it unless it is not compressed. */
function encoded(
  answer: EncodedResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): string | Promise<Buffer> {
  const encoding = answer.encodingFor(headers)
  if (!encoding) return answer.text
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
  return answer.compressed(encoding)
}

/** Rejects variables that would overflow the stack of recursive functions. */
function rejectTooDeep(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `Variables may be nested ${MAX_NESTING} levels deep at most.`
  return reply.code(400).send(errorAnswer(request, { message, code: 'BAD_REQUEST' }))
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
