import type { IncomingHttpHeaders } from 'node:http'
import { claimsSession } from '#server/access/cookies.ts'

/** A GraphQL request that is written as clients write them. */
export interface Question {
  /** The document, or its SHA-256. */
  text: string | undefined
  hash: string | undefined
  operationName: string | undefined
  variables: object
  /** Media type of the answer, as Apollo would choose it. */
  answerType: string
  /** Whether it comes without a session or token: from somebody who is nobody in particular. */
  fromVisitor: boolean
}

const PARTS = new Set(['query', 'operationName', 'variables', 'extensions'])

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

/** A request whose JSON has been read. */
export interface JsonRequest {
  method: string
  headers: IncomingHttpHeaders
  body: unknown
}

/**
 * Reads a request. A JSON body cannot be sent by another site without the browser asking first, which is what Apollo's
 * rule against forged requests demands.
 *
 * @returns undefined for anything that is unusual.
 */
export function questionOf({ method, headers, body }: JsonRequest): Question | undefined {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return undefined
  const answerType = answerTypes.get(headers.accept)
  if (answerType === undefined || !isObject(body)) return undefined
  const { query, operationName, variables, extensions } = body as Record<string, unknown>
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined
  if (isTooDeep(variables)) return undefined
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) return undefined
  const hash = hashOf(extensions)
  // With both, Apollo sees whether they belong together.
  if (hash !== undefined && query !== undefined) return undefined
  const document = query === undefined ? hash : query
  if (typeof document !== 'string' || !Object.keys(body).every((key) => PARTS.has(key))) return undefined
  // Always with the same properties: pasted together, each was 500 bytes that only a full garbage collection took away.
  return {
    text: query === undefined ? undefined : document,
    hash: query === undefined ? document : undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    answerType,
    fromVisitor: !claimsSession({ headers }),
  }
}

/** Other extensions, such as the version that Apollo Client tells of itself, say nothing about the answer. */
function hashOf(extensions: unknown): unknown {
  if (!isObject(extensions) || !('persistedQuery' in extensions)) return undefined
  const { persistedQuery } = extensions
  const known = isObject(persistedQuery) && 'version' in persistedQuery && persistedQuery.version === 1
  return known && 'sha256Hash' in persistedQuery ? persistedQuery.sha256Hash : null
}

/** Levels of objects and lists in each other: more than any input has, and few enough for whoever goes through them by recursion. */
export const MAX_NESTING = 100

export function isTooDeep(value: unknown, levels = MAX_NESTING): boolean {
  // Uploaded files are objects of another kind, and hold more than came.
  if (!Array.isArray(value) && !(isObject(value) && Object.getPrototypeOf(value) === Object.prototype))
    return false
  return levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
