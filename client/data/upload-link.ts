import { ApolloLink, Observable } from '@apollo/client'
import { type ASTNode, print } from 'graphql'
import { t } from '#client/locales/t.ts'

export interface UploadOptions {
  uri: string
  headers: Readonly<Record<string, string>>
}

/**
 * Sends operations whose variables hold files as a GraphQL multipart request, by XMLHttpRequest because fetch cannot
 * tell how far a body has gone. Everything else goes on to the next link.
 */
export function uploadLink({ uri, headers }: UploadOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const files = findFiles(operation.variables, 'variables')
    if (files.length === 0) return forward(operation)
    const { upload } = operation.getContext()
    return new Observable((observer) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      upload?.signal?.addEventListener('abort', abort, { once: true })
      request.open('POST', uri)
      request.responseType = 'json'
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.setRequestHeader('accept', 'application/graphql-response+json, application/json')
      request.upload.onprogress = ({ loaded, total }) => upload?.onProgress?.(total > 0 ? loaded / total : 0)
      request.onabort = () => observer.error(new DOMException(t('The upload was stopped.'), 'AbortError'))
      request.onerror = () => observer.error(new Error(t('The connection was lost during the upload.')))
      request.onload = () => {
        if (isResult(request.response)) {
          observer.next(request.response)
          observer.complete()
        } else {
          observer.error(
            new Error(t('The upload was answered with status {status}.', { status: request.status })),
          )
        }
      }
      if (upload?.signal?.aborted)
        observer.error(new DOMException(t('The upload was stopped.'), 'AbortError'))
      else request.send(multipartBody(operation, files))
      return () => {
        upload?.signal?.removeEventListener('abort', abort)
        request.onabort = null
        request.abort()
      }
    })
  })
}

interface FoundFile {
  /** Where in the operation it stands, e.g. `variables.attachments.0`. */
  path: string
  file: Blob
}

/** Every file in a value, with its path. */
export function findFiles(value: unknown, path: string): FoundFile[] {
  if (value instanceof Blob) return [{ path, file: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => findFiles(child, `${path}.${key}`))
}

/** The body that the GraphQL multipart request specification asks for: operations, then map, then the files. */
export function multipartBody(
  operation: { query: ASTNode; variables: Record<string, unknown>; operationName?: string | undefined },
  files: readonly FoundFile[],
): FormData {
  const body = new FormData()
  const withoutFiles = (_key: string, value: unknown) => (value instanceof Blob ? null : value)
  const { query, variables, operationName } = operation
  body.append('operations', JSON.stringify({ operationName, query: print(query), variables }, withoutFiles))
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) body.append(String(index), file)
  return body
}

function isResult(response: unknown): response is ApolloLink.Result {
  return typeof response === 'object' && response !== null && ('data' in response || 'errors' in response)
}
