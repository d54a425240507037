import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'

const missing = new Counter({
  name: 'pravesh_missing_file_requests_total',
  help: 'Requests for stored files that a record names and the file store does not have.',
})

/** Answers 503 for a file that a record names and the file store lacks: a backup may restore it. */
export function sendMissingFile(request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply {
  missing.inc()
  request.log.error({ key }, 'a file that a record names is missing from the file store')
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('This file is missing on the server. Please tell the institute, and try again later.\n')
}
