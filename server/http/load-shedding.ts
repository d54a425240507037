import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasSession, type VerifyTokens } from '#server/auth/verified-tokens.ts'
import { isGraphql, isUpload } from '#server/graphql/endpoint.ts'
import { errorAnswer } from '#server/graphql/errors.ts'
import type { Admission } from '#server/lib/admission.ts'
import { say } from '#server/locales/say.ts'
import { sendBusy } from './busy-page.ts'

/** Places of a request, unless its route has taken fewer. */
const PLACES = 4
const REPORT_EVERY_MS = 10_000

/**
 * Load shedding: under overload, requests wait for a place; one that finds none within some seconds gets 503 and Retry-After. Requests
 * with a session have priority; health checks and built files are always served, because a page that was served needs its scripts.
 *
 * Not @fastify/under-pressure, which measures only the event loop, not the load on the database, and rejects all
 * requests or none for a whole interval.
 */
export function shedLoad(
  app: FastifyInstance,
  { admission, verifyTokens }: { admission: Admission; verifyTokens: VerifyTokens },
): void {
  const uploads = new WeakSet<FastifyRequest>()
  const reportRejected = createCounter((rejected) =>
    app.log.warn({ rejected }, 'overload: requests were rejected'),
  )

  app.addHook('onReady', async () => admission.start())
  app.addHook('onClose', async () => admission.stop())
  /** Asks for a place, or waits for one, by whether the request has a session. */
  const admit = (request: FastifyRequest, { raw }: FastifyReply, preferred: boolean) => {
    // Uploads with a session are always served: they run for minutes at low load, and their senders have already invested time.
    if (preferred && isUpload(request)) uploads.add(request)
    else if (!admission.canAdmit(preferred))
      return admission.canAdmitLater(raw, { preferred, places: isGraphql(request.url) ? 1 : PLACES })
    return Promise.resolve(true)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS_SERVED.test(request.url) || (admission.canAdmit(false) && !isUpload(request))) return done()
    const tokens = verifyTokens(request.raw)
    const admitted =
      tokens instanceof Promise
        ? hasSession(verifyTokens, request.raw).then((preferred) => admit(request, reply, preferred))
        : admit(request, reply, false)
    admitted.then((isAdmitted) => {
      if (isAdmitted) done()
      // Otherwise the client has disconnected.
      else if (!reply.raw.closed) {
        reportRejected()
        sendServiceUnavailable(request, reply)
      }
    }, done)
  })
  // After the body has arrived, so that slow senders take no places. callNotFound() runs this hook a second time.
  app.addHook('preHandler', (request, reply, done) => {
    // The client has disconnected.
    if (reply.raw.closed) return
    if (!ALWAYS_SERVED.test(request.url) && !uploads.has(request)) admission.take(reply.raw, PLACES)
    done()
  })
  // Sending the response depends on the client's speed only.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    admission.release(reply.raw)
    done()
  })
}

const ALWAYS_SERVED = /^\/(healthz|readyz|metrics|assets\/)/

/** Counts calls, and reports the count at once and then at most every ten seconds. */
function createCounter(reportRejected: (count: number) => void): () => void {
  let count = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  return () => {
    count++
    if (performance.now() < reportedAt + REPORT_EVERY_MS) return
    reportedAt = performance.now()
    reportRejected(count)
    count = 0
  }
}

const MESSAGE = say`Very many people are asking right now. Please try again in a moment.`
/** Seconds, chosen at random, so that clients do not all retry at once. */
const RETRY_AFTER = { least: 2, most: 6 }
const REFRESH_AFTER = { least: 5, most: 15 }

/** Answers 503 with Retry-After in the form that the client accepts. */
function sendServiceUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  const retryAfter = pickBetween(RETRY_AFTER)
  if (isGraphql(request.url))
    reply
      .code(503)
      .headers({ 'cache-control': 'private, no-store', 'retry-after': retryAfter })
      .send(errorAnswer(request, { code: 'UNAVAILABLE', message: MESSAGE }))
  else
    sendBusy(request, reply, {
      status: 503,
      reason: say`Very many people are looking right now.`,
      text: MESSAGE,
      retryAfter,
      refreshAfter: pickBetween(REFRESH_AFTER),
    })
}

function pickBetween({ least, most }: { least: number; most: number }): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}
