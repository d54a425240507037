import { ApolloLink, Observable } from '@apollo/client'
import type { ExecuteOperation } from '#shared/page-renderer.ts'

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
