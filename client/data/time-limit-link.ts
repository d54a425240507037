import { ApolloLink, Observable } from '@apollo/client'
import { ConnectionError } from './connection-error.ts'
import { LIMIT_MS, noAnswer } from './time-limit.ts'

/** Longer than the server lets the longest of them work. */
export const LONG_LIMIT_MS = 8 * 60_000

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
