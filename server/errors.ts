import { PothosValidationError } from '@pothos/core'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { z } from 'zod'
import { builder } from './builder.ts'
import { isClientGone } from './lib/client-gone.ts'
import type { Logger } from './lib/log.ts'
import { type Outage, outageOf } from './lib/outage.ts'
import { TooManyAttempts } from './lib/rate-limit.ts'

/** Papers that are not in order: one message per field, for the form to show beside it. */
export interface InvalidInputShape {
  kind: 'InvalidInput'
  message: string
  fields: { path: string; message: string }[]
}

const FieldProblem = builder.objectRef<{ path: string; message: string }>('FieldProblem').implement({
  description: 'What is wrong with one field.',
  fields: (t) => ({
    path: t.exposeString('path', { description: "The argument's name; dots lead into an input object." }),
    message: t.exposeString('message'),
  }),
})

export const InvalidInput = builder.objectRef<InvalidInputShape>('InvalidInput').implement({
  description: 'The arguments are well formed but do not fit. Nothing was changed.',
  isTypeOf: (value) => (value as { kind?: string }).kind === 'InvalidInput',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'All in one sentence.' }),
    fields: t.field({ type: [FieldProblem], resolve: (problem) => problem.fields }),
  }),
})

export function invalidInput(fields: { path: string; message: string }[]): InvalidInputShape {
  const message = fields.map((field) => field.message).join(' ') || 'Please check what you entered.'
  return { kind: 'InvalidInput', message, fields }
}

/** The answer for arguments that a zod schema refused. */
export function invalidInputFrom(error: z.ZodError): InvalidInputShape {
  return invalidInput(error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}

/** Codes whose messages are meant for the caller; whatever else comes up stays in the log. */
const spoken = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'UNAVAILABLE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
])

/** A request for a thing that is not there, or no longer. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })
}

/** An argument that does not fit, where there is no form to show it in. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** Something elsewhere that an answer depends on does not work at the moment. */
export function unavailable(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAVAILABLE' } })
}

/** The answer to one attempt too many: when the next one counts. */
function rateLimited({
  retryAfterSeconds,
  reason,
}: TooManyAttempts): Pick<GraphQLFormattedError, 'message' | 'extensions'> {
  const wait =
    retryAfterSeconds > 90
      ? `${Math.ceil(retryAfterSeconds / 60)} minutes`
      : `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`
  return {
    message: `${reason} Please wait ${wait} and try again.`,
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds },
  }
}

/** All that is told of what went wrong on our side. */
export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again in a moment.'

/** What is told of an outage: that it is one, and what to do. */
export const outageMessages: Record<Outage, string> = {
  away: 'The site cannot reach its data at the moment. Please try again in a few minutes.',
  full: 'There is no room left to store anything, so nothing was changed. Please tell whoever runs this site.',
}

/** Turns an error into what the caller may see; surprises are logged and answered without their internals. */
export function publicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const code = formatted.extensions?.code
  const where = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  }
  if (typeof code === 'string' && spoken.has(code)) {
    return { message: formatted.message, ...where, extensions: { code } }
  }
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  if (cause instanceof TooManyAttempts) return { ...rateLimited(cause), ...where }
  // Nobody reads this answer, and nothing went wrong on our side.
  if (isClientGone(cause))
    return { message: 'The request was broken off.', extensions: { code: 'BAD_REQUEST' } }
  // A page size or cursor that makes no sense.
  if (cause instanceof PothosValidationError) {
    return { message: cause.message, ...where, extensions: { code: 'BAD_USER_INPUT' } }
  }
  log.error({ err: cause }, 'a resolver failed')
  const outage = outageOf(cause)
  if (outage) return { message: outageMessages[outage], ...where, extensions: { code: 'UNAVAILABLE' } }
  return {
    message: INTERNAL_MESSAGE,
    ...where,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/** The same error as a caller over HTTP would see. */
export function withoutInternals(error: GraphQLError, log: Logger): GraphQLError {
  const { message, extensions } = publicError(error.toJSON(), error, log)
  // A new one: those of compiled documents cannot be changed.
  return new GraphQLError(message, { path: error.path, extensions })
}
