import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { claimsSession } from './access/cookies.ts'
import { type Admission, PLACES_IN_APP } from './lib/admission.ts'
import { turnAway } from './turn-away.ts'

const TELL_EVERY_MS = 10_000

/**
 * Past capacity, turns requests away with 503 and a time to come back, before everybody waits. Whoever is signed in
 * goes first; health checks and the files of pages are always served, for a page that was let in needs its scripts.
 *
 * Not @fastify/under-pressure: it knows how late the event loop is, not how much waits for the database, and turns away
 * either everybody or nobody for a whole interval.
 *
 * @returns what is to be told when somebody was turned away before the app.
 */
export function shedLoad(app: FastifyInstance, admission: Admission): () => void {
  const working = new WeakSet<FastifyReply>()
  const end = (reply: FastifyReply) => {
    if (working.delete(reply)) admission.end(PLACES_IN_APP)
  }
  const tell = counter((refused) => app.log.warn({ refused }, 'past capacity: requests were turned away'))

  app.addHook('onReady', async () => admission.start())
  app.addHook('onClose', async () => admission.stop())
  app.addHook('onRequest', (request, reply, done) => {
    if (isAlwaysServed(request) || admission.hasRoom(claimsSession(request))) return done()
    tell()
    turnAway(request, reply)
  })
  // Not before its body is here: whoever sends slowly takes nobody's place.
  app.addHook('preHandler', (request, reply, done) => {
    if (isAlwaysServed(request)) return done()
    admission.begin(PLACES_IN_APP)
    working.add(reply)
    reply.raw.once('close', () => end(reply))
    done()
  })
  // What is left is the client's to fetch, at whatever speed.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    end(reply)
    done()
  })
  return tell
}

const ALWAYS = /^\/(healthz|readyz|metrics|assets\/)/

/** An upload is at work for minutes, a line at a time, and its sender has begun long ago. */
function isAlwaysServed({ url, headers }: FastifyRequest): boolean {
  return ALWAYS.test(url) || headers['content-type']?.startsWith('multipart/') === true
}

/** Counts calls, and tells of them at once and then every ten seconds. */
function counter(tell: (count: number) => void): () => void {
  let count = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return () => {
    count++
    if (performance.now() < toldAt + TELL_EVERY_MS) return
    toldAt = performance.now()
    tell(count)
    count = 0
  }
}
