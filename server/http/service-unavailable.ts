import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isGraphql } from '#server/graphql/endpoint.ts'
import { sendBusy } from './busy-page.ts'

const MESSAGE = 'Very many people are asking right now. Please try again in a moment.'
/** Seconds, chosen at random, so that clients do not all retry at once. */
const RETRY_AFTER = { least: 2, most: 6 }
const REFRESH_AFTER = { least: 5, most: 15 }

const body = JSON.stringify({ errors: [{ message: MESSAGE, extensions: { code: 'UNAVAILABLE' } }] })
const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Answers 503 to API requests before the app. Prepared in advance and without a log line or request id, because under
 * overload each rejection takes capacity from responses.
 */
export class ServiceUnavailableResponses {
  /** Alternating names and values, one list for each Retry-After. */
  readonly #headers: string[][]

  /** @param headers of every response: alternating names and values. */
  constructor(headers: readonly string[]) {
    const { least, most } = RETRY_AFTER
    this.#headers = Array.from({ length: most - least + 1 }, (_, more) => [
      ...headers,
      ...['content-type', JSON_TYPE],
      ...['content-length', `${body.length}`],
      ...['retry-after', `${least + more}`],
    ])
  }

  answer(response: ServerResponse): void {
    response.writeHead(503, pickOne(this.#headers))
    response.end(body, 'latin1')
  }
}

function pickOne<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T
}

/** Answers 503 with Retry-After in the form that the client accepts. */
export function sendServiceUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  const retryAfter = pickBetween(RETRY_AFTER)
  if (isGraphql(request.url))
    reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter, 'content-type': JSON_TYPE })
      .send(body)
  else
    sendBusy(request, reply, {
      status: 503,
      why: 'crowd',
      reason: 'Very many people are looking right now.',
      text: MESSAGE,
      retryAfter,
      refreshAfter: pickBetween(REFRESH_AFTER),
    })
}

function pickBetween({ least, most }: { least: number; most: number }): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}
