import { ApolloLink, Observable } from '@apollo/client'
import type { DocumentNode, FormattedExecutionResult } from 'graphql'

/** Runs an operation on the schema inside this process; never rejects for an error of the operation itself. */
export type ExecuteOperation = (operation: {
  document: DocumentNode
  variables: Record<string, unknown>
}) => Promise<FormattedExecutionResult>

/** The end of the link chain on the server: the schema itself instead of HTTP. */
export function inProcessLink(execute: ExecuteOperation): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute({ document: query, variables }).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
      }),
  )
}
