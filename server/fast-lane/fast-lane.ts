import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Context } from '#server/context.ts'
import { publicError } from '#server/errors.ts'
import type { Freshness } from '#server/freshness.ts'
import { schema } from '#server/schema.ts'
import { Answer } from './answer.ts'
import type { Asked } from './asked-before.ts'
import { KeptAnswers } from './kept-answers.ts'
import { type Plan, Plans } from './plans.ts'
import { isTooDeep, MAX_NESTING, type Question, questionOf } from './question.ts'

/** Answers hang on the cookie and may hold personal data: no cache may keep them, least of all one that is shared. */
export const PRIVATELY = { 'cache-control': 'private, no-store' } as const

interface FastLaneOptions {
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
  /** Apollo's own handler. */
  longWay(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * A shorter way for queries that have been asked before: Apollo's pipeline parses, validates and limits a document once,
 * and from then on the same document runs, compiled, through the same resolvers and the same doors. What is not plainly
 * such a query (anything unseen, mutations, uploads, batches, introspection, odd headers) goes through Apollo.
 */
export class FastLane {
  readonly #plans: Plans
  readonly #freshness: Freshness
  readonly #kept = new KeptAnswers<Answer>(({ size }) => size)

  /** @param documents that our own client sends, which names them by their hash. */
  constructor(documents: readonly string[], freshness: Freshness) {
    this.#plans = new Plans(schema, documents)
    this.#freshness = freshness
  }

  /** Lets the lane learn from Apollo what it may carry, and forget what a mutation may have changed. */
  plugin(): ApolloServerPlugin<Context> {
    const plans = this.#plans
    const freshness = this.#freshness
    return {
      async requestDidStart() {
        return {
          async didResolveOperation({ source, queryHash, document, operation }) {
            if (operation) plans.learn({ text: source, hash: queryHash, document, operation })
          },
          async willSendResponse({ operation }) {
            if (operation?.operation === 'mutation') freshness.forget()
          },
        }
      },
    }
  }

  /** The handler of /graphql. */
  handler(o: FastLaneOptions): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return async (request, reply) => {
      reply.headers(PRIVATELY)
      const question = questionOf(request)
      const plan = question && this.plan(question)
      if (!plan) {
        if (isTooDeep(request.body, MAX_NESTING + 1)) return refuseTooDeep(reply)
        const text = question?.hash && this.#plans.textOf(question.hash)
        if (text) Object.assign(request.body as object, { query: text })
        return o.longWay(request, reply)
      }
      const answer = await this.answer(plan, question, () => o.contextOf(request, reply))
      if (answer === Answer.misfit) return o.longWay(request, reply)
      reply.header('content-type', question.answerType)
      return answer.text
    }
  }

  /** How to answer a question, if its document has been asked before. */
  plan(question: Question): Plan | undefined {
    return this.#plans.find(question)
  }

  /**
   * What was kept comes without a promise: in a crowd even those cost.
   *
   * @returns `Answer.misfit` when the variables do not fit and nothing ran: Apollo has the words for that.
   */
  answer(
    plan: Plan,
    { variables, fromVisitor }: Question,
    contextOf: () => Context | Promise<Context>,
  ): Answer | Promise<Answer> {
    const run = () => execute(plan, variables, contextOf())
    if (!plan.keepable || !fromVisitor) return run()
    const key = keyOf(plan, variables)
    const version = this.#freshness.version()
    if (typeof version === 'string') return this.#kept.get(version, key, run, worthKeeping)
    return version.then((read) => this.#kept.get(read, key, run, worthKeeping))
  }

  /** The answer to a visitor's question that is to be kept, if it is at hand. */
  kept({ plan, question }: Asked): Answer | undefined {
    const version = this.#freshness.known()
    return version === undefined ? undefined : this.#kept.find(version, keyOf(plan, question.variables))
  }
}

const keyOf = ({ number }: Plan, variables: object) => `${number} ${JSON.stringify(variables)}`

/** Whatever goes through it by recursion would fail with an error of ours. */
function refuseTooDeep(reply: FastifyReply): FastifyReply {
  const message = `Variables may be nested ${MAX_NESTING} levels deep at most.`
  return reply.code(400).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
}

const worthKeeping = ({ failed }: Answer) => !failed

async function execute(
  plan: Plan,
  variables: object,
  contextOrPromise: Context | Promise<Context>,
): Promise<Answer> {
  // To wait for what is there already costs a turn.
  const context = contextOrPromise instanceof Promise ? await contextOrPromise : contextOrPromise
  const result = (await plan.query(undefined, context, variables)) as ExecutionResult
  if (!('data' in result)) return Answer.misfit
  if (!result.errors) return new Answer(`${plan.stringify(result)}\n`)
  const errors = result.errors.map((error) => publicError(error.toJSON(), error, context.log))
  return new Answer(`${JSON.stringify({ errors, data: result.data })}\n`, { failed: true })
}
