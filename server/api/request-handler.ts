import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { VerifiedTokens, VerifyTokens } from '#server/auth/verified-tokens.ts'
import { ServiceUnavailableResponses } from '#server/http/service-unavailable.ts'
import { type FastPathOptions, FastPathRequest, type PassToApp } from './fast-path-request.ts'
import { countRejected } from './log-response.ts'
import { PRIVATE_CACHE_CONTROL } from './operation-fast-path.ts'
import { ParsedRequestCache } from './parsed-request-cache.ts'
import { isPlain } from './plain-request.ts'

export interface RequestHandlerOptions extends Omit<FastPathOptions, 'parsedRequests' | 'headers'> {
  /** Headers of every response to a client that uses the protocol. */
  headersFor(client: { protocol: 'http' | 'https' }): Readonly<Record<string, string>>
  /** The protocol that the client uses. */
  protocolOf(request: IncomingMessage): string
  verifyTokens: VerifyTokens
  /** Called for each rejected request. */
  onRejected(): void
}

/** The part of a request that depends on the protocol. */
interface ProtocolOptions extends RequestHandlerOptions, FastPathOptions {
  unavailableResponses: ServiceUnavailableResponses
}

/**
 * Handles frequent requests before the Fastify app: a known document, from a visitor, in a request that arrived
 * complete. Everything else is passed to the app unchanged. It applies the app's rules: it accepts only what the app
 * would, with the same headers and the same log line. A request through all hooks of the app costs three times as
 * much.
 */
export class RequestHandler {
  /** Bodies of requests that were passed to the app after they had been read. */
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>()
  readonly #parsedRequests = new ParsedRequestCache()
  #optionsFor: ((request: IncomingMessage) => ProtocolOptions) | undefined

  /** Starts to handle requests. */
  open(options: RequestHandlerOptions): void {
    const optionsFor = (protocol: 'http' | 'https'): ProtocolOptions => {
      const headers = Object.entries({ ...options.headersFor({ protocol }), ...PRIVATE_CACHE_CONTROL }).flat()
      return {
        ...options,
        headers,
        unavailableResponses: new ServiceUnavailableResponses(headers),
        parsedRequests: this.#parsedRequests,
      }
    }
    const [http, https] = [optionsFor('http'), optionsFor('https')]
    this.#optionsFor = (request) => (options.protocolOf(request) === 'https' ? https : http)
  }

  /** @param app handles all other requests. */
  wrap(app: RequestListener): RequestListener {
    const passToApp: PassToApp = (request, response, body) => {
      if (body) this.#bodies.set(request, body)
      app(request, response)
    }
    return (request, response) => {
      if (!this.#optionsFor || !isPlain(request)) return passToApp(request, response)
      const options = this.#optionsFor(request)
      const tokens = options.verifyTokens(request)
      if (!(tokens instanceof Promise)) return answerVisitor(request, response, options, passToApp)
      const continueWith = ({ size }: VerifiedTokens) =>
        size > 0 ? passToApp(request, response) : answerVisitor(request, response, options, passToApp)
      tokens.then(continueWith, () => passToApp(request, response))
    }
  }

  /** The body of a request that was passed to the app, if it had been read. */
  bodyOf(request: IncomingMessage): Readable | undefined {
    const body = this.#bodies.get(request)
    return body && Readable.from([body], { objectMode: false })
  }
}

function answerVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  options: ProtocolOptions,
  passToApp: PassToApp,
): void {
  const fastPathRequest = new FastPathRequest(request, response, options, passToApp)
  const next = options.admission.canAdmit(false) ? handle : handleLater
  // The parser emits the request before it reads the body that arrived with the headers.
  process.nextTick(next, fastPathRequest, options)
}

const handle = (fastPathRequest: FastPathRequest) => fastPathRequest.handle()

async function handleLater(fastPathRequest: FastPathRequest, options: ProtocolOptions): Promise<void> {
  const { response } = fastPathRequest
  if (await options.admission.canAdmitLater(response)) handle(fastPathRequest)
  else if (!response.closed) {
    // The body is discarded.
    options.unavailableResponses.answer(response)
    countRejected(options)
  }
}
