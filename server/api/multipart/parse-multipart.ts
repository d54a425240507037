import type { IncomingMessage, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { processRequest } from 'graphql-upload-minimal'
import { asUploadError } from '#server/lib/upload-error.ts'
import { createFieldCheck } from './check-fields.ts'
import { guardParser } from './guard-parser.ts'

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
