import type { Socket } from 'node:net'
import type { Admission } from '#server/lib/admission.ts'
import type { Logger } from '#server/lib/log.ts'
import { requestId } from '#server/lib/request-id.ts'
import type { Refusals } from '#server/turn-away.ts'
import type { AskedBefore } from './asked-before.ts'
import type { FastLane } from './fast-lane.ts'
import { countRefusal, noteAnswer } from './note-answer.ts'
import { isPlain } from './plain-request.ts'
import type { WrittenRequest } from './read-request.ts'
import { WrittenAnswers } from './written-answers.ts'

export interface DoorkeeperParts {
  lane: FastLane
  admission: Admission
  log: Logger
  metrics: boolean
  askedBefore: AskedBefore
  refusals: Refusals
  /** Of every answer: names and values by turns. */
  headers: readonly string[]
  keepAliveS: number
  knowsProtocol: boolean
  refused(): void
}

/**
 * Answers from a question's bytes alone, and at once or not at all: with what was kept of the same question, or, when there
 * is no room, that there is none. Like Front, it takes only what the app would, and leaves the same traces.
 */
export class Doorkeeper {
  readonly #parts: DoorkeeperParts
  readonly #written: WrittenAnswers

  constructor(parts: DoorkeeperParts) {
    this.#parts = parts
    this.#written = new WrittenAnswers(parts.headers, parts)
  }

  /** @returns an answer as it goes over the line, one byte a character; undefined if it is not for here. */
  answer(asked: WrittenRequest, socket: Socket): string | undefined {
    const { admission, refusals } = this.#parts
    if (!isPlain(asked, socket, this.#parts)) return undefined
    if (admission.hasRoom(false)) return this.#kept(asked)
    countRefusal(this.#parts)
    return refusals.whole()
  }

  #kept({ headers, body }: WrittenRequest): string | undefined {
    const began = performance.now()
    const { admission, askedBefore, lane } = this.#parts
    const known = askedBefore.find({ accept: headers.accept, body })
    const answer = known && lane.kept(known)
    if (!answer) return undefined
    const id = requestId()
    const type = known.question.answerType
    const encoding = answer.encodingFor(headers)
    const text = this.#written.whole(answer, { id, type, encoding })
    if (text === undefined) return undefined
    // It keeps those waiting who come in the same turn.
    admission.begin()
    admission.end()
    noteAnswer(this.#parts, id, began)
    return text
  }
}
