import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import type { Logger } from '#server/lib/log.ts'
import { compile } from './compile-operation.ts'
import { measure, type OperationWork } from './operation-limits.ts'

/** A parsed and validated query, compiled for the schema. */
export interface CompiledOperation {
  /** Unique among compiled operations. */
  number: number
  query: CompiledQuery['query']
  /** Names of its variables. */
  variables: readonly string[]
  stringify: CompiledQuery['stringify']
  /** Whether the result is the same for every visitor until the data changes. */
  cacheable: boolean
  /** Whether caches between the server and browsers may keep it. */
  shareable: boolean
  /** The most that it can cause; for the client's own documents the largest response so far. */
  work: OperationWork
  /** Whether it is one of the client's own documents. */
  own: boolean
}

/** Clients can send any document, so their number and size in the cache are limited. */
const MAX_DOCUMENTS = 500
const MAX_CHARACTERS = 1_000_000
const MAX_DOCUMENT_CHARACTERS = 20_000

interface Known {
  document: DocumentNode
  operationName: string | undefined
  /** Compiled at the second request; null when it cannot be compiled. */
  compiled?: CompiledOperation | null
}

/** Documents of the client, and those that Apollo's pipeline has accepted, by text and by SHA-256 hash. */
export class OperationCache {
  readonly #schema: GraphQLSchema
  readonly #byText = new LRUCache<string, Known>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (_known, text) => text.length,
  })
  readonly #textByHash = new LRUCache<string, string>({ max: MAX_DOCUMENTS })
  /** The client's own documents, which are never evicted. */
  readonly #ownByHash: ReadonlyMap<string, string>
  readonly #own: ReadonlySet<string>
  readonly #log: Logger
  #compiledCount = 0

  /** @param own the client's documents, which it requests by hash. */
  constructor(schema: GraphQLSchema, own: readonly string[], log: Logger) {
    this.#schema = schema
    this.#log = log
    this.#own = new Set(own)
    this.#ownByHash = new Map(
      own.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const),
    )
  }

  /** Whether a text is one of the client's own documents. */
  isOwn(text: string): boolean {
    return this.#own.has(text)
  }

  /** The document of a hash, if known. */
  textOf(hash: string): string | undefined {
    return this.#ownByHash.get(hash) ?? this.#textByHash.get(hash)
  }

  /** Adds a valid document. Only queries without introspection are cached. */
  add(seen: {
    text: string
    hash: string
    document: DocumentNode
    operation: OperationDefinitionNode
  }): void {
    // Documents that cannot be compiled are remembered, so that each is tried once.
    if (this.#byText.has(seen.text)) return
    if (seen.operation.operation !== 'query' || usesIntrospection(seen.document)) return
    const operations = seen.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operations.length !== 1) return
    this.#byText.set(seen.text, { document: seen.document, operationName: seen.operation.name?.value })
    this.#textByHash.set(seen.hash, seen.text)
  }

  /** The compiled operation of a known document, by its text or hash. */
  find(request: {
    text?: string | undefined
    hash?: string | undefined
    operationName?: string | undefined
  }): CompiledOperation | undefined {
    const text = request.text ?? this.textOf(request.hash ?? '')
    const known = text === undefined ? undefined : (this.#byText.get(text) ?? this.#addOwn(text))
    if (!known || (request.operationName !== undefined && request.operationName !== known.operationName))
      return
    if (known.compiled === undefined)
      known.compiled = this.#compile(known.document, { own: this.isOwn(text ?? '') })
    return known.compiled ?? undefined
  }

  /** Own documents were validated when they were generated. */
  #addOwn(text: string): Known | undefined {
    if (!this.isOwn(text) || !text.startsWith('query')) return undefined
    const document = parse(text)
    const known = { document, operationName: getOperationAST(document)?.name?.value }
    this.#byText.set(text, known)
    return known
  }

  #compile(document: DocumentNode, { own }: { own: boolean }): CompiledOperation | null {
    const compiled = compile(this.#schema, document, this.#log)
    const operation = getOperationAST(document)
    if (!compiled || !operation) return null
    return {
      number: this.#compiledCount++,
      query: compiled.query,
      variables: operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [],
      stringify: compiled.stringify,
      cacheable: isCacheable(this.#schema, document, operation, 'response'),
      shareable: isCacheable(this.#schema, document, operation, 'edge'),
      work: own ? { bytes: 0, rootFields: 0 } : measure(this.#schema, document, operation),
      own,
    }
  }
}

/** Whether a document queries __schema or __type. */
export function usesIntrospection(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) => 'selectionSet' in definition && namesSchema(definition.selectionSet),
  )
}

function namesSchema({ selections }: SelectionSetNode): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return /^__(schema|type)$/.test(selection.name.value)
    return selection.kind === Kind.INLINE_FRAGMENT && namesSchema(selection.selectionSet)
  })
}
