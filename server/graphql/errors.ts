import type { IncomingHttpHeaders } from 'node:http'
import { PothosValidationError } from '@pothos/core'
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql'
import type { z } from 'zod'
import { isClientGone } from '#server/lib/abort-on-close.ts'
import {
  type AvailabilityProblem,
  availabilityProblemOf,
  errorCauses,
} from '#server/lib/availability-error.ts'
import type { Logger } from '#server/lib/log.ts'
import { UploadError } from '#server/lib/upload-error.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { said, say, sayByCode } from '#server/locales/say.ts'
import type { Locale } from '#shared/locales.ts'
import { builder } from './builder.ts'
import { languageOf } from './language.ts'

/** Validation errors of an input: one message per field, for the form to show. */
export interface InvalidInputShape {
  kind: 'InvalidInput'
  message: string
  fields: { path: string; message: string }[]
}

export const FieldProblem = builder.objectRef<{ path: string; message: string }>('FieldProblem').implement({
  description: 'A problem of one field.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description:
        "The argument's name; dots lead into an input object or a list. In `saveContent`, a name within `data`. Empty for a problem that no one argument has.",
    }),
    message: t.exposeString('message'),
  }),
})

/** For `isTypeOf`: a member of a union is recognised by the `kind` of its value. */
export const isKind = (kind: string) => (value: unknown) => (value as { kind?: string }).kind === kind

export const InvalidInput = builder.objectRef<InvalidInputShape>('InvalidInput').implement({
  description: 'The arguments are well formed but do not fit. Nothing was changed.',
  isTypeOf: isKind('InvalidInput'),
  fields: (t) => ({
    message: t.exposeString('message', { description: 'All in one sentence.' }),
    fields: t.field({ type: [FieldProblem], resolve: (problem) => problem.fields }),
  }),
})

export function invalidInput(fields: { path: string; message: string }[]): InvalidInputShape {
  const message = fields.map((field) => field.message).join(' ') || say`Please check what you entered.`
  return { kind: 'InvalidInput', message, fields }
}

/** Converts the errors of a zod schema. */
export function invalidInputFrom(error: z.ZodError): InvalidInputShape {
  return invalidInput(error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}

/** Codes whose messages may be shown to clients; other errors are logged and hidden. */
export const publicCodes: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'CONFLICT',
  'ABORTED',
  'UNAVAILABLE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
])

/** The requested record does not exist (any more). */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })
}

/** The record has changed since the value that was edited: by somebody else, or by an attempt whose answer was lost. */
export function conflict(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT' } })
}

/** An invalid argument of an operation without a form. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** An external service is unavailable. */
export function unavailable(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAVAILABLE' } })
}

/** This server stops, and another one or the next start will answer. */
export const restarting = () => unavailable(say`The site is being restarted. Please try again in a minute.`)

/** The error for too many attempts, with the time to wait. */
export function rateLimited(error: TooManyAttempts): Pick<GraphQLFormattedError, 'message' | 'extensions'> {
  const { retryAfterSeconds, proofOfWork } = error
  const reason = sayByCode(error.reason, 'RATE_LIMITED')
  const message =
    retryAfterSeconds > 90
      ? say`${reason} Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`
      : retryAfterSeconds === 1
        ? say`${reason} Please wait 1 second and try again.`
        : say`${reason} Please wait ${retryAfterSeconds} seconds and try again.`
  return {
    message,
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, ...(proofOfWork && { proofOfWork }) },
  }
}

/** The answer of GraphQL to a request that comes to no operation, in its language. */
export function errorAnswer(
  request: { url: string; headers: IncomingHttpHeaders },
  { code, message, ...more }: { code: string; message: string },
) {
  const words = said(sayByCode(message, code), languageOf(request))
  return { errors: [{ message: words, extensions: { code, ...more } }] }
}

/** The only message for internal errors. */
export const INTERNAL_MESSAGE = say`Something went wrong on our side. Please try again in a moment.`

/** Of two changes that wait for each other the database refuses one. */
const DEADLOCK_MESSAGE = say`Somebody else is changing the same right now. Please try again.`

/** Messages for outages. */
export const availabilityMessages: Record<AvailabilityProblem, string> = {
  away: say`The site cannot reach its data at the moment. Please try again in a few minutes.`,
  full: say`There is no room left to store anything. Please tell whoever runs this site.`,
}

/** Longer than any message of ours: graphql-js repeats names of the document in each error. */
const MAX_MESSAGE_LENGTH = 1_000

type ErrorLog = Pick<Logger, 'error' | 'warn'>

/** Converts an error to the form for clients. Unexpected errors are logged, and their details are hidden. */
export function publicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: ErrorLog,
): GraphQLFormattedError {
  const { message, ...rest } = shownError(formatted, error, log)
  const code = String(rest.extensions?.code)
  return { message: sayByCode(shortened(message, MAX_MESSAGE_LENGTH), code), ...rest }
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text

function shownError(formatted: GraphQLFormattedError, error: unknown, log: ErrorLog): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  // Apollo has one code for all validation errors.
  const ownCode = cause instanceof GraphQLError ? cause.extensions.code : undefined
  const code = ownCode ?? formatted.extensions?.code
  const where = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  }
  if (typeof code === 'string' && publicCodes.has(code)) {
    return { message: formatted.message, ...where, extensions: { code } }
  }
  if (cause instanceof TooManyAttempts) return { ...rateLimited(cause), ...where }
  // The client has disconnected: nobody reads this response, and it is not an error of ours.
  if (isClientGone(cause))
    return { message: 'The request was broken off.', extensions: { code: 'BAD_REQUEST' } }
  if (cause instanceof GraphQLError && isClientMistake(cause, formatted.path))
    return { message: cause.message, ...where, extensions: { code: 'BAD_USER_INPUT' } }
  if (cause instanceof UploadError)
    return { message: cause.message, ...where, extensions: { code: 'BAD_REQUEST' } }
  // An invalid page size or cursor.
  if (cause instanceof PothosValidationError) {
    return { message: cause.message, ...where, extensions: { code: 'BAD_USER_INPUT' } }
  }
  if (isOfDatabase(cause, unstorable)) {
    const message = 'A text holds a character that cannot be stored.'
    return { message, ...where, extensions: { code: 'BAD_USER_INPUT' } }
  }
  if (isOfDatabase(cause, undone)) {
    log.warn({ err: cause }, 'the database has undone a change because of another one')
    return { message: DEADLOCK_MESSAGE, ...where, extensions: { code: 'ABORTED' } }
  }
  log.error({ err: cause }, 'a resolver failed')
  const outage = availabilityProblemOf(cause)
  if (outage) return { message: availabilityMessages[outage], ...where, extensions: { code: 'UNAVAILABLE' } }
  return {
    message: INTERNAL_MESSAGE,
    ...where,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/**
 * Whether an error without a code comes from graphql-js and concerns the document or its variables: it has no path,
 * or names a place in the document such as the condition of @include. An error located at a field means that its
 * resolver returned a value that the schema does not allow.
 */
function isClientMistake(cause: GraphQLError, path: GraphQLFormattedError['path']): boolean {
  // Errors of compiled operations have no extensions.
  const extensions: GraphQLError['extensions'] | undefined = cause.extensions
  if (extensions?.code !== undefined) return false
  const places = cause.nodes ?? []
  return path === undefined || (places.length > 0 && places.every(({ kind }) => kind !== Kind.FIELD))
}

/** PostgreSQL's codes for a NUL in a text and in JSON, which only clients send. */
const unstorable: readonly unknown[] = ['22021', '22P05']
/** PostgreSQL's codes for a deadlock and for a change that cannot be put in order with another one. */
const undone: readonly unknown[] = ['40P01', '40001']

/** Whether the database gave an error with one of these codes. */
function isOfDatabase(cause: unknown, codes: readonly unknown[]): boolean {
  for (const one of errorCauses(cause)) {
    const { code, originalCode } = one as { code?: unknown; originalCode?: unknown }
    if (codes.includes(code) || codes.includes(originalCode)) return true
  }
  return false
}

/** The error as an HTTP client would get it. */
export function withoutInternals(
  error: GraphQLError,
  { log, language }: { log: Logger; language: Locale },
): GraphQLError {
  const { message, extensions } = publicError(error.toJSON(), error, log)
  // A new object: errors of compiled documents are read-only.
  return new GraphQLError(said(message, language), { path: error.path, extensions })
}
