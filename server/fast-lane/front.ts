import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Visit } from '#server/context.ts'
import { Refusals } from '#server/turn-away.ts'
import { AskedBefore } from './asked-before.ts'
import { Doorkeeper } from './doorkeeper.ts'
import { Doorstep } from './doorstep.ts'
import { PRIVATELY } from './fast-lane.ts'
import { countRefusal } from './note-answer.ts'
import { type HandOver, Passage, type PassageParts } from './passage.ts'
import { isPlain } from './plain-request.ts'

export interface FrontParts extends Omit<PassageParts, 'askedBefore' | 'headers' | 'wasKept'> {
  /** Of every answer over a connection that is what it seems to be; see `knowsProtocol`. */
  headers: Readonly<Record<string, string>>
  /** Seconds for which a connection is kept for the next request. */
  keepAliveS: number
  /** False where only a proxy's header says whether the browser speaks https. */
  knowsProtocol: boolean
  /** Whether connections may become something else than HTTP. */
  upgrades(): boolean
  /** Told of a question that was turned away. */
  refused(): void
}

interface Ready extends Omit<FrontParts, 'headers'>, PassageParts {
  refusals: Refusals
  keeper: Doorkeeper
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
  #parts: Ready | undefined
  /** Of connections over which somebody was turned away, or got what was kept. */
  readonly #doorsteps = new WeakMap<Socket, Doorstep>()
  readonly #keeper = () => this.#parts?.keeper

  /** From now on requests are taken. */
  open(parts: FrontParts): void {
    const headers = Object.entries({ ...parts.headers, ...PRIVATELY }).flat()
    const refusals = new Refusals(headers, parts)
    const common = { ...parts, headers, refusals, askedBefore: this.#askedBefore }
    const wasKept = (visit: Visit) => this.#makeDoorstep(visit)
    this.#parts = { ...common, wasKept, keeper: new Doorkeeper(common) }
  }

  /** Requests go on to the app again, which tells clients that it closes. */
  close(): void {
    this.#parts = undefined
  }

  /** @param app what answers what is not taken. */
  before(app: RequestListener): RequestListener {
    const handOver: HandOver = (request, response, body) => {
      if (body) this.#bodies.set(request, body)
      app(request, response)
    }
    return (request, response) => {
      this.#doorsteps.get(request.socket)?.isAsked(request, response)
      const parts = this.#parts
      if (!parts || !isPlain(request, request.socket, parts)) return handOver(request, response)
      if (!parts.admission.hasRoom(false)) {
        this.#turnAway(request, response, parts)
        return
      }
      const passage = new Passage(request, response, parts, handOver)
      // The parser tells of the head, and only then reads the body that came with it.
      process.nextTick(take, passage)
    }
  }

  /** What comes of the body is thrown away unread. */
  #turnAway(request: IncomingMessage, response: ServerResponse, parts: Ready): void {
    parts.refusals.answer(response)
    // The parser tells of the head, and only then reads the body that came with it.
    process.nextTick(watchRest, request, response, parts)
    countRefusal(parts)
    this.#makeDoorstep({ request, response })
  }

  /** For those who ask over the same connection again. */
  #makeDoorstep({ request: { socket }, response }: Pick<Visit, 'request' | 'response'>): void {
    // After an upgrade the parser is another connection's, and is to be handed nothing more.
    if (!response.shouldKeepAlive || this.#doorsteps.has(socket) || this.#parts?.upgrades()) return
    this.#doorsteps.set(socket, new Doorstep(socket, this.#keeper))
  }

  /** The body of a request that was handed over, if it had been read. */
  bodyOf(request: IncomingMessage): Readable | undefined {
    const body = this.#bodies.get(request)
    return body && Readable.from([body], { objectMode: false })
  }
}

const take = (passage: Passage) => passage.take()

/** Of one that was turned away: most have sent all by now, and fetched what they were told. */
function watchRest(request: IncomingMessage, response: ServerResponse, { watch }: FrontParts): void {
  if (!request.complete || request.socket.writableLength > 0) watch(request, response)
}
