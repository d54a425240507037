import { GraphQLError } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { z } from 'zod'
import { hasFourDigits, ISO_DATE } from '#server/lib/iso-date.ts'
import { asUploadError } from '#server/lib/upload-error.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { builder } from './builder.ts'

const ISO_DATE_TIME = z.regexes.datetime({ offset: true })
const DECIMAL = /^-?\d{1,12}(\.\d{1,8})?$/

/**
 * Returns a valid value or throws BAD_USER_INPUT. Runs for every value of a response, so it uses a regular expression
 * instead of a zod schema, which would be slower.
 */
function validated(pattern: RegExp, value: unknown, expected: string): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw notA(expected)
}

const notA = (expected: string) =>
  new GraphQLError(`Expected ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } })

function momentOf(value: unknown): Date {
  const expected = 'a moment such as 2026-11-14T12:15:00Z'
  const moment = new Date(validated(ISO_DATE_TIME, value, expected))
  if (!hasFourDigits(moment)) throw notA(expected)
  return moment
}

builder.scalarType('Date', {
  description: 'A day without a time zone, yyyy-MM-dd.',
  parseValue: (value) => validated(ISO_DATE, value, 'a date such as 2026-11-14'),
  serialize: (value) => validated(ISO_DATE, value, 'a date'),
})

builder.scalarType('DateTime', {
  description: 'A moment, ISO 8601 in UTC.',
  parseValue: momentOf,
  serialize: (value) => value.toISOString(),
})

builder.scalarType('Decimal', {
  description: 'An exact decimal number as a string, such as "78.25".',
  parseValue: (value) => validated(DECIMAL, value, 'a decimal number as a string, such as "78.25"'),
  serialize: (value) => validated(DECIMAL, value, 'a decimal number'),
})

builder.scalarType('ContentData', {
  description: 'The values of a content item, a JSON object with a value for each declared field.',
  parseValue: (value) => contentData(value),
  serialize: (value) => value,
})

builder.scalarType('Upload', {
  description: 'A file, sent by the GraphQL multipart request specification.',
  parseValue: (value) => withUploadErrors(GraphQLUpload.parseValue(value) as Promise<UploadedFile>),
  serialize: () => {
    throw new GraphQLError('A file can only be sent, not asked for.')
  },
})

function contentData(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new GraphQLError('Expected a JSON object.', { extensions: { code: 'BAD_USER_INPUT' } })
}

/** A file that is missing or read twice is a client error. */
function withUploadErrors(pending: Promise<UploadedFile>): Promise<UploadedFile> {
  const file = pending.then(
    ({ filename, mimetype, createReadStream }) => ({
      filename,
      mimetype,
      createReadStream: () => orUploadError(createReadStream),
    }),
    throwUploadError,
  )
  // A resolver may return without awaiting its file.
  file.catch(() => {})
  return file
}

function orUploadError<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asUploadError(error)
  }
}

function throwUploadError(error: unknown): never {
  throw asUploadError(error)
}
