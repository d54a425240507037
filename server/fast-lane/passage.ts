import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'secure-json-parse'
import type { Visit, VisitorContext, VisitorContextOf } from '#server/context.ts'
import type { Admission } from '#server/lib/admission.ts'
import type { Logger } from '#server/lib/log.ts'
import { requestId } from '#server/lib/request-id.ts'
import { Answer, type Encoding } from './answer.ts'
import type { Asked, AskedBefore } from './asked-before.ts'
import type { FastLane } from './fast-lane.ts'
import { noteAnswer } from './note-answer.ts'
import { type Question, questionOf } from './question.ts'

export interface PassageParts {
  lane: FastLane
  admission: Admission
  log: Logger
  contextOf: VisitorContextOf
  askedBefore: AskedBefore
  /** Whether requests are counted by route. */
  metrics: boolean
  /** Of every answer: names and values by turns. */
  headers: readonly string[]
  /** Told that somebody got an answer that was kept. */
  wasKept(visit: Visit): void
  /** Told of an answer that its reader does not fetch. */
  watch(request: IncomingMessage, response: ServerResponse): void
}

/** Lets the app answer instead; with the body, if it has been read. */
export type HandOver = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void

/**
 * One request on its way through. A class, for with functions that hold each other, measured, all that belongs to a
 * request was left to full garbage collections.
 */
export class Passage implements Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id = requestId()
  readonly #parts: PassageParts
  readonly #handOver: HandOver
  readonly #began = performance.now()
  #body: Buffer | undefined
  #question: Question | undefined
  #context: VisitorContext | undefined

  constructor(request: IncomingMessage, response: ServerResponse, parts: PassageParts, handOver: HandOver) {
    this.request = request
    this.response = response
    this.#parts = parts
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
    const bytes = { accept: headers.accept, body: body.toString('latin1') }
    const known = askedBefore.find(bytes)
    if (known) return known
    try {
      const question = questionOf({ method: 'POST', headers, body: parse(body.toString()) })
      const plan = question && lane.plan(question)
      if (!plan) return undefined
      const asked = { question, plan }
      askedBefore.remember(bytes, asked)
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
    if (answer instanceof Answer) {
      this.#finish(answer)
      this.#parts.wasKept(this)
    } else
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
    const encoding = answer.encodingFor(this.request.headers)
    if (answer === Answer.misfit) this.#goOn()
    else if (!encoding) this.#send(answer.toSend())
    else
      answer.compressed(encoding).then(
        (body) => this.#send(body, encoding),
        () => this.#goOn(),
      )
  }

  #send(body: string, encoding?: Encoding): void {
    const headers = ['content-type', this.#question?.answerType ?? '', 'content-length', `${body.length}`]
    if (encoding) headers.push('content-encoding', encoding, 'vary', 'accept-encoding')
    this.#end(headers, body)
    this.#context?.end()
  }

  #end(headers: readonly string[], body: string): void {
    const { id, request, response } = this
    const parts = this.#parts
    response.writeHead(200, [...parts.headers, 'x-request-id', id, ...headers])
    response.end(body, 'latin1')
    if (request.socket.writableLength > 0) parts.watch(request, response)
    noteAnswer(parts, id, this.#began)
  }
}

/** Whether the body has arrived with the head, as small ones do. */
function isHere({ headers, readableLength }: IncomingMessage): boolean {
  return readableLength > 0 && readableLength === Number(headers['content-length'])
}
