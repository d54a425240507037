import type { FastifyInstance, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'

/** Longest body of a multipart request: a 100 MB CSV file or ten 10 MB attachments, and their envelope. */
const MAX_BODY_BYTES = 110_000_000
const MAX_FILE_BYTES = 101_000_000
/** More than any operation takes, so that it can say itself what is too many. */
const MAX_FILES = 30
/** Longest JSON of an operation: the longest notice in letters that take three bytes, or ids by the thousand. */
export const MAX_OPERATION_BYTES = 200_000
/** A body that stands still for so long will never end: its sender is gone, or it holds a file that nobody reads. */
const STALLED_MS = 2 * 60_000

/**
 * Understands GraphQL multipart requests at /graphql: the operations are the body, the files are streams that a
 * resolver reads when it has decided to. Nothing is kept in memory or on disk here.
 *
 * @param stalledMs how long a body may stand still before its connection is cut.
 */
export function acceptUploads(app: FastifyInstance, stalledMs = STALLED_MS): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.addHook('preHandler', async (request, reply) => {
    if (!isUpload(request)) return
    if (request.headers['apollo-require-preflight'] === undefined) {
      // Apollo would refuse it as well, but only after the body has been parsed.
      return refuse(
        request,
        reply,
        400,
        'Send the header "apollo-require-preflight: true" with a multipart request.',
      )
    }
    if (request.headers['content-length'] === undefined) {
      // Nobody knows how long it would go on.
      reply.header('connection', 'close')
      return refuse(request, reply, 411, 'Send the header "Content-Length" with a multipart request.')
    }
    if (Number(request.headers['content-length']) > MAX_BODY_BYTES) {
      return refuse(request, reply, 413, 'The upload is larger than 100 MB. Split the file and try again.')
    }
    // Without this such a request would wait for ever, and the server with it when it is to stop.
    request.raw.setTimeout(stalledMs, () => request.raw.destroy())
    request.raw.once('end', () => {
      // Behind a finished answer it is Node's own time for the next request that counts.
      if (!reply.raw.writableFinished) request.raw.setTimeout(0)
    })
    try {
      request.body = await processRequest(request.raw, reply.raw, {
        maxFieldSize: MAX_OPERATION_BYTES,
        maxFileSize: MAX_FILE_BYTES,
        maxFiles: MAX_FILES,
      })
    } catch (error) {
      const { status = 400, message } = error as Error & { status?: number }
      return refuse(request, reply, status, message)
    }
  })

  // A resolver that answers without reading its file (a closed door, a wrong name) leaves the rest of the body on
  // the wire; a browser reads the answer only once it has sent everything.
  app.addHook('onResponse', async (request) => {
    if (!isUpload(request) || request.raw.readableEnded) return
    request.raw.unpipe()
    request.raw.resume()
  })
}

function isUpload(request: FastifyRequest): boolean {
  return (
    request.routeOptions.url === '/graphql' &&
    /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')
  )
}

function refuse(
  request: FastifyRequest,
  reply: import('fastify').FastifyReply,
  status: number,
  message: string,
): import('fastify').FastifyReply {
  request.raw.resume()
  return reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
}
