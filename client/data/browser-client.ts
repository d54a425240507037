import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { HttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { type ASTNode, print } from 'graphql'
import { from, mergeMap, of } from 'rxjs'
import { locale } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { createApolloClient } from './client.ts'
import { ConnectionError } from './connection-error.ts'
import { rehearsalOfDocument } from './rehearsal.ts'
import { keepSession, type SessionEvents, type Tabs } from './session.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { LIMIT_MS, noAnswer } from './time-limit.ts'

/**
 * The browser's client, which keeps the session alive.
 *
 * @param fill Puts the answers that came with the page into its cache.
 */
export function createBrowserClient(
  fill: (client: ApolloClient) => void,
  tabs: Tabs,
  events: SessionEvents,
): ApolloClient {
  let keeper: SessionKeeper | undefined
  const rehearsal = rehearsalOfDocument()
  const headers = {
    'apollo-require-preflight': 'true',
    ...(rehearsal !== undefined && { 'x-rehearsal': rehearsal }),
  }
  // The language is that of the institute's content, and of the mails and documents that this page asks for.
  const endpoint = { uri: locale === 'en' ? '/graphql' : `/graphql?lang=${locale}`, headers }
  const isShared = ({ operationName = '' }: ApolloLink.Operation) =>
    sharedQueries.has(operationName) && rehearsal === undefined && keeper?.isSignedIn() !== true
  const renew = async () => (await keeper?.renew()) ?? false
  const link = ApolloLink.from([
    unauthenticatedLink(renew),
    lostAccessLink({ isKnown: () => keeper?.isSignedIn() ?? false, renew }),
    uploadLink(endpoint),
    ...hashLinks(isShared),
    timeLimitLink(),
    new HttpLink({
      ...endpoint,
      credentials: 'same-origin',
      // The server decides by ETag: a browser's cache alone would answer for some seconds after a change or a sign-in.
      fetchOptions: { cache: 'no-cache' },
      // Nobody wants to know which version of Apollo Client it is, a hundred bytes a time.
      enhancedClientAwareness: { transport: false },
    }),
  ])
  const client = createApolloClient(link, { ssrMode: false })
  fill(client)
  keeper = keepSession(client, tabs, events)
  return client
}

/**
 * Sends the SHA-256 of a document instead of the document: a look-up then fits into one packet, and the server knows it
 * (see sent-documents.ts). One that does not, because it is of another version, is sent the document after all.
 *
 * @param isShared whether an operation is asked for by GET, so that caches can answer it.
 * @returns nothing where browsers offer no hash: on addresses that are neither https nor this machine's own.
 */
function hashLinks(isShared: (operation: ApolloLink.Operation) => boolean): ApolloLink[] {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return []
  const sha256 = async (text: string) => {
    const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const hashed = (useGETForHashedQueries: boolean) =>
    new PersistedQueryLink({ sha256, useGETForHashedQueries })
  return [ApolloLink.split(isShared, hashed(true), hashed(false))]
}

interface Session {
  /** Whether this browser knows of one. */
  isKnown: () => boolean
  /** False when there is none any more; rejects when the server cannot be asked. */
  renew: () => Promise<boolean>
}

/**
 * When a query is answered as a visitor's although somebody is signed in, because their access ran out while the device
 * slept, renews the session once and repeats the query.
 */
function lostAccessLink({ isKnown, renew }: Session): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (result.errors || !isOfVisitor(result.data) || !isKnown()) return of(result)
        return from(renew()).pipe(mergeMap((again) => (again ? forward(operation) : of(result))))
      }),
    ),
  )
}

/** Fields of a viewer are null for visitors only. */
const isOfVisitor = (data: { viewer?: object } | null | undefined) =>
  Object.values(data?.viewer ?? {}).includes(null)

/** Queries whose answer is the same for every visitor. None is a look-up, whose Candidate ID and secret no address shall have. */
export const sharedQueries: ReadonlySet<string> = new Set([
  ...['CourseList', 'NoticeBoard', 'News', 'Notice', 'NoticeToEdit'],
  ...['ResultExams', 'TopPerformers', 'Releases', 'NewestExam', 'ExamIds'],
  ...[
    'Achievements',
    'Contact',
    'Course',
    'Faculty',
    'Home',
    'HomeCourses',
    'Infrastructure',
    'Legal',
    'Mission',
  ],
  ...['OnlineClass', 'Overview', 'Testimonials'],
])

/** Longer than the server lets the longest of them work. */
const LONG_LIMIT_MS = 8 * 60_000

/** Operations about very many rows, or about whole files. */
export const longOperations: ReadonlySet<string> = new Set([
  ...['PublishResults', 'CorrectResult', 'DiscardResults', 'FindStagedResults'],
  ...['PublishStudents', 'DiscardStudents', 'FindStagedStudents', 'SetStudentUploadActive'],
  'ManagedExam',
  ...['DeleteResultFile', 'ResultFileDeletion', 'DeleteStudentUploads', 'StudentUploadDeletion', 'MakePins'],
  ...['ExportCandidate', 'DeleteCandidateData', 'SetUp', 'RemoveDemo'],
])

/** Waits for no answer over a connection that stalls: the operation fails as without one, with a `ConnectionError`. */
export function timeLimitLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = longOperations.has(operation.operationName ?? '') ? LONG_LIMIT_MS : LIMIT_MS
    return new Observable((observer) => {
      const timer = setTimeout(() => observer.error(noAnswer()), limit)
      observer.add(() => clearTimeout(timer))
      return forward(operation).subscribe({
        next: (answer) => observer.next(answer),
        error: (error) => observer.error(named(error)),
        complete: () => observer.complete(),
      })
    })
  })
}

const named = (error: unknown) =>
  error instanceof TypeError ? new ConnectionError(error.message, { cause: error }) : error

/**
 * When the server says that nobody is signed in, renews the session once and repeats the operation; its second
 * answer counts, also a refusal.
 *
 * @param renew false when there is no session to renew.
 */
function unauthenticatedLink(renew: () => Promise<boolean>): ErrorLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    if (operation.operationName === 'RefreshSession' || result === undefined) return
    if (!CombinedGraphQLErrors.is(error) || !error.errors.some(isUnauthenticated)) return
    const renewed = from(renew().catch(() => false))
    return renewed.pipe(mergeMap((again) => (again ? forward(operation) : of(result))))
  })
}

function isUnauthenticated(error: CombinedGraphQLErrors['errors'][number]): boolean {
  return error.extensions?.code === 'UNAUTHENTICATED'
}

interface UploadOptions {
  uri: string
  headers: Readonly<Record<string, string>>
}

/**
 * Sends operations whose variables hold files as a GraphQL multipart request, by XMLHttpRequest because fetch cannot
 * tell how far a body has gone. Everything else goes on to the next link.
 */
function uploadLink({ uri, headers }: UploadOptions): ApolloLink {
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
