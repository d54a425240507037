import { GraphQLError } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { z } from 'zod'
import { builder } from './builder.ts'
import type { UploadedFile } from './lib/uploaded-file.ts'

const ISO_DATE = z.regexes.date
const ISO_DATE_TIME = z.regexes.datetime({ offset: true })
const DECIMAL = /^-?\d{1,12}(\.\d{1,8})?$/

/**
 * The value if it fits, else the error GraphQL reports for a badly formed argument. Every value that is answered passes
 * through here, and a schema's report about each would cost more than the test.
 */
function fitting(pattern: RegExp, value: unknown, expected: string): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new GraphQLError(`Expected ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } })
}

builder.scalarType('Date', {
  description: 'A day without a time zone, yyyy-MM-dd.',
  parseValue: (value) => fitting(ISO_DATE, value, 'a date such as 2026-11-14'),
  serialize: (value) => fitting(ISO_DATE, value, 'a date'),
})

builder.scalarType('DateTime', {
  description: 'A moment, ISO 8601 in UTC.',
  parseValue: (value) => new Date(fitting(ISO_DATE_TIME, value, 'a moment such as 2026-11-14T12:15:00Z')),
  serialize: (value) => value.toISOString(),
})

builder.scalarType('Decimal', {
  description: 'An exact decimal number as a string, such as "78.25".',
  parseValue: (value) => fitting(DECIMAL, value, 'a decimal number as a string, such as "78.25"'),
  serialize: (value) => fitting(DECIMAL, value, 'a decimal number'),
})

builder.scalarType('Upload', {
  description: 'A file, sent by the GraphQL multipart request specification.',
  parseValue: (value) => GraphQLUpload.parseValue(value) as Promise<UploadedFile>,
  serialize: () => {
    throw new GraphQLError('A file can only be sent, not asked for.')
  },
})
