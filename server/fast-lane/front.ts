import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { parse } from 'secure-json-parse'
import type { Visit, VisitorContext, VisitorContextOf } from '#server/context.ts'
import type { Admission } from '#server/lib/admission.ts'
import { type Logger, logRequest } from '#server/lib/log.ts'
import { requestId } from '#server/lib/request-id.ts'
import { measureRequest } from '#server/metrics/requests.ts'
import { refuser } from '#server/turn-away.ts'
import { Answer, type Encoding, encodingOf } from './answer.ts'
import { type Asked, AskedBefore } from './asked-before.ts'
import { type FastLane, PRIVATELY } from './fast-lane.ts'
import { isPlain } from './plain-request.ts'
import { type Question, questionOf } from './question.ts'

export interface FrontParts {
  lane: FastLane
  admission: Admission
  log: Logger
  contextOf: VisitorContextOf
  /** Of every answer over a connection that is what it seems to be; see `knowsProtocol`. */
  headers: Readonly<Record<string, string>>
  /** Whether requests are counted by route. */
  metrics: boolean
  /** False where only a proxy's header says whether the browser speaks https. */
  knowsProtocol: boolean
  /** Told of a question that was turned away. */
  refused(): void
  /** Told of an answer that its reader does not fetch. */
  watch(request: IncomingMessage, response: ServerResponse): void
}

/**
 * Stands before the app and answers at once what a crowd asks: a document that is known, from a visitor, in a request
 * that came whole. Everything else, and everything that turns out not to be such, goes on to the app as it came. The
 * rules are the app's own: what it would refuse is not taken, and the answer bears the same headers and leaves the same
 * line in the log. A request through all of the app's hooks costs three times as much.
 */
export class Front {
  /** Of requests that were handed over after their body had been read. */
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>()
  readonly #askedBefore = new AskedBefore()
  #parts: PassageParts | undefined
  #headers: readonly string[] = []
  #refuse: (response: ServerResponse) => void = () => {}

  /** From now on requests are taken. */
  open(parts: FrontParts): void {
    this.#parts = { ...parts, askedBefore: this.#askedBefore }
    this.#headers = Object.entries({ ...parts.headers, ...PRIVATELY }).flat()
    this.#refuse = refuser(this.#headers)
  }

  /** Requests go on to the app again, which tells clients that it closes. */
  close(): void {
    this.#parts = undefined
  }

  /** @param app what answers what is not taken. */
  before(app: RequestListener): RequestListener {
    const handOver = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => {
      if (body) this.#bodies.set(request, body)
      app(request, response)
    }
    return (request, response) => {
      const parts = this.#parts
      if (!parts || !isPlain(request, parts)) return handOver(request, response)
      if (!parts.admission.hasRoom(false)) {
        this.#turnAway(request, response, parts)
        return
      }
      const passage = new Passage(request, response, parts, this.#headers, handOver)
      // The parser tells of the head, and only then reads the body that came with it.
      process.nextTick(take, passage)
    }
  }

  /** What comes of the body is thrown away unread. */
  #turnAway(
    request: IncomingMessage,
    response: ServerResponse,
    { refused, metrics, watch }: FrontParts,
  ): void {
    refused()
    this.#refuse(response)
    if (request.socket.writableLength > 0) watch(request, response)
    if (metrics) measureRequest({ route: '/graphql', method: 'POST', status: 503 }, 0)
  }

  /** The body of a request that was handed over, if it had been read. */
  bodyOf(request: IncomingMessage): Readable | undefined {
    const body = this.#bodies.get(request)
    return body && Readable.from([body], { objectMode: false })
  }
}

type PassageParts = FrontParts & { askedBefore: AskedBefore }

type HandOver = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void

const take = (passage: Passage) => passage.take()

/**
 * One request on its way through. A class, for with functions that hold each other, measured, all that belongs to a
 * request was left to full garbage collections.
 */
class Passage implements Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id = requestId()
  readonly #parts: PassageParts
  readonly #headers: readonly string[]
  readonly #handOver: HandOver
  readonly #began = performance.now()
  #body: Buffer | undefined
  #question: Question | undefined
  #context: VisitorContext | undefined

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    parts: PassageParts,
    headers: readonly string[],
    handOver: HandOver,
  ) {
    this.request = request
    this.response = response
    this.#parts = parts
    this.#headers = headers
    this.#handOver = handOver
  }

  take(): void {
    const asked = isHere(this.request) ? this.#read() : undefined
    if (asked) {
      this.#parts.admission.begin()
      this.#question = asked.question
      this.#answer(asked)
    } else this.#goOn()
  }

  #read(): Asked | undefined {
    const { headers } = this.request
    const body: Buffer = this.request.read()
    this.#body = body
    const { lane, askedBefore } = this.#parts
    const known = askedBefore.find(headers.accept, body)
    if (known) return known
    try {
      const question = questionOf({ method: 'POST', headers, body: parse(body.toString()) })
      const plan = question && lane.plan(question)
      if (!plan) return undefined
      const asked = { question, plan }
      askedBefore.remember(headers.accept, body, asked)
      return asked
    } catch {
      // Here it would end the process. The app has the words for it.
      return undefined
    }
  }

  #answer({ plan, question }: Asked): void {
    let answer: Answer | Promise<Answer>
    try {
      answer = this.#parts.lane.answer(plan, question, () => this.#makeContext())
    } catch {
      this.#fail()
      return
    }
    if (answer instanceof Answer) this.#finish(answer)
    else
      answer.then(
        (later) => this.#finish(later),
        () => this.#fail(),
      )
  }

  #makeContext(): VisitorContext {
    this.#context = this.#parts.contextOf(this)
    return this.#context
  }

  /** The app asks again, and has the words for what fails. */
  #fail(): void {
    this.#parts.admission.end()
    this.#goOn()
  }

  #goOn(): void {
    this.#context?.end()
    this.#handOver(this.request, this.response, this.#body)
  }

  #finish(answer: Answer): void {
    this.#parts.admission.end()
    const encoding = answer.worthCompressing ? encodingOf(this.request.headers) : undefined
    if (answer === Answer.misfit) this.#goOn()
    else if (!encoding) this.#send(answer.toSend(), answer.bytes)
    else
      answer.compressed(encoding).then(
        (body) => this.#send(body, body.length, encoding),
        () => this.#goOn(),
      )
  }

  #send(body: string | Buffer, length: number, encoding?: Encoding): void {
    const headers = ['content-type', this.#question?.answerType ?? '', 'content-length', `${length}`]
    if (encoding) headers.push('content-encoding', encoding, 'vary', 'accept-encoding')
    this.#end(200, headers, body)
    this.#context?.end()
  }

  #end(status: number, headers: readonly string[], body: string | Buffer): void {
    const { id, request, response } = this
    const { log, metrics, watch } = this.#parts
    response.writeHead(status, [...this.#headers, 'x-request-id', id, ...headers])
    response.end(body)
    if (request.socket.writableLength > 0) watch(request, response)
    const took = performance.now() - this.#began
    logRequest(log, { id, method: 'POST', url: '/graphql', status, took })
    if (metrics) measureRequest({ route: '/graphql', method: 'POST', status }, took)
  }
}

/** Whether the body has arrived with the head, as small ones do. */
function isHere({ headers, readableLength }: IncomingMessage): boolean {
  return readableLength > 0 && readableLength === Number(headers['content-length'])
}
