import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasSession, type VerifyTokens } from '#server/auth/verified-tokens.ts'
import { isUpload } from '#server/graphql/endpoint.ts'
import { type Admission, PLACES_IN_APP } from '#server/lib/admission.ts'
import { sendServiceUnavailable } from './service-unavailable.ts'

const REPORT_EVERY_MS = 10_000

/**
 * Load shedding: under overload, requests wait for a place; one that finds none within some seconds gets 503 and Retry-After. Requests
 * with a session have priority; health checks and built files are always served, because a page that was served needs its scripts.
 *
 * Not @fastify/under-pressure, which measures only the event loop, not the load on the database, and rejects all
 * requests or none for a whole interval.
 *
 * @returns a function to call for each request that was rejected before the app.
 */
export function shedLoad(
  app: FastifyInstance,
  { admission, verifyTokens }: { admission: Admission; verifyTokens: VerifyTokens },
): () => void {
  const uploads = new WeakSet<FastifyRequest>()
  const reportRejected = createCounter((rejected) =>
    app.log.warn({ rejected }, 'overload: requests were rejected'),
  )

  app.addHook('onReady', async () => admission.start())
  app.addHook('onClose', async () => admission.stop())
  app.addHook('onRequest', async (request, reply) => {
    // Uploads with a session are always served: they run for minutes at low load, and their senders have already invested time.
    const upload = isUpload(request)
    if (ALWAYS_SERVED.test(request.url) || (!upload && admission.canAdmit(false))) return
    const preferred = await hasSession(verifyTokens, request.raw)
    if (upload && preferred) uploads.add(request)
    else if (
      !admission.canAdmit(preferred) &&
      !(await admission.canAdmitLater(reply.raw, { preferred, places: PLACES_IN_APP }))
    ) {
      // The client has disconnected.
      if (reply.raw.closed) return reply.hijack()
      reportRejected()
      sendServiceUnavailable(request, reply)
      return reply
    }
  })
  // After the body has arrived, so that slow senders take no places. callNotFound() runs this hook a second time.
  app.addHook('preHandler', (request, reply, done) => {
    // The client has disconnected.
    if (reply.raw.closed) return
    if (!ALWAYS_SERVED.test(request.url) && !uploads.has(request)) admission.take(reply.raw, PLACES_IN_APP)
    done()
  })
  // Sending the response depends on the client's speed only.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    admission.release(reply.raw)
    done()
  })
  return reportRejected
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
