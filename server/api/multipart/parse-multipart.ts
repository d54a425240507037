import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Readable, Writable } from 'node:stream'
import { type DocumentNode, getOperationAST, Kind, parse, type TypeNode } from 'graphql'
import { processRequest } from 'graphql-upload-minimal'
import { parse as parseJson } from 'secure-json-parse'
import { isObject } from '#server/api/graphql-request.ts'
import { operationLimits } from '#server/api/operation-limits.ts'
import { asUploadError, UploadError } from '#server/lib/upload-error.ts'

interface Limits {
  /** Bytes of each of the fields `operations` and `map`. */
  maxFieldSize: number
  maxFileSize: number
  maxFiles: number
}

/** A multipart request in progress: files arrive as resolvers read them. */
export interface MultipartBody {
  /** The `operations`, with promises of files at the paths of the `map`. */
  operations: unknown
  /** Stops parsing. Files that have not arrived yet never will. */
  stop(): void
}

/**
 * Parses a GraphQL multipart request up to its first file. Errors of the parser only reject this promise, or those
 * and the streams of the files.
 *
 * @throws UploadError
 */
export async function parseMultipart(
  request: IncomingMessage,
  response: ServerResponse,
  limits: Limits,
): Promise<MultipartBody> {
  let parser: Writable | undefined
  const pipe = request.pipe.bind(request) as typeof request.pipe
  // The library creates its parser internally; pipe() is the only access to it.
  request.pipe = (destination, options) => {
    if (!(destination instanceof Writable)) throw new Error('The parser of multipart requests is no stream')
    parser = destination
    guardParser(parser, createFieldCheck(limits.maxFiles))
    return pipe(destination, options)
  }
  try {
    const operations = await processRequest(request, response, limits)
    return { operations, stop: () => parser?.destroy() }
  } catch (error) {
    throw asUploadError(error)
  }
}

type FieldListener = (name: string | undefined, value: string, info: { valueTruncated: boolean }) => void
type FileListener = (name: string | undefined, file: Readable, info: object) => void

/**
 * Contains all errors of busboy and its listeners: a thrown or emitted error only destroys the parser.
 *
 * @param parser busboy's, with all listeners, before the first write.
 * @param checkField called before the listeners of `field`; throws UploadError for an invalid field.
 */
function guardParser(parser: Writable, checkField: (name: string, value: string) => void): void {
  const attempt = (work: () => void) => {
    if (parser.destroyed) return
    try {
      work()
    } catch (error) {
      parser.destroy(asUploadError(error))
    }
  }
  // busboy emits a second error when it is destroyed after the first one.
  parser.on('error', () => {})
  const write = parser._write.bind(parser)
  parser._write = (chunk, encoding, done) => attempt(() => write(chunk, encoding, done))
  // busboy parses the rest of a chunk after an error, so the listeners check for it.
  wrapListeners(parser, 'field', (listener: FieldListener) => (name = '', value, info) => {
    attempt(() => {
      if (!info.valueTruncated) checkField(name, value)
      listener(name, value, info)
    })
  })
  const seen = new Set<string>()
  wrapListeners(parser, 'file', (listener: FileListener) => (name = '', file, info) => {
    convertErrors(file)
    file.on('error', () => {})
    if (parser.destroyed || seen.has(name)) {
      file.resume()
      return
    }
    seen.add(name)
    attempt(() => listener(name, file, info))
  })
}

/** Converts errors of an incomplete file to UploadError. */
function convertErrors(file: Readable): void {
  const destroy = file._destroy.bind(file)
  file._destroy = (error, done) => destroy(error, (failed) => done(failed ? asUploadError(failed) : null))
}

function wrapListeners<Arguments extends unknown[]>(
  parser: Writable,
  event: string,
  wrap: (listener: (...args: Arguments) => void) => (...args: Arguments) => void,
): void {
  const listeners = parser.listeners(event) as ((...args: Arguments) => void)[]
  parser.removeAllListeners(event)
  for (const listener of listeners) parser.on(event, wrap(listener) as (...args: unknown[]) => void)
}

/**
 * Creates the check of the multipart fields `operations` and `map`. A path of the map may only lead to null in a
 * variable that the document declares as Upload or a list of it: the parser assigns to any path, also into objects
 * that the process shares.
 *
 * @param maxFiles most entries of a map.
 * @returns a function that throws UploadError for an invalid field.
 */
function createFieldCheck(maxFiles: number): (name: string, value: string) => void {
  let operations: Record<string, unknown> | undefined
  let hasMap = false
  return (name, value) => {
    if (name === 'operations') {
      if (operations) throw new UploadError("The multipart field 'operations' is there twice.")
      operations = readObject(name, value)
    } else if (name === 'map') {
      if (!operations) throw new UploadError("The multipart field 'map' must follow 'operations'.")
      if (hasMap) throw new UploadError("The multipart field 'map' is there twice.")
      hasMap = true
      checkMap(Object.entries(readObject(name, value)), operations, maxFiles)
    } else throw new UploadError("A multipart request has the fields 'operations' and 'map', and files.")
  }
}

/** Parses JSON, without keys that lead to prototypes. */
function readObject(name: string, value: string): Record<string, unknown> {
  let read: unknown
  try {
    read = parseJson(value)
  } catch {
    throw new UploadError(`The multipart field '${name}' is not valid JSON.`)
  }
  if (Array.isArray(read) && name === 'operations') throw new UploadError('Operation batching disabled.')
  if (!isObject(read)) throw new UploadError(`The multipart field '${name}' must be a JSON object.`)
  return read
}

function checkMap(
  entries: readonly (readonly [file: string, paths: unknown])[],
  operations: Record<string, unknown>,
  maxFiles: number,
): void {
  if (entries.length > maxFiles) throw new UploadError(`${maxFiles} max file uploads exceeded.`, 413)
  const declared = uploadVariables(operations)
  const usedPaths = new Set<string>()
  for (const [file, paths] of entries) {
    const [path, ...others] = Array.isArray(paths) ? paths : []
    if (typeof path !== 'string' || others.length > 0)
      throw new UploadError(`The map must give file '${shortened(file)}' a list of one path.`)
    if (usedPaths.has(path) || !isFree(path, operations, declared))
      throw new UploadError(
        `The path '${shortened(path)}' does not lead to a variable of type Upload that is null.`,
      )
    usedPaths.add(path)
  }
}

const PATH = /^variables\.([_A-Za-z][_0-9A-Za-z]*)(?:\.(0|[1-9]\d{0,3}))?$/

/** Whether a file can be put at a path: only own properties are followed. */
function isFree(
  path: string,
  operations: Record<string, unknown>,
  declared: ReadonlyMap<string, 'file' | 'list'>,
): boolean {
  const [, name = '', index] = PATH.exec(path) ?? []
  const variables = ownValue(operations, 'variables')
  const shape = declared.get(name)
  if (shape === undefined || !isObject(variables)) return false
  const variable = ownValue(variables, name)
  if (index === undefined) return variable === null
  return shape === 'list' && Array.isArray(variable) && ownValue(variable, index) === null
}

function ownValue(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key as keyof typeof object] : undefined
}

/** Variables of the requested operation that are declared as a file or a list of files. */
function uploadVariables({ query, operationName }: Record<string, unknown>): Map<string, 'file' | 'list'> {
  const name = typeof operationName === 'string' ? operationName : undefined
  const operation = getOperationAST(readDocument(query), name)
  const declared = new Map<string, 'file' | 'list'>()
  for (const { variable, type } of operation?.variableDefinitions ?? []) {
    const outer = nullable(type)
    const isList = outer.kind === Kind.LIST_TYPE
    const inner = isList ? nullable(outer.type) : outer
    if (inner.kind === Kind.NAMED_TYPE && inner.name.value === 'Upload')
      declared.set(variable.name.value, isList ? 'list' : 'file')
  }
  return declared
}

function readDocument(query: unknown): DocumentNode {
  if (typeof query !== 'string') throw new UploadError("The multipart field 'operations' holds no 'query'.")
  try {
    return parse(query, { noLocation: true, maxTokens: operationLimits.tokens })
  } catch (error) {
    throw new UploadError(error instanceof Error ? error.message : 'The document cannot be parsed.')
  }
}

const nullable = (type: TypeNode) => (type.kind === Kind.NON_NULL_TYPE ? type.type : type)

const shortened = (text: string) => text.slice(0, 100)
