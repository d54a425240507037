import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'secure-json-parse'
import type { VisitorContext, VisitorContextOf, VisitorRequest } from '#server/graphql/context.ts'
import { languageOf } from '#server/graphql/language.ts'
import type { Encoding } from '#server/http/content-encoding.ts'
import type { Admission } from '#server/lib/admission.ts'
import type { Logger } from '#server/lib/log.ts'
import { requestId } from '#server/lib/request-id.ts'
import { EncodedResponse } from './encoded-response.ts'
import { type GraphqlRequest, graphqlRequestOf } from './graphql-request.ts'
import { logResponse } from './log-response.ts'
import type { OperationExecutor } from './operation-executor.ts'
import type { ParsedRequest, ParsedRequestCache } from './parsed-request-cache.ts'

export interface FastPathOptions {
  fastPath: OperationExecutor
  admission: Admission
  log: Logger
  contextOf: VisitorContextOf
  parsedRequests: ParsedRequestCache
  /** Whether requests are counted in the metrics. */
  metrics: boolean
  /** Headers of every response: alternating names and values. */
  headers: readonly string[]
}

/** Passes a request to the app; with the body, if it has been read. */
export type PassToApp = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void

/**
 * A request on the fast path. A class, because closures that refer to each other were freed only by full garbage
 * collections (measured).
 */
export class FastPathRequest implements VisitorRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id = requestId()
  readonly #options: FastPathOptions
  readonly #passToApp: PassToApp
  readonly #startedAt = performance.now()
  #body: Buffer | undefined
  #graphqlRequest: GraphqlRequest | undefined
  #context: VisitorContext | undefined

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    options: FastPathOptions,
    passToApp: PassToApp,
  ) {
    this.request = request
    this.response = response
    this.#options = options
    this.#passToApp = passToApp
  }

  handle(): void {
    const parsed = hasBody(this.request) ? this.#read() : undefined
    if (parsed) {
      this.#options.admission.take(this.response)
      this.#graphqlRequest = parsed.graphqlRequest
      this.#answer(parsed)
    } else this.#continueInApp()
  }

  #read(): ParsedRequest | undefined {
    const { headers } = this.request
    const body: Buffer = this.request.read()
    this.#body = body
    const { fastPath, parsedRequests } = this.#options
    const bytes = { accept: headers.accept, body: body.toString('latin1') }
    const cached = parsedRequests.find(bytes)
    if (cached) return cached
    try {
      const graphqlRequest = graphqlRequestOf({ method: 'POST', headers, body: parse(body.toString()) })
      const operation = graphqlRequest && fastPath.findOperation(graphqlRequest)
      if (!operation) return undefined
      const parsed = { graphqlRequest, operation }
      parsedRequests.add(bytes, parsed)
      return parsed
    } catch {
      // An exception here would end the process. The app reports the error.
      return undefined
    }
  }

  #answer({ operation, graphqlRequest }: ParsedRequest): void {
    let answer: EncodedResponse | Promise<EncodedResponse>
    try {
      answer = this.#options.fastPath.answer(operation, graphqlRequest, () => this.#makeContext(), {
        forVisitor: true,
        language: languageOf(this.request),
      })
    } catch {
      this.#fail()
      return
    }
    if (answer instanceof EncodedResponse) this.#finish(answer)
    else
      answer.then(
        (later) => this.#finish(later),
        () => this.#fail(),
      )
  }

  #makeContext(): VisitorContext {
    this.#context = this.#options.contextOf(this)
    return this.#context
  }

  /** The app executes the operation again and reports the error. */
  #fail(): void {
    this.#options.admission.release(this.response)
    this.#continueInApp()
  }

  #continueInApp(): void {
    this.#context?.end()
    this.#options.admission.keepAdmitted(this.response)
    this.#passToApp(this.request, this.response, this.#body)
  }

  #finish(answer: EncodedResponse): void {
    this.#options.admission.release(this.response)
    const encoding = answer.encodingFor(this.request.headers)
    if (answer === EncodedResponse.notExecuted) this.#continueInApp()
    else if (!encoding) this.#send(answer.toSend())
    else
      answer.compressed(encoding).then(
        (body) => this.#send(body, encoding),
        () => this.#continueInApp(),
      )
  }

  #send(body: string, encoding?: Encoding): void {
    const headers = [
      'content-type',
      this.#graphqlRequest?.answerType ?? '',
      'content-length',
      `${body.length}`,
    ]
    if (encoding) headers.push('content-encoding', encoding, 'vary', 'accept-encoding')
    this.#end(headers, body)
    this.#context?.end()
  }

  #end(headers: readonly string[], body: string): void {
    const { id, response } = this
    const options = this.#options
    response.writeHead(200, [...options.headers, 'x-request-id', id, ...headers])
    response.end(body, 'latin1')
    logResponse(options, id, this.#startedAt)
  }
}

/** Whether the body arrived together with the headers, as small ones do. */
function hasBody({ headers, readableLength }: IncomingMessage): boolean {
  return readableLength > 0 && readableLength === Number(headers['content-length'])
}
