import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Context } from '#server/context.ts'
import { publicError } from '#server/errors.ts'
import type { Freshness } from '#server/freshness.ts'
import { schema } from '#server/schema.ts'
import { KeptAnswers } from './kept-answers.ts'
import { type Plan, Plans } from './plans.ts'
import { type Question, questionOf } from './question.ts'

interface Answer {
  text: string
  failed: boolean
}

/** Answers hang on the cookie and may hold personal data: no cache may keep them, least of all one that is shared. */
const PRIVATELY = { 'cache-control': 'private, no-store' } as const

/** The variables do not fit, and nothing ran: Apollo has the words for that. */
const MISFIT: Answer = { text: '', failed: true }

interface FastLaneOptions {
  freshness: Freshness
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
  readonly #kept = new KeptAnswers<Answer>(({ text }) => 2 * text.length)

  /** @param documents that our own client sends, which names them by their hash. */
  constructor(documents: readonly string[]) {
    this.#plans = new Plans(schema, documents)
  }

  /** Lets the lane learn from Apollo what it may carry, and forget what a mutation may have changed. */
  plugin(freshness: Freshness): ApolloServerPlugin<Context> {
    const plans = this.#plans
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
    return (request, reply) => {
      reply.headers(PRIVATELY)
      const question = questionOf(request)
      const plan = question && this.#plans.find(question)
      if (!plan) {
        const text = question?.hash && this.#plans.textOf(question.hash)
        if (text) Object.assign(request.body as object, { query: text })
        return o.longWay(request, reply)
      }
      const bodyOf = (answer: Answer): unknown => {
        if (answer === MISFIT) return o.longWay(request, reply)
        reply.header('content-type', question.answerType)
        return answer.text
      }
      const answer = this.#answer(plan, question, request, reply, o)
      if (answer instanceof Promise) return answer.then(bodyOf)
      reply.send(bodyOf(answer))
    }
  }

  /** What was kept comes without a promise: in a crowd even those cost. */
  #answer(
    plan: Plan,
    question: Question,
    request: FastifyRequest,
    reply: FastifyReply,
    o: FastLaneOptions,
  ): Answer | Promise<Answer> {
    const run = async () => execute(plan, question.variables, await o.contextOf(request, reply))
    if (!plan.keepable || !question.fromVisitor) return run()
    const key = `${plan.number} ${JSON.stringify(question.variables)}`
    const keep = (version: string) => this.#kept.get(version, key, run, ({ failed }) => !failed)
    const version = o.freshness.version()
    return typeof version === 'string' ? keep(version) : version.then(keep)
  }
}

async function execute(plan: Plan, variables: object, context: Context): Promise<Answer> {
  const result = (await plan.query(undefined, context, variables)) as ExecutionResult
  if (!('data' in result)) return MISFIT
  if (!result.errors) return { text: `${plan.stringify(result)}\n`, failed: false }
  const errors = result.errors.map((error) => publicError(error.toJSON(), error, context.log))
  return { text: `${JSON.stringify({ errors, data: result.data })}\n`, failed: true }
}
