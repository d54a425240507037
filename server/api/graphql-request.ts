import type { IncomingHttpHeaders } from 'node:http'
import { usualAnswerType } from '#server/http/graphql-answer-type.ts'

/** A GraphQL request in the usual form. */
export interface GraphqlRequest {
  /** The document, or else its SHA-256 hash. */
  text: string | undefined
  hash: string | undefined
  operationName: string | undefined
  variables: object
  /** Media type of the response, chosen as Apollo does. */
  answerType: string
}

const KNOWN_KEYS = new Set(['query', 'operationName', 'variables', 'extensions'])

/** A request with its parsed query and JSON body. */
export interface JsonRequest {
  method: string
  headers: IncomingHttpHeaders
  query: unknown
  body: unknown
}

/**
 * Reads a GraphQL request.
 *
 * @returns undefined for anything unusual, which Apollo handles.
 */
export function graphqlRequestOf(request: JsonRequest): GraphqlRequest | undefined {
  const answerType = usualAnswerType(request.headers.accept)
  const body = parametersOf(request)
  if (answerType === undefined || !isObject(body)) return undefined
  const { query, operationName, variables, extensions } = body
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined
  if (isTooDeep(variables)) return undefined
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) return undefined
  const hash = hashOf(extensions)
  // With both, Apollo checks that they match.
  if (hash !== undefined && query !== undefined) return undefined
  const document = query === undefined ? hash : query
  if (typeof document !== 'string' || !Object.keys(body).every((key) => KNOWN_KEYS.has(key))) return undefined
  // Always the same properties: objects of varying shape were freed only by full garbage collections.
  return {
    text: query === undefined ? undefined : document,
    hash: query === undefined ? document : undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    answerType,
  }
}

/** Only requests that another site cannot send without a CORS preflight, as Apollo's CSRF prevention requires. */
function parametersOf({ method, headers, query, body }: JsonRequest): unknown {
  if (method === 'POST') return headers['content-type']?.startsWith('application/json') ? body : undefined
  if (method !== 'GET' || headers['apollo-require-preflight'] === undefined || !isObject(query))
    return undefined
  const { lang: _language, ...parameters } = query
  try {
    return {
      ...parameters,
      ...('variables' in parameters && { variables: JSON.parse(String(parameters.variables)) }),
      ...('extensions' in parameters && { extensions: JSON.parse(String(parameters.extensions)) }),
    }
  } catch {
    return undefined
  }
}

/** Other extensions, such as Apollo Client's version, do not affect the response. */
function hashOf(extensions: unknown): unknown {
  if (!isObject(extensions) || !('persistedQuery' in extensions)) return undefined
  const { persistedQuery } = extensions
  const known = isObject(persistedQuery) && 'version' in persistedQuery && persistedQuery.version === 1
  return known && 'sha256Hash' in persistedQuery ? persistedQuery.sha256Hash : null
}

/** Deepest nesting of variables: more than any input needs, and safe for recursive functions. */
export const MAX_NESTING = 100

export function isTooDeep(value: unknown, levels = MAX_NESTING): boolean {
  // Uploaded files are instances of classes, whose members do not come from the client.
  if (!Array.isArray(value) && !(isObject(value) && Object.getPrototypeOf(value) === Object.prototype))
    return false
  return levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1))
}

/** A JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
