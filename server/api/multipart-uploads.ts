import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { type AuthScopes, authScopeError, scopesOf } from '#server/auth/auth-scopes.ts'
import type { Viewer } from '#server/auth/viewer.ts'
import { isUpload } from '#server/graphql/endpoint.ts'
import { errorAnswer } from '#server/graphql/errors.ts'
import { discardRest } from '#server/http/discard-rest.ts'
import { connectionOf } from '#server/lib/connection-of.ts'
import { asUploadError } from '#server/lib/upload-error.ts'
import { say } from '#server/locales/say.ts'
import { type MultipartBody, parseMultipart } from './multipart/parse-multipart.ts'
import { schema } from './schema.ts'

/** Largest body: a 100 MB CSV file or ten 10 MB attachments, and the multipart overhead. */
const MAX_BODY_BYTES = 110_000_000
const MAX_FILE_BYTES = 101_000_000
/** More than any operation accepts, so that the operation can report its own limit. */
const MAX_FILES = 30
/** Largest JSON body: the longest notice in three-byte characters, or thousands of ids. */
export const MAX_OPERATION_BYTES = 200_000
/** A body without progress for this long is given up: its sender is offline, or a resolver does not read its file. */
const STALLED_MS = 2 * 60_000

/** Finds the viewer of a request by its session or token. */
type ViewerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer>

export interface UploadOptions {
  viewerOf: ViewerOf
  /** Whether somebody whose auth scope allows uploads has something to edit: teachers only if an admin lets them. */
  mayEdit(viewer: Viewer): Promise<boolean>
}

/**
 * Accepts GraphQL multipart requests at /graphql: `operations` becomes the body, and files are streams for resolvers.
 * Nothing is buffered, and nothing is parsed for viewers who may not upload.
 */
export function acceptUploads(app: FastifyInstance, { viewerOf, mayEdit }: UploadOptions): void {
  const mayUpload = createUploadRule(schema)
  const bodies = new WeakMap<FastifyRequest, MultipartBody>()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.addHook('preHandler', async (request, reply) => {
    if (!isUpload(request)) return
    const rejection = checkHeaders(request)
    if (rejection) return reject(request, reply, rejection)
    // Otherwise such a request would wait forever and block shutdown.
    if (!connectionOf(request.raw)) return
    request.raw.setTimeout(STALLED_MS, () => request.raw.destroy())
    request.raw.once('end', () => {
      // After the response, Node's keep-alive timeout applies.
      if (!reply.raw.writableFinished) request.raw.setTimeout(0)
    })
    const viewer = await viewerOf(request, reply)
    if (!mayUpload(viewer) || !(await mayEdit(viewer))) {
      const { message, extensions } = authScopeError(viewer)
      const status = viewer.kind === 'VISITOR' ? 401 : 403
      return reject(request, reply, { status, message, code: String(extensions.code) })
    }
    try {
      const body = await parseMultipart(request.raw, reply.raw, {
        maxFieldSize: MAX_OPERATION_BYTES,
        maxFileSize: MAX_FILE_BYTES,
        maxFiles: MAX_FILES,
      })
      bodies.set(request, body)
      request.body = body.operations
    } catch (error) {
      const { status, message } = asUploadError(error)
      return reject(request, reply, { status, message })
    }
  })

  // A resolver may return without reading its file. The rest of the body must then be read, because browsers read the
  // response only after sending everything.
  app.addHook('onResponse', async (request) => {
    if (!isUpload(request) || request.raw.readableEnded) return
    request.raw.unpipe()
    discardRest(request.raw)
    bodies.get(request)?.stop()
  })
}

interface Rejection {
  status: number
  message: string
  code?: string
}

function checkHeaders({ headers }: FastifyRequest): Rejection | undefined {
  const length = headers['content-length']
  if (headers['apollo-require-preflight'] === undefined) {
    // Apollo rejects it as well, but only after parsing the body.
    const message = 'Send the header "apollo-require-preflight: true" with a multipart request.'
    return { status: 400, message }
  }
  // Its size would be unknown.
  if (length === undefined)
    return { status: 411, message: 'Send the header "Content-Length" with a multipart request.' }
  if (Number(length) <= MAX_BODY_BYTES) return undefined
  return { status: 413, message: say`The file is larger than 100 MB. Split it into several files.` }
}

function reject(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, code = 'BAD_REQUEST' }: Rejection,
): FastifyReply {
  discardRest(request.raw)
  return reply.code(status).send(errorAnswer(request, { message, code }))
}

/**
 * Uploads are allowed to viewers with an auth scope of any field that takes files. Checked before the body is read, when the
 * operation is not known yet.
 */
function createUploadRule(schema: GraphQLSchema): (viewer: Viewer) => boolean {
  const types = [schema.getQueryType(), schema.getMutationType()]
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}))
  const scopes = new Set(fields.filter(takesFiles).flatMap(scopesOfField))
  return (viewer) => {
    const own = scopesOf(viewer)
    return [...scopes].some((scope) => own[scope])
  }
}

function takesFiles({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ type }) => holdsFile(type))
}

function holdsFile(type: GraphQLInputType, outer: readonly unknown[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return named.name === 'Upload'
  if (outer.includes(named)) return false
  return Object.values(named.getFields()).some((field) => holdsFile(field.type, [...outer, named]))
}

/** Pothos stores the options of a field in its extensions. */
function scopesOfField({ name, extensions }: GraphQLField<unknown, unknown>): (keyof AuthScopes)[] {
  const { authScopes } = extensions.pothosOptions as { authScopes?: Partial<AuthScopes> }
  if (typeof authScopes !== 'object') throw new Error(`${name} takes files and names no auth scopes`)
  return (Object.keys(authScopes) as (keyof AuthScopes)[]).filter((scope) => authScopes[scope])
}
