import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { isKeepable } from '#server/keepable.ts'
import { compile } from './compile.ts'

/** A query that has been parsed and validated, compiled for the schema. */
export interface Plan {
  /** No other plan has it. */
  number: number
  query: CompiledQuery['query']
  stringify: CompiledQuery['stringify']
  /** Whether the answer is the same for every visitor until the institute's data changes. */
  keepable: boolean
}

/** Documents are a client's to invent: only so many, and so many characters of them, are remembered. */
const MAX_DOCUMENTS = 500
const MAX_CHARACTERS = 1_000_000
const MAX_DOCUMENT_CHARACTERS = 20_000

interface Known {
  document: DocumentNode
  operationName: string | undefined
  /** Compiled when it comes back; null when it cannot be. */
  plan?: Plan | null
}

/** The documents that the full pipeline has accepted, by their text and by its SHA-256. */
export class Plans {
  readonly #schema: GraphQLSchema
  readonly #byText = new LRUCache<string, Known>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (_known, text) => text.length,
  })
  readonly #textByHash = new LRUCache<string, string>({ max: MAX_DOCUMENTS })
  /** Known from the start and never forgotten, whatever others send. */
  readonly #ownByHash: ReadonlyMap<string, string>
  #plans = 0

  /** @param own documents that will be asked for by their hash before they were ever seen. */
  constructor(schema: GraphQLSchema, own: readonly string[]) {
    this.#schema = schema
    this.#ownByHash = new Map(
      own.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const),
    )
  }

  /** The document of a hash, if it is known. */
  textOf(hash: string): string | undefined {
    return this.#ownByHash.get(hash) ?? this.#textByHash.get(hash)
  }

  /** Told of a document that has passed every rule. Only queries are kept, and none that looks into the schema. */
  learn(seen: {
    text: string
    hash: string
    document: DocumentNode
    operation: OperationDefinitionNode
  }): void {
    if (seen.operation.operation !== 'query' || looksIntoSchema(seen.document)) return
    const operations = seen.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operations.length !== 1) return
    this.#byText.set(seen.text, { document: seen.document, operationName: seen.operation.name?.value })
    this.#textByHash.set(seen.hash, seen.text)
  }

  /** The plan of a document that is known, by its text or its hash. */
  find(asked: {
    text?: string | undefined
    hash?: string | undefined
    operationName?: string | undefined
  }): Plan | undefined {
    const text = asked.text ?? this.textOf(asked.hash ?? '')
    const known = text === undefined ? undefined : this.#byText.get(text)
    if (!known || (asked.operationName !== undefined && asked.operationName !== known.operationName)) return
    if (known.plan === undefined) known.plan = this.#compile(known.document)
    return known.plan ?? undefined
  }

  #compile(document: DocumentNode): Plan | null {
    const compiled = compile(this.#schema, document)
    const operation = getOperationAST(document)
    if (!compiled || !operation) return null
    return {
      number: this.#plans++,
      query: compiled.query,
      stringify: compiled.stringify,
      keepable: isKeepable(this.#schema, document, operation),
    }
  }
}

function looksIntoSchema(document: DocumentNode): boolean {
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
