import type { FastifyRequest } from 'fastify'

/** A GraphQL request that is written as clients write them. */
export interface Question {
  /** The document, or its SHA-256. */
  text?: string
  hash?: string
  operationName?: string
  variables: object
  /** Media type of the answer, as Apollo would choose it. */
  answerType: string
  /** Whether it comes without cookie or token: from somebody who is nobody in particular. */
  fromVisitor: boolean
  /** The same for the same question. */
  key: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8'

/** What browsers, Apollo Client and command line tools send. */
const answerTypes = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/json, */*', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
  ['application/graphql-response+json, application/json;q=0.9', RESPONSE_TYPE],
])

/**
 * Reads a request. A JSON body cannot be sent by another site without the browser asking first, which is what Apollo's
 * rule against forged requests demands.
 *
 * @returns undefined for anything that is unusual.
 */
export function questionOf(request: FastifyRequest): Question | undefined {
  const { method, headers, body } = request
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return undefined
  const answerType = answerTypes.get(headers.accept)
  if (answerType === undefined || !isObject(body)) return undefined
  const { query, operationName, variables, extensions, ...rest } = body as Record<string, unknown>
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined
  const document = query === undefined ? hashOf(extensions) : extensions === undefined ? query : undefined
  if (typeof document !== 'string' || Object.keys(rest).length > 0) return undefined
  return {
    ...(query === undefined ? { hash: document } : { text: document }),
    ...(typeof operationName === 'string' && { operationName }),
    variables: variables ?? {},
    answerType,
    fromVisitor: headers.cookie === undefined && headers.authorization === undefined,
    key: `${document}\n${JSON.stringify(variables ?? {})}`,
  }
}

function hashOf(extensions: unknown): string | undefined {
  if (!isObject(extensions)) return undefined
  const { persistedQuery, ...rest } = extensions as Record<string, unknown>
  if (!isObject(persistedQuery) || Object.keys(rest).length > 0) return undefined
  const { version, sha256Hash } = persistedQuery as Record<string, unknown>
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
