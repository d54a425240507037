import { LRUCache } from 'lru-cache'
import type { GraphqlRequest } from './graphql-request.ts'
import type { CompiledOperation } from './operation-cache.ts'

/** A parsed request and its compiled operation. */
export interface ParsedRequest {
  graphqlRequest: GraphqlRequest
  operation: CompiledOperation
}

/** Key of a request. */
export interface RequestBytes {
  /** The header that determines the media type of the response. */
  accept: string | undefined
  /** The bytes as a latin1 string. */
  body: string
}

/** An entry can be the last reference to a compiled document, so there are no more than in operation-cache.ts. */
const MAX_REQUESTS = 500
const MAX_CHARACTERS = 1_000_000
const MAX_BODY_BYTES = 4_000

/**
 * Parsed requests with cacheable responses: every visitor's page sends the same few bodies, so a body is parsed once.
 * Other requests contain a candidate's ID and rarely repeat.
 */
export class ParsedRequestCache {
  readonly #parsed = new LRUCache<string, ParsedRequest>({
    max: MAX_REQUESTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_parsed, key) => key.length,
  })

  find(bytes: RequestBytes): ParsedRequest | undefined {
    return bytes.body.length > MAX_BODY_BYTES ? undefined : this.#parsed.get(keyOf(bytes))
  }

  add(bytes: RequestBytes, parsed: ParsedRequest): void {
    if (parsed.operation.cacheable && bytes.body.length <= MAX_BODY_BYTES)
      this.#parsed.set(keyOf(bytes), parsed)
  }
}

const keyOf = ({ accept = '', body }: RequestBytes) => `${accept}\n${body}`
